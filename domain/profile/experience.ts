import * as E from 'fp-ts/Either';
import type { CalendarDate } from '../time/calendar-date';
import { parseEntryText, type EntryText, type EntryTextFault } from './entry-text';
import { monthOf, monthsBetween, type Month } from './months';
import { checkSpan, sameSpan, type Span, type SpanFaults } from './span';

/** A job that a candidate has or had (spec 1 §3). */
export interface Experience extends Span {
  readonly title: EntryText;
  readonly company: EntryText;
}

/** Whether two entries are the same, regardless of their place in the list. */
export const sameExperience = (a: Experience, b: Experience): boolean =>
  a.title === b.title && a.company === b.company && sameSpan(a, b);

/** The experience form as typed. A `from` with an empty `to` means present; both empty: no dates. */
export interface ExperienceForm {
  readonly title: string;
  readonly company: string;
  readonly from: string;
  readonly to: string;
}

/** Faults of the experience form by field. Undefined: the field is fine. */
export interface ExperienceFaults extends SpanFaults {
  readonly title: EntryTextFault | undefined;
  readonly company: EntryTextFault | undefined;
}

/** Reads the form and reports every fault at once, by field (spec 1 §5, R21). */
export const checkExperience = (form: ExperienceForm, today: CalendarDate): E.Either<ExperienceFaults, Experience> => {
  const title = parseEntryText(form.title);
  const company = parseEntryText(form.company);
  const span = checkSpan(form.from, form.to, today);
  return E.isRight(title) && E.isRight(company) && E.isRight(span)
    ? E.right({ title: title.right, company: company.right, ...span.right })
    : E.left({
        title: E.isLeft(title) ? title.left : undefined,
        company: E.isLeft(company) ? company.left : undefined,
        ...(E.isLeft(span) ? span.left : { from: undefined, to: undefined }),
      });
};

/** A length in whole years and 0 to 11 months (R21). */
export interface Duration {
  readonly years: number;
  readonly months: number;
}

const lengthInMonths = ({ from, to }: Span, thisMonth: Month): number | undefined =>
  from && Math.max(0, monthsBetween(from, to ?? thisMonth));

/** How long an entry lasted: January to March is 2 months; a current entry counts to this month; never below 0 (R21). Undefined without a start. */
export const durationOf = (span: Span, today: CalendarDate): Duration | undefined => {
  const months = lengthInMonths(span, monthOf(today));
  return months === undefined ? undefined : { years: Math.floor(months / 12), months: months % 12 };
};

/** An entry of a sorted list; `place` is its index, from 0, in the stored order. */
export interface Placed<Entry> {
  readonly place: number;
  readonly entry: Entry;
}

/** An entry of the experience list with its length; `duration` is undefined if its start is unknown. */
export interface MeasuredExperience extends Placed<Experience> {
  readonly duration: Duration | undefined;
}

/** Entries without a length come last. */
const lengthShown = (span: Span, thisMonth: Month): number => lengthInMonths(span, thisMonth) ?? -1;

/** Experience in the order shown: longest first; ties keep their order (R21, spec 1 §5). */
export const longestFirst = (experience: readonly Experience[], today: CalendarDate): readonly MeasuredExperience[] => {
  const thisMonth = monthOf(today);
  return experience
    .map((entry, place) => ({ place, entry, duration: durationOf(entry, today) }))
    .sort((a, b) => lengthShown(b.entry, thisMonth) - lengthShown(a.entry, thisMonth));
};
