import { addCase } from '../../../../adapters/rules/cases/add-case';
import { readTable } from '../../../../adapters/rules/cases/table';

const table = 'minutes before,purpose,→ answer,why,source\n90,call,yes,is so,R14\n89,,no,"is not, yet",R14\n';

describe('A case to add', () => {
  it('becomes a line of the table, quoted where it must be', () => {
    const { line, text, same } = addCase(table, { 'minutes before': '1', answer: 'no', why: 'says "no", too' });
    expect(line).toBe('1,,no,"says ""no"", too",');
    expect(text).toBe(`${table}${line}\n`);
    expect(same).toBeUndefined();
    expect(readTable(text).lines.at(-1)).toEqual({
      line: 4,
      cells: ['1', undefined, 'no', 'says "no", too', undefined],
    });
  });

  it.each([
    [{ 'minutes before': '90', purpose: 'call', answer: 'no' }, 2],
    [{ 'minutes before': '89', purpose: '' }, 3],
    [{ 'minutes before': '89', purpose: 'call' }, undefined],
  ])('%j has the input of line %s, whatever its answer', (added, line) => {
    expect(addCase(table, added).same?.line).toBe(line);
  });

  it('shows the line that is there as it stands', () => {
    expect(addCase(table, { 'minutes before': '89' }).same).toEqual({ line: 3, text: '89,,no,"is not, yet",R14' });
  });

  it('follows a table that a spreadsheet saved', () => {
    expect(addCase('\uFEFFa;→ b;why;source\r\n1;2;is so;\r\n', { a: '3', b: '4', why: 'so; too' })).toEqual({
      line: '3;4;"so; too";',
      text: '\uFEFFa;→ b;why;source\r\n1;2;is so;\r\n3;4;"so; too";\r\n',
      same: undefined,
    });
  });
});
