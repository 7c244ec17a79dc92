import { styled } from 'styled-components';
import type { ScreeningAct } from '../../application/screening/skill-filter.live';
import { evaluatingMessage } from '../../application/screening/screening-refusals.words';
import { Card } from '../kit/card';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
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
import { QuestionForm } from './question-form';
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

export interface SkillFilterPageProps {
  readonly view: SkillFilterView;
  readonly send: (act: ScreeningAct) => void;
}

const Content = ({ view, send }: SkillFilterPageProps) => {
  const retry = (): void => send({ _tag: 'SubmitPressed' });
  switch (view._tag) {
    case 'Evaluating':
      return (
        <Waiting role="status">
          <span aria-hidden="true" />
          <p>{evaluatingMessage}</p>
        </Waiting>
      );
    case 'NotSubmitted':
      return <FailureNotice failure={view.failure} onAct={retry} />;
    case 'Waiting':
      return <WaitingNotice view={view.waiting} onAct={retry} />;
    case 'Checking':
      return <CheckAnswers view={view} send={send} />;
    case 'Asking':
      return <QuestionForm question={view.question} failure={view.failure} waiting={view.waiting} send={send} />;
  }
};

const Head = ({ view }: Pick<SkillFilterPageProps, 'view'>) => {
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
export const SkillFilterPage = ({ view, send }: SkillFilterPageProps) => {
  useHeadingFocus(view._tag === 'Checking' ? 'Checking' : 'Asking', '');
  return (
    <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }} about="wide">
      <Head view={view} />
      <Content view={view} send={send} />
    </JobScreen>
  );
};

/** The page of questions before they are there. */
export const SkillFilterLoading = () => (
  <JobScreenLoading heading={<PageHeading>{t.heading}</PageHeading>}>
    <Stack>
      <Bone $height="32px" />
      <Bone $height="320px" />
    </Stack>
  </JobScreenLoading>
);

export interface SkillFilterFailedProps {
  readonly failure: FailureView;
  readonly onRetry: () => void;
}

/** The page of questions that could not be fetched. */
export const SkillFilterFailed = ({ failure, onRetry }: SkillFilterFailedProps) => (
  <Stack $gap={3}>
    <PageHeading>{t.heading}</PageHeading>
    <FailureNotice failure={failure} onAct={onRetry} />
  </Stack>
);
