import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Case, Chapter } from '../chapter';
import { caseRows, type CaseRow, type Columns } from './case-rows';
import { duration, number, optional, size, text } from './columns';
import { tableFile } from './table';

/*
 * Tables of the domain's own tests whose lines are questions that a chapter answers, too. Their tests compare what a function of the domain answers; here
 * they only say which row of the chapter's table decides such a question.
 */

/** A case on a chapter's boundary, as its slider has it. */
type AtBoundary = (value: number) => Case;

interface DomainTable {
  /** From the top folder: `domain/identity/cases/zip-code-valid.csv`. */
  readonly file: string;
  readonly casesIn: (tableText: string, at: AtBoundary) => E.Either<readonly string[], readonly Case[]>;
}

const table = <C extends Columns>(
  name: string,
  columns: C,
  asks: (line: CaseRow<C>, at: AtBoundary) => Case,
): DomainTable => {
  const file = tableFile(name);
  return {
    file,
    casesIn: (tableText, at) =>
      pipe(
        caseRows(file, tableText, columns),
        E.map((lines) => lines.map((line) => asks(line, at))),
      ),
  };
};

const value = ({ text: typed }: { readonly text: string }): Case => ({ value: typed });
const address = ({ typed }: { readonly typed: string }): Case => ({ value: typed });
const ofStatus = ({ status }: { readonly status: number }): Case => ({ status });
/** As the tests of the domain have it, where a line says nothing else. */
const american = '+1';
const pdf = 'cv.pdf';
const usualSize = 1_000;
const today = '2026-12-04';
const yesterday = '2026-12-03';

const phone = (country: string, typed: string): Case => ({ country, phone: typed });
const file = (name: string, bytes: number): Case => ({ name, size: bytes });
const ofName = ({ name }: { readonly name: string }): Case => file(name, usualSize);
const ofSize = ({ bytes }: { readonly bytes: number }): Case => file(pdf, bytes);
const secondsBefore = ({ afterSchedule }: { readonly afterSchedule: number }, at: AtBoundary): Case =>
  at(-afterSchedule / 1_000);
const minutesBefore = ({ minutes }: { readonly minutes: number }, at: AtBoundary): Case => at(minutes);
const range = ({ start, end }: { readonly start?: string | undefined; readonly end?: string | undefined }): Case => ({
  today,
  start,
  end,
});

/** By the chapter's rule. */
const tables: Readonly<Record<string, readonly DomainTable[]>> = {
  zip: [
    table('identity/zip-code-valid', { text }, value),
    table('identity/zip-code-missing', { text }, value),
    table('identity/zip-code-invalid', { text }, value),
  ],
  otp: [
    table('identity/one-time-code-valid', { text }, value),
    table('identity/one-time-code-invalid', { text }, value),
  ],
  email: [
    table('text/email-kept-trimmed', { typed: text, kept: text }, address),
    table('text/email-malformed', { typed: text }, address),
    table('text/email-missing', { typed: text }, address),
  ],
  phone: [
    table('identity/phone-country-missing', { typed: text }, ({ typed }) => phone(typed, '3125550142')),
    table('identity/phone-country-unknown', { typed: text }, ({ typed }) => phone(typed, '3125550142')),
    table('identity/phone-missing', { typed: text }, ({ typed }) => phone(american, typed)),
    table('identity/phone-extension', { typed: text }, ({ typed }) => phone(american, typed)),
    table('identity/phone-too-short', { country: text, typed: text, count: number }, ({ country, typed }) =>
      phone(country, typed),
    ),
    table('identity/phone-kept', { country: text, typed: text, e164: text }, ({ country, typed }) =>
      phone(country, typed),
    ),
  ],
  resume: [
    table('resumes/resume-file-kind', { name: text, kind: text }, ofName),
    table('resumes/resume-file-extension-refused', { name: text, extension: text }, ofName),
    table('resumes/resume-file-name-accepted', { name: text }, ofName),
    table('resumes/resume-file-size-accepted', { bytes: size }, ofSize),
    table('resumes/resume-file-empty', { bytes: number }, ofSize),
    table('resumes/resume-file-too-large', { bytes: size }, ofSize),
  ],
  'skill-filter-result': [
    table('screening/outcome-pass', { status: number }, ofStatus),
    table('screening/outcome-fail', { status: number }, ofStatus),
  ],
  status: [table('applications/status-catalogue-unlisted', { status: number }, ofStatus)],
  'date-filter': [
    table('scheduling/date-filter-range', { start: optional(text), end: optional(text), from: text, to: text }, range),
    table('scheduling/date-filter-end-refused', { start: optional(text) }, ({ start }) =>
      range({ start, end: yesterday }),
    ),
    table(
      'scheduling/date-filter-range-cut',
      { start: optional(text), end: optional(text), cut: optional(text) },
      range,
    ),
  ],
  slots: [
    table('positions/lead-time-offered', { minutes: number }, minutesBefore),
    table('positions/lead-time-not-offered', { minutes: number }, minutesBefore),
  ],
  join: [
    table('applications/join-window-open', { afterSchedule: duration }, secondsBefore),
    table('applications/join-window-not-yet-open', { afterSchedule: duration }, secondsBefore),
    table('applications/join-window-never-open', { status: number }, ({ status }, at) => ({ ...at(0), status })),
  ],
};

/** The questions of a chapter that the domain's own tables put, or every fault of these tables. */
export const domainCasesOf = (
  { rule, boundary }: Pick<Chapter, 'rule' | 'boundary'>,
  textOf: (file: string) => string,
): E.Either<readonly string[], readonly Case[]> => {
  const at: AtBoundary = (where) => boundary?.caseAt(where) ?? {};
  const read = (tables[rule.name] ?? []).map((one) => one.casesIn(textOf(one.file), at));
  const faults = read.flatMap((one) => (E.isLeft(one) ? one.left : []));
  return faults.length > 0 ? E.left(faults) : E.right(read.flatMap((one) => (E.isRight(one) ? one.right : [])));
};
