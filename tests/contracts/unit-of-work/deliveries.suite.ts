import * as O from 'fp-ts/Option';
import { plus } from '../../../domain/time/instant';
import { anEvent } from '../../support/builders/events';
import { applicants, job, nineStarts, numbered, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';
import { acting, one, other } from './webhook-fixtures';

export const deliveriesContract = (open: Open): void => {
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
