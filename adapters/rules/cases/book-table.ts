import type { Case, Chapter, Field } from '../chapter';
import { addCase, type AddedCase, type NewCase } from './add-case';
import type { Columns } from './case-rows';
import { data, number, optional, text, yesNo, type Column } from './columns';
import { spellData, spellText } from './spelling';
import { headerOf, tableFile } from './table';

/*
 * The rule book's own cases: one table for each chapter, whose columns are the fields of the chapter's form. The page adds lines to it, and a test runs each
 * line.
 */

/** `applications/book-join`: the name of a chapter's table, in the room of its rule. */
export const bookTable = ({ rule, code: [file = ''] }: Pick<Chapter, 'rule' | 'code'>): string =>
  `${file.split('/')[1]}/book-${rule.name}`;

/** `domain/applications/cases/book-join.csv` */
export const bookFile = (chapter: Pick<Chapter, 'rule' | 'code'>): string => tableFile(bookTable(chapter));

const columnOf = (field: Field): Column<unknown> => {
  switch (field.kind) {
    case 'flag':
      return yesNo;
    case 'number':
      return number;
    case 'choice':
      return field.options.some(({ value }) => typeof value === 'number') ? number : text;
    case 'list':
      return data;
    case 'text':
    case 'date':
    case 'month':
    case 'time':
    case 'zone':
    case 'moment':
      return text;
  }
};

/** The columns of a chapter's table: each field, the row that decides, and the whole answer. */
export const bookColumns = ({ fields }: Pick<Chapter, 'fields'>) =>
  ({
    ...Object.fromEntries(fields.map((field) => [field.name, optional(columnOf(field))])),
    row: text,
    answer: data,
  }) satisfies Columns;

/** The question that a line puts. A blank cell is nothing that a question says. */
export const askedIn = ({ fields }: Pick<Chapter, 'fields'>, line: Readonly<Record<string, unknown>>): Case =>
  Object.fromEntries(fields.flatMap(({ name }) => (line[name] === undefined ? [] : [[name, line[name]]])));

/** One case has one spelling, so that it is found again: what a question implies by leaving it out is left out. */
const spelled = (field: Field, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (field.kind === 'flag') {
    const isYes = value === true || value === 1;
    return isYes === (field.yes === true) ? '' : isYes ? 'yes' : 'no';
  }
  return typeof value === 'string' && field.kind !== 'list' ? spellText(value) : spellData(value);
};

/** What an expert wrote, as a cell that says exactly this: braces around a word would be a gap to fill. */
const sentence = (written: string): string => spellText(written.trim()).replace(/\{(?=[a-z][a-z0-9 ]*\})/gi, '\\u007b');

/** A case of the form with the portal's answer. */
export interface BookCase {
  readonly question: Case;
  /** The `id` of the row that decides it. */
  readonly row: string;
  readonly answer: unknown;
  /** Why the case matters, in the expert's words. */
  readonly why: string;
  /** `R12, spec 1 §9`; blank: it has none. */
  readonly source: string;
}

/** A case as the cells of its chapter's table. */
const cellsOf = ({ fields }: Pick<Chapter, 'fields'>, { question, row, answer, why, source }: BookCase): NewCase => ({
  ...Object.fromEntries(fields.map((field) => [headerOf(field.name), spelled(field, question[field.name])])),
  row: spellText(row),
  answer: spellData(answer),
  why: sentence(why),
  source: source.trim(),
});

/** Adds a case of the form to the text of its chapter's table. */
export const addBookCase = (chapter: Pick<Chapter, 'fields'>, tableText: string, added: BookCase): AddedCase =>
  addCase(tableText, cellsOf(chapter, added));
