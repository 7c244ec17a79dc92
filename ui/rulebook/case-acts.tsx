import { useId, useRef, useState } from 'react';
import type { Case, Chapter } from '../../adapters/composition/rulebook';
import { AddCase } from './adding/add-case';
import { printCaseLink } from './case-link';
import type { Asked } from './cases';
import { copied } from './handing-over';
import { WrongAnswer } from './wrong-answer';

interface CaseActsProps {
  readonly chapter: Chapter;
  readonly question: Case;
  readonly asked: Asked;
  /** A field contains something that is not a value yet. */
  readonly unread: boolean;
}

/** The actions on a case: share its link, report its answer as wrong, or keep it as a case of the rule. */
export const CaseActs = ({ chapter, question, asked, unread }: CaseActsProps) => {
  const id = useId();
  const [open, setOpen] = useState<'wrong' | 'add' | undefined>(undefined);
  const [said, setSaid] = useState('');
  /** The expert's own words about the case: both panels have them. */
  const [words, setWords] = useState('');
  const wrong = useRef<HTMLButtonElement>(null);

  const copyLink = async (): Promise<void> => {
    const link = `${location.href.replace(/#.*/s, '')}${printCaseLink(chapter.rule.name, question)}`;
    setSaid((await copied(link)) ? 'The link to this case is copied.' : 'Please copy it from the address line above.');
  };
  const toggle = (panel: 'wrong' | 'add') => () => setOpen(open === panel ? undefined : panel);
  /** The button that led here is gone with its panel. */
  const report = (): void => {
    setOpen('wrong');
    wrong.current?.focus();
  };

  return (
    <>
      <div className="acts">
        <button type="button" onClick={() => void copyLink()}>
          Copy link
        </button>
        <button
          type="button"
          ref={wrong}
          aria-expanded={open === 'wrong'}
          aria-controls={`${id}-wrong`}
          onClick={toggle('wrong')}
        >
          This is wrong
        </button>
        <button type="button" aria-expanded={open === 'add'} aria-controls={`${id}-add`} onClick={toggle('add')}>
          Add a case
        </button>
        <span role="status" className="quiet">
          {said}
        </span>
      </div>
      <div id={`${id}-wrong`} className="hand-over" hidden={open !== 'wrong'}>
        {open === 'wrong' && (
          <WrongAnswer chapter={chapter} question={question} asked={asked} words={words} onWords={setWords} />
        )}
      </div>
      <div id={`${id}-add`} className="hand-over" hidden={open !== 'add'}>
        {open === 'add' && (
          <AddCase
            chapter={chapter}
            question={question}
            asked={asked}
            unread={unread}
            words={words}
            onWords={setWords}
            onWrong={report}
          />
        )}
      </div>
    </>
  );
};
