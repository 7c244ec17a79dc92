import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { caseRows, type Columns } from '../../../../adapters/rules/cases/case-rows';
import { application } from '../../../support/cases/application';
import {
  data,
  dataOf,
  duration,
  list,
  named,
  number,
  oneOf,
  optional,
  size,
  text,
  through,
  yesNo,
} from '../../../../adapters/rules/cases/columns';

const columns = { reach: oneOf(7, 30, 60), end: text };
const head = 'reach,→ end,why,source';
const read = (content: string, of: Columns = columns) => caseRows('domain/time/cases/ends.csv', content, of);
const faultsOf = (content: string, of?: Columns) => {
  const rows = read(content, of);
  return E.isLeft(rows) ? rows.left : [];
};
/** What one cell says in a column of its own. */
const cellAs = (column: Columns[string], cell: string) => {
  const rows = read(`value,why,source\n"${cell.replaceAll('"', '""')}",is so,`, { value: column });
  return E.isRight(rows) ? rows.right.map(({ value }) => value) : rows.left;
};

describe('A table of cases', () => {
  it('makes one row a line, with its title', () => {
    expect(read(`${head}\n7,a,ends on {end} after {reach} days,R15\n30,b,"says ""{end}""",\n`)).toEqual(
      E.right([
        { reach: 7, end: 'a', title: 'ends on a after 7 days [R15]' },
        { reach: 30, end: 'b', title: 'says "b"' },
      ]),
    );
  });

  it.each([
    ['a byte order mark and Windows line ends', `\uFEFF${head}\r\n7,a,is so,\r\n`],
    ['semicolons', 'reach;→ end;why;source\n7;a;is so;\n'],
    ['quotes everywhere', '"reach","→ end","why","source"\n"7","a","is so",""\n'],
    ['columns in another order', 'why,source,→ end,reach\nis so,,a,7\n'],
    ['empty lines at its end', `${head}\n7,a,is so,\n,,,\n\n`],
  ])('is read as a spreadsheet saves it, with %s', (_, content) => {
    expect(read(content)).toEqual(E.right([{ reach: 7, end: 'a', title: 'is so' }]));
  });

  it('knows a header of several words by one name', () => {
    expect(read('minutes before the start,why,source\n90,is so,', { minutesBeforeTheStart: number })).toEqual(
      E.right([{ minutesBeforeTheStart: 90, title: 'is so' }]),
    );
  });

  it.each([
    ['reach,why,source\n7,is so,', ["1: no column 'end'."]],
    [
      'reach,end,size,why,source\n7,a,b,is so,',
      ["1: unknown column 'size'; known are 'reach', 'end', 'why', 'source'."],
    ],
    ['reach,end,end,why,source\n7,a,b,is so,', ["1: two columns 'end'."]],
    ['reach,end,why\n7,a,is so', ["1: no column 'source'."]],
    [head, ['2: no row.']],
    [`${head}\n7,a,is so,\n8,b,is so,`, ['3, column reach: "8" is not one of 7, 30, 60.']],
    [`${head}\n7,,is so,`, ['2, column end: is blank, but must be a text.']],
    [`${head}\n7,a,,R15`, ['2, column why: is blank: what does the case show?']],
    [`${head}\n7,a,ends on {day},`, ["2, column why: no column 'day'."]],
    [`${head}\n7,a,is so,R15\n7,b,is so,R15\n7,a,is also so,R1`, ['4: the same case as in line 2.']],
    [`${head}\n7,a,is so`, ['2: 3 cells, but 4 columns.']],
    [`${head}\n7,"a\nb",is so,`, ['2: a cell has a line break: write \\n.']],
    [`${head}\n7, a,is so,`, ['2: " a" begins or ends with a space: write \\u0020.']],
    [
      `${head}\n1,,is so,\n2,a,is so,`,
      [
        '2, column reach: "1" is not one of 7, 30, 60.',
        '2, column end: is blank, but must be a text.',
        '3, column reach: "2" is not one of 7, 30, 60.',
      ],
    ],
  ])('%j is refused, each fault by file, line and column', (content, faults) => {
    expect(faultsOf(content)).toEqual(faults.map((fault) => `domain/time/cases/ends.csv:${fault}`));
  });

  it('is refused with an unclosed quote', () => {
    expect(faultsOf(`${head}\n7,"a,is so,`)[0]).toMatch(/^domain\/time\/cases\/ends.csv:2: .*quote/i);
  });
});

describe('A cell', () => {
  it.each([
    [text, 'a', 'a'],
    [text, '(empty)', ''],
    [text, String.raw`\u0020a\n\t\\n`, ' a\n\t\\n'],
    [text, '+1{2 × 14}', `+1${'2'.repeat(14)}`],
    [text, String.raw`{\u200b × 3}`, '\u200b'.repeat(3)],
    [text, '{x}', '{x}'],
    [number, '-0.5', -0.5],
    [number, 'NaN', Number.NaN],
    [number, '-Infinity', Number.NEGATIVE_INFINITY],
    [yesNo, 'no', false],
    [oneOf('', 'a'), '(empty)', ''],
    [optional(number), '', undefined],
    [duration, '90 min', 5_400_000],
    [duration, '9 min 59.999 s', 599_999],
    [duration, '-1 day', -86_400_000],
    [duration, '1 ms', 1],
    [size, '10 MB', 10_485_760],
    [size, '1023 bytes', 1_023],
    [list(number), '1; 2', [1, 2]],
    [list(text), '', []],
    [data, '{_tag: Refused, end: 2026-12-03}', { _tag: 'Refused', end: '2026-12-03' }],
    [data, '', undefined],
    [dataOf(t.array(t.number)), '[1, 2]', [1, 2]],
    [named({ noon: { at: 12 } }), 'noon', { at: 12 }],
    [through((days: number) => ({ days }), number), '2', { days: 2 }],
  ])('(%#) says what it spells', (column, cell, value) => {
    expect(cellAs(column, cell)).toEqual([value]);
  });

  it('tells an application in phrases', () => {
    expect(cellAs(application, 'status 35; onsite locked')).toMatchObject([{ onsiteLocked: true }]);
  });

  it.each([
    [number, '1,5', 'is not a number.'],
    [yesNo, 'true', 'is not yes or no.'],
    [duration, '90', 'is not a length of time such as 9 min 59.999 s.'],
    [duration, '9 parsecs', 'is not a length of time such as 9 min 59.999 s.'],
    [size, '10 min', 'is not a size such as 10 MB.'],
    [list(number), '1; b', "is not a list: a number, each behind '; '."],
    [named({ noon: 12 }), 'night', 'is not one of noon.'],
    [dataOf(t.string), '{a: 1}', 'is not string.'],
    [application, 'status 35; onsite lokked', "is not a list: a phrase of builders/given.ts, each behind '; '."],
    [application, 'status 35; status 36', /is refused: Error: Two phrases speak of status/],
    [data, '{a: 1', /is refused: /],
  ])('(%#) that says something else is refused', (column, cell, why) => {
    expect(cellAs(column, cell)).toEqual([
      expect.stringMatching(
        typeof why === 'string'
          ? new RegExp(`^domain/time/cases/ends.csv:2, column value: ".*" ${why.replaceAll('.', String.raw`\.`)}$`)
          : why,
      ),
    ]);
  });
});
