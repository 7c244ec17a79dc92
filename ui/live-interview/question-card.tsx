import { useState } from 'react';
import type { QuestionAnswer } from '../../domain/live-interview/room-message';
import { isBlank } from '../../domain/text/typed-text';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Choice } from '../kit/choice';
import { Muted, Stack } from '../kit/layout';
import { TextArea } from '../kit/text-area';
import { liveTexts as t } from './live-interview.texts';
import type { QuestionView } from './room.view';

export interface QuestionCardProps {
  readonly view: QuestionView;
  readonly onAnswer: (answer: QuestionAnswer) => void;
}

/** One of the interviewer's questions, and the candidate's answer to it (spec 2 §3, §4.6). */
export const QuestionCard = ({ view, onAnswer }: QuestionCardProps) => {
  const [option, setOption] = useState(view.answer?.option);
  const [words, setWords] = useState(view.answer?.additionalResponse ?? '');
  const [fault, setFault] = useState<string>();
  const { answer } = view;
  const isSent = answer !== undefined && answer.option === option && answer.additionalResponse === words.trim();
  const send = (): void => {
    if (option === undefined && isBlank(words)) {
      setFault(t.answerFirst);
      return;
    }
    onAnswer({ questionId: view.id, option, additionalResponse: words.trim() });
  };
  return (
    <Card aria-labelledby={`question-${view.id}`}>
      <Stack $gap={1.5}>
        <div>
          <h3 id={`question-${view.id}`}>{view.question}</h3>
          {view.sender !== undefined && <Muted>{view.sender}</Muted>}
        </div>
        {view.options.length > 0 && (
          <Choice
            label={view.question}
            options={view.options.map((value) => ({ value, label: value }))}
            chosen={option}
            fault={fault}
            onChoose={(value) => {
              setFault(undefined);
              setOption(value);
            }}
          />
        )}
        <TextArea
          label={view.wordsLabel}
          value={words}
          placeholder=""
          fault={view.options.length > 0 ? undefined : fault}
          onChange={(value) => {
            setFault(undefined);
            setWords(value);
          }}
        />
        {!isSent && (
          <div>
            <Button look="primary" wide="on-phones" onClick={send}>
              {answer === undefined ? t.send : t.sendAgain}
            </Button>
          </div>
        )}
        <p role="status">{isSent ? t.sent : ''}</p>
      </Stack>
    </Card>
  );
};
