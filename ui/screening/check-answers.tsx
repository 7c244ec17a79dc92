import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { FieldFault } from '../kit/field';
import { Muted, Stack } from '../kit/layout';
import { submitting } from '../kit/submitting';
import { VisuallyHidden } from '../kit/visually-hidden';
import { WaitingNotice } from '../kit/waiting-notice';
import { skillFilterTexts as t } from './skill-filter.texts';
import { AnswerLines } from './answer-lines';
import { FormButtons } from './question-form-buttons';
import type { CheckRow, SkillFilterView } from './skill-filter.view';

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
  margin: 0;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;
    align-items: start;
    padding: 12px 0;
  }

  > li + li {
    border-top: 1px solid var(--hairline);
  }

  > li:first-child {
    padding-top: 0;
  }

  > li:last-child {
    padding-bottom: 0;
  }
`;

const Row = ({ row, send }: Pick<CheckAnswersProps, 'send'> & { readonly row: CheckRow }) => (
  <li>
    <div>
      <AnswerLines title={row.title} answer={row.answer} />
      {row.open !== undefined &&
        (row.missing ? <FieldFault id={`open-${row.at}`}>{row.open}</FieldFault> : <Muted>{row.open}</Muted>)}
    </div>
    <Button look="link" onClick={() => send({ _tag: 'ChangePressed', at: row.at })}>
      <span>
        {t.change} <VisuallyHidden>{row.title}</VisuallyHidden>
      </span>
    </Button>
  </li>
);

export interface CheckAnswersProps {
  readonly view: Extract<SkillFilterView, { readonly _tag: 'Checking' }>;
  readonly send: (act: ScreeningAct) => void;
}

/** All answers, each with a link to change it, before they are submitted (ours). */
export const CheckAnswers = ({ view, send }: CheckAnswersProps) => {
  const { failure, waiting } = view;
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is visible; its outcome must be too.
  useEffect(() => {
    if (failure !== undefined || waiting !== undefined) form.current?.scrollIntoView({ block: 'start' });
  }, [failure, waiting]);
  const retry = (): void => send({ _tag: 'SubmitPressed' });
  return (
    <form ref={form} noValidate onSubmit={submitting(() => send({ _tag: 'ForwardPressed' }))}>
      <Stack $gap={2.5}>
        {failure !== undefined && <FailureNotice failure={failure} onAct={retry} />}
        {waiting !== undefined && <WaitingNotice view={waiting} onAct={retry} />}
        <Card as="div">
          <Rows>
            {view.rows.map((row) => (
              <Row key={row.at} row={row} send={send} />
            ))}
          </Rows>
        </Card>
        <BottomBar>
          <FormButtons forward={t.submit} hasPrevious send={send} />
        </BottomBar>
      </Stack>
    </form>
  );
};
