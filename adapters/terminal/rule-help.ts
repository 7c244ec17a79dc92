import * as E from 'fp-ts/Either';
import type { Chapter, Field } from '../rules/chapter';
import { chapters } from '../rules/chapters';
import { table } from './table';

/** Statuses have a rule of their own, which lists them: a field names the first few. */
const mostOptions = 6;

const optionsOf = (options: readonly { readonly value: string | number; readonly label: string }[]): string => {
  const named = options
    .slice(0, mostOptions)
    .map(({ value, label }) => (label === String(value) ? label : `${JSON.stringify(value)} (${label})`));
  const more = options.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

/** What a field takes, as it is typed in JSON. */
const takes = (field: Field): string => {
  switch (field.kind) {
    case 'flag':
      return 'true or false';
    case 'number':
      return 'a number';
    case 'text':
      return 'a text';
    case 'date':
      return 'a date, YYYY-MM-DD';
    case 'month':
      return 'a month, YYYY-MM';
    case 'time':
      return 'a time, HH:mm';
    case 'zone':
      return 'a time zone, America/Chicago';
    case 'moment':
      return 'an instant, 2026-12-04T15:30:00Z';
    case 'choice':
      return optionsOf(field.options);
    case 'list':
      return field.columns.map(({ label }) => label.toLowerCase()).join(', ');
  }
};

const meaningOf = (field: Field): string =>
  [field.label, ...(field.hint === undefined ? [] : [`(${field.hint})`])].join(' ');

const example = ({ rule, rows }: Chapter): readonly string[] => {
  const asked = rows.map((row) => row.example).find((one) => E.isRight(rule.answer(one)));
  if (asked === undefined) return [];
  const answer = rule.answer(asked);
  return [
    '',
    'For example:',
    `  echo '${JSON.stringify(asked)}' | npm run --silent cli -- rules ${rule.name}`,
    ...(E.isRight(answer) ? [`  ${JSON.stringify(answer.right)}`] : []),
  ];
};

/** What a rule decides, what its question takes and means, and one question with its answer. Empty: there is no such rule. */
export const helpOfRule = (name: string): readonly string[] => {
  const chapter = chapters.find(({ rule }) => rule.name === name);
  if (chapter === undefined) return [];
  return [
    `rules ${name}  ${chapter.rule.shape}`,
    '',
    chapter.title,
    chapter.sentence,
    '',
    'It reads one question as JSON, or a list of them, from standard input. The fields of a question (? may be left out):',
    ...table(
      chapter.fields.map((field) => [
        `  ${field.name}${field.optional === true ? '?' : ''}`,
        meaningOf(field),
        takes(field),
      ]),
    ),
    ...example(chapter),
  ];
};
