import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { BottomBar } from '../../kit/bottom-bar';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { FailureNotice, type FailureView } from '../../kit/failure-notice';
import { Muted, Stack } from '../../kit/layout';
import { FieldFault } from '../../kit/field';
import { WaitingNotice, type WaitingView } from '../../kit/waiting-notice';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { skillFilterTexts as t } from '../../texts/skill-filter';
import { AnswerField } from './answer-field';
import { OptionList } from './option-list';
import { CompletionLine } from './completion-line';
import type { CompletionView, QuestionView } from './skill-filter.view';

/* What takes the focus comes into sight with what is said above it. */
const Form = styled.form`
  scroll-margin-top: 12px;

  input,
  textarea {
    scroll-margin-block: 140px;
  }
`;

const Section = styled.div`
  padding-bottom: 16px;
  border-bottom: 1px solid var(--hairline);

  p:first-child {
    font-weight: 600;
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
  margin-top: 4px;
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 12px;
`;

const Asks = ({ question: { reference } }: { readonly question: QuestionView }) =>
  reference === undefined ? null : (
    <div>
      {reference.text !== '' && <p>{reference.text}</p>}
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
  readonly completion: CompletionView;
  /** Why nothing was submitted. */
  readonly failure: FailureView | undefined;
  /** What was submitted waits for the line. */
  readonly waiting: WaitingView | undefined;
  readonly onRetry: () => void;
  readonly onPress: (option: string) => void;
  readonly onType: (text: string) => void;
  readonly onShowMore: () => void;
  readonly onPrevious: () => void;
  /** Next, or Submit on the last page. */
  readonly onForward: () => void;
}

/** One question, and the way to the one before and the one after it. */
export const QuestionForm = ({
  question,
  completion,
  failure,
  waiting,
  onRetry,
  onPress,
  onType,
  onShowMore,
  onPrevious,
  onForward,
}: QuestionFormProps) => {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(question.questionId);
  // The next question takes the focus, so that it is read out; the first one leaves it where the page put it.
  useEffect(() => {
    if (shown.current === question.questionId) return;
    shown.current = question.questionId;
    form.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [question.questionId]);
  useEffect(() => {
    if (question.fault !== undefined) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [question.fault]);
  // The button that was pressed is always in sight; what became of it must be too.
  useEffect(() => {
    if (failure !== undefined || waiting !== undefined) form.current?.scrollIntoView({ block: 'start' });
  }, [failure, waiting]);
  const forward = (event: SyntheticEvent): void => {
    event.preventDefault();
    onForward();
  };
  const names = {
    labelledBy: `${id}-title`,
    describedBy: `${id}-hint ${id}-fault`,
    required: question.required,
  } as const;
  return (
    <Form ref={form} noValidate onSubmit={forward}>
      <Stack $gap={2.5}>
        <CompletionLine place={question.place} view={completion} />
        {failure !== undefined && <FailureNotice failure={failure} onAct={onRetry} />}
        {waiting !== undefined && <WaitingNotice view={waiting} onAct={onRetry} />}
        <Card>
          <Stack>
            {question.section !== undefined && (
              <Section>
                {question.section.name !== '' && <p>{question.section.name}</p>}
                {question.section.description !== '' && <Muted>{question.section.description}</Muted>}
              </Section>
            )}
            <div>
              <Title ref={title} id={names.labelledBy} tabIndex={-1}>
                {question.title}
                {question.required && (
                  <>
                    {' '}
                    <Star aria-hidden="true">*</Star>
                    <VisuallyHidden>({t.required})</VisuallyHidden>
                  </>
                )}
              </Title>
              <Hint id={`${id}-hint`}>
                {question.control._tag === 'Options' ? question.control.hint : t.yourAnswer}
              </Hint>
            </div>
            <Asks question={question} />
            <FieldFault id={`${id}-fault`}>{question.fault}</FieldFault>
            {question.control._tag === 'Options' ? (
              <OptionList
                {...names}
                control={question.control}
                name={`${id}-${question.questionId}`}
                onPress={onPress}
                onShowMore={onShowMore}
              />
            ) : (
              <AnswerField
                {...names}
                key={question.questionId}
                control={question.control}
                invalid={question.fault !== undefined}
                onType={onType}
              />
            )}
          </Stack>
        </Card>
        <BottomBar>
          <Buttons>
            {question.hasPrevious ? (
              <Button look="quiet" wide="always" onClick={onPrevious}>
                {t.previous}
              </Button>
            ) : (
              <span />
            )}
            <Button look="primary" wide="always" type="submit">
              {question.isLast ? t.submit : t.next}
            </Button>
          </Buttons>
        </BottomBar>
      </Stack>
    </Form>
  );
};
