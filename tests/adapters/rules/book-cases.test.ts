import * as E from 'fp-ts/Either';
import { addBookCase, askedIn, bookColumns, bookFile, bookTable } from '../../../adapters/rules/cases/book-table';
import { readTable } from '../../../adapters/rules/cases/table';
import { chapters } from '../../../adapters/rules/chapters';
import { cases } from '../../support/cases/cases';
import { tableText } from '../../support/cases/table-text';

/* The cases of the rule book's forms, as experts keep them: what 'Add a case' hands over becomes a test here as soon as it stands in the file. */

for (const chapter of chapters) {
  const rows = cases(bookTable(chapter), bookColumns(chapter));

  describe(`The rule '${chapter.rule.name}', as ${bookFile(chapter)} has it`, () => {
    it.each(rows)('$title', (line) => {
      const question = askedIn(chapter, line);
      expect(chapter.rule.answer(question)).toEqual(E.right(line.answer));
      expect(chapter.decide(question)).toMatchObject(E.right({ row: line.row }));
    });

    it('spells every case as the page does, which finds it again', () => {
      const text = tableText(bookFile(chapter));
      const found = rows.map((line) => {
        const { row, answer, title: why } = line;
        return addBookCase(chapter, text, { question: askedIn(chapter, line), row, answer, why, source: '' }).same
          ?.line;
      });
      expect(found).toEqual(readTable(text).lines.map(({ line }) => line));
    });
  });
}
