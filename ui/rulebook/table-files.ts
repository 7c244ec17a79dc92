import {
  domainOf,
  printedTableOf,
  type Cell,
  type Chapter,
  type Head,
  type Value,
} from '../../adapters/composition/rulebook';

/*
 * The decision tables as files for other programs: CSV for spreadsheets, DMN for rule engines and their editors. Only the build writes them, never the
 * page, and it brings the library. That writes DMN 1.3; what a table needs has not changed since.
 */

/** What writes DMN: dmn-moddle. */
export interface DmnWriter<Element> {
  readonly create: (type: string, attributes: object) => Element;
  readonly toXML: (element: Element, options: { readonly format: boolean }) => Promise<{ readonly xml: string }>;
}

/** A file by its name. */
export interface TableFile {
  readonly name: string;
  readonly content: string;
}

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvOf = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  // A spreadsheet takes a file for UTF-8 if it begins with this mark.
  `\uFEFF${[head, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;

const feelValue = (value: Value): string => (value === undefined ? 'null' : JSON.stringify(value));

/** A cell as FEEL's unary tests: `not(0, 19, 20)`, `< 90`. */
export const feelOf = (cell: Cell | undefined): string => {
  switch (cell?.kind) {
    case undefined:
      return '-';
    case 'one of':
      return cell.values.map(feelValue).join(', ');
    case 'none of':
      return `not(${cell.values.map(feelValue).join(', ')})`;
    case 'limit':
      return `${cell.by} ${cell.than}`;
  }
};

/** An input's type in DMN: that of the values that its cells name. */
const typeRefOf = (chapter: Chapter, head: Head): string =>
  typeof domainOf(chapter, head).find((value) => value !== undefined);

const dmnOf = async <Element>(chapter: Chapter, writer: DmnWriter<Element>): Promise<string> => {
  const make = (type: string, attributes: object): Element => writer.create(`dmn:${type}`, attributes);
  const id = (...parts: readonly string[]): string => parts.join('_').replace(/[^\w.-]+/g, '-');
  const table = make('DecisionTable', {
    id: 'table',
    hitPolicy: 'FIRST',
    input: chapter.inputs.map((head) =>
      make('InputClause', {
        id: id('input', head.name),
        label: head.unit === undefined ? head.label : `${head.label} (${head.unit}s)`,
        inputExpression: make('LiteralExpression', {
          id: id('expression', head.name),
          typeRef: typeRefOf(chapter, head),
          text: head.name,
        }),
      }),
    ),
    output: [make('OutputClause', { id: 'output', label: 'Row', name: 'row', typeRef: 'string' })],
    rule: chapter.rows.flatMap((row) =>
      row.fits.map((cells, line) =>
        make('DecisionRule', {
          id: id('row', row.id, String(line + 1)),
          description: row.when,
          inputEntry: chapter.inputs.map(({ name }) =>
            make('UnaryTests', { id: id('cell', row.id, String(line + 1), name), text: feelOf(cells[name]) }),
          ),
          outputEntry: [
            make('LiteralExpression', { id: id('answer', row.id, String(line + 1)), text: JSON.stringify(row.id) }),
          ],
        }),
      ),
    ),
  });
  const { xml } = await writer.toXML(
    make('Definitions', {
      id: id('definitions', chapter.rule.name),
      name: chapter.title,
      namespace: 'urn:candidate-portal:rules',
      drgElement: [
        make('Decision', {
          id: id('decision', chapter.rule.name),
          name: chapter.title,
          description: chapter.sentence,
          decisionLogic: table,
        }),
      ],
    }),
    { format: true },
  );
  return xml;
};

/** The table of a chapter as CSV and DMN, or a text that says why there is none. */
export const tableFilesOf = async <Element>(
  chapter: Chapter,
  writer: DmnWriter<Element>,
): Promise<readonly TableFile[]> => {
  const { name } = chapter.rule;
  const table = printedTableOf(chapter);
  if (table === undefined)
    return [{ name: `${name}.txt`, content: `${chapter.title}\n\nThis is no table. ${chapter.noTable}\n` }];
  return [
    {
      name: `${name}.csv`,
      content: csvOf(
        ['Row', ...table.head, 'When'],
        table.lines.map(({ id, cells, when }) => [id, ...cells, when]),
      ),
    },
    { name: `${name}.dmn`, content: await dmnOf(chapter, writer) },
  ];
};
