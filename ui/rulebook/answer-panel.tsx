import { useState } from 'react';
import type { Chapter } from '../../adapters/composition/rulebook';
import type { TimeZone } from '../../domain/time/time-zone';
import type { Asked } from './cases';
import { sayAnswer } from './in-words';
import { SaidList } from './said-list';

interface AnswerPanelProps {
  readonly chapter: Chapter;
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

/** The portal's answer, the row that decided it, and why; announced to screen readers as it changes. */
export const AnswerPanel = ({ chapter, asked, unread, faults, zone }: AnswerPanelProps) => {
  const [json, setJson] = useState(false);
  if (unread || asked._tag === 'NotUnderstood')
    return (
      <div className="answer" role="status">
        <NotYet faults={faults} />
      </div>
    );
  const { answer, verdict } = asked;
  const when = chapter.rows.find(({ id }) => id === verdict.row)?.when ?? '';
  const saysMore = verdict.reason.replace(/\.$/, '') !== when;
  return (
    <div className="answer">
      <div role="status">
        <p className="answer-words">
          <SaidList said={sayAnswer(answer, zone)} />
        </p>
        <p>
          <b>Row {verdict.row} decides</b>: {when}. {saysMore && <span className="reason">{verdict.reason}</span>}
        </p>
      </div>
      <details open={json} onToggle={({ currentTarget }) => setJson(currentTarget.open)}>
        <summary>The answer as JSON</summary>
        <pre tabIndex={0}>{JSON.stringify(answer, null, 2)}</pre>
      </details>
    </div>
  );
};
