import { changeFrom, eventTypes, type ApplicationEvent } from '../../../domain/applications/application-event';
import { anApplication, positionId } from '../../support/builders/applications';
import { anEvent } from '../../support/builders/events';
import { aPosition } from '../../support/builders/positions';
import { reason } from '../../support/builders/reasons';
import { applicant, applicants, job, nineStarts, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

/** A position without applications. */
const noJob = positionId(9_999);
const everyEvent = { after: 0, types: undefined, limit: 200 };

export const eventsContract = (open: Open): void => {
  describe('events', () => {
    const subject = subjectOf(open);
    const { act } = subject;

    it('are read in the order in which they happened, numbered from 1, with all that was said [R18, R27]', async () => {
      const id = await applicant(subject);
      const before = anApplication();
      const happened: readonly ApplicationEvent[] = [
        anEvent({ at: nineStarts, change: changeFrom(undefined, before) }),
        anEvent({
          type: 'application.withdrawn',
          at: tenThirtyStarts,
          change: changeFrom(before, anApplication({ blocked: true, offeredAt: nineStarts })),
          reason: reason("I can't work nights 🌙"),
          topic: 'withdrawn',
        }),
        anEvent({ type: 'answer.opened', by: { _tag: 'Employer', name: 'Dana Reyes' } }),
        anEvent({ type: 'message.sent', by: { _tag: 'Employer', name: undefined } }),
        anEvent({ type: 'application.interviewer_no_show', by: { _tag: 'Portal' } }),
      ];
      for (const one of happened) await act(({ events }) => events.add(id, job, one));
      const read = await act(({ events }) => events.of(id, job));
      expect(read.map(({ id: _, sequence: __, ...event }) => event)).toEqual(happened);
      expect(read.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
      expect(new Set(read.map((one) => one.id)).size).toBe(5);
    });

    it('can be of every type', async () => {
      const id = await applicant(subject);
      for (const type of eventTypes) await act(({ events }) => events.add(id, job, anEvent({ type })));
      expect((await act(({ events }) => events.of(id, job))).map(({ type }) => type)).toEqual(eventTypes);
    });

    it('belong to one candidate, and are numbered by application [R3a]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ events }) => events.add(one, job, anEvent()));
      expect(await act(({ events }) => events.of(other, job))).toEqual([]);
      await act(({ events }) => events.add(other, job, anEvent()));
      expect(await act(({ events }) => events.of(other, job))).toMatchObject([{ sequence: 1 }]);
    });

    it('are carried over whole, in their order, and those that happen then go on behind them', async () => {
      const id = await applicant(subject);
      const history = [
        anEvent({ at: tenThirtyStarts, change: changeFrom(undefined, anApplication()), topic: 'booked' }),
        anEvent({ at: nineStarts, by: { _tag: 'Employer', name: 'Dana Reyes' }, reason: reason('Too far') }),
      ];
      await act(({ events }) => events.carryOver(id, job, history, nineStarts));
      await act(({ events }) => events.add(id, job, anEvent()));
      const read = await act(({ events }) => events.of(id, job));
      expect(read.map(({ id: _, sequence: __, ...event }) => event)).toEqual([...history, anEvent()]);
      expect(read.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      await act(({ events }) => events.place());
      expect(await act(({ events }) => events.page(everyEvent))).toMatchObject(read);
      expect(await act(({ events }) => events.byApplication(undefined, 10))).toMatchObject(read);
      await act(({ events }) => events.carryOver(id, noJob, history, nineStarts));
      expect(await act(({ events }) => events.of(id, noJob))).toEqual([]);
    });

    it('of an application that is not there are not recorded', async () => {
      const id = await applicant(subject);
      await act(({ events }) => events.add(id, noJob, anEvent()));
      expect(await act(({ events }) => events.of(id, noJob))).toEqual([]);
    });

    it('are read application by application, each in its order, in pages', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      for (const [of, type] of [
        [one, 'application.booked'],
        [other, 'application.moved'],
        [one, 'application.put_off'],
      ] as const)
        await act(({ events }) => events.add(of, job, anEvent({ type })));
      const all = await act(({ events }) => events.byApplication(undefined, 10));
      expect(all).toMatchObject([
        { type: 'application.booked', sequence: 1, positionId: job },
        { type: 'application.put_off', sequence: 2, positionId: job },
        { type: 'application.moved', sequence: 1, positionId: job },
      ]);
      const [first, ...rest] = all;
      expect(await act(({ events }) => events.byApplication(first, 10))).toEqual(rest);
      expect(await act(({ events }) => events.byApplication(undefined, 1))).toEqual([first]);
      expect(await act(({ events }) => events.byApplication(rest.at(-1), 10))).toEqual([]);
    });

    it('of a position are read in short, without whose they are, in pages', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      const elsewhere = anApplication({ positionId: noJob });
      await act(({ provisioning }) => provisioning.putPosition(aPosition({ positionId: noJob })));
      await act(({ provisioning }) => provisioning.addApplication(one, elsewhere, undefined));
      for (const [of, place, event] of [
        [other, job, anEvent({ at: nineStarts })],
        [one, job, anEvent({ type: 'application.put_off', by: { _tag: 'Portal' } })],
        [one, noJob, anEvent({ type: 'application.moved' })],
        [one, job, anEvent({ type: 'message.sent', by: { _tag: 'Employer', name: 'Dana Reyes' } })],
      ] as const)
        await act(({ events }) => events.add(of, place, event));
      const all = await act(({ events }) => events.inShort(job, eventTypes, undefined, 10));
      expect(all.map(({ application: _, ...event }) => event)).toEqual([
        { sequence: 1, type: 'application.put_off', at: anEvent().at, by: 'Portal' },
        { sequence: 2, type: 'message.sent', at: anEvent().at, by: 'Employer' },
        { sequence: 1, type: 'application.booked', at: nineStarts, by: 'Candidate' },
      ]);
      expect(new Set(all.map(({ application }) => application)).size).toBe(2);
      for (const [n, event] of all.entries()) {
        expect(await act(({ events }) => events.inShort(job, eventTypes, event, 10))).toEqual(all.slice(n + 1));
        expect(await act(({ events }) => events.inShort(job, eventTypes, event, 1))).toEqual(all.slice(n + 1, n + 2));
      }
      const [putOff, message, booked] = all;
      const some = ['application.put_off', 'application.booked'] as const;
      expect(await act(({ events }) => events.inShort(job, some, undefined, 10))).toEqual([putOff, booked]);
      expect(await act(({ events }) => events.inShort(job, some, message, 1))).toEqual([booked]);
      expect(await act(({ events }) => events.inShort(job, [], undefined, 10))).toEqual([]);
      expect(await act(({ events }) => events.inShort(noJob, eventTypes, undefined, 10))).toHaveLength(1);
      expect(await act(({ events }) => events.inShort(positionId(9_998), eventTypes, undefined, 10))).toEqual([]);
    });

    it('are told to all only with a place, which each keeps, in pages that miss nothing', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ events }) => events.add(one, job, anEvent()));
      await act(({ events }) => events.add(other, job, anEvent({ type: 'application.moved' })));
      expect(await act(({ events }) => events.page(everyEvent))).toEqual([]);
      await act(({ events }) => events.place());
      const first = await act(({ events }) => events.page({ ...everyEvent, limit: 1 }));
      expect(first).toMatchObject([{ candidateId: one, positionId: job, sequence: 1, type: 'application.booked' }]);
      await act(({ events }) => events.add(one, job, anEvent({ type: 'application.put_off' })));
      const { last } = await act(({ events }) => events.place());
      expect(await act(({ events }) => events.place())).toEqual({ last, areAll: true });
      const rest = await act(({ events }) => events.page({ ...everyEvent, after: first[0]?.place ?? 0 }));
      expect(rest).toMatchObject([
        { candidateId: other, type: 'application.moved' },
        { candidateId: one, type: 'application.put_off', sequence: 2 },
      ]);
      const all = await act(({ events }) => events.page(everyEvent));
      expect(all.at(-1)?.place).toBe(last);
      expect(all).toEqual([...first, ...rest]);
      expect(all[0]?.email).toContain('@');
      expect(all[0]?.communityId).toBeGreaterThan(0);
      const moves = await act(({ events }) => events.page({ ...everyEvent, types: ['application.moved'] }));
      expect(moves).toEqual(rest.slice(0, 1));
    });

    it('get places some at a time, and it is told when all have one', async () => {
      const id = await applicant(subject);
      for (let n = 0; n < 3; n += 1) await act(({ events }) => events.add(id, job, anEvent()));
      const told = async () => (await act(({ events }) => events.page(everyEvent))).map(({ sequence }) => sequence);
      expect(await act(({ events }) => events.place(2))).toMatchObject({ areAll: false });
      expect(await told()).toEqual([1, 2]);
      const rest = await act(({ events }) => events.place(2));
      expect(rest.areAll).toBe(true);
      expect(await told()).toEqual([1, 2, 3]);
      expect(await act(({ events }) => events.place(1))).toEqual(rest);
      await act(({ events }) => events.add(id, job, anEvent()));
      expect(await act(({ events }) => events.place(1))).toMatchObject({ areAll: true });
    });
  });
};
