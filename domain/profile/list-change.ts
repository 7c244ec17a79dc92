import { allowed, refused, type Decision } from '../decision';
import { withEntryAt, withNewEntry, withoutEntryAt, type NoSuchEntry } from './listing';

/** What was done to a list that was shown: a new entry, another text for one, or one taken off. */
export type ListChange<Entry> =
  | { readonly _tag: 'Added'; readonly entry: Entry }
  | { readonly _tag: 'Edited'; readonly place: number; readonly entry: Entry }
  | { readonly _tag: 'Removed'; readonly place: number };

/** What stands at this place now is not what was shown there: another tab or device was quicker. */
export interface EntryChanged {
  readonly _tag: 'EntryChanged';
  readonly place: number;
}

type Same<Entry> = (a: Entry, b: Entry) => boolean;

const made = <Entry>(list: readonly Entry[], change: ListChange<Entry>): Decision<NoSuchEntry, readonly Entry[]> => {
  switch (change._tag) {
    case 'Added':
      return allowed(withNewEntry(list, change.entry));
    case 'Edited':
      return withEntryAt(list, change.place, change.entry);
    case 'Removed':
      return withoutEntryAt(list, change.place);
  }
};

const agreeAt = <Entry>(same: Same<Entry>, a: readonly Entry[], b: readonly Entry[], place: number): boolean => {
  const one = a[place];
  const other = b[place];
  return one !== undefined && other !== undefined && same(one, other);
};

const countOf = <Entry>(same: Same<Entry>, list: readonly Entry[], wanted: Entry): number =>
  list.filter((entry) => same(entry, wanted)).length;

/** Whether this very change was made before: a Save whose answer was lost is pressed again. */
const isMade = <Entry>(
  same: Same<Entry>,
  now: readonly Entry[],
  wanted: readonly Entry[],
  change: ListChange<Entry>,
): boolean => {
  switch (change._tag) {
    case 'Added':
      return countOf(same, now, change.entry) >= countOf(same, wanted, change.entry);
    case 'Edited':
      return agreeAt(same, now, wanted, change.place);
    case 'Removed':
      return now.length === wanted.length && now.every((_, place) => agreeAt(same, now, wanted, place));
  }
};

/**
 * What becomes of a list as it is `now`, when it was changed as it was `shown` (R3). An update sends both lists whole, so that two tabs agree only where nothing
 * but that change is made (ours): what was added elsewhere stays, what was removed elsewhere does not come back. An entry that is no longer what was shown is
 * neither edited nor removed, and what was made before is not made twice.
 */
export const changedList =
  <Entry>(same: Same<Entry>) =>
  (
    shown: readonly Entry[],
    now: readonly Entry[],
    change: ListChange<Entry>,
  ): Decision<NoSuchEntry | EntryChanged, readonly Entry[]> => {
    const wanted = made(shown, change);
    if (wanted._tag === 'Refused') return wanted;
    if (isMade(same, now, wanted.value, change)) return allowed(now);
    return change._tag === 'Added' || agreeAt(same, shown, now, change.place)
      ? made(now, change)
      : refused({ _tag: 'EntryChanged', place: change.place });
  };
