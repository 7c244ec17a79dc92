import { watchTakers } from '../../../application/mails/watch-takers.service';
import { hours, seconds } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import type { ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { aPosition } from '../../support/builders/positions';
import { anEvent } from '../../support/builders/events';
import { at } from '../../support/builders/time';
import { secretSeed } from '../../support/builders/webhooks';
import { placingFew } from '../../support/store/placing-few';
import { accept, aMoment, answered, office, one, other } from '../../support/world/delivery-office';

const { positionId } = aPosition();

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
