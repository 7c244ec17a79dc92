import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { parseDocument } from 'yaml';
import { measured, sizeUnits, timeUnits } from './measures';
import { textSpelled } from './spelling';

/** What a column takes: a cell as it stands in the file; a blank one is undefined. `name` ends the sentence 'x is not …'. */
export type Column<A> = t.Decoder<string | undefined, A>;

/** The values of a row, by the columns' names. */
export type Row<C extends Readonly<Record<string, Column<unknown>>>> = {
  readonly [K in keyof C]: C[K] extends Column<infer A> ? A : never;
};

const column = <A>(name: string, validate: t.Validate<string | undefined, A>): Column<A> => ({
  name,
  validate,
  decode: (cell) => validate(cell, [{ key: '', type: t.unknown, actual: cell }]),
});

/** A column of what a function reads in a cell; undefined is refused, and so is a blank cell. */
export const said = <A>(name: string, read: (cell: string) => A | undefined): Column<A> =>
  column(name, (cell, context) => {
    const value = cell === undefined ? undefined : read(cell);
    return value === undefined ? t.failure(cell, context) : t.success(value);
  });

/** Any text; `(empty)` is the empty one. */
export const text = said('a text', textSpelled);

const oddNumbers: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

/** `12`, `-0.5`, `1e21`; `NaN`, `Infinity`. */
export const number = said('a number', (cell) =>
  /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(cell) ? Number(cell) : oddNumbers[cell],
);

/** `yes` or `no`. */
export const yesNo = said('yes or no', (cell) => ({ yes: true, no: false })[cell]);

/** One of these words or numbers, and nothing else. */
export const oneOf = <const A extends string | number>(...all: readonly A[]): Column<A> =>
  said(`one of ${all.join(', ')}`, (cell) =>
    all.find((one) => String(one) === (one === '' ? textSpelled(cell) : cell)),
  );

/** `90 min`, `9 min 59.999 s`, `2 days`: in ms. */
export const duration = said('a length of time such as 9 min 59.999 s', measured(timeUnits));

/** `10 MB`, `1023 bytes`: in bytes. */
export const size = said('a size such as 10 MB', measured(sizeUnits));

/** A blank cell is no value. */
export const optional = <A>(inner: Column<A>): Column<A | undefined> =>
  column(inner.name, (cell, context) => (cell === undefined ? t.success(undefined) : inner.validate(cell, context)));

/** Items separated by `; `; a blank cell is an empty list. */
export const list = <A>(item: Column<A>): Column<readonly A[]> =>
  column(`a list: ${item.name}, each behind '; '`, (cell, context) => {
    const items = (cell?.split('; ') ?? []).map((one) => item.decode(one));
    return items.every(E.isRight) ? t.success(items.map(({ right }) => right)) : t.failure(cell, context);
  });

/**
 * A plain answer with parts: `{_tag: Refused, reason: {_tag: TooLong, most: 3}}` (YAML 1.2, so a date stays a text). A blank cell is no value. The codec says
 * what it must be.
 */
export const dataOf = <A>(codec: t.Type<A, unknown>): Column<A> =>
  column(codec.name, (cell, context) => {
    if (cell === undefined) return codec.validate(undefined, context);
    const document = parseDocument(cell, { schema: 'core' });
    return document.errors.length > 0 || document.warnings.length > 0
      ? t.failure(cell, context, document.errors[0]?.message.split('\n')[0] ?? 'is not data')
      : codec.validate(document.toJS(), context);
  });

/** The same for an answer that is only compared. */
export const data = dataOf(t.unknown);

/** What a function of the tests or of the domain makes of a cell. What it throws is why the cell is refused. */
export const through = <A, B>(make: (value: A) => B, inner: Column<A>): Column<B> =>
  column(inner.name, (cell, context) => {
    const value = inner.validate(cell, context);
    if (E.isLeft(value)) return value;
    const made = E.tryCatch(() => make(value.right), String);
    return E.isLeft(made) ? t.failure(cell, context, made.left) : t.success(made.right);
  });

/** One of the things that a test has made, by its name. */
export const named = <A>(things: Readonly<Record<string, A>>): Column<A> =>
  said(`one of ${Object.keys(things).join(', ')}`, (cell) => (Object.hasOwn(things, cell) ? things[cell] : undefined));
