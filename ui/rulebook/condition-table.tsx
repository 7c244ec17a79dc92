import {
  howToRead,
  printedTableOf,
  tableFactsOf,
  type Chapter,
  type TestedRow,
} from '../../adapters/composition/rulebook';
import { sayLineTests } from './remarks';

/** Where a row has to stand: the rows above that decide cases which fit it too. */
const placesIn = (chapter: Chapter): ReadonlyMap<string, string> =>
  new Map(
    (tableFactsOf(chapter)?.rows ?? []).flatMap(({ id, after }, at) => {
      if (after.length === 0) return [];
      const rows = after.length === at ? 'every row above it' : `row ${after.join(', ')}`;
      return [[id, `It has to stand below ${rows}: what is decided there fits here too.`]];
    }),
  );

interface ConditionTableProps {
  readonly chapter: Chapter;
  readonly tested: readonly TestedRow[];
}

/** The conditions of the rows as columns, which are the rule, or why there are none. */
export const ConditionTable = ({ chapter, tested }: ConditionTableProps) => {
  const table = printedTableOf(chapter);
  const places = placesIn(chapter);
  const tests = tested.flatMap(({ lines }) => lines);
  return (
    <details className="conditions">
      <summary>The conditions as columns</summary>
      {table === undefined ? (
        <p className="quiet">This is no table. {chapter.noTable}</p>
      ) : (
        <>
          <p className="quiet">{howToRead}</p>
          <div className="wide" role="region" aria-label={`The conditions as columns: ${chapter.title}`} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {['Row', ...table.head, 'When', 'Cases'].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.lines.map(({ id, cells, when }, line) => (
                  // A row that has several ways to fit has a line for each.
                  <tr key={line}>
                    <th scope="row">{id}</th>
                    {cells.map((cell, at) => (
                      <td key={table.head[at]} data-label={table.head[at]}>
                        {cell}
                      </td>
                    ))}
                    <td>
                      {when}
                      {table.lines[line - 1]?.id !== id && places.has(id) && (
                        <small className="quiet"> {places.get(id)}</small>
                      )}
                    </td>
                    <td>{sayLineTests(tests[line])}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </details>
  );
};
