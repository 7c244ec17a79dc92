import type { EntryFaults, EntryForm } from '../../../application/journeys/keep-profile';
import type { Filling } from './entry-form.view';

/* How a job or a course is typed. */

export const opened = (typed: EntryForm): Filling => ({
  typed,
  faults: undefined,
  takesFocus: false,
  failure: undefined,
  phase: 'typing',
});

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
