import type { Chapter } from '../../adapters/composition/rulebook';
import { conditionTableOf, howToRead } from './conditions';

/** The conditions as columns, where a rule has more than two. */
export const ConditionTable = ({ chapter }: { readonly chapter: Chapter }) => {
  const table = conditionTableOf(chapter);
  return (
    table !== undefined && (
      <details className="conditions">
        <summary>The conditions as columns</summary>
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
              {table.rows.map(({ id, cells, when }) => (
                <tr key={id}>
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
      </details>
    )
  );
};
