import {
  educationEntry,
  educationList,
  experienceEntry,
  experienceList,
  newEducation,
  newExperience,
  type Destination,
} from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Candidate } from '../../../application/ports/unit-of-work/people';
import { sayDuration } from '../../../application/words/profile-refusals';
import { latestFirst } from '../../../domain/profile/education';
import { longestFirst } from '../../../domain/profile/experience';
import { printMonth } from '../../../domain/profile/months';
import type { ProfileList } from '../../../domain/profile/profile';
import type { Span } from '../../../domain/profile/span';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { profileTexts as t } from '../../texts/profile';

/** A job or a course as its card shows it (spec 1 §2). */
export interface EntryView {
  /** Where it is kept, from 0: what its link says. */
  readonly place: number;
  readonly title: string;
  /** Company or college. */
  readonly where: string;
  /** `January 2020 to present` */
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

const saySpan = ({ from, to }: Span): string => t.span(printMonth(from), to === undefined ? t.present : printMonth(to));

/** The entries in the order in which they are shown: the longest job, the latest course first (R21, spec 1 §5). */
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
        span: saySpan(entry),
        duration: sayDuration(duration),
        href: entryHref(list, place),
      }));
    case 'education':
      return latestFirst(education).map(({ place, entry }) => ({
        place,
        title: entry.title,
        where: entry.college,
        span: saySpan(entry),
        duration: undefined,
        href: entryHref(list, place),
      }));
  }
};
