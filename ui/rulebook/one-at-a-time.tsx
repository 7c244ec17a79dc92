import { useMemo, useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { ask } from './cases';
import { caseGiven, nextQuestion, type Given } from './guide';

interface GuideProps {
  readonly chapter: Chapter;
  readonly onShow: (question: Case) => void;
}

const Guide = ({ chapter, onShow }: GuideProps) => {
  const [given, setGiven] = useState<readonly Given[]>([]);
  const next = useMemo(() => nextQuestion(chapter, given), [chapter, given]);
  const question = useMemo(() => caseGiven(chapter, given), [chapter, given]);
  const asked = question === undefined ? undefined : ask(chapter, question);
  return (
    <div className="guide">
      {given.length > 0 && (
        <ol className="given" aria-label="Your answers">
          {given.map(({ name, label, option }, at) => (
            <li key={name}>
              {label}: <b>{option.label}</b>{' '}
              <button type="button" className="link" onClick={() => setGiven(given.slice(0, at))}>
                Change
              </button>
            </li>
          ))}
        </ol>
      )}
      {next === undefined ? (
        <div role="status" className="verdict">
          {question === undefined && 'No case can be as these answers say.'}
          {asked?._tag === 'Answered' && (
            <>
              <b>{asked.verdict.says ?? asked.verdict.reason}</b> <span className="quiet">Row {asked.verdict.row}</span>
            </>
          )}
          {question !== undefined && (
            <button type="button" className="link" onClick={() => onShow(question)}>
              Show this case in the form
            </button>
          )}
          <button type="button" className="link" onClick={() => setGiven([])}>
            Start again
          </button>
        </div>
      ) : (
        <fieldset>
          <legend>{next.label}</legend>
          {next.options.map((option) => (
            <button
              key={option.label}
              type="button"
              className="option"
              onClick={() => setGiven([...given, { ...next, option }])}
            >
              {option.label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};

/** Asks one question after the other until one row is left, as guides for citizens do. Its questions are computed once it is opened. */
export const OneAtATime = (props: GuideProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details className="one-at-a-time" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>One question at a time</summary>
      {open && <Guide {...props} />}
    </details>
  );
};
