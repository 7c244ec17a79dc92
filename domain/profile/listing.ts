import { allowed, refused, type Decision } from '../decision';
import type { Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** How many entries of each list the profile shows (spec 1 §9). */
export const firstShown = numbers.entries_first_shown;

/** How long after saving an entry its list opens (spec 1 §9). */
export const savedEntryRedirect: Milliseconds = numbers.saved_entry_redirect;

/** The beginning of a list, and how much of it is not shown. */
export interface Listing<Entry> {
  readonly shown: readonly Entry[];
  /** How many entries 'See More' adds; at 0 there is no such button. */
  readonly more: number;
}

/** The first 2 entries of a list in the order shown (spec 1 §2). An empty list says 'No details found'. */
export const firstEntries = <Entry>(entries: readonly Entry[]): Listing<Entry> => ({
  shown: entries.slice(0, firstShown),
  more: Math.max(0, entries.length - firstShown),
});

/** No entry has that place, from 0; the list has `count` of them. */
export interface NoSuchEntry {
  readonly _tag: 'NoSuchEntry';
  readonly place: number;
  readonly count: number;
}

/** Adds an entry at the end of the stored order; the order shown is a rule of each list. */
export const withNewEntry = <Entry>(entries: readonly Entry[], entry: Entry): readonly Entry[] => [...entries, entry];

const isPlaceOf = (entries: readonly unknown[], place: number): boolean =>
  Number.isInteger(place) && place >= 0 && place < entries.length;

/** Replaces an entry in its place. The place comes from a link (/profile/experience/{id}), so it may not exist. */
export const withEntryAt = <Entry>(
  entries: readonly Entry[],
  place: number,
  entry: Entry,
): Decision<NoSuchEntry, readonly Entry[]> =>
  isPlaceOf(entries, place)
    ? allowed(entries.map((kept, at) => (at === place ? entry : kept)))
    : refused({ _tag: 'NoSuchEntry', place, count: entries.length });

/** Removes an entry; those after it move up (ours: the specification has no way to remove one). */
export const withoutEntryAt = <Entry>(
  entries: readonly Entry[],
  place: number,
): Decision<NoSuchEntry, readonly Entry[]> =>
  isPlaceOf(entries, place)
    ? allowed(entries.filter((_, at) => at !== place))
    : refused({ _tag: 'NoSuchEntry', place, count: entries.length });
