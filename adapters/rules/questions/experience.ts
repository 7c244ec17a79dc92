import * as E from 'fp-ts/Either';
import { sayExperienceFaults } from '../../../application/profile/profile-refusals.words';
import {
  checkExperience,
  longestFirst,
  type Experience,
  type ExperienceFaults,
  type ExperienceForm,
} from '../../../domain/profile/experience';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { listOf, struct, text, withDefault, type Codec } from '../../contract/codec';
import { calendarDate } from '../../contract/wire/fields';
import { refined, type Fault } from '../refined';
import { rule } from '../rule';

interface Asked {
  readonly experience: readonly Experience[];
  readonly today: CalendarDate;
}

/** The form's messages at the fields of one entry. */
const faultsAt = (n: number, entry: ExperienceForm, faults: ExperienceFaults): readonly Fault[] => {
  const { title, company, from, to } = sayExperienceFaults(faults);
  const fields = [
    ['title', title, entry.title],
    ['company', company, entry.company],
    ['from', from, entry.from],
    ['to', to, entry.to],
  ] as const;
  return fields.flatMap(([field, message, found]) =>
    message === undefined ? [] : [{ at: ['entries', String(n), field], message, found }],
  );
};

/** An entry that the form would refuse is a fault of the question, because it has no length (R21, spec 1 §5). */
export const experienceQuestion: Codec<Asked> = refined(
  struct({
    entries: listOf(struct({ title: text, company: text, from: withDefault(text, ''), to: withDefault(text, '') })),
    today: calendarDate,
  }),
  ({ entries, today }) => {
    const read = entries.map((entry) => ({ entry, checked: checkExperience(entry, today) }));
    const faults = read.flatMap(({ entry, checked }, n) => (E.isLeft(checked) ? faultsAt(n, entry, checked.left) : []));
    const experience = read.flatMap(({ checked }) => (E.isRight(checked) ? [checked.right] : []));
    return faults.length > 0 ? E.left(faults) : E.right({ experience, today });
  },
);

/** Experience as shown, longest first, with its length (R21). */
export const experienceRule = rule({
  name: 'experience',
  shape: '{entries: [{title, company, from?, to?}], today} → {entries: [{title, company, from, to, years?, months?}]}',
  question: experienceQuestion,
  answer: ({ experience, today }) => ({
    entries: longestFirst(experience, today).map(({ entry, duration }) => ({
      ...entry,
      from: entry.from ?? '',
      to: entry.to ?? '',
      ...duration,
    })),
  }),
});
