import type { Case } from '../../adapters/composition/rulebook';
import type { Asked, ShownRow, ShownRows } from './cases';
import type { Remarks } from './remarks';
import { SaidList } from './said-list';

interface RowProps {
  readonly row: ShownRow;
  readonly remark: string | undefined;
  /** The reader's case, if this row decides it. */
  readonly asked: Asked | undefined;
  readonly live: boolean;
  readonly onTry: (question: Case) => void;
}

const RowLine = ({
  row: { id, when, differs, answer, says, reason, question },
  remark,
  asked,
  live,
  onTry,
}: RowProps) => (
  <tr aria-current={asked === undefined ? undefined : 'true'}>
    <th scope="row" className="row-id">
      {id}
    </th>
    <td>
      {asked?._tag === 'Answered' && <span className="headline">{asked.verdict.says ?? asked.verdict.reason}</span>}
      <span className="when">{when}</span>
      {remark !== undefined && <span className="remark quiet">{remark}</span>}
      {asked !== undefined && <span className="decides">This row decides your case</span>}
    </td>
    <td data-label="For example">
      {differs.length === 0 ? <span className="quiet">as usual</span> : <SaidList said={differs} />}
      <button type="button" className="link" data-needs-script inert={!live} onClick={() => onTry(question)}>
        Try row {id}
      </button>
    </td>
    <td data-label="The portal answers">
      {says === undefined ? <span>{reason}</span> : <span>{says}</span>}
      <details className="parts">
        <summary>Every part of the answer</summary>
        <SaidList said={answer} />
        {says !== undefined && <span className="reason">{reason}</span>}
      </details>
    </td>
  </tr>
);

interface DecisionTableProps {
  readonly title: string;
  readonly shown: ShownRows;
  readonly remarks: Remarks;
  /** The row that decides the reader's case. */
  readonly decided: string | undefined;
  readonly asked: Asked;
  /** Its rows can be loaded into the form. */
  readonly live: boolean;
  readonly onTry: (question: Case) => void;
}

/** The decision rows in the order they are tried: the first match applies. */
export const DecisionTable = ({
  title,
  shown: { usual, rows },
  remarks,
  decided,
  asked,
  live,
  onTry,
}: DecisionTableProps) => (
  <>
    <h4>
      What decides <span className="quiet">the first row that fits, from the top</span>
    </h4>
    {remarks.usual !== '' && <p className="quiet">{remarks.usual}</p>}
    <table className="decisions carded" aria-label={`What decides: ${title}`}>
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
          <RowLine
            key={row.id}
            row={row}
            remark={remarks.rows[row.id]}
            asked={row.id === decided ? asked : undefined}
            live={live}
            onTry={onTry}
          />
        ))}
      </tbody>
    </table>
    <details className="usual">
      <summary>What the examples have in common</summary>
      <SaidList said={usual} />
    </details>
  </>
);
