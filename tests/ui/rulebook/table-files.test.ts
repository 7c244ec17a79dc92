import { DmnModdle, type DmnElement } from 'dmn-moddle';
import fc from 'fast-check';
import { evaluate, unaryTest } from 'feelin';
import * as E from 'fp-ts/Either';
import { chapters, domainOf, type Chapter, type Value } from '../../../adapters/composition/rulebook';
import { cellFits } from '../../../adapters/rules/table';
import { emailChapter } from '../../../adapters/rules/chapters/typed-values';
import { joinChapter } from '../../../adapters/rules/chapters/join';
import { feelOf, tableFilesOf } from '../../../ui/rulebook/table-files';
import { variedCases } from '../../adapters/rules/varied-cases';

/* The exported tables, read back by the library of bpmn.io and computed by feelin, an engine that nobody here wrote. */

const file = async (chapter: Chapter, ending: string): Promise<string> =>
  (await tableFilesOf(chapter, new DmnModdle())).find(({ name }) => name.endsWith(ending))?.content ?? '';

const answers = new Map<string, boolean>();

/** What feelin says of a cell and a value; nothing is null in FEEL. */
const feelSays = (text: string, value: Value): boolean => {
  const key = `${text}\n${typeof value}${String(value)}`;
  const known = answers.get(key) ?? unaryTest(text, { '?': value ?? null }).value === true;
  answers.set(key, known);
  return known;
};

const rowFound = ({ input = [], rule = [] }: DmnElement, held: ReadonlyMap<string, Value>): unknown => {
  const values = input.map(({ inputExpression }) => held.get(inputExpression?.text ?? ''));
  const found = rule.find(({ inputEntry = [] }) => inputEntry.every(({ text = '' }, at) => feelSays(text, values[at])));
  return found?.outputEntry?.map(({ text = '' }) => evaluate(text).value)[0];
};

const tabled = chapters.filter(({ noTable }) => noTable === undefined);

describe.each(tabled.map((chapter) => [chapter.rule.name, chapter] as const))('The DMN file of %s', (_, chapter) => {
  const read = async () => new DmnModdle().fromXML(await file(chapter, '.dmn'));

  it('is read without a warning, and its first line that fits decides', async () => {
    const { rootElement, warnings } = await read();
    expect(warnings).toEqual([]);
    expect(rootElement.drgElement?.[0]?.decisionLogic?.hitPolicy).toBe('FIRST');
  });

  it('has cells of which feelin says what the rule says, for every value that can make a difference', () => {
    const differences = chapter.inputs.flatMap((head) =>
      chapter.rows
        .flatMap(({ fits }) => fits.flatMap((cells) => cells[head.name] ?? []))
        .flatMap((cell) =>
          domainOf(chapter, head)
            .filter((value) => feelSays(feelOf(cell), value) !== cellFits(cell, value))
            .map((value) => [head.name, cell, value]),
        ),
    );
    expect(differences).toEqual([]);
  });

  it('computes the row that the rule names, of every example and of varied cases', async () => {
    const table = (await read()).rootElement.drgElement?.[0]?.decisionLogic;
    if (table === undefined) throw new Error('There is no table');
    const asked = [...chapter.rows.map(({ example }) => example), ...fc.sample(variedCases(chapter), { numRuns: 150 })];
    const differences = asked.flatMap((one) => {
      const [verdict, held] = [chapter.decide(one), chapter.held(one)];
      if (E.isLeft(verdict) || E.isLeft(held)) return [];
      const found = rowFound(table, held.right);
      return found === verdict.right.row ? [] : [{ one, found, decided: verdict.right.row }];
    });
    expect(differences).toEqual([]);
  });
});

describe('A table as a file', () => {
  it('is the printed table as CSV, which a spreadsheet opens', async () => {
    expect((await file(joinChapter, '.csv')).split('\r\n').slice(0, 3)).toEqual([
      '\uFEFFRow,Status of the interview,There is a link of the meeting,How long until the interview begins?,When',
      '1,"14, 16",,,the status is 14 or 16',
      '2,,no,,there is no link',
    ]);
  });

  it('is a text that says why where there is no table', async () => {
    expect(await tableFilesOf(emailChapter, new DmnModdle())).toEqual([
      { name: 'email.txt', content: expect.stringContaining('This is no table. A pattern decides') },
    ]);
  });
});
