import * as E from 'fp-ts/Either';
import type { Case, Chapter, Field } from '../../adapters/composition/rulebook';
import { parseIsoInstant } from '../../domain/time/instant';
import { defaultZone, zoneOrDefault, type TimeZone } from '../../domain/time/time-zone';
import { sayMoment } from './moments';

/* Questions and answers in everyday words. */

/** A labeled value: `opens at`: `4 Dec 2026, 10:20 AM ET`. */
export interface Said {
  readonly name: string;
  readonly words: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const longest = 100;

/** A text too long to read is truncated and its length given: its length is why it is there. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest / 4)}… (${text.length} characters)`;

/** Any value of an answer, on one line. */
export const sayValue = (value: unknown, zone: TimeZone): string => {
  if (value === null || value === undefined) return 'none';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') {
    const instant = parseIsoInstant(value);
    if (E.isRight(instant)) return sayMoment(instant.right, zone);
    return value === '' ? 'empty' : shortened(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return value.map((one) => sayValue(one, zone)).join(value.some(isRecord) ? '; ' : ', ');
  }
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, one]) => `${unwired(name)}: ${sayValue(one, zone)}`)
      .join(', ');
  return JSON.stringify(value);
};

/** A wire name in words: `opens_at`, `nearestThree` → `opens at`, `nearest three`. */
const unwired = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** An answer, part by part. */
export const sayAnswer = (answer: unknown, zone: TimeZone, fields: readonly Field[] = []): readonly Said[] =>
  isRecord(answer)
    ? Object.entries(answer).map(([name, value]) => ({
        name: fields.find((field) => field.name === name)?.label ?? unwired(name),
        words: sayValue(value, zone),
      }))
    : [{ name: 'answer', words: sayValue(answer, zone) }];

/** A case's value for one field, in the expert's words. */
const sayField = (field: Field | undefined, value: unknown, zone: TimeZone): string => {
  if (value === undefined) return 'not given';
  if (field?.kind === 'choice') {
    const option = field.options.find((one) => one.value === value);
    if (option !== undefined) return option.label;
  }
  if (field?.kind === 'list') {
    const lines = field.toLines(value).map((line) => field.columns.map(({ name }) => line[name] ?? '').join(' '));
    return lines.length === 0 ? 'none' : lines.join('; ');
  }
  return sayValue(value, zone);
};

/** The time zone in which a case's moments are shown: its own, if it names one. */
export const zoneOf = ({ fields }: Chapter, question: Case): TimeZone => {
  const field = fields.find(({ kind }) => kind === 'zone');
  const named = field === undefined ? undefined : question[field.name];
  return typeof named === 'string' ? zoneOrDefault(named) : defaultZone;
};

export const sayParts = (chapter: Chapter, question: Case, names: readonly string[]): readonly Said[] => {
  const zone = zoneOf(chapter, question);
  return names.map((name) => {
    const field = chapter.fields.find((one) => one.name === name);
    return { name: field?.label ?? unwired(name), words: sayField(field, question[name], zone) };
  });
};

/** A field that an act changes. */
export interface Changed {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** As the wire has it where a case says nothing: 0, no, empty and none are one. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === false;

const isSameInstant = (before: string, after: string): boolean => {
  const [was, is] = [parseIsoInstant(before), parseIsoInstant(after)];
  return E.isRight(was) && E.isRight(is) && was.right === is.right;
};

const isSame = (before: unknown, after: unknown): boolean =>
  (isNothing(before) && isNothing(after)) ||
  JSON.stringify(before) === JSON.stringify(after) ||
  (typeof before === 'string' && typeof after === 'string' && isSameInstant(before, after));

/** The fields that an act changes, before and after. A flag that the case omits counts as true, so it isn't reported as changed. */
export const changesIn = (chapter: Chapter, question: Case, answer: unknown, zone: TimeZone): readonly Changed[] => {
  const after = isRecord(answer) ? answer['application'] : undefined;
  if (!isRecord(after)) return [];
  return chapter.fields.flatMap((field) => {
    const [was, is] = [question[field.name], after[field.name]];
    if (!(field.name in after) || isSame(was, is) || (was === undefined && is === true)) return [];
    return [{ name: field.label, before: sayField(field, was ?? null, zone), after: sayField(field, is, zone) }];
  });
};
