import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useId, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import { BottomBar } from '../kit/bottom-bar';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { FieldFault } from '../kit/field';
import { WaitingNotice, type WaitingView } from '../kit/waiting-notice';
import { VisuallyHidden } from '../kit/visually-hidden';
import { plainText } from '../../domain/text/rich-text';
import { RichText } from '../kit/rich-text';
import { skillFilterTexts as t } from './skill-filter.texts';
import { AnswerField } from './answer-field';
import { OptionList } from './option-list';
import { FormButtons } from './question-form-buttons';
import type { QuestionView } from './skill-filter.view';

/* The focused element scrolls into view together with the text above it. */
const Form = styled.form`
  scroll-margin-top: 12px;

  input,
  textarea {
    scroll-margin-block: 140px;
  }
`;

/* A small phone shows the question and its first option, because what precedes them is small. */
const Section = styled.p`
  font-size: var(--small);
  line-height: 1.4;
  color: var(--muted);
  overflow-wrap: anywhere;

  strong {
    color: var(--ink);
  }
`;

const Sheet = styled(Card)`
  @media (max-width: 719px) {
    padding: 16px;
  }
`;

const Title = styled.h2`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Star = styled.span`
  color: var(--error);
`;

const Hint = styled(Muted)`
  font-size: var(--small);
`;

const Notes = styled(Muted)`
  font-size: var(--small);
`;

const Asks = ({ question: { reference } }: { readonly question: QuestionView }) =>
  reference === undefined ? null : (
    <div>
      {reference.text !== '' && <RichText text={reference.text} />}
      {reference.link === '' ? (
        reference.title !== '' && <p>{reference.title}</p>
      ) : (
        <a href={reference.link} target="_blank" rel="noopener noreferrer">
          {reference.title === '' ? reference.link : reference.title}
          <VisuallyHidden> ({t.newTab})</VisuallyHidden> <ExternalLink size={16} aria-hidden="true" />
        </a>
      )}
    </div>
  );

export interface QuestionFormProps {
  readonly question: QuestionView;
  /** Why nothing was submitted. */
  readonly failure: FailureView | undefined;
  /** The submission waits for the connection. */
  readonly waiting: WaitingView | undefined;
  readonly send: (act: ScreeningAct) => void;
}

/** One question, with links to the previous and the next one. */
export const QuestionForm = ({ question, failure, waiting, send }: QuestionFormProps) => {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(question.questionId);
  // The next question takes the focus, so that it is announced; the first one leaves it where the page put it.
  useEffect(() => {
    if (shown.current === question.questionId) return;
    shown.current = question.questionId;
    form.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [question.questionId]);
  useEffect(() => {
    if (question.fault !== undefined) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [question.fault]);
  // The pressed button is visible; its outcome must be too.
  useEffect(() => {
    if (failure !== undefined || waiting !== undefined) form.current?.scrollIntoView({ block: 'start' });
  }, [failure, waiting]);
  const forward = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ _tag: 'ForwardPressed' });
  };
  // A browser would press the form's button, which on the last page submits for good. Enter that ends a composition is not one.
  const entered = (event: KeyboardEvent): void => {
    const composing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229;
    if (event.key !== 'Enter' || composing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!event.repeat) send({ _tag: 'EnterPressed' });
  };
  const retry = (): void => send({ _tag: 'SubmitPressed' });
  const names = {
    labelledBy: `${id}-title`,
    describedBy: `${id}-hint ${id}-fault`,
    required: question.required,
  } as const;
  return (
    <Form ref={form} noValidate onSubmit={forward} onKeyDown={entered}>
      <Stack $gap={2.5}>
        {failure !== undefined && <FailureNotice failure={failure} onAct={retry} />}
        {waiting !== undefined && <WaitingNotice view={waiting} onAct={retry} />}
        <Sheet>
          <Stack $gap={1.5}>
            {question.section !== undefined && (
              <Section>
                {question.section.name !== '' && <strong>{question.section.name} </strong>}
                {plainText(question.section.description)}
              </Section>
            )}
            <div>
              <Title ref={title} tabIndex={-1}>
                <span id={names.labelledBy}>{question.title}</span>
                {question.required && (
                  <>
                    {' '}
                    <Star aria-hidden="true">*</Star>
                    <VisuallyHidden>({t.required})</VisuallyHidden>
                  </>
                )}
                <VisuallyHidden>, {question.place}</VisuallyHidden>
              </Title>
              <Hint id={`${id}-hint`}>
                {question.control._tag === 'Options' ? question.control.hint : t.yourAnswer}
              </Hint>
            </div>
            <Asks question={question} />
            <FieldFault id={`${id}-fault`}>{question.fault}</FieldFault>
            {question.control._tag === 'Options' ? (
              <OptionList {...names} control={question.control} name={`${id}-${question.questionId}`} send={send} />
            ) : (
              <AnswerField
                key={question.questionId}
                {...names}
                control={question.control}
                invalid={question.fault !== undefined}
                send={send}
              />
            )}
          </Stack>
        </Sheet>
        <Notes>
          {t.kept} {question.required && <span aria-hidden="true">* {t.requiredNote}</span>}
        </Notes>
        {question.canCheck && (
          <div>
            <Button look="link" onClick={() => send({ _tag: 'CheckPressed' })}>
              {t.check}
            </Button>
          </div>
        )}
        <BottomBar>
          <FormButtons forward={question.forward} hasPrevious={question.hasPrevious} send={send} />
        </BottomBar>
      </Stack>
    </Form>
  );
};
