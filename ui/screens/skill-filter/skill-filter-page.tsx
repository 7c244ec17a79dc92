import { styled } from 'styled-components';
import { evaluatingMessage } from '../../../application/words/screening-refusals';
import { Card } from '../../kit/card';
import { FailureNotice } from '../../kit/failure-notice';
import { Muted, Stack } from '../../kit/layout';
import { PageHeading } from '../../kit/page-heading';
import { Bone } from '../../kit/skeleton';
import { WaitingNotice } from '../../kit/waiting-notice';
import { skillFilterTexts as t } from '../../texts/skill-filter';
import { JobScreen } from '../job/job-screen';
import { JobScreenLoading } from '../job/job-screen-loading';
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

const Notes = styled(Muted)`
  font-size: var(--small);
`;

export interface SkillFilterPageProps extends Omit<
  QuestionFormProps,
  'question' | 'completion' | 'failure' | 'waiting'
> {
  readonly view: SkillFilterView;
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
    case 'Asking':
      return (
        <QuestionForm
          {...acts}
          question={view.question}
          completion={view.completion}
          failure={view.failure}
          waiting={view.waiting}
          onRetry={onRetry}
        />
      );
  }
};

/** /skillfilter: the questions of a job, one a page. */
export const SkillFilterPage = (props: SkillFilterPageProps) => {
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
    case 'Asking':
      return (
        <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }} about="wide">
          <div>
            <PageHeading>{t.heading}</PageHeading>
            {view._tag === 'Asking' && (
              <Notes>
                {t.kept} <span aria-hidden="true">* {t.requiredNote}</span>
              </Notes>
            )}
          </div>
          <Content {...props} view={view} />
        </JobScreen>
      );
  }
};
