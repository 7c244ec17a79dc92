import * as E from 'fp-ts/Either';
import { caseRows, type CaseRow, type Columns } from '../../../adapters/rules/cases/case-rows';
import { tableFile } from '../../../adapters/rules/cases/table';
import { tableText } from './table-text';

/**
 * The rows of a table of cases, for `it.each(cases(…))('$title', …)`: one test a row. What an expert may write into a cell is in domain/README.md. A fault of
 * the table fails the test file with every faulty line.
 */
export const cases = <C extends Columns>(name: string, columns: C): readonly CaseRow<C>[] => {
  const file = tableFile(name);
  const rows = caseRows(file, tableText(file), columns);
  if (E.isLeft(rows)) throw new Error(rows.left.join('\n'));
  return rows.right;
};
