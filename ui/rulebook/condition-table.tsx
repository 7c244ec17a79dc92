import { howToRead, printedTableOf, type Chapter } from '../../adapters/composition/rulebook';

/** The conditions of the rows as columns, which are the rule, or why there are none. */
export const ConditionTable = ({ chapter }: { readonly chapter: Chapter }) => {
  const table = printedTableOf(chapter);
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
                  {['Row', ...table.head, 'When'].map((label) => (
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
                      <td key={table.head[at]}>{cell}</td>
                    ))}
                    <td>{when}</td>
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
