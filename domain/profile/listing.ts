import { allowed, refused, type Decision } from '../decision';
import { seconds, type Milliseconds } from '../time/duration';

/** How many entries of each list the profile shows (spec 1 §9). */
export const firstShown = 2;

/** From a saved entry back to its list (spec 1 §9). */
export const savedEntryRedirect: Milliseconds = seconds(1);

export interface Listing<Entry> {
  readonly shown: readonly Entry[];
  /** How many 'See More' would show; at 0 it isn't there. */
  readonly more: number;
}

/** The first 2 of a list in its shown order (spec 1 §2). A list of none says 'No details found'. */
export const firstEntries = <Entry>(entries: readonly Entry[]): Listing<Entry> => ({
  shown: entries.slice(0, firstShown),
  more: Math.max(0, entries.length - firstShown),
});

export interface NoSuchEntry {
  readonly _tag: 'NoSuchEntry';
  readonly place: number;
  readonly count: number;
}

/** A new entry comes last in the kept order; how it is shown is the list's own rule. */
export const withNewEntry = <Entry>(entries: readonly Entry[], entry: Entry): readonly Entry[] => [...entries, entry];

const isPlaceOf = (entries: readonly unknown[], place: number): boolean =>
  Number.isInteger(place) && place >= 0 && place < entries.length;

/** An edited entry stays where it was kept. The place comes from a link (/profile/experience/{id}), so there may be none. */
export const withEntryAt = <Entry>(
  entries: readonly Entry[],
  place: number,
  entry: Entry,
): Decision<NoSuchEntry, readonly Entry[]> =>
  isPlaceOf(entries, place)
    ? allowed(entries.map((kept, at) => (at === place ? entry : kept)))
    : refused({ _tag: 'NoSuchEntry', place, count: entries.length });

/** An entry that was added by mistake goes, and those after it move up (ours: the specification shows no way to take one back). */
export const withoutEntryAt = <Entry>(
  entries: readonly Entry[],
  place: number,
): Decision<NoSuchEntry, readonly Entry[]> =>
  isPlaceOf(entries, place)
    ? allowed(entries.filter((_, at) => at !== place))
    : refused({ _tag: 'NoSuchEntry', place, count: entries.length });
