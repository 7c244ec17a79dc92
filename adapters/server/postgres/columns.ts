import * as E from 'fp-ts/Either';
import { flow } from 'fp-ts/function';
import * as t from 'io-ts';
import { sql, type AliasedRawBuilder } from 'kysely';
import { parseSealed } from '../../../application/ports/secrets';
import type { AppliedStep, ScreeningOutcome } from '../../../domain/applications/application';
import type { InterviewKind, ResumeRequirement, Stage } from '../../../domain/positions/kinds';
import { codeOf, statusOf, type ApplicationStatus } from '../../../domain/applications/status-catalogue';
import { parseCandidateId } from '../../../domain/ids/candidate-id';
import { parseEmail } from '../../../domain/text/email';
import type { TechCheckFlag } from '../../../domain/positions/flags';
import { parseIsoInstant, printIsoInstant, type Instant } from '../../../domain/time/instant';
import { parseEndTime, parseWallTime, type WallTime, type WallTimeFault } from '../../../domain/time/wall-time';
import { fromParser, mapped, number, oneOf, struct, text, typeOf, type Codec } from '../../contract/codec';
import { objectOf, type Part } from '../../contract/record';

/* The domain's values in columns, by the domain's own parsers. */

/** How a row is read: each column is decoded, then converted to domain values. Statements do the writing. */
export interface Reading<A> {
  readonly decode: (row: unknown) => t.Validation<A>;
}

export const reading = <Row, A>({ type }: Codec<Row>, read: (row: Row) => A): Reading<A> => ({
  decode: flow((row) => type.decode(row), E.map(read)),
});

/** A column that may be null; null is undefined. */
export const orNull = <A>({ type, schema }: Codec<A>): Codec<A | undefined> => ({
  schema,
  type: typeOf<A | undefined>(
    `${type.name} or null`,
    (input, context) => (input === null ? t.success(undefined) : type.validate(input, context)),
    (value) => (value === undefined ? null : type.encode(value)),
  ),
});

/** A JSON column: written as text, read as a value. */
export const json = <A>({ type, schema }: Codec<A>): Codec<A> => ({
  schema,
  type: typeOf<A>(
    type.name,
    (input, context) => type.validate(input, context),
    (value) => JSON.stringify(type.encode(value)),
  ),
});

/** The columns of a part, prefixed with the name of their table: `positions.resume` beside `applications.resume`. */
export const from = <A>(table: string, part: Part<A>): Part<A> => {
  const columns = Object.keys(part.fields);
  return {
    fields: Object.fromEntries(Object.entries(part.fields).map(([column, codec]) => [`${table}.${column}`, codec])),
    validate: (row, context) =>
      part.validate(Object.fromEntries(columns.map((column) => [column, row[`${table}.${column}`]])), context),
    encode: (value) => part.encode(value),
  };
};

/** The columns that a statement must select so that these parts can be read from its rows. */
export const selected = ({ fields }: Pick<Part<never>, 'fields'>): readonly AliasedRawBuilder<unknown, string>[] =>
  Object.keys(fields).map((column) => sql.ref(column).as(column));

/** How to read rows that contain what a part selects. */
export const rowsOf = <A>(part: Part<A>): Reading<A> => reading(objectOf(part), (row) => row);

const sameText = (value: string): string => value;

export const email = fromParser({ name: 'an e-mail address', wire: text, parse: parseEmail, print: sameText });

export const candidateId = fromParser({
  name: "a candidate's id",
  wire: number,
  parse: parseCandidateId,
  print: Number,
});

export const sealed = fromParser({ name: 'a seal', wire: text, parse: parseSealed, print: sameText });

/** `09:30:00`: seconds are always 0. */
const clockTime = (parse: typeof parseWallTime): Codec<WallTime> =>
  fromParser({
    name: 'a time',
    wire: text,
    parse: (column): E.Either<WallTimeFault, WallTime> =>
      column.endsWith(':00') ? parse(column.slice(0, 5)) : E.left('NotAWallTime'),
    print: sameText,
  });
export const wallTime = clockTime(parseWallTime);
/** The end of a slot; PostgreSQL knows `24:00:00`, too. */
export const endTime = clockTime(parseEndTime);

/** `2026-11-21 15:30:00.123+00`, in the session's zone, whichever it is; read as ISO. */
export const instant: Codec<Instant> = fromParser({
  name: 'an instant',
  wire: text,
  parse: (column) => parseIsoInstant(column.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')),
  print: printIsoInstant,
});

export const status: Codec<ApplicationStatus> = mapped(number, statusOf, codeOf);

export const stage: Codec<Stage> = oneOf('interview', 'onboarding', 'onsite');
export const interviewKind: Codec<InterviewKind> = oneOf('video', 'in-person', 'self-record');
export const techCheckFlag: Codec<TechCheckFlag> = oneOf('not-done', 'done', 'skipped');
export const resumeRequirement: Codec<ResumeRequirement> = oneOf('none', 'optional', 'required');
export const appliedStep: Codec<AppliedStep> = oneOf('not-submitted', 'screening-submitted', 'interview-arranged');
export const screeningOutcome: Codec<ScreeningOutcome> = oneOf('open', 'passed', 'not-selected', 'unknown');

/** The only row of `select min(…) as oldest`, without a value if there is nothing. */
export const oldest: Reading<Instant | undefined> = reading(struct({ oldest: orNull(instant) }), (row) => row.oldest);
