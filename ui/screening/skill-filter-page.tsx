import { styled } from 'styled-components';
import { evaluatingMessage } from '../../application/screening/screening-refusals.words';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { Bone } from '../kit/skeleton';
import { useHeadingFocus } from '../kit/use-heading-focus';
import { WaitingNotice } from '../kit/waiting-notice';
import { skillFilterTexts as t } from './skill-filter.texts';
import { JobScreen } from '../applications/job-screen';
import { JobScreenLoading } from '../applications/job-screen-loading';
import { CheckAnswers } from './check-answers';
import { CompletionLine } from './completion-line';
import { QuestionForm, type QuestionFormProps } from './question-form';
import type { SkillFilterView } from './skill-filter.view';

const Waiting = styled(Card)`
  display: flex;
  align-items: center;
  gap: 16px;

  > span {
    flex: none;
    width: 28px;
    height: 28px;
    border: 4px solid var(--primary);
    border-inline-start-color: transparent;
    border-radius: 50%;

    @media (prefers-reduced-motion: no-preference) {
      animation: turn 900ms linear infinite;
    }
  }
`;

export interface SkillFilterPageProps extends Omit<QuestionFormProps, 'question' | 'failure' | 'waiting'> {
  readonly view: SkillFilterView;
  /** From the list of all answers to one of them. */
  readonly onChange: (at: number) => void;
}

type Framed = Exclude<SkillFilterView, { readonly _tag: 'Loading' | 'Failed' }>;

const Content = ({ view, onRetry, ...acts }: SkillFilterPageProps & { readonly view: Framed }) => {
  switch (view._tag) {
    case 'Evaluating':
      return (
        <Waiting role="status">
          <span aria-hidden="true" />
          <p>{evaluatingMessage}</p>
        </Waiting>
      );
    case 'NotSubmitted':
      return <FailureNotice failure={view.failure} onAct={onRetry} />;
    case 'Waiting':
      return <WaitingNotice view={view.waiting} onAct={onRetry} />;
    case 'Checking':
      return <CheckAnswers {...acts} view={view} onRetry={onRetry} />;
    case 'Asking':
      return (
        <QuestionForm
          {...acts}
          question={view.question}
          failure={view.failure}
          waiting={view.waiting}
          onRetry={onRetry}
        />
      );
  }
};

const Head = ({ view }: { readonly view: Framed }) => {
  if (view._tag === 'Asking') return <CompletionLine view={view.completion} />;
  if (view._tag !== 'Checking') return <PageHeading>{t.heading}</PageHeading>;
  return (
    <div>
      <PageHeading>{t.check}</PageHeading>
      <Muted>{t.checkLead}</Muted>
    </div>
  );
};

/** /skillfilter: a job's questions, one per page. */
export const SkillFilterPage = (props: SkillFilterPageProps) => {
  useHeadingFocus(props.view._tag === 'Checking' ? 'Checking' : 'Asking', '');
  const { view, onRetry } = props;
  switch (view._tag) {
    case 'Loading':
      return (
        <JobScreenLoading heading={<PageHeading>{t.heading}</PageHeading>}>
          <Stack>
            <Bone $height="32px" />
            <Bone $height="320px" />
          </Stack>
        </JobScreenLoading>
      );
    case 'Failed':
      return (
        <Stack $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={onRetry} />
        </Stack>
      );
    case 'Evaluating':
    case 'NotSubmitted':
    case 'Waiting':
    case 'Checking':
    case 'Asking':
      return (
        <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }} about="wide">
          <Head view={view} />
          <Content {...props} view={view} />
        </JobScreen>
      );
  }
};
