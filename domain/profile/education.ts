import * as E from 'fp-ts/Either';
import type { CalendarDate } from '../time/calendar-date';
import { parseEntryText, type EntryText, type EntryTextFault } from './entry-text';
import type { Placed } from './experience';
import type { Month } from './months';
import { checkSpan, sameSpan, type Span, type SpanFaults } from './span';

/** A course of study (spec 1 §3). */
export interface Education extends Span {
  readonly title: EntryText;
  readonly college: EntryText;
}

/** Whether two entries are the same, regardless of their place in the list. */
export const sameEducation = (a: Education, b: Education): boolean =>
  a.title === b.title && a.college === b.college && sameSpan(a, b);

/** The education form as typed. An empty `to` means present. */
export interface EducationForm {
  readonly title: string;
  readonly college: string;
  readonly from: string;
  readonly to: string;
}

/** Faults of the education form by field. Undefined: the field is fine. */
export interface EducationFaults extends SpanFaults {
  readonly title: EntryTextFault | undefined;
  readonly college: EntryTextFault | undefined;
}

/** Reads the form and reports every fault at once, by field (spec 1 §5, R21). */
export const checkEducation = (form: EducationForm, today: CalendarDate): E.Either<EducationFaults, Education> => {
  const title = parseEntryText(form.title);
  const college = parseEntryText(form.college);
  const span = checkSpan(form.from, form.to, today);
  return E.isRight(title) && E.isRight(college) && E.isRight(span)
    ? E.right({ title: title.right, college: college.right, ...span.right })
    : E.left({
        title: E.isLeft(title) ? title.left : undefined,
        college: E.isLeft(college) ? college.left : undefined,
        ...(E.isLeft(span) ? span.left : { from: undefined, to: undefined }),
      });
};

/** Whether `a` ends later than `b`; present (undefined) is later than any month. */
const endsLaterThan = (a: Month | undefined, b: Month | undefined): boolean =>
  b !== undefined && (a === undefined || a > b);

/** Education in the order shown: current entries first, then by end, latest first; ties keep their order (R21, spec 1 §5). */
export const latestFirst = (education: readonly Education[]): readonly Placed<Education>[] =>
  education
    .map((entry, place) => ({ place, entry }))
    .sort((a, b) => Number(endsLaterThan(b.entry.to, a.entry.to)) - Number(endsLaterThan(a.entry.to, b.entry.to)));
