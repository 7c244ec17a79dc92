import * as O from 'fp-ts/Option';
import type { EventType } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { plus } from '../../../domain/time/instant';
import { anEvent } from '../../support/builders/events';
import { aWebhook, secretSeed } from '../../support/builders/webhooks';
import { applicants, job, nineStarts, numbered, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open, type Subject } from './subject';

const [one, other] = ['one portal', 'another portal'];

const acting = ({ act }: Subject) => {
  const add = async (changes: Parameters<typeof aWebhook>[0] = {}): Promise<number> => {
    const id = O.toUndefined(await act(({ webhooks }) => webhooks.add(aWebhook(changes), 9)));
    if (id === undefined) throw new Error('It was not added');
    return id;
  };
  const happened = async (id: CandidateId, ...types: readonly EventType[]): Promise<void> => {
    for (const type of types) await act(({ events }) => events.add(id, job, anEvent({ type })));
    await act(({ events }) => events.place());
  };
  const take = (taker = one, without: readonly number[] = []) =>
    act(({ deliveries }) => deliveries.take(taker, nineStarts, without));
  const taken = async (taker = one, without: readonly number[] = []) => {
    const delivery = O.toUndefined(await take(taker, without));
    if (delivery === undefined) throw new Error('No delivery may go');
    return delivery;
  };
  return {
    add,
    happened,
    taken,
    seen: () => act(({ webhooks }) => webhooks.all()),
    deliver: () => act(({ deliveries }) => deliveries.add(nineStarts)),
    /** What is taken next, in words. */
    next: async (taker = one, without: readonly number[] = []) => {
      const delivery = O.toUndefined(await take(taker, without));
      return delivery && `${delivery.event.candidateId} ${delivery.event.type.replace('application.', '')}`;
    },
  };
};

export const webhooksContract = (open: Open): void => {
  describe('webhooks', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const { add, happened, taken, seen, deliver } = acting(subject);

    it('are listed oldest first, on, with nothing that waits', async () => {
      const first = await add({ url: 'https://one.example.org/' });
      const second = await add({ types: ['resume.stored', 'message.sent'] });
      const begin = { state: 'on', lastSuccessAt: undefined, waiting: 0, givenUp: 0 };
      expect(await seen()).toEqual([
        { ...begin, id: first, url: 'https://one.example.org/', types: undefined },
        { ...begin, id: second, url: aWebhook().url, types: ['resume.stored', 'message.sent'] },
      ]);
    });

    it('are never more than may be, also if several are added at once', async () => {
      const added = await race(5, ({ webhooks }) => webhooks.add(aWebhook(), 2));
      expect(added.filter(O.isSome)).toHaveLength(2);
      expect(await seen()).toHaveLength(2);
    });

    it('are removed with what waits for them, once', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked');
      await deliver();
      expect(await act(({ webhooks }) => webhooks.remove(webhook))).toBe(true);
      expect(await act(({ webhooks }) => webhooks.remove(webhook))).toBe(false);
      expect(await seen()).toEqual([]);
      expect(await act(({ deliveries }) => deliveries.take(one, nineStarts, []))).toEqual(O.none);
    });

    it('are removed whole, also while events become deliveries to them', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked', 'application.moved');
      const done = await race(6, ({ webhooks, deliveries }, runner) =>
        runner === 3 ? webhooks.remove(webhook) : deliveries.add(nineStarts),
      );
      expect(done).toHaveLength(6);
      expect(await seen()).toEqual([]);
      expect(await act(({ deliveries }) => deliveries.takers())).toEqual([]);
    });

    it('keep the seed before the last one for as long as it signs along', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add({ seed: secretSeed(1) });
      await happened(id, 'application.booked');
      await deliver();
      const first = await taken();
      expect(first.receiver).toEqual({
        ...{ webhookId: webhook, url: aWebhook().url, seed: secretSeed(1) },
        ...{ oldSeed: undefined, lastSuccessAt: undefined },
      });
      await act(({ deliveries }) => deliveries.putBackAllBut(one, []));
      for (const n of [2, 3])
        expect(await act(({ webhooks }) => webhooks.rotate(webhook, secretSeed(n), plus(nineStarts, n)))).toBe(true);
      expect((await taken()).receiver).toMatchObject({
        seed: secretSeed(3),
        oldSeed: { seed: secretSeed(2), until: plus(nineStarts, 3) },
      });
      expect(await act(({ webhooks }) => webhooks.rotate(webhook + 1, secretSeed(4), nineStarts))).toBe(false);
    });

    it('are told nothing while they are off, and all that waits once they are replayed', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      await happened(id, 'application.booked');
      await deliver();
      const first = await taken();
      await act(({ deliveries }) => deliveries.giveUp(first.id, one));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(true);
      await happened(id, 'application.reviewed');
      await deliver();
      const second = await taken();
      await act(({ deliveries }) => deliveries.switchOff(second.id, other, 'gone'));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(true);
      await act(({ deliveries }) => deliveries.switchOff(second.id, one, 'gone'));
      expect(await act(({ webhooks }) => webhooks.someOn())).toBe(false);
      await happened(id, 'application.moved');
      expect(await deliver()).toBe(false);
      expect(await seen()).toMatchObject([{ state: 'gone', waiting: 2, givenUp: 1 }]);
      expect(await act(({ webhooks }) => webhooks.replay(webhook, 0))).toBe(true);
      expect(await seen()).toMatchObject([{ state: 'on', waiting: 3, givenUp: 0 }]);
      expect(await deliver()).toBe(true);
      // A try that began before the replay says nothing about it.
      await act(({ deliveries }) => deliveries.switchOff(second.id, one, 'gone'));
      expect(await seen()).toMatchObject([{ state: 'on' }]);
      const third = await taken();
      await act(({ deliveries }) => deliveries.switchOff(third.id, one, 'unreachable'));
      expect(await seen()).toMatchObject([{ state: 'unreachable', waiting: 3 }]);
      expect(await act(({ deliveries }) => deliveries.take(one, nineStarts, []))).toEqual(O.none);
      expect(await act(({ webhooks }) => webhooks.replay(webhook, first.event.place))).toBe(true);
      await deliver();
      expect(await taken()).toMatchObject({ event: { type: 'application.reviewed' }, tries: 0 });
      expect(await act(({ webhooks }) => webhooks.replay(webhook + 1, 0))).toBe(false);
    });
  });

  describe('deliveries', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const { add, happened, taken, seen, deliver, next } = acting(subject);

    it('are made once of each placed event that a webhook wants and was not told before it was added', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await happened(id, 'application.booked');
      const { last: after } = await act(({ events }) => events.place());
      await add({ after });
      await add({ after, types: ['application.withdrawn'] });
      expect(await deliver()).toBe(false);
      await happened(id, 'application.moved', 'application.withdrawn');
      await act(({ events }) => events.add(id, job, anEvent({ type: 'application.offered' })));
      expect(await deliver()).toBe(true);
      expect(await deliver()).toBe(false);
      expect((await seen()).map(({ waiting }) => waiting)).toEqual([2, 1]);
      await act(({ events }) => events.place());
      expect(await deliver()).toBe(true);
      expect((await seen()).map(({ waiting }) => waiting)).toEqual([3, 1]);
    });

    it('of events that were carried over are made only by a replay that comes after them', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const webhook = await add();
      const carried = [anEvent({ type: 'application.applied' }), anEvent({ type: 'application.booked' })];
      await act(({ events }) => events.carryOver(id, job, carried, nineStarts));
      await happened(id, 'application.moved');
      expect(await seen()).toMatchObject([{ waiting: 1 }]);
      expect(await deliver()).toBe(true);
      expect([await next(), await next()]).toEqual([`${id} moved`, undefined]);
      await act(({ webhooks }) => webhooks.replay(webhook, 0));
      expect(await seen()).toMatchObject([{ waiting: 3 }]);
      await act(({ events }) => events.carryOver(id, job, carried, nineStarts));
      await happened(id, 'application.withdrawn');
      await deliver();
      expect(await seen()).toMatchObject([{ waiting: 4 }]);
      expect((await taken()).event.type).toBe('application.applied');
      expect(await deliver()).toBe(false);
    });

    it('are made once, also if several make them at once', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await add();
      await happened(id, 'application.booked', 'application.moved');
      const made = await race(5, ({ deliveries }) => deliveries.add(nineStarts));
      expect(made.filter((isSome) => isSome)).toHaveLength(1);
      expect(await seen()).toMatchObject([{ waiting: 2 }]);
    });

    it('go in order for each application, whose others do not wait for it', async () => {
      const ids = await applicants(subject, 2);
      const [first, second] = [numbered(ids, 0), numbered(ids, 1)];
      const webhook = await add();
      await happened(first, 'application.booked', 'application.moved');
      await happened(second, 'application.booked');
      await deliver();
      const held = await taken();
      expect(held.event).toMatchObject({
        candidateId: first,
        positionId: job,
        sequence: 1,
        email: 'candidate-0@example.org',
      });
      expect([await next(other), await next(other)]).toEqual([`${second} booked`, undefined]);
      await act(({ deliveries }) => deliveries.accepted(held.id, one, tenThirtyStarts));
      expect(await taken()).toMatchObject({
        event: { candidateId: first, type: 'application.moved' },
        receiver: { lastSuccessAt: tenThirtyStarts },
      });
      expect(await seen()).toMatchObject([{ id: webhook, lastSuccessAt: tenThirtyStarts, waiting: 2 }]);
    });

    it('of one webhook do not wait for those of another, which can be left out', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      const away = await add();
      const there = await add();
      await happened(id, 'application.booked');
      await deliver();
      expect((await taken(one, [away])).receiver.webhookId).toBe(there);
      expect(await next(one, [away])).toBeUndefined();
      expect((await taken()).receiver.webhookId).toBe(away);
    });

    it('are tried again when they are due, with the instant of their first try', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await add();
      await happened(id, 'application.booked', 'application.moved');
      await deliver();
      const first = await taken();
      expect(first).toMatchObject({ tries: 0, triedSince: undefined });
      await act(({ deliveries }) => deliveries.tryAgain(first.id, one, nineStarts, plus(nineStarts, 1)));
      expect(await next()).toBeUndefined();
      const later = async (now: typeof nineStarts) =>
        O.toUndefined(await act(({ deliveries }) => deliveries.take(other, now, [])));
      expect(await later(plus(nineStarts, 1))).toEqual({ ...first, tries: 1, triedSince: nineStarts });
      await act(({ deliveries }) => deliveries.tryAgain(first.id, other, tenThirtyStarts, tenThirtyStarts));
      expect(await later(tenThirtyStarts)).toEqual({ ...first, tries: 2, triedSince: nineStarts });
    });

    it('that are tried again go behind those that came meanwhile', async () => {
      const ids = await applicants(subject, 2);
      const [first, second] = [numbered(ids, 0), numbered(ids, 1)];
      await add();
      await happened(first, 'application.booked');
      await deliver();
      const refused = await taken();
      await act(({ deliveries }) => deliveries.tryAgain(refused.id, one, nineStarts, tenThirtyStarts));
      await happened(second, 'application.booked');
      await deliver();
      const at = async () =>
        O.toUndefined(await act(({ deliveries }) => deliveries.take(one, plus(tenThirtyStarts, 1), [])))?.event;
      expect([await at(), await at()]).toMatchObject([{ candidateId: second }, { candidateId: first }]);
    });

    it('that are given up hold up nothing', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await add();
      await happened(id, 'application.booked', 'application.moved');
      await deliver();
      const { id: first } = await taken();
      await act(({ deliveries }) => deliveries.giveUp(first, one));
      expect(await next()).toBe(`${id} moved`);
      expect(await seen()).toMatchObject([{ givenUp: 1, waiting: 1, lastSuccessAt: undefined }]);
    });

    it("are their taker's alone: nothing that another one says of them counts", async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await add();
      await happened(id, 'application.booked');
      await deliver();
      const { id: first } = await taken();
      await act(({ deliveries }) => deliveries.accepted(first, other, nineStarts));
      await act(({ deliveries }) => deliveries.tryAgain(first, other, nineStarts, nineStarts));
      await act(({ deliveries }) => deliveries.giveUp(first, other));
      await act(({ deliveries }) => deliveries.switchOff(first, other, 'gone'));
      expect(await next(other)).toBeUndefined();
      expect(await seen()).toMatchObject([{ waiting: 1, givenUp: 0, lastSuccessAt: undefined }]);
      await act(({ deliveries }) => deliveries.putBackAllBut(one, []));
      expect(await taken(other)).toMatchObject({ id: first, tries: 0 });
    });

    it('are put back if their taker does not know them, or is dead', async () => {
      const ids = await applicants(subject, 3);
      await add();
      for (const id of ids) await happened(id, 'application.booked');
      await deliver();
      const { id: known } = await taken();
      await taken();
      await taken(other);
      expect(await act(({ deliveries }) => deliveries.takers())).toEqual([other, one]);
      await act(({ deliveries }) => deliveries.putBackAllBut(one, [known]));
      expect([await next('a third'), await next('a third')]).toEqual([`${numbered(ids, 1)} booked`, undefined]);
      await act(({ deliveries }) => deliveries.putBackAllBut(other, []));
      expect(await next('a third')).toBe(`${numbered(ids, 2)} booked`);
      expect(await act(({ deliveries }) => deliveries.takers())).toEqual(['a third', one]);
    });

    it('are taken by one of ten who ask at once', async () => {
      const [id] = await applicants(subject, 1);
      if (id === undefined) throw new Error('A candidate is needed');
      await add();
      await happened(id, 'application.booked', 'application.moved');
      await deliver();
      const all = await race(10, ({ deliveries }, runner) => deliveries.take(`portal ${runner}`, nineStarts, []));
      expect(all.filter(O.isSome)).toHaveLength(1);
    });
  });
};
