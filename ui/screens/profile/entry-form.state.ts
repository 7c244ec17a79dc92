import * as E from 'fp-ts/Either';
import type { EntryFaults, EntryForm, EntryWanted, SaveEntryFailure } from '../../../application/journeys/keep-entry';
import type { Filling } from './entry-form.view';
import { saveFailureView } from './save-failure.view';

/* The state of editing a job or a course. */

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

/** The outcome: 'saved', an error at its field, or a failure above the form, which keeps what was typed. */
export const answeredWith = (filling: Filling, saved: E.Either<SaveEntryFailure, unknown>): Filling => {
  const answered: Filling = { ...filling, faults: undefined, failure: undefined, phase: 'typing' };
  if (E.isRight(saved)) return { ...answered, phase: 'saved' };
  const reason = saved.left;
  if (reason._tag === 'EntryRejected') return { ...answered, faults: reason.faults, takesFocus: true };
  const failure = saveFailureView(reason);
  return reason._tag === 'EntryChanged' ? { ...answered, failure, now: reason.now } : { ...answered, failure };
};

/** What Save does: if the edited entry has changed meanwhile it is left alone, and what was typed is added as a new one (ours). */
export const savedAs = (wanted: EntryWanted, { now }: Filling): EntryWanted =>
  now === undefined ? wanted : { ...wanted, place: 'new' };

/** The fields whose errors a change may fix: an error about two months is shown at the first of them. */
const mended = (faults: EntryFaults, change: Partial<EntryForm>): EntryFaults => {
  const end = 'to' in change || 'present' in change;
  return {
    title: 'title' in change ? undefined : faults.title,
    where: 'where' in change ? undefined : faults.where,
    from: 'from' in change || (end && faults.from?._tag === 'StartAfterEnd') ? undefined : faults.from,
    to: end ? undefined : faults.to,
  };
};

/** Typing in a field clears its error; the other fields keep theirs (R29). A form that is being sent can't be edited. */
export const retyped = (filling: Filling, change: Partial<EntryForm>): Filling =>
  filling.phase === 'typing'
    ? {
        ...filling,
        typed: { ...filling.typed, ...change },
        faults: filling.faults && mended(filling.faults, change),
        takesFocus: false,
      }
    : filling;
