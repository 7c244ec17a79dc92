import fc from 'fast-check';

/*
 * What jest gives to a test file, as far as the domain's tests use it: the build hands these to them in the rule book's page, where no jest runs. They
 * collect the tests of one file after another.
 */

export { expect } from './expect';

// The same random cases each time: two numbers that are tried differ by the numbers only.
fc.configureGlobal({ seed: 1 });

type Body = (...given: readonly unknown[]) => unknown;

/** A test and what it runs. */
export interface Found {
  readonly name: string;
  readonly run: () => unknown;
}

const above: string[] = [];
const found: Found[] = [];

/** The tests that were found since the last call. */
export const takeFound = (): readonly Found[] => found.splice(0);

const cellsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

const say = (cell: unknown): string => {
  if (typeof cell === 'string') return cell;
  return cell === undefined ? 'undefined' : JSON.stringify(cell);
};

const titled = (title: string, row: unknown, index: number): string => {
  const cells = cellsOf(row).values();
  return title
    .replace(/%#/g, String(index))
    .replace(/%[sdifjp]/g, () => say(cells.next().value))
    .replace(/\$(\w+)/g, (gap, name: string) => {
      const cell: unknown = Reflect.get(Object(row), name);
      return cell === undefined ? gap : say(cell);
    });
};

const each =
  (add: (name: string, run: () => unknown) => void) => (rows: readonly unknown[]) => (title: string, body: Body) =>
    rows.forEach((row, index) => add(titled(title, row, index), () => body(...cellsOf(row))));

const addTest = (name: string, run: () => unknown): void => {
  found.push({ name: [...above, name].join(' '), run });
};

const addGroup = (name: string, run: () => unknown): void => {
  above.push(name);
  run();
  above.pop();
};

export const it = Object.assign(addTest, { each: each(addTest) });
export const describe = Object.assign(addGroup, { each: each(addGroup) });
