import type { Diagram } from '../../adapters/composition/rulebook';

interface MachineProps {
  readonly diagram: Diagram;
  /** SVG, rendered when the book was built. */
  readonly picture: string | undefined;
}

/** A machine as a diagram, and the same transitions as a table for everyone. */
export const Machine = ({ diagram: { title, steps }, picture }: MachineProps) => (
  <div className="machine">
    <h3>{title}</h3>
    {picture !== undefined && (
      <div className="picture" role="region" aria-label={`Picture: ${title}`} tabIndex={0}>
        <div dangerouslySetInnerHTML={{ __html: picture }} />
      </div>
    )}
    <details>
      <summary>The same as a table: {steps.length} steps</summary>
      <div className="wide" role="region" aria-label={`Steps: ${title}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Act</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ from, act, to }) => (
              <tr key={`${from} ${act} ${to}`}>
                <td>{from}</td>
                <td>{act}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  </div>
);
