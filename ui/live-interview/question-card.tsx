import type { AnsweringAct } from '../../application/live-interview/answering.live';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Choice } from '../kit/choice';
import { Muted, Stack } from '../kit/layout';
import { TextArea } from '../kit/text-area';
import type { QuestionView } from './room.view';

export interface QuestionCardProps {
  readonly view: QuestionView;
  readonly send: (act: AnsweringAct) => void;
}

/** One of the interviewer's questions, and the candidate's answer to it (spec 2 §3, §4.6). */
export const QuestionCard = ({ view, send }: QuestionCardProps) => {
  const { id: questionId, fault } = view;
  return (
    <Card aria-labelledby={`question-${questionId}`}>
      <Stack $gap={1.5}>
        <div>
          <h3 id={`question-${questionId}`}>{view.question}</h3>
          {view.sender !== undefined && <Muted>{view.sender}</Muted>}
        </div>
        {view.options.length > 0 && (
          <Choice
            label={view.question}
            options={view.options.map((value) => ({ value, label: value }))}
            chosen={view.option}
            fault={fault}
            onChoose={(option) => send({ _tag: 'OptionChosen', questionId, option })}
          />
        )}
        <TextArea
          label={view.wordsLabel}
          value={view.words}
          placeholder=""
          fault={view.options.length > 0 ? undefined : fault}
          onChange={(words) => send({ _tag: 'WordsTyped', questionId, words })}
        />
        {view.button !== undefined && (
          <div>
            <Button look="primary" wide="on-phones" onClick={() => send({ _tag: 'AnswerPressed', questionId })}>
              {view.button}
            </Button>
          </div>
        )}
        <p role="status">{view.status}</p>
      </Stack>
    </Card>
  );
};
