import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { recordingWords } from '../../application/recording/recording.words';
import type { RecorderAct } from '../../application/recording/recording-state.live';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { VisuallyHidden } from '../kit/visually-hidden';
import { recorderTexts as t } from './recorder.texts';
import { CodeNotice } from './code-notice';
import type { ReviewLineView, ReviewView } from './recorder.view';

const List = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.div<{ readonly $film: boolean }>`
  display: grid;
  gap: 16px;

  @media (min-width: 480px) {
    grid-template-columns: ${({ $film }) => ($film ? '168px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }

  h2 {
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`;

const Place = styled.p<{ readonly $tone: ReviewLineView['placeTone'] }>`
  display: flex;
  gap: 8px;
  color: ${({ $tone }) => ($tone === 'received' ? 'var(--success)' : 'var(--ink)')};
  font-variant-numeric: tabular-nums;

  svg {
    flex: none;
    margin-top: 3px;
  }
`;

export interface ReviewPageProps {
  readonly view: ReviewView;
  readonly send: (act: RecorderAct) => void;
  /** A thumbnail that can be played; undefined: there is none to show. */
  readonly film: (id: InterviewQuestionId, label: string) => ReactNode;
}

const AnswerLine = ({ line, film, send }: { readonly line: ReviewLineView } & Omit<ReviewPageProps, 'view'>) => {
  const shown = line.hasAnswer ? film(line.id, line.answerLabel) : undefined;
  const id = `answer-${line.id}`;
  return (
    <li>
      <Card aria-labelledby={id}>
        <Line $film={shown !== undefined}>
          {shown}
          <Stack $gap={1}>
            <Muted>{line.step}</Muted>
            <h2 id={id}>
              {line.text}
              {line.required && (
                <>
                  <span aria-hidden> {t.requiredMark}</span>
                  <VisuallyHidden> ({t.required})</VisuallyHidden>
                </>
              )}
            </h2>
            <Place $tone={line.placeTone}>
              {line.placeTone === 'received' ? <CircleCheck size={20} /> : <Info size={20} />}
              {line.place}
            </Place>
            {line.offer !== undefined && (
              <div>
                <Button
                  look="quiet"
                  aria-describedby={id}
                  onClick={() => send({ _tag: 'Session', event: { _tag: 'RecordChosen', questionId: line.id } })}
                >
                  {line.offer}
                </Button>
              </div>
            )}
          </Stack>
        </Line>
      </Card>
    </li>
  );
};

/** 'Interview video recordings': every question with its answer, and Submit Responses (spec 2 §2.3). */
export const ReviewPage = ({ view, film, send }: ReviewPageProps) => {
  const submit = (): void => send({ _tag: 'Session', event: { _tag: 'SubmitPressed' } });
  return (
    <Stack $gap={2}>
      <p>{view.lead}</p>
      {view.notices.map((notice) => (
        <Notice key={notice.title} tone={notice.tone} title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      ))}
      <CodeNotice view={view.code} send={send} />
      <List>
        {view.lines.map((line) => (
          <AnswerLine key={line.id} line={line} film={film} send={send} />
        ))}
      </List>
      <Muted>{t.requiredNote}</Muted>
      {view.failure !== undefined && <FailureNotice failure={view.failure} onAct={submit} />}
      <BottomBar>
        <Stack $gap={1}>
          {view.missing !== undefined && <p role="status">{view.missing}</p>}
          <Button
            look="primary"
            wide="on-phones"
            busy={view.busy}
            aria-disabled={view.missing !== undefined}
            onClick={submit}
          >
            {recordingWords.submit}
          </Button>
        </Stack>
      </BottomBar>
    </Stack>
  );
};
