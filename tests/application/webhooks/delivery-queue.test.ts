import * as O from 'fp-ts/Option';
import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import { openWebhookOffice } from '../../../adapters/in-process/webhooks/webhook-office';
import { watchTakers } from '../../../application/mails/watch-takers.service';
import { deliveryQueue } from '../../../application/webhooks/delivery-queue.service';
import type { WebhookLetter, WebhookPost } from '../../../application/webhooks/webhook-post.port';
import type { Store } from '../../../application/ports/unit-of-work';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { EventType } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import type { ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { anApplication } from '../../support/builders/applications';
import { anEvent } from '../../support/builders/events';
import { aCandidate, email } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { at } from '../../support/builders/time';
import { aWebhook, secretSeed } from '../../support/builders/webhooks';
import { placingFew } from '../../support/store/placing-few';
import { answerOf } from '../../support/world/answers';
import { standingClock } from '../../support/world/clock';
import { keepingReporter } from '../../support/world/reporter';
import { standingTimer } from '../../support/world/timer';

/* Time passes only when a test lets it. */

type Receive = (letter: WebhookLetter) => ReceiverAnswer | Promise<ReceiverAnswer>;

const answered = (status: number): ReceiverAnswer => ({ _tag: 'Answered', status });
const accept: Receive = () => answered(204);
const { positionId } = aPosition();

/** One turn of the event loop. */
const aMoment = (): Promise<void> => new Promise((done) => setImmediate(done));

const office = (unitOfWork = inMemoryUnitOfWork(), taker = 'one portal') => {
  const clock = standingClock(at('2026-12-04T15:00:00Z'));
  const timer = standingTimer();
  const reporter = keepingReporter();
  const sent: WebhookLetter[] = [];
  const receivers = new Map<string, Receive>();
  const post: WebhookPost = {
    ...openWebhookOffice,
    send: (letter) => () => {
      sent.push(letter);
      return Promise.resolve((receivers.get(letter.url) ?? accept)(letter));
    },
    write: ({ candidateId, id, type }) => ({
      id: `evt_${id}`,
      body: `${candidateId} ${type.replace('application.', '')}`,
    }),
    sign: (seed, content) => `v1,${seed.slice(-1)}(${content})`,
  };
  const queue = deliveryQueue({ unitOfWork, clock, timer, post, reporter, chance: () => 0.5, taker });
  const act = <A>(work: (store: Store) => FromStore<A>): Promise<A> => answerOf(unitOfWork.run(work));
  return {
    ...{ queue, clock, timer, reporter, sent, receivers, act, unitOfWork },
    bodies: (url?: string) => sent.filter((one) => url === undefined || one.url === url).map(({ body }) => body),
    /** Lets that much time pass for the clock and the timer, and sends what is due. */
    pass: async (length: number) => {
      clock.moveBy(length);
      timer.pass(length);
      await queue.sendAll();
    },
    add: async (url: string): Promise<number> =>
      O.toUndefined(await act(({ webhooks }) => webhooks.add(aWebhook({ url }), 9))) ?? 0,
    seen: () => act(({ webhooks }) => webhooks.all()),
    applicants: async (count: number): Promise<readonly CandidateId[]> => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      const ids: CandidateId[] = [];
      for (let n = 0; n < count; n += 1) {
        const id = await act(({ provisioning }) =>
          provisioning.putCandidate(aCandidate({ email: email(`candidate-${n}@example.org`) })),
        );
        await act(({ provisioning }) => provisioning.addApplication(id, anApplication(), undefined));
        ids.push(id);
      }
      return ids;
    },
    happened: async (id: CandidateId, ...types: readonly EventType[]) => {
      for (const type of types) await act(({ events }) => events.add(id, positionId, anEvent({ type })));
    },
  };
};

const [one, other] = ['https://one.example.org/', 'https://other.example.org/'];

describe('What happened', () => {
  it('is told to each webhook once, in order for each application, signed', async () => {
    const { queue, add, applicants, happened, sent, bodies, seen } = office();
    const [maria, sam] = await applicants(2);
    await Promise.all([add(one), add(other)]);
    if (maria === undefined || sam === undefined) throw new Error('Two are needed');
    await happened(maria, 'application.booked', 'application.moved');
    await happened(sam, 'application.booked');
    await queue.sendAll();
    await queue.sendAll();
    for (const url of [one, other]) {
      expect([...bodies(url)].sort()).toEqual([`${maria} booked`, `${maria} moved`, `${sam} booked`]);
      expect(bodies(url).filter((body) => body.startsWith(`${maria}`))).toEqual([`${maria} booked`, `${maria} moved`]);
    }
    expect(sent[0]).toEqual({
      url: one,
      id: 'evt_1',
      timestamp: '1796396400',
      body: `${maria} booked`,
      signatures: [`v1,1(evt_1.1796396400.${maria} booked)`],
    });
    expect(await seen()).toMatchObject([{ waiting: 0 }, { waiting: 0 }]);
  });

  it('is told at once, also behind a history that came from another portal and that nobody is told', async () => {
    const { queue, act, add, applicants, happened, bodies } = office(placingFew(2));
    const [maria] = await applicants(1);
    await add(one);
    if (maria === undefined) throw new Error('One is needed');
    const history = Array.from({ length: 5 }, () => anEvent());
    await act(({ events }) => events.carryOver(maria, positionId, history, at('2026-12-04T15:00:00Z')));
    await happened(maria, 'application.moved');
    await queue.sendAll();
    expect(bodies()).toEqual([`${maria} moved`]);
  });

  it('is signed with the secret before, too, for as long as that signs along', async () => {
    const { queue, act, add, applicants, happened, clock, sent } = office();
    const [maria] = await applicants(1);
    const webhook = await add(one);
    if (maria === undefined) throw new Error('One is needed');
    await act(({ webhooks }) => webhooks.rotate(webhook, secretSeed(2), plus(clock.now(), hours(24))));
    await happened(maria, 'application.booked');
    await queue.sendAll();
    clock.moveBy(hours(24));
    await happened(maria, 'application.moved');
    await queue.sendAll();
    expect(sent.map(({ signatures }) => signatures.map((text) => text.slice(0, 4)))).toEqual([
      ['v1,2', 'v1,1'],
      ['v1,2'],
    ]);
  });

  it('is told again under the same id, with a new timestamp, and holds up only its own application', async () => {
    const { queue, add, applicants, happened, receivers, sent, bodies, pass } = office();
    const [maria, sam] = await applicants(2);
    await add(one);
    if (maria === undefined || sam === undefined) throw new Error('Two are needed');
    receivers.set(one, ({ body }) => answered(body === `${maria} booked` ? 500 : 200));
    await happened(maria, 'application.booked', 'application.moved');
    await happened(sam, 'application.booked', 'application.moved');
    await queue.sendAll();
    expect([...bodies()].sort()).toEqual([`${maria} booked`, `${sam} booked`, `${sam} moved`]);
    receivers.set(one, accept);
    await pass(seconds(5) - 1);
    expect(sent).toHaveLength(3);
    await pass(1);
    expect(bodies().slice(3)).toEqual([`${maria} booked`, `${maria} moved`]);
    const tries = sent.filter(({ id }) => id === 'evt_1');
    expect(tries.map(({ timestamp }) => timestamp)).toEqual(['1796396400', '1796396405']);
  });
});

describe('A receiver', () => {
  it('that never answers holds up no other', async () => {
    const { queue, add, applicants, happened, receivers, bodies } = office();
    const ids = await applicants(20);
    await add(one);
    await add(other);
    let answer: (value: ReceiverAnswer) => void = () => undefined;
    const hanging = new Promise<ReceiverAnswer>((done) => {
      answer = done;
    });
    receivers.set(one, () => hanging);
    for (const id of ids) await happened(id, 'application.booked', 'application.moved');
    const done = queue.sendAll();
    while (bodies(other).length < 40) await aMoment();
    expect(bodies(one)).toHaveLength(4);
    receivers.set(one, accept);
    answer(answered(200));
    await done;
    expect(new Set(bodies(one)).size).toBe(40);
  });

  it('that is away is tried with one event at a time, and told all of them when it is back', async () => {
    const { queue, add, applicants, happened, receivers, bodies, pass, reporter, seen } = office();
    const ids = await applicants(10);
    await add(one);
    for (const id of ids) await happened(id, 'application.booked', 'application.moved');
    receivers.set(one, () => ({ _tag: 'NoAnswer', why: 'ECONNREFUSED' }));
    await queue.sendAll();
    const before = bodies().length;
    expect(before).toBeLessThanOrEqual(5);
    for (let n = 0; n < 40; n += 1) await pass(seconds(15));
    expect(bodies().length - before).toBeLessThan(10);
    receivers.set(one, accept);
    for (let n = 0; n < 40; n += 1) await pass(seconds(30));
    expect(await seen()).toMatchObject([{ waiting: 0, state: 'on' }]);
    expect(new Set(bodies()).size).toBe(20);
    const said = reporter.reports.map(({ event }) => event);
    expect(said).toEqual(['webhook-waits', 'webhook-goes-on']);
  });

  it('that answers 410 is told nothing more, and nothing is lost', async () => {
    const { queue, add, applicants, happened, receivers, sent, pass, seen, reporter } = office();
    const [maria] = await applicants(1);
    await add(one);
    if (maria === undefined) throw new Error('One is needed');
    receivers.set(one, () => answered(410));
    await happened(maria, 'application.booked', 'application.moved');
    await queue.sendAll();
    await pass(hours(1));
    expect(sent).toHaveLength(1);
    expect(await seen()).toMatchObject([{ state: 'gone', waiting: 2 }]);
    expect(reporter.reports).toEqual([{ event: 'webhook-off', detail: { webhook: 1, state: 'gone' } }]);
  });

  it('that is away for three days is told nothing more; one that refuses a single event misses this one', async () => {
    const { queue, add, applicants, happened, receivers, pass, seen, reporter } = office();
    const [maria, sam] = await applicants(2);
    await add(one);
    await add(other);
    if (maria === undefined || sam === undefined) throw new Error('Two are needed');
    receivers.set(one, () => answered(503));
    receivers.set(other, ({ body }) => answered(body === `${maria} booked` ? 500 : 200));
    await happened(maria, 'application.booked', 'application.moved');
    await queue.sendAll();
    await happened(sam, 'application.booked');
    for (let n = 0; n < 74 * 6; n += 1) await pass(minutes(10));
    expect(await seen()).toMatchObject([
      { state: 'unreachable', waiting: 3, givenUp: 0 },
      { state: 'on', waiting: 0, givenUp: 1 },
    ]);
    const said = reporter.reports.map(({ event }) => event);
    expect(said).toContain('webhook-off');
    expect(said).toContain('delivery-given-up');
  });
});

describe('Events that a receiver refuses', () => {
  it('are given up after three days, and the webhook stays on, though nothing else happened', async () => {
    const { queue, add, applicants, happened, receivers, pass, seen } = office();
    const [maria] = await applicants(1);
    await add(one);
    if (maria === undefined) throw new Error('One is needed');
    receivers.set(one, () => answered(422));
    await happened(maria, 'application.booked');
    await queue.sendAll();
    for (let n = 0; n < 74 * 6; n += 1) await pass(minutes(10));
    expect(await seen()).toMatchObject([{ state: 'on', waiting: 0, givenUp: 1 }]);
  });

  it.each([
    [422, 'at once'],
    [500, 'in time'],
  ])('with %d, of however many applications, hold up no others: these are told %s', async (status) => {
    const { queue, add, applicants, happened, receivers, bodies, pass, seen } = office();
    const ids = await applicants(31);
    const [sam, ...refused] = ids;
    await add(one);
    if (sam === undefined) throw new Error('One is needed');
    receivers.set(one, ({ body }) => answered(body.endsWith('booked') ? status : 200));
    for (const id of refused) await happened(id, 'application.booked');
    await queue.sendAll();
    for (let n = 0; n < 12 * 6; n += 1) await pass(minutes(10));
    await happened(sam, 'application.moved');
    if (status === 422) await queue.sendAll();
    else for (let n = 0; n < 24 * 6; n += 1) await pass(minutes(10));
    expect(bodies()).toContain(`${sam} moved`);
    for (let n = 0; n < 74 * 6; n += 1) await pass(minutes(10));
    expect(await seen()).toMatchObject([{ state: 'on' }]);
  });
});

describe('A process', () => {
  it('that dies leaves what it had taken to others, also if it never signaled', async () => {
    const { add, applicants, happened, act, unitOfWork } = office();
    const [maria] = await applicants(1);
    await add(one);
    if (maria === undefined) throw new Error('One is needed');
    await happened(maria, 'application.booked');
    await act(({ events }) => events.place());
    await act(({ deliveries }) => deliveries.add(at('2026-12-04T15:00:00Z')));
    await act(({ deliveries }) => deliveries.take('dead', at('2026-12-04T15:00:00Z'), []));
    const living = office(unitOfWork, 'living');
    await living.queue.sendAll();
    expect(living.sent).toEqual([]);
    await watchTakers({ unitOfWork, timer: living.timer, taker: 'living', alone: true })();
    await living.queue.sendAll();
    expect(living.bodies()).toEqual([`${maria} booked`]);
  });

  it('that closes finishes what it sends, and takes no more', async () => {
    const { queue, add, applicants, happened, act, receivers, sent, seen } = office();
    const ids = await applicants(9);
    await add(one);
    for (const id of ids) await happened(id, 'application.booked');
    let answer: (value: ReceiverAnswer) => void = () => undefined;
    const hanging = new Promise<ReceiverAnswer>((done) => {
      answer = done;
    });
    receivers.set(one, () => hanging);
    queue.start();
    while (sent.length < 4) await aMoment();
    const closed = queue.close();
    answer(answered(200));
    await closed;
    expect(sent).toHaveLength(4);
    expect(await seen()).toMatchObject([{ waiting: 5 }]);
    expect(await act(({ deliveries }) => deliveries.takers())).toEqual([]);
  });
});
