import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { parseSealed, type Sealed } from '../../../application/ports/secrets';
import { minus, plus, type Instant } from '../../../domain/time/instant';
import { decoded } from '../../support/builders/decoded';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { noAppointments, type Application } from '../../../domain/applications/application';
import { statusOf } from '../../../domain/applications/status-catalogue';
import type { Slot } from '../../../domain/positions/slot';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { aPosition } from '../../support/builders/positions';
import { slot } from '../../support/builders/slots';
import type { Store } from '../../../application/ports/unit-of-work';
import type { HoldOutcome } from '../../../application/applications/appointments.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import {
  applicant,
  applicants,
  job,
  listed,
  nine,
  nineStarts,
  numbered,
  once,
  tenThirty,
  tenThirtyStarts,
} from './fixtures';
import { subjectOf, type Open } from './subject';

const sealed = (digit: string): Sealed => decoded(parseSealed(digit.repeat(64)), digit);

/** Books a place in a slot for a video interview. */
const booking =
  (way: 'hold' | 'move') =>
  (candidate: CandidateId, wanted: Slot) =>
  ({ appointments }: Store): FromStore<HoldOutcome> =>
    appointments[way](candidate, job, 'interview', 'video', wanted, wanted === nine ? nineStarts : tenThirtyStarts);

export const appointmentsContract = (open: Open): void => {
  describe.each(['hold', 'move'] as const)('appointments that are made by `%s`', (way) => {
    const hold = booking(way);
    const subject = subjectOf(open);
    const { act, race } = subject;
    const free = () => act(({ slots }) => slots.free(job, 'video', { start: nine.date, end: nine.date }));

    it('take the last place of a slot, show it on the application and give it to no one else [R17]', async () => {
      const [one, other] = await applicants(subject, 2, { slots: once(nine, tenThirty) });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      expect(await act(hold(one, nine))).toBe('held');
      expect(await listed(subject, one)).toEqual(anApplication({ slot: nine, scheduledAt: nineStarts }));
      expect(await free()).toEqual([tenThirty]);
      expect(await act(({ slots }) => slots.find(job, 'video', nine))).toEqual(O.some(nine));
      expect(await act(hold(other, nine))).toBe('taken');
      expect(await listed(subject, other)).toEqual(anApplication());
    });

    it('give the last place to exactly one of twenty concurrent callers [R17]', async () => {
      const ids = await applicants(subject, 20, { slots: once(nine) });
      const outcomes = await race(20, (store, runner) => hold(numbered(ids, runner), nine)(store));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(1);
      const slots = await Promise.all(ids.map(async (id) => (await listed(subject, id)).slot));
      expect(slots.map((held) => held !== undefined)).toEqual(outcomes.map((outcome) => outcome === 'held'));
    }, 60_000);

    it('give the two places of a slot to exactly two of twenty callers [R17]', async () => {
      const ids = await applicants(subject, 20, { slots: [{ slot: nine, capacity: 2 }] });
      const outcomes = await race(20, (store, runner) => hold(numbered(ids, runner), nine)(store));
      expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(2);
      expect(await free()).toEqual([]);
    }, 60_000);

    it('leave a slot of two places free until both are taken [R17]', async () => {
      const [one, other] = await applicants(subject, 2, { slots: [{ slot: nine, capacity: 2 }] });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(hold(one, nine));
      expect(await free()).toEqual([nine]);
      await act(hold(other, nine));
      expect(await free()).toEqual([]);
    });

    it('return `taken` if there is no such slot', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      expect(await act(hold(id, tenThirty))).toBe('taken');
      expect(await listed(subject, id)).toEqual(anApplication());
    });

    it('end when the stored slot ends, whatever end the caller named', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      const greedy = slot('2026-12-04', '09:00', '17:00');
      const work = ({ appointments }: Store) => appointments[way](id, job, 'interview', 'video', greedy, nineStarts);
      expect(await act(work)).toBe('held');
      expect((await listed(subject, id)).slot).toEqual(nine);
    });

    it('are one per stage: holding another slot releases the first, but only once the other is held [R17, R27]', async () => {
      const [one, other] = await applicants(subject, 2, { slots: once(nine, tenThirty) });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(hold(one, nine));
      expect(await act(hold(one, tenThirty))).toBe('held');
      expect(await listed(subject, one)).toEqual(anApplication({ slot: tenThirty, scheduledAt: tenThirtyStarts }));
      expect(await free()).toEqual([nine]);
      await act(hold(other, nine));
      expect(await act(hold(one, nine))).toBe('taken');
      expect((await listed(subject, one)).slot).toEqual(tenThirty);
      expect(await free()).toEqual([]);
    });

    it('return `held`, not `taken`, if the candidate already holds the slot', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      await act(hold(id, nine));
      expect(await act(hold(id, nine))).toBe('held');
      expect(await listed(subject, id)).toEqual(anApplication({ slot: nine, scheduledAt: nineStarts }));
    });

    it('are shown on the application according to its stage: interview, onboarding and onsite each keep their own [R27]', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      await act(({ provisioning }) => provisioning.putSlots(job, 'onboarding', once(tenThirty)));
      await act(hold(id, nine));
      const onboarding = ({ appointments }: Store) =>
        appointments.hold(id, job, 'onboarding', 'onboarding', tenThirty, tenThirtyStarts);
      expect(await act(onboarding)).toBe('held');
      const shownIn = async (code: number) => {
        await act((store) => store.applications.save(id, anApplication({ status: statusOf(code) })));
        const { slot: shown, scheduledAt, otherAppointments } = await listed(subject, id);
        return { shown, scheduledAt, others: otherAppointments };
      };
      const interview = { slot: nine, startsAt: nineStarts };
      const later = { slot: tenThirty, startsAt: tenThirtyStarts };
      const others = (changes: Partial<Application['otherAppointments']>) => ({ ...noAppointments, ...changes });
      const inInterview = { shown: nine, scheduledAt: nineStarts, others: others({ onboarding: later }) };
      expect(await shownIn(0)).toEqual(inInterview);
      expect(await shownIn(21)).toEqual({
        shown: tenThirty,
        scheduledAt: tenThirtyStarts,
        others: others({ interview }),
      });
      expect(await shownIn(35)).toEqual({
        shown: undefined,
        scheduledAt: undefined,
        others: others({ interview, onboarding: later }),
      });
      expect(await shownIn(-1)).toEqual(inInterview);
    });

    it("that are released free their place, don't affect other stages, and may be released again [R27]", async () => {
      const [one, other] = await applicants(subject, 2, { slots: [{ slot: nine, capacity: 2 }] });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(({ provisioning }) => provisioning.putSlots(job, 'onboarding', once(tenThirty)));
      await act(hold(one, nine));
      await act(hold(other, nine));
      await act(({ appointments }) =>
        appointments.hold(one, job, 'onboarding', 'onboarding', tenThirty, tenThirtyStarts),
      );
      for (let n = 0; n < 2; n += 1) await act(({ appointments }) => appointments.release(one, job, 'interview'));
      expect(await listed(subject, one)).toMatchObject({
        slot: undefined,
        otherAppointments: { onboarding: { slot: tenThirty } },
      });
      expect((await listed(subject, other)).slot).toEqual(nine);
      expect(await free()).toEqual([nine]);
    });

    it('are added with their application, and take their place', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine, tenThirty)));
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const appointment = { stage: 'interview', kind: 'video', slot: nine, startsAt: nineStarts } as const;
      const booked = anApplication({ applied: 'interview-arranged' });
      await act(({ provisioning }) => provisioning.addApplication(id, booked, appointment));
      expect(await listed(subject, id)).toEqual({ ...booked, slot: nine, scheduledAt: nineStarts });
      expect(await free()).toEqual([tenThirty]);
    });

    it('are kept without an offered slot if an application has a past one, and offer none', async () => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      const id = await act(({ provisioning }) => provisioning.putCandidate(aCandidate()));
      const appointment = { stage: 'interview', kind: 'video', slot: nine, startsAt: nineStarts } as const;
      await act(({ provisioning }) => provisioning.addApplication(id, anApplication(), appointment));
      expect(await listed(subject, id)).toEqual(anApplication({ slot: nine, scheduledAt: nineStarts }));
      expect(await free()).toEqual([]);
    });

    it('are counted while they are upcoming, per candidate [R41]', async () => {
      const [one, other] = await applicants(subject, 2, { slots: once(nine, tenThirty) });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await act(hold(one, nine));
      await act(hold(other, tenThirty));
      const ahead = (now: Instant) => act(({ appointments }) => appointments.aheadOf(one, now));
      expect(await ahead(minus(nineStarts, 1))).toBe(1);
      expect(await ahead(nineStarts)).toBe(0);
    });

    it('are listed if they are video interviews that begin in a given period, earliest first [R36]', async () => {
      const [one, other, third] = await applicants(subject, 3, { slots: once(nine, tenThirty) });
      if (one === undefined || other === undefined || third === undefined)
        throw new Error('Three candidates are needed');
      await act(({ provisioning }) => provisioning.putSlots(job, 'in-person', once(nine)));
      await act(hold(one, tenThirty));
      await act(hold(other, nine));
      await act(({ appointments }) => appointments.hold(third, job, 'interview', 'in-person', nine, nineStarts));
      const begun = (from: Instant, to: Instant) => act(({ appointments }) => appointments.interviewsBegun(from, to));
      const first = { candidateId: other, positionId: job, startsAt: nineStarts };
      const second = { candidateId: one, positionId: job, startsAt: tenThirtyStarts };
      expect(await begun(nineStarts, tenThirtyStarts)).toEqual([first, second]);
      expect(await begun(plus(nineStarts, 1), tenThirtyStarts)).toEqual([second]);
      expect(await begun(nineStarts, minus(tenThirtyStarts, 1))).toEqual([first]);
    });

    it('of new accounts are counted by network for the requested period, one caller at a time [R41]', async () => {
      const [home, away] = [sealed('a'), sealed('b')];
      const taken = { positionId: job, at: nineStarts };
      const counts = await race(5, ({ newAccountTimes }) =>
        pipe(
          newAccountTimes.takenSince(home, nineStarts),
          TE.tap(() => newAccountTimes.add(home, taken)),
          TE.map((before) => before.length),
        ),
      );
      expect([...counts].sort()).toEqual([0, 1, 2, 3, 4]);
      const since = (network: Sealed, then: Instant) =>
        act(({ newAccountTimes }) => newAccountTimes.takenSince(network, then));
      expect(await since(away, nineStarts)).toEqual([]);
      expect(await since(home, nineStarts)).toEqual(Array.from({ length: 5 }, () => taken));
      // A query for one network deletes the expired entries of all networks.
      await since(away, plus(nineStarts, 1));
      expect(await since(home, nineStarts)).toEqual([]);
    });

    it('report, with the application, how often each was booked or moved [R27]', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      const revisions = async () => O.toUndefined(await act((store) => store.applications.find(id, job)))?.revisions;
      const none = { interview: 0, onboarding: 0, onsite: 0 };
      expect(await revisions()).toEqual(none);
      await act(({ appointments }) => appointments.hold(id, job, 'interview', 'video', nine, nineStarts));
      expect(await revisions()).toEqual(none);
      for (const expected of [1, 2]) {
        await act(({ appointments }) => appointments.nextRevision(id, job, 'interview'));
        expect(await revisions()).toEqual({ ...none, interview: expected });
      }
      await act(({ appointments }) => appointments.release(id, job, 'interview'));
      expect(await revisions()).toEqual(none);
    });

    it('count the acts of each stage separately, even concurrent ones [R27]', async () => {
      const [one, other] = await applicants(subject, 2);
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      const next = (id: CandidateId, stage: 'interview' | 'onsite') => (store: Store) =>
        store.appointments.nextRevision(id, job, stage);
      const together = await race(5, next(one, 'interview'));
      expect([...together].sort()).toEqual([1, 2, 3, 4, 5]);
      expect(await act(next(one, 'interview'))).toBe(6);
      expect(await act(next(one, 'onsite'))).toBe(1);
      expect(await act(next(other, 'interview'))).toBe(1);
    });
  });
};
