import { hours, minutes, seconds } from '../../../domain/time/duration';
import type { ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { accept, aMoment, answered, office, one, other } from '../../support/world/delivery-office';

/* Receivers that hang, are away or refuse. */

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
    const ids = await applicants(16);
    const [sam, ...refused] = ids;
    await add(one);
    if (sam === undefined) throw new Error('One is needed');
    receivers.set(one, ({ body }) => answered(body.endsWith('booked') ? status : 200));
    for (const id of refused) await happened(id, 'application.booked');
    await queue.sendAll();
    for (let n = 0; n < 12; n += 1) await pass(hours(1));
    await happened(sam, 'application.moved');
    if (status === 422) await queue.sendAll();
    else for (let n = 0; n < 24 * 6; n += 1) await pass(minutes(10));
    expect(bodies()).toContain(`${sam} moved`);
    for (let n = 0; n < 74; n += 1) await pass(hours(1));
    expect(await seen()).toMatchObject([{ state: 'on' }]);
  });
});
