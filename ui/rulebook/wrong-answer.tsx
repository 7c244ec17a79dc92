import { useId, useRef, useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { printCaseLink } from './case-link';
import type { Asked } from './cases';
import { issueOf } from './issue';

interface WrongAnswerProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly asked: Asked;
}

/** Copies, and says whether it worked; if the browser does not allow copying, the text is selected to be copied by hand. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** A mail to whoever builds the portal, for the reader to address: no account is needed. */
const mailOf = (title: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(`A rule is wrong: ${title}`)}&body=${encodeURIComponent(text)}`;

/** The actions on a case: share its link, or report its answer as wrong. */
export const WrongAnswer = ({ chapter, question, asked }: WrongAnswerProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [expected, setExpected] = useState('');
  const [said, setSaid] = useState('');
  const issue = useRef<HTMLTextAreaElement>(null);
  const text = open ? issueOf(chapter, question, asked, expected) : '';

  const copyLink = async (): Promise<void> => {
    const link = `${location.href.replace(/#.*/s, '')}${printCaseLink(chapter.rule.name, question)}`;
    setSaid((await copied(link)) ? 'The link to this case is copied.' : 'Please copy it from the address line above.');
  };
  const copyIssue = async (): Promise<void> => {
    const done = await copied(text);
    if (!done) issue.current?.select();
    setSaid(done ? 'The issue is copied: paste it where you report.' : 'The text is selected: copy it from there.');
  };

  return (
    <>
      <div className="acts">
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button type="button" aria-expanded={open} aria-controls={`${id}-wrong`} onClick={() => setOpen(!open)}>
          This is wrong
        </button>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
      <div id={`${id}-wrong`} className="wrong" hidden={!open}>
        {open && (
          <>
            <label htmlFor={`${id}-expected`}>What should the portal answer, and why?</label>
            <textarea
              id={`${id}-expected`}
              rows={3}
              value={expected}
              onChange={({ target }) => setExpected(target.value)}
            />
            <label htmlFor={`${id}-issue`}>Ready to paste into an issue</label>
            <textarea id={`${id}-issue`} ref={issue} className="issue" rows={12} readOnly value={text} />
            <div className="acts">
              <button type="button" onClick={() => void copyIssue()}>
                Copy the issue
              </button>
              <a href={mailOf(chapter.title, text)}>Send it by mail</a>
            </div>
          </>
        )}
      </div>
    </>
  );
};
