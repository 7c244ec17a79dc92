import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import type { Chapter } from '../../../adapters/rules/chapter';
import { chapters } from '../../../adapters/rules/chapters';
import { printedTableOf, sayHeld, type PrintedTable } from '../../../adapters/rules/printed-table';
import type { Value } from '../../../adapters/rules/table';
import { variedCases } from './varied-cases';

/*
 * Somebody who knows nothing but the printed table, and reads it as it says: the first line that fits, from the top, decides. Only the words on the page
 * are read, never the data behind them.
 */

const isInList = (list: string, said: string, value: Value): boolean =>
  list.split(', ').some((part) => {
    const [, low, high] = /^(\d+)–(\d+)$/.exec(part) ?? [];
    return low === undefined || high === undefined
      ? part === said
      : Number.isInteger(value) && Number(value) >= Number(low) && Number(value) <= Number(high);
  });

const isWithin = (cell: string, value: Value): boolean | undefined => {
  const [, by, than] = /^(less|more) than ([-\d.]+)/.exec(cell) ?? [];
  if (by !== undefined)
    return typeof value === 'number' && (by === 'less' ? value < Number(than) : value > Number(than));
  return undefined;
};

const reads = (cell: string, said: string, value: Value): boolean => {
  if (cell === '') return true;
  if (cell.startsWith('any but ')) return !isInList(cell.slice('any but '.length), said, value);
  return isWithin(cell, value) ?? isInList(cell, said, value);
};

const rowRead = ({ inputs }: Chapter, { lines }: PrintedTable, held: ReadonlyMap<string, Value>): string | undefined =>
  lines.find(({ cells }) =>
    inputs.every((head, at) => {
      const value = held.get(head.name);
      return reads(cells[at] ?? '', sayHeld(head, value), value);
    }),
  )?.id;

const printed = chapters.flatMap((chapter) => {
  const table = printedTableOf(chapter);
  return table === undefined ? [] : [[chapter.rule.name, chapter, table] as const];
});

describe.each(printed)('The table of %s, read as printed', (_, chapter, table) => {
  it('names the row that decides, whatever is asked', () => {
    fc.assert(
      fc.property(variedCases(chapter), (asked) => {
        const verdict = chapter.decide(asked);
        const held = chapter.held(asked);
        fc.pre(E.isRight(verdict) && E.isRight(held));
        if (E.isRight(verdict) && E.isRight(held)) expect(rowRead(chapter, table, held.right)).toBe(verdict.right.row);
      }),
      { numRuns: 600 },
    );
  });

  it('says different values in different words', () => {
    for (const { words, none = 'none' } of chapter.inputs) {
      const said = [...Object.values(words ?? {}), none, 'yes', 'no'];
      expect(said.filter((word, at) => said.indexOf(word) !== at || word.includes(', '))).toEqual([]);
    }
  });
});

it('Every other chapter says that it is no table, and why', () => {
  expect(chapters.filter(({ noTable }) => noTable !== undefined).map(({ rule }) => rule.name)).toEqual(['email']);
});
