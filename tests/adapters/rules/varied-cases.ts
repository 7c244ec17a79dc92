import fc from 'fast-check';
import type { Case, Chapter, Field } from '../../../adapters/rules/chapter';

/* Cases of a chapter that nobody thought of: its examples with many fields changed at once, to values on both sides of every limit. */

const examplesOf = ({ rows, boundary }: Chapter): readonly Case[] => [
  ...rows.map(({ example }) => example),
  ...(boundary?.shown ?? []).map((value) => boundary?.caseAt(value) ?? {}),
];

const day = 86_400_000;

const shifted = (text: string, by: number): string => new Date(Date.parse(text) + by).toISOString();

/** Texts that some rule reads in a way of its own: paths of ours and of others, blanks, signs, letters, digits. */
const oddTexts = [
  '',
  ' ',
  '/timeslot',
  '/nowhere',
  'https://elsewhere.example',
  '//elsewhere',
  'a1',
  '+44',
  '+91',
  '00000',
];

const listsOf = (seen: readonly unknown[]): readonly unknown[] => {
  const lists = seen.filter((one): one is unknown[] => Array.isArray(one));
  return [...seen, ...lists.flatMap((one) => lists.map((other) => [...one, ...other]))];
};

/** Values of a field: those of the examples, their neighbors, and what else its kind can hold. */
const valuesOf = (chapter: Chapter, field: Field): readonly unknown[] => {
  const seen = examplesOf(chapter).flatMap((one) => (Object.hasOwn(one, field.name) ? [one[field.name]] : []));
  const texts = seen.filter((one) => typeof one === 'string');
  switch (field.kind) {
    case 'flag':
      return [true, false];
    case 'choice':
      return [...field.options.map(({ value }) => value), ...seen];
    case 'number':
      return [
        -1,
        ...Array.from({ length: 7 }, (_, n) => n),
        ...seen.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : [])),
      ];
    case 'text':
      return [...seen, ...oddTexts];
    case 'zone':
      return ['America/New_York', 'Asia/Kolkata', 'Nowhere/None'];
    case 'moment':
      return [
        ...seen,
        ...texts.flatMap((one) =>
          [-day, -3_600_000, -60_000, -1, 1, 60_000, 3_600_000, day].map((by) => shifted(one, by)),
        ),
      ];
    case 'date':
      return [
        ...seen,
        ...texts.flatMap((one) => [-31, -30, -1, 1, 29, 30, 31].map((by) => shifted(one, by * day).slice(0, 10))),
      ];
    case 'month':
    case 'time':
      return seen;
    case 'list':
      return listsOf(seen);
  }
};

/** Undefined: the case leaves the field out. */
const choicesOf = (chapter: Chapter, field: Field): readonly unknown[] => {
  const values = [...new Set(valuesOf(chapter, field))];
  return field.optional === true ? [...values, undefined] : values;
};

const changed = (one: Case, changes: readonly (readonly [string, unknown])[]): Case =>
  Object.fromEntries(
    Object.entries({ ...one, ...Object.fromEntries(changes) }).filter(([, value]) => value !== undefined),
  );

export const variedCases = (chapter: Chapter): fc.Arbitrary<Case> => {
  const change = fc.constantFrom(...chapter.fields).chain((field) => {
    const choices = choicesOf(chapter, field);
    return choices.length === 0
      ? fc.constant([field.name, undefined] as const)
      : fc.constantFrom(...choices).map((value) => [field.name, value] as const);
  });
  return fc
    .tuple(fc.constantFrom(...examplesOf(chapter)), fc.array(change, { maxLength: 8 }))
    .map(([one, changes]) => changed(one, changes));
};
