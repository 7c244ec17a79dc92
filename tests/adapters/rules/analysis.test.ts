import { tableFactsOf } from '../../../adapters/rules/analysis';
import type { Chapter } from '../../../adapters/rules/chapter';
import { chapters } from '../../../adapters/rules/chapters';
import { bookingChapter } from '../../../adapters/rules/chapters/booking';
import { emailChapter } from '../../../adapters/rules/chapters/typed-values';
import { is, lessThan, no, yes, type Cells } from '../../../adapters/rules/table';

const tabled = chapters.flatMap((chapter) => {
  const facts = tableFactsOf(chapter);
  return facts === undefined ? [] : [[chapter.rule.name, facts] as const];
});

describe.each(tabled)('The table of %s', (_, { rows, unusedInputs }) => {
  it('has no row and no line that nothing reaches', () => {
    expect(rows.filter(({ reached, shadowedBy }) => !reached || shadowedBy !== undefined)).toEqual([]);
    expect(rows.filter(({ idleLines }) => idleLines.length > 0)).toEqual([]);
  });

  it('has no input that no row looks at', () => {
    expect(unusedInputs).toEqual([]);
  });
});

/** The chapter about Confirm with other rows. */
const withRows = (...all: readonly (readonly Cells[])[]): Chapter => ({
  ...bookingChapter,
  rows: all.map((fits, at) => ({ id: String(at + 1), when: '', example: {}, fits })),
});

describe('The analysis of a table', () => {
  it('finds a row that a row above takes everything of', () => {
    const facts = tableFactsOf(withRows([{ held: no }], [{ held: no, screen: is('onsite') }], [{}]));
    expect(facts?.rows[1]).toMatchObject({ reached: false, shadowedBy: '1', idleLines: [1], after: ['1'] });
    expect(facts?.rows[2]).toMatchObject({ reached: true, shadowedBy: undefined });
  });

  it('finds a row that several rows above take everything of, and none alone', () => {
    const facts = tableFactsOf(
      withRows([{ status: lessThan(5) }], [{ status: is(5, 6), held: yes }], [{ status: is(4, 5), held: yes }], [{}]),
    );
    expect(facts?.rows[2]).toMatchObject({ reached: false, shadowedBy: undefined, after: ['1', '2'] });
  });

  it('finds a line that another line of its row takes everything of, and inputs that nothing looks at', () => {
    const facts = tableFactsOf(withRows([{ held: yes }, { held: yes, status: is(1) }], [{}]));
    expect(facts?.rows[0]).toMatchObject({ reached: true, idleLines: [2], after: [] });
    expect(facts?.unusedInputs).toEqual(['What the time is for']);
  });

  it('says nothing of what is no table', () => {
    expect(tableFactsOf(emailChapter)).toBeUndefined();
  });
});
