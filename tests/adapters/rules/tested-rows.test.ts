import * as E from 'fp-ts/Either';
import type { Chapter } from '../../../adapters/rules/chapter';
import { chapters } from '../../../adapters/rules/chapters';
import { bookingChapter } from '../../../adapters/rules/chapters/booking';
import { joinChapter } from '../../../adapters/rules/chapters/join';
import { emailChapter } from '../../../adapters/rules/chapters/typed-values';
import { is, no } from '../../../adapters/rules/table';
import { testedBy, testedRowsOf, type Tested } from '../../../adapters/rules/tested-rows';
import { tableText } from '../../support/cases/table-text';

const tested = (chapter: Chapter): Tested => {
  const read = testedBy(chapter, tableText);
  if (E.isLeft(read)) throw new Error(read.left.join('\n'));
  return read.right;
};

describe.each(chapters.map((chapter) => [chapter.rule.name, chapter] as const))('The cases of %s', (_, chapter) => {
  const { rows, cases } = tested(chapter);

  it('reach every row, by each line of it', () => {
    const untested = rows.flatMap(({ id, lines }) =>
      lines.flatMap(({ kept }, at) => (kept === 0 ? [`row ${id}, line ${at + 1}`] : [])),
    );
    expect(untested).toEqual([]);
  });

  it('reach the rows that they name, each exactly one', () => {
    const named = rows.map(({ id }) => cases.filter(({ row }) => row === id).length);
    const reached = rows.map(({ lines }) => lines.reduce((sum, { kept }) => sum + kept, 0));
    expect(reached).toEqual(named);
  });
});

describe('The tests of a row', () => {
  it('are the cases that the table sends there, line by line', () => {
    const chapter: Chapter = {
      ...bookingChapter,
      rows: [
        { id: '1', when: '', example: {}, fits: [{ status: is(1) }, { held: no }] },
        { id: '2', when: '', example: {}, fits: [{}] },
      ],
    };
    const usual = bookingChapter.rows[0]?.example ?? {};
    const asked = { ...usual, status: 1 };
    expect(testedRowsOf(chapter, [asked, asked, { status: 'unread' }], [asked])).toEqual([
      {
        id: '1',
        lines: [
          { kept: 2, domain: 1 },
          { kept: 0, domain: 0 },
        ],
      },
      { id: '2', lines: [{ kept: 0, domain: 0 }] },
    ]);
  });

  it('are those of the domain, too, where its tables ask the same', () => {
    expect(tested(joinChapter).rows.map(({ lines }) => lines.map(({ domain }) => domain))).toEqual([
      [2],
      [0],
      [0],
      [3],
      [5],
    ]);
  });

  it('are told by the rule itself where the rows are no table', () => {
    expect(tested(emailChapter).rows.every(({ lines }) => lines.length === 1)).toBe(true);
  });

  it('can be told only of tables without a fault', () => {
    const faultsWithout = (name: RegExp): readonly string[] => {
      const read = testedBy(joinChapter, (file) => (name.test(file) ? 'nothing' : tableText(file)));
      return E.isLeft(read) ? read.left : [];
    };
    expect(faultsWithout(/book-/)).toContain('domain/applications/cases/book-join.csv:2: no row.');
    expect(faultsWithout(/join-window-open/)).toContain('domain/applications/cases/join-window-open.csv:2: no row.');
  });
});
