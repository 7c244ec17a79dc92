import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { AppointmentNamed } from '../../../application/applications/appointments.store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { hours } from '../../../domain/time/duration';
import { minus, plus, type Instant } from '../../../domain/time/instant';
import { aMail } from '../../support/builders/mails';
import { applicant, applicants, job, nine, nineStarts, numbered, once, tenThirty, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const dayBefore = minus(nineStarts, hours(24));
const twoHoursBefore = minus(nineStarts, hours(2));
const both = [dayBefore, twoHoursBefore];

export const remindersContract = (open: Open): void => {
  describe('reminders', () => {
    const subject = subjectOf(open);
    const { act, race } = subject;
    const interviewOf = (candidateId: CandidateId): AppointmentNamed => ({
      candidateId,
      positionId: job,
      stage: 'interview',
    });
    const plan = (one: CandidateId, due: readonly Instant[] = both, startsAt = nineStarts) =>
      act(({ reminders }) => reminders.plan(interviewOf(one), startsAt, due));
    const hold = (one: CandidateId, slot = nine, startsAt = nineStarts) =>
      act(({ appointments }) => appointments.hold(one, job, 'interview', 'video', slot, startsAt));
    const takeDue = (now: Instant) => act(({ reminders }) => reminders.takeDue(now));
    const booked = async (): Promise<CandidateId> => {
      const id = await applicant(subject, { slots: once(nine, tenThirty) });
      await hold(id);
      await plan(id);
      return id;
    };

    it('are due at their instant and not a millisecond earlier, each once', async () => {
      const id = await booked();
      expect(await takeDue(minus(dayBefore, 1))).toEqual(O.none);
      expect(await takeDue(dayBefore)).toEqual(O.some(interviewOf(id)));
      expect(await takeDue(minus(twoHoursBefore, 1))).toEqual(O.none);
      expect(await takeDue(twoHoursBefore)).toEqual(O.some(interviewOf(id)));
      expect(await takeDue(nineStarts)).toEqual(O.none);
    });

    it('have an age once they are due, and are not taken by whoever asks for it', async () => {
      const id = await booked();
      const oldestDue = (now: Instant) => act(({ reminders }) => reminders.oldestDue(now));
      expect(await oldestDue(minus(dayBefore, 1))).toEqual(O.none);
      expect(await oldestDue(dayBefore)).toEqual(O.some(dayBefore));
      expect(await oldestDue(nineStarts)).toEqual(O.some(dayBefore));
      expect(await takeDue(dayBefore)).toEqual(O.some(interviewOf(id)));
      expect(await oldestDue(nineStarts)).toEqual(O.some(twoHoursBefore));
    });

    it('that are overdue together become one', async () => {
      const id = await booked();
      expect(await takeDue(twoHoursBefore)).toEqual(O.some(interviewOf(id)));
      expect(await takeDue(nineStarts)).toEqual(O.none);
    });

    it('of several appointments are claimed one by one, longest overdue first', async () => {
      const [one, other] = await applicants(subject, 2, { slots: once(nine, tenThirty) });
      if (one === undefined || other === undefined) throw new Error('Two candidates are needed');
      await hold(one, tenThirty, tenThirtyStarts);
      await hold(other);
      await plan(one, [minus(tenThirtyStarts, hours(2))], tenThirtyStarts);
      await plan(other);
      expect([await takeDue(nineStarts), await takeDue(nineStarts), await takeDue(nineStarts)]).toEqual([
        O.some(interviewOf(other)),
        O.some(interviewOf(one)),
        O.none,
      ]);
    });

    it('scheduled twice exist once; none is scheduled for a time that is not held', async () => {
      const id = await booked();
      await plan(id);
      await plan(id, [minus(tenThirtyStarts, hours(24))], tenThirtyStarts);
      expect(await takeDue(minus(tenThirtyStarts, hours(24)))).toEqual(O.some(interviewOf(id)));
      expect(await takeDue(minus(tenThirtyStarts, hours(24)))).toEqual(O.none);
      expect(await takeDue(twoHoursBefore)).toEqual(O.some(interviewOf(id)));
    });

    it('are deleted with their appointment when it is released or moved', async () => {
      const id = await booked();
      await hold(id, tenThirty, tenThirtyStarts);
      expect(await takeDue(nineStarts)).toEqual(O.none);
      await plan(id, [twoHoursBefore], tenThirtyStarts);
      await act(({ appointments }) => appointments.release(id, job, 'interview'));
      expect(await takeDue(nineStarts)).toEqual(O.none);
    });

    it('are kept if a move failed because the other time is taken [R17]', async () => {
      const [id, other] = await applicants(subject, 2, { slots: once(nine, tenThirty) });
      if (id === undefined || other === undefined) throw new Error('Two candidates are needed');
      await hold(id);
      await plan(id);
      await hold(other, tenThirty, tenThirtyStarts);
      expect(await hold(id, tenThirty, tenThirtyStarts)).toBe('taken');
      expect(await takeDue(dayBefore)).toEqual(O.some(interviewOf(id)));
    });

    it('are each claimed by exactly one of ten concurrent callers', async () => {
      const ids = await applicants(subject, 10, { slots: [{ slot: nine, capacity: 10 }] });
      for (const id of ids) {
        await hold(id);
        await plan(id);
      }
      const taken: number[] = [];
      for (let round = 0; round < 10 && taken.length < 10; round += 1) {
        const had = await race(10, ({ reminders }) => reminders.takeDue(dayBefore));
        taken.push(...had.filter(O.isSome).map(({ value }) => value.candidateId));
      }
      expect([...taken].sort((a, b) => a - b)).toEqual([...ids].sort((a, b) => a - b));
    }, 60_000);

    it('that wait for a mail server are deleted with their appointment, too; other emails are kept', async () => {
      const id = await booked();
      const remind = () =>
        act(({ messages }) => messages.remind(aMail('a reminder'), dayBefore, interviewOf(id), nineStarts));
      await remind();
      await act(({ messages }) => messages.add(aMail('a confirmation'), dayBefore));
      expect(await act(({ messages }) => messages.waiting())).toEqual({ confirmation: 1, reminder: 1 });
      await act(({ appointments }) => appointments.release(id, job, 'interview'));
      expect(await act(({ messages }) => messages.waiting())).toEqual({ confirmation: 1, reminder: 0 });
      await remind();
      expect(await act(({ messages }) => messages.waiting())).toEqual({ confirmation: 1, reminder: 0 });
    });

    it('have an expiration time', async () => {
      const id = await booked();
      await act(({ messages }) => messages.remind(aMail('a reminder'), dayBefore, interviewOf(id), nineStarts));
      expect(await act(({ messages }) => messages.take('a portal'))).toMatchObject(
        O.some({ mail: aMail('a reminder'), worthUntil: nineStarts }),
      );
    });

    it('stay scheduled if the unit of work that claimed one is rolled back', async () => {
      const id = await booked();
      const undone = await subject.unitOfWork().run(({ reminders }) =>
        pipe(
          reminders.takeDue(dayBefore),
          TE.flatMap(() => TE.left('not this time' as const)),
        ),
      )();
      expect(undone).toMatchObject({ left: 'not this time' });
      expect(await takeDue(plus(dayBefore, 1))).toEqual(O.some(interviewOf(numbered([id], 0))));
    });
  });
};
