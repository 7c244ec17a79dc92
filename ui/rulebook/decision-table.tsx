import type { Case } from '../../adapters/composition/rulebook';
import type { ShownRow, ShownRows } from './cases';
import { SaidList } from './said-list';

interface RowProps {
  readonly row: ShownRow;
  readonly decides: boolean;
  readonly live: boolean;
  readonly onTry: (question: Case) => void;
}

const RowLine = ({ row: { id, when, differs, answer, reason, question }, decides, live, onTry }: RowProps) => (
  <tr aria-current={decides ? 'true' : undefined}>
    <th scope="row" className="row-id">
      {id}
    </th>
    <td>
      <span className="when">{when}</span>
      {decides && <span className="decides">This row decides your case</span>}
    </td>
    <td data-label="For example">
      {differs.length === 0 ? <span className="quiet">as usual</span> : <SaidList said={differs} />}
      <button type="button" className="link" data-needs-script inert={!live} onClick={() => onTry(question)}>
        Try row {id}
      </button>
    </td>
    <td data-label="The portal answers">
      <SaidList said={answer} />
      <span className="reason">{reason}</span>
    </td>
  </tr>
);

interface DecisionTableProps {
  readonly title: string;
  readonly shown: ShownRows;
  /** The row that decides the reader's case. */
  readonly decided: string | undefined;
  /** Its rows can be loaded into the form. */
  readonly live: boolean;
  readonly onTry: (question: Case) => void;
}

/** The decision rows in the order they are tried: the first match applies. */
export const DecisionTable = ({ title, shown: { usual, rows }, decided, live, onTry }: DecisionTableProps) => (
  <>
    <h4>
      What decides <span className="quiet">the first row that fits, from the top</span>
    </h4>
    <table className="decisions" aria-label={`What decides: ${title}`}>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">When</th>
          <th scope="col">For example</th>
          <th scope="col">The portal answers</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RowLine key={row.id} row={row} decides={row.id === decided} live={live} onTry={onTry} />
        ))}
      </tbody>
    </table>
    <details className="usual">
      <summary>What the examples have in common</summary>
      <SaidList said={usual} />
    </details>
  </>
);
