import * as O from 'fp-ts/Option';
import type { SlotStart } from '../../../application/positions/slots.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { email } from '../../support/builders/identity';
import { slot } from '../../support/builders/slots';
import { date } from '../../support/builders/time';
import { positionId } from '../../support/builders/applications';
import { aPosition } from '../../support/builders/positions';
import { applicant, applicants, job, nextDay, nine, nineStarts, once, tenThirty, within } from './fixtures';
import { subjectOf, type Open } from './subject';

const anyDay = { start: date('2000-01-01'), end: date('2099-12-31') };

export const slotsContract = (open: Open): void => {
  describe('slots', () => {
    const subject = subjectOf(open);
    const { act } = subject;
    beforeEach(() => act(({ provisioning }) => provisioning.putPosition(aPosition())));
    const free = (range = anyDay) => act(({ slots }) => slots.free(job, 'video', range));

    it('are listed by date, then by start, in whatever order they were stored [R14]', async () => {
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nextDay, tenThirty, nine)));
      expect(await free()).toEqual([nine, tenThirty, nextDay]);
    });

    it('are listed within a range, both ends included [R15]', async () => {
      const days = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-31', '2027-01-01'];
      const all = days.map((day) => slot(day, '00:00', '00:30'));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(...all)));
      expect(await free({ start: date('2026-12-01'), end: date('2026-12-31') })).toEqual(all.slice(1, 4));
      expect(await free({ start: date('2027-01-01'), end: date('2027-01-01') })).toEqual(all.slice(4));
      expect(await free({ start: date('2026-12-03'), end: date('2026-12-30') })).toEqual([]);
      expect(await free({ start: date('2026-12-31'), end: date('2026-12-01') })).toEqual([]);
    });

    it("keep their position's wall time, even in hours that a clock change skips or repeats [R14]", async () => {
      const odd = [
        slot('2026-03-08', '02:30', '03:00'),
        slot('2026-11-01', '01:30', '02:00'),
        slot('2028-02-29', '23:59', '00:29'),
        slot('2028-03-01', '23:30', '24:00'),
      ];
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(...odd)));
      expect(await free()).toEqual(odd);
    });

    it('belong to one position and one kind of interview', async () => {
      const other = positionId(9);
      await act(({ provisioning }) => provisioning.putPosition(aPosition({ positionId: other })));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine)));
      await act(({ provisioning }) => provisioning.putSlots(job, 'onsite', once(nextDay)));
      await act(({ provisioning }) => provisioning.putSlots(other, 'video', once(tenThirty)));
      expect(await free()).toEqual([nine]);
      expect(await act(({ slots }) => slots.free(job, 'onsite', anyDay))).toEqual([nextDay]);
      expect(await act(({ slots }) => slots.free(job, 'in-person', anyDay))).toEqual([]);
      expect(await act(({ slots }) => slots.find(job, 'video', nine))).toEqual(O.some(nine));
      expect(await act(({ slots }) => slots.find(job, 'onboarding', nine))).toEqual(O.none);
      expect(await act(({ slots }) => slots.find(job, 'video', tenThirty))).toEqual(O.none);
      expect(await act(({ slots }) => slots.find(other, 'video', nine))).toEqual(O.none);
    });

    it('are read page by page, of all positions, in the order in which they were stored', async () => {
      const other = positionId(9);
      await act(({ provisioning }) => provisioning.putPosition(aPosition({ positionId: other })));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine)));
      await act(({ provisioning }) => provisioning.putSlots(other, 'onsite', once(tenThirty)));
      await act(({ provisioning }) => provisioning.putSlots(job, 'onsite', once(nextDay)));
      const first = await act(({ slots }) => slots.page(undefined, 2));
      expect(first.slots).toEqual([
        { positionId: job, slot: nine },
        { positionId: other, slot: tenThirty },
      ]);
      expect(await act(({ slots }) => slots.page(first.next, 2))).toEqual({
        slots: [{ positionId: job, slot: nextDay }],
        next: undefined,
      });
    });

    it('are identified by date and start', async () => {
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine)));
      expect(await act(({ slots }) => slots.find(job, 'video', slot('2026-12-04', '09:00', '17:00')))).toEqual(
        O.some(nine),
      );
      expect(await act(({ slots }) => slots.find(job, 'video', slot('2026-12-04', '09:01', '09:30')))).toEqual(O.none);
      expect(await act(({ slots }) => slots.find(job, 'video', slot('2026-12-05', '09:00', '09:30')))).toEqual(O.none);
    });

    it('are unchanged when stored twice, and kept when not stored again', async () => {
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine, tenThirty)));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(tenThirty)));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', []));
      expect(await free()).toEqual([nine, tenThirty]);
    });

    it('accept a new end and a new capacity, and keep their holders', async () => {
      const id = await applicant(subject, { slots: once(nine) });
      await act(({ appointments }) => appointments.hold(id, job, 'interview', 'video', nine, nineStarts));
      expect(await act(({ slots }) => slots.places(job, 'video', nine))).toEqual({ capacity: 1, held: 1 });
      expect(await act(({ slots }) => slots.places(job, 'video', tenThirty))).toEqual({ capacity: 0, held: 0 });
      const longer = slot('2026-12-04', '09:00', '10:00');
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(longer)));
      expect(await free()).toEqual([]);
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', [{ slot: longer, capacity: 2 }]));
      expect(await free(within(nine, nine))).toEqual([longer]);
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(longer)));
      expect(await free()).toEqual([]);
    });

    it('are closed without their bookings: no place is left, and whoever has one is named [R14, R27]', async () => {
      const [one, other] = await applicants(subject, 2, {
        slots: [{ slot: nine, capacity: 3 }, ...once(tenThirty, nextDay)],
      });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      const hold = (id: CandidateId) =>
        act(({ appointments }) => appointments.hold(id, job, 'interview', 'video', nine, nineStarts));
      await hold(one);
      const booked = [{ slot: nine, email: email('candidate-0@example.org') }];
      const close = (...starts: readonly SlotStart[]) => act(({ slots }) => slots.close(job, 'video', starts));
      expect(await close(nine, tenThirty, nine)).toEqual({ closed: 3, booked });
      expect(await free()).toEqual([nextDay]);
      expect(await act(({ slots }) => slots.find(job, 'video', nine))).toEqual(O.none);
      expect(await act(({ slots }) => slots.places(job, 'video', nine))).toEqual({ capacity: 0, held: 1 });
      expect(await hold(other)).toBe('taken');
      expect(await hold(one)).toBe('held');
      expect(await close(nine)).toEqual({ closed: 0, booked });
      await act(({ appointments }) => appointments.release(one, job, 'interview'));
      expect(await free()).toEqual([nextDay]);
    });

    it('that were closed are offered again when they are put again, beside those who kept a place [R14]', async () => {
      const id = await applicant(subject, { slots: [{ slot: nine, capacity: 2 }] });
      await act(({ appointments }) => appointments.hold(id, job, 'interview', 'video', nine, nineStarts));
      await act(({ slots }) => slots.close(job, 'video', [nine]));
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine)));
      expect(await free()).toEqual([]);
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', [{ slot: nine, capacity: 2 }]));
      expect(await free()).toEqual([nine]);
    });

    it('are closed only for that position and kind, and closing unknown ones changes nothing', async () => {
      await act(({ provisioning }) => provisioning.putSlots(job, 'video', once(nine)));
      await act(({ provisioning }) => provisioning.putSlots(job, 'onsite', once(nine)));
      const nothing = { closed: 0, booked: [] };
      expect(await act(({ slots }) => slots.close(job, 'onsite', [tenThirty]))).toEqual(nothing);
      expect(await act(({ slots }) => slots.close(job, 'onsite', []))).toEqual(nothing);
      expect(await act(({ slots }) => slots.close(positionId(9), 'video', [nine]))).toEqual(nothing);
      expect(await act(({ slots }) => slots.close(job, 'onsite', [nine]))).toEqual({ closed: 1, booked: [] });
      expect(await free()).toEqual([nine]);
    });
  });
};
