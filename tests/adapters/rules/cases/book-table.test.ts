import { addBookCase, bookFile, type BookCase } from '../../../../adapters/rules/cases/book-table';
import type { Field } from '../../../../adapters/rules/chapter';
import { joinChapter } from '../../../../adapters/rules/chapters/join';

const head = 'named,open,asked,typed,kind,lines,→ row,→ answer,why,source';
const fields: readonly Field[] = [
  { name: 'named', label: 'Named', kind: 'text' },
  { name: 'open', label: 'Open', kind: 'flag', yes: true },
  { name: 'asked', label: 'Asked', kind: 'flag' },
  { name: 'typed', label: 'Typed', kind: 'number' },
  { name: 'kind', label: 'Kind', kind: 'choice', options: [{ value: 3, label: 'Three' }] },
  { name: 'lines', label: 'Lines', kind: 'list', columns: [], toLines: () => [], fromLines: () => undefined },
];
const added = (question: BookCase['question'], told: Partial<BookCase> = {}, rows = '') =>
  addBookCase({ fields }, `${head}\n${rows}`, {
    question,
    row: '1',
    answer: { ok: true },
    why: 'it is so',
    source: 'R1',
    ...told,
  });

describe('A case added in the rule book', () => {
  it.each([
    [{}, ',,,,,'],
    [{ named: null, open: true, asked: false, typed: 0 }, ',,,0,,'],
    [{ named: ' a\n', open: false, asked: 1, kind: 3 }, String.raw`\u0020a\n,no,yes,,3,`],
    [{ named: '', lines: [{ from: '2026-01', to: '' }] }, '(empty),,,,,"[{from: 2026-01, to: """"}]"'],
  ])('spells the question %j as %s', (question, cells) => {
    expect(added(question).line).toBe(`${cells},1,{ok: true},it is so,R1`);
  });

  it('says what the expert wrote, which fills no gap', () => {
    expect(added({}, { why: ' a {named} case,\nso ', source: ' R1, R2 ' }).line).toBe(
      String.raw`,,,,,,1,{ok: true},"a \u007bnamed} case,\nso","R1, R2"`,
    );
  });

  it('finds the case that puts the same question, whatever its reason', () => {
    const rows = 'b,,,,,,1,{ok: true},it was so,R2\na,,,5,,,2,{ok: false},it was so,R2\n';
    expect(added({ named: 'a', typed: 5, open: true }, {}, rows).same).toEqual({
      line: 3,
      text: 'a,,,5,,,2,{ok: false},it was so,R2',
    });
    expect(added({ named: 'a', typed: 5, open: false }, {}, rows).same).toBeUndefined();
  });

  it('belongs to the file of its rule', () => {
    expect(bookFile(joinChapter)).toBe('domain/applications/cases/book-join.csv');
  });
});
