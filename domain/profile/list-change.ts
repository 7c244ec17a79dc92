import { allowed, refused, type Decision } from '../decision';
import { withEntryAt, withNewEntry, withoutEntryAt, type NoSuchEntry } from './listing';

/** A change to a list as it was shown: an entry added, edited or removed. */
export type ListChange<Entry> =
  | { readonly _tag: 'Added'; readonly entry: Entry }
  | { readonly _tag: 'Edited'; readonly place: number; readonly entry: Entry }
  | { readonly _tag: 'Removed'; readonly place: number };

/** The entry at this place is no longer the one shown: another tab or device changed it. */
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

/** Whether this change was already made, because a Save whose answer was lost is pressed again. */
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
 * Applies a change to the list as it is `now`, made on the list as it was `shown` (R3). An update sends both lists whole, so nothing but
 * the change may be applied (ours): entries added in another tab stay, removed ones don't come back. An entry that has changed since is
 * neither edited nor removed, and no change is applied twice.
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
