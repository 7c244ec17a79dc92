import { provedBy, sayProved, type Facts, type Proof } from './facts';

const cases = (count: number): string => `${count.toLocaleString('en-US')} cases`;

const ProofLine = ({ proof: { title, rows, cases: tried, failed } }: { readonly proof: Proof }) => (
  <li>
    {failed.length > 0 && <strong className="failed">Failed: </strong>}
    {title}
    {tried > 0 && <strong className="tried"> {cases(tried)}</strong>}
    {tried === 0 && rows.length > 0 && <span className="tried"> {rows.length} rows</span>}
    {rows.length > 0 && (
      <span className="filled">{rows.map((row) => (failed.includes(row) ? `FAILED ${row}` : row)).join('; ')}</span>
    )}
  </li>
);

interface ProofsProps {
  readonly files: readonly string[];
  readonly facts: Facts;
}

/** The tests of a rule, file by file; collapsed, because a number is enough until a reader doubts it. */
export const Proofs = ({ files, facts }: ProofsProps) => (
  <>
    {files.map((file) => {
      const own = facts.proofs[file] ?? [];
      return (
        <details key={file} className="proofs">
          <summary>
            {sayProved(provedBy(own))} <code>{file}</code>
          </summary>
          <ul>
            {own.map((proof) => (
              <ProofLine key={proof.title} proof={proof} />
            ))}
          </ul>
        </details>
      );
    })}
  </>
);
