import * as E from 'fp-ts/Either';
import type { EntryFaults, EntryForm, EntryWanted, SaveEntryFailure } from '../../../application/journeys/keep-entry';
import type { Filling } from './entry-form.view';
import { saveFailureView } from './save-failure.view';

/* How a job or a course is typed. */

export const opened = (typed: EntryForm): Filling => ({
  typed,
  faults: undefined,
  takesFocus: false,
  failure: undefined,
  now: undefined,
  phase: 'typing',
});

export const sent = (filling: Filling): Filling => ({
  ...filling,
  faults: undefined,
  failure: undefined,
  phase: 'saving',
});

/** What came: 'saved', a fault at its field, or a failure above the form that keeps what was typed. */
export const answeredWith = (filling: Filling, saved: E.Either<SaveEntryFailure, unknown>): Filling => {
  const answered: Filling = { ...filling, faults: undefined, failure: undefined, phase: 'typing' };
  if (E.isRight(saved)) return { ...answered, phase: 'saved' };
  const reason = saved.left;
  if (reason._tag === 'EntryRejected') return { ...answered, faults: reason.faults, takesFocus: true };
  const failure = saveFailureView(reason);
  return reason._tag === 'EntryChanged' ? { ...answered, failure, now: reason.now } : { ...answered, failure };
};

/** What Save means: an entry that is no longer what was edited is left alone, and what was typed over it is a new one (ours). */
export const savedAs = (wanted: EntryWanted, { now }: Filling): EntryWanted =>
  now === undefined ? wanted : { ...wanted, place: 'new' };

/** Which fields' faults a change puts right, or may: what is said of two months stands at the first of them. */
const mended = (faults: EntryFaults, change: Partial<EntryForm>): EntryFaults => {
  const end = 'to' in change || 'present' in change;
  return {
    title: 'title' in change ? undefined : faults.title,
    where: 'where' in change ? undefined : faults.where,
    from: 'from' in change || (end && faults.from?._tag === 'StartAfterEnd') ? undefined : faults.from,
    to: end ? undefined : faults.to,
  };
};

/** What was wrong with a field is no longer said once it is typed over; the other fields keep theirs (R29). What is sent is not typed over. */
export const retyped = (filling: Filling, change: Partial<EntryForm>): Filling =>
  filling.phase === 'typing'
    ? {
        ...filling,
        typed: { ...filling.typed, ...change },
        faults: filling.faults && mended(filling.faults, change),
        takesFocus: false,
      }
    : filling;
