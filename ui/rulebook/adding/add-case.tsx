import { useId, useRef, useState } from 'react';
import { addBookCase, bookFile, type Case, type Chapter, type Verdict } from '../../../adapters/composition/rulebook';
import type { Asked } from '../cases';
import { copied, mailOf } from '../handing-over';
import { caseMailOf, sayVerdict } from './case-mail';
import { tableText } from './table-text';

interface NewLineProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly verdict: Verdict;
  readonly why: string;
  readonly line: string;
}

/** The line to commit. */
const NewLine = ({ chapter, question, verdict, why, line }: NewLineProps) => {
  const id = useId();
  const [said, setSaid] = useState('');
  const shown = useRef<HTMLTextAreaElement>(null);
  const copyLine = async (): Promise<void> => {
    const done = await copied(line);
    if (!done) shown.current?.select();
    setSaid(done ? 'The line is copied.' : 'The line is selected: copy it from there.');
  };
  return (
    <>
      <label htmlFor={id}>
        The line for the end of <code>{bookFile(chapter)}</code>
      </label>
      <textarea id={id} ref={shown} className="issue" rows={4} readOnly value={line} />
      <div className="acts">
        <button type="button" onClick={() => void copyLine()}>
          Copy the line
        </button>
        <a href={mailOf(`A case to keep: ${chapter.title}`, caseMailOf(chapter, { question, verdict, why, line }))}>
          Send it by mail
        </a>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
    </>
  );
};

interface AddCaseProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly asked: Asked;
  /** A field contains something that is not a value yet. */
  readonly unread: boolean;
  /** Why the case is one. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** The expert expects another answer. */
  readonly onWrong: () => void;
}

/** Keeps the form's case: its line for the chapter's table of cases, unless one with the same input is there. */
export const AddCase = ({ chapter, question, asked, unread, words, onWords, onWrong }: AddCaseProps) => {
  const id = useId();
  const [source, setSource] = useState(() => chapter.sources.map(({ cites }) => cites).join(', '));
  if (unread || asked._tag === 'NotUnderstood')
    return <p role="status">A case can be added as soon as every field can be read.</p>;

  const { answer, verdict } = asked;
  const file = bookFile(chapter);
  const { line, same } = addBookCase(chapter, tableText(file), {
    question,
    row: verdict.row,
    answer,
    why: words,
    source,
  });
  return (
    <>
      <p>
        The portal answers: <b>{sayVerdict(chapter, verdict)}</b>
      </p>
      <button type="button" onClick={onWrong}>
        I expect something else
      </button>
      <div role="status" className="like-it">
        {same === undefined ? (
          <p>No case like it is there yet.</p>
        ) : (
          <p>
            A case like it is there already: line {same.line} of <code>{file}</code>
          </p>
        )}
        {same !== undefined && <code>{same.text}</code>}
      </div>
      {same === undefined && (
        <>
          <label htmlFor={`${id}-why`}>Why? What does the case show?</label>
          <textarea
            id={`${id}-why`}
            rows={2}
            required
            aria-describedby={`${id}-hint`}
            value={words}
            onChange={({ target }) => onWords(target.value)}
          />
          <p id={`${id}-hint`} className="hint">
            It becomes the name of the case’s test. Fill it in to get the line to send.
          </p>
          <label htmlFor={`${id}-source`}>Where does it come from?</label>
          <input id={`${id}-source`} value={source} onChange={({ target }) => setSource(target.value)} />
          {words.trim() !== '' && (
            <NewLine chapter={chapter} question={question} verdict={verdict} why={words} line={line} />
          )}
        </>
      )}
    </>
  );
};
