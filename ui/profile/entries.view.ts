import {
  educationEntry,
  educationList,
  experienceEntry,
  experienceList,
  newEducation,
  newExperience,
  type Destination,
} from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { sayDuration, sayEntrySpan } from '../../application/profile/profile-refusals.words';
import { latestFirst } from '../../domain/profile/education';
import type { Candidate } from '../../domain/profile/candidate';
import { longestFirst } from '../../domain/profile/experience';
import type { ProfileList } from '../../domain/profile/profile';
import type { CalendarDate } from '../../domain/time/calendar-date';

/** A job or a course as its card shows it (spec 1 §2). */
export interface EntryView {
  /** Its index in the stored list, from 0, as its link has it. */
  readonly place: number;
  readonly title: string;
  /** Company or college. */
  readonly where: string;
  /** `January 2020 to present`; empty without dates. */
  readonly span: string;
  /** `2 years 3 months`; a course has none (spec 1 §2). */
  readonly duration: string | undefined;
  readonly href: string;
}

interface Places {
  readonly list: Destination;
  readonly add: Destination;
  readonly entry: (place: number) => Destination;
}

const places: Readonly<Record<ProfileList, Places>> = {
  experience: { list: experienceList, add: newExperience, entry: experienceEntry },
  education: { list: educationList, add: newEducation, entry: educationEntry },
};

export const listOf = (list: ProfileList): Destination => places[list].list;

export const listHref = (list: ProfileList): string => toPath(places[list].list);

export const addHref = (list: ProfileList): string => toPath(places[list].add);

const entryHref = (list: ProfileList, place: number): string => toPath(places[list].entry(place));

/** The entries in display order: the longest job, or the latest course, first (R21, spec 1 §5). */
export const entriesView = (
  { experience, education }: Pick<Candidate, ProfileList>,
  list: ProfileList,
  today: CalendarDate,
): readonly EntryView[] => {
  switch (list) {
    case 'experience':
      return longestFirst(experience, today).map(({ place, entry, duration }) => ({
        place,
        title: entry.title,
        where: entry.company,
        span: sayEntrySpan(entry),
        duration: duration && sayDuration(duration),
        href: entryHref(list, place),
      }));
    case 'education':
      return latestFirst(education).map(({ place, entry }) => ({
        place,
        title: entry.title,
        where: entry.college,
        span: sayEntrySpan(entry),
        duration: undefined,
        href: entryHref(list, place),
      }));
  }
};
