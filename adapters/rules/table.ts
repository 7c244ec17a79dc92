/*
 * The conditions of a decision table as data. What a reader sees, what is exported and what is compared with the rule are all made of these cells.
 */

/** What an input holds in a case. Undefined: the case has no such thing. */
export type Value = string | number | boolean | undefined;

/** What a row asks of one input. */
export type Cell =
  | { readonly kind: 'one of' | 'none of'; readonly values: readonly Value[] }
  /** Never fits where there is no number. */
  | { readonly kind: 'limit'; readonly by: '<' | '>'; readonly than: number };

export const is = (...values: readonly Value[]): Cell => ({ kind: 'one of', values });
export const isNot = (...values: readonly Value[]): Cell => ({ kind: 'none of', values });
export const yes: Cell = is(true);
export const no: Cell = is(false);
export const missing: Cell = is(undefined);
export const given: Cell = isNot(undefined);
export const lessThan = (than: number): Cell => ({ kind: 'limit', by: '<', than });
export const moreThan = (than: number): Cell => ({ kind: 'limit', by: '>', than });

/** What a table looks at: a field of the question, or something that follows from several fields. */
export interface Input<Asked> {
  readonly label: string;
  /** What a number counts: `minute`, `day`. */
  readonly unit?: string;
  /** Values in the expert's words, where the code's own word is not one: `{'not-selected': 'not selected'}`. */
  readonly words?: Readonly<Record<string, string>>;
  /** A word for nothing: `not known`. */
  readonly none?: string;
  readonly read: (asked: Asked) => Value;
}

/** An input without its reading. */
export type Head = { readonly name: string } & Omit<Input<never>, 'read'>;

/** The cells of one line, by the name of the input. An input that isn't named may hold anything. */
export type Cells<Name extends string = string> = { readonly [N in Name]?: Cell };

/** What every input holds in one case. */
export type Held = ReadonlyMap<string, Value>;

export const cellFits = (cell: Cell, value: Value): boolean => {
  switch (cell.kind) {
    case 'one of':
      return cell.values.includes(value);
    case 'none of':
      return !cell.values.includes(value);
    case 'limit':
      return typeof value === 'number' && (cell.by === '<' ? value < cell.than : value > cell.than);
  }
};
