import { useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Asked } from './cases';
import { changesIn, sayAnswer, type Changed } from './in-words';
import { SaidList } from './said-list';

interface AnswerPanelProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly asked: Asked;
  /** A field contains something that is not a value yet. */
  readonly unread: boolean;
  readonly faults: readonly string[];
  readonly zone: TimeZone;
}

const NotYet = ({ faults }: { readonly faults: readonly string[] }) => (
  <>
    <p>The portal answers as soon as every field can be read.</p>
    {faults.map((fault) => (
      <p key={fault}>{fault}</p>
    ))}
  </>
);

const Changes = ({ changes }: { readonly changes: readonly Changed[] }) => (
  <table className="changes" aria-label="What changes">
    <thead>
      <tr>
        <th scope="col">What changes</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ name, before, after }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The portal's answer, the row that decided it, and why; announced to screen readers as it changes. */
export const AnswerPanel = ({ chapter, question, asked, unread, faults, zone }: AnswerPanelProps) => {
  const [json, setJson] = useState(false);
  if (unread || asked._tag === 'NotUnderstood')
    return (
      <div className="answer" role="status">
        <NotYet faults={faults} />
      </div>
    );
  const { answer, verdict } = asked;
  const when = chapter.rows.find(({ id }) => id === verdict.row)?.when ?? '';
  const changes = changesIn(chapter, question, answer, zone);
  const saysMore = verdict.reason.replace(/\.$/, '') !== when;
  return (
    <div className="answer">
      <div role="status">
        <p className="answer-words">{verdict.says ?? verdict.reason}</p>
        <p>
          <b>Row {verdict.row} decides</b>: {when}.{' '}
          {saysMore && verdict.says !== undefined && <span className="reason">{verdict.reason}</span>}
        </p>
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      <details className="parts">
        <summary>Every part of the answer</summary>
        <SaidList said={sayAnswer(answer, zone)} />
      </details>
      <details open={json} onToggle={({ currentTarget }) => setJson(currentTarget.open)}>
        <summary>The answer as JSON</summary>
        <pre tabIndex={0}>{JSON.stringify(answer, null, 2)}</pre>
      </details>
    </div>
  );
};
