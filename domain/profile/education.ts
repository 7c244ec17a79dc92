import * as E from 'fp-ts/Either';
import type { CalendarDate } from '../time/calendar-date';
import { parseEntryText, type EntryText, type EntryTextFault } from './entry-text';
import type { Placed } from './experience';
import { checkSpan, endOf, sameSpan, type Span, type SpanFaults } from './span';

/** A course of study (spec 1 §3). */
export interface Education extends Span {
  readonly title: EntryText;
  readonly college: EntryText;
}

/** Whether two entries are the same, regardless of their place in the list. */
export const sameEducation = (a: Education, b: Education): boolean =>
  a.title === b.title && a.college === b.college && sameSpan(a, b);

/** The education form as typed. A `from` with an empty `to` means present; both empty: no dates. */
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

/** A course without dates ends before all others; 'present' comes after every month's digits. */
const sortedBy = (course: Education): string => endOf(course) ?? '';

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Education in the order shown: current entries first, then by end, latest first, then those without dates; ties keep their order (R21, spec 1 §5). */
export const latestFirst = (education: readonly Education[]): readonly Placed<Education>[] =>
  education.map((entry, place) => ({ place, entry })).sort((a, b) => byText(sortedBy(b.entry), sortedBy(a.entry)));
