import { useId, useRef, useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import type { Asked } from './cases';
import { copied, mailOf } from './handing-over';
import { issueOf } from './issue';

interface WrongAnswerProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly asked: Asked;
  /** What the expert expects, and why. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** Reports the answer to a case as wrong: a text for an issue. */
export const WrongAnswer = ({ chapter, question, asked, words, onWords }: WrongAnswerProps) => {
  const id = useId();
  const [said, setSaid] = useState('');
  const issue = useRef<HTMLTextAreaElement>(null);
  const text = issueOf(chapter, question, asked, words);

  const copyIssue = async (): Promise<void> => {
    const done = await copied(text);
    if (!done) issue.current?.select();
    setSaid(done ? 'The issue is copied: paste it where you report.' : 'The text is selected: copy it from there.');
  };

  return (
    <>
      <label htmlFor={`${id}-expected`}>What should the portal answer, and why?</label>
      <textarea id={`${id}-expected`} rows={3} value={words} onChange={({ target }) => onWords(target.value)} />
      <label htmlFor={`${id}-issue`}>Ready to paste into an issue</label>
      <textarea id={`${id}-issue`} ref={issue} className="issue" rows={12} readOnly value={text} />
      <div className="acts">
        <button type="button" onClick={() => void copyIssue()}>
          Copy the issue
        </button>
        <a href={mailOf(`A rule is wrong: ${chapter.title}`, text)}>Send it by mail</a>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
    </>
  );
};
