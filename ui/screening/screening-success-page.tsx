import Pencil from 'lucide-react/icons/pencil';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone } from '../kit/skeleton';
import { HeadLine } from '../kit/head-line';
import { VisuallyHidden } from '../kit/visually-hidden';
import { contactTexts } from '../texts/contact';
import { frameTexts } from '../texts/frame';
import { screeningSuccessTexts as t, skillFilterTexts } from './skill-filter.texts';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { JobScreen } from '../applications/job-screen';
import { JobScreenLoading } from '../applications/job-screen-loading';
import { ScheduleStep, type SchedulePressed, type ScheduleStepProps } from './schedule-step';
import type { ScreeningSuccessView } from './screening-success.view';

const Success = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > svg {
    flex: none;
    color: var(--success);
  }
`;

type Ready = Extract<ScreeningSuccessView, { readonly _tag: 'Ready' }>;

const ResumeCard = ({ resume }: Pick<Ready, 'resume'>) => (
  <Card aria-labelledby="resume">
    <Stack $gap={1.5}>
      <div>
        <h2 id="resume">{resume.title}</h2>
        <p>{resume.text}</p>
      </div>
      {resume.href !== undefined && (
        <PageLink to={resume.href} look={resume.isNext ? 'primary' : 'quiet'} wide="on-phones">
          {t.uploadResume}
        </PageLink>
      )}
    </Stack>
  </Card>
);

export type ScreeningSuccessAct = SchedulePressed | { readonly _tag: 'ChangeDetailsPressed' };

export interface ScreeningSuccessPageProps extends Pick<ScheduleStepProps, 'asked'> {
  readonly view: ScreeningSuccessView;
  /** The form that replaces the details while they are edited. */
  readonly detailsForm?: ReactNode;
  readonly send: (act: ScreeningSuccessAct) => void;
}

const Details = ({
  facts,
  detailsForm,
  send,
}: Pick<ScreeningSuccessPageProps, 'detailsForm' | 'send'> & { readonly facts: NonNullable<Ready['details']> }) => (
  <Card aria-labelledby="your-details">
    {detailsForm ?? (
      <Stack $gap={1.5}>
        <HeadLine>
          <h2 id="your-details" tabIndex={-1}>
            {t.yourDetails}
          </h2>
          <Button look="link" onClick={() => send({ _tag: 'ChangeDetailsPressed' })}>
            <Pencil size={20} aria-hidden="true" />
            <span>
              {contactTexts.change} <VisuallyHidden>{contactTexts.changeWhat}</VisuallyHidden>
            </span>
          </Button>
        </HeadLine>
        <Facts facts={facts} />
      </Stack>
    )}
  </Card>
);

const Passed = ({ view, asked, detailsForm, send }: ScreeningSuccessPageProps & { readonly view: Ready }) => (
  <JobScreen
    job={view.job}
    steps={view.steps}
    back={{ label: skillFilterTexts.back, href: view.backHref }}
    about="wide"
  >
    <Success>
      <CircleCheck size={40} aria-hidden="true" />
      <PageHeading>{t.heading}</PageHeading>
    </Success>
    <p>{view.lead}</p>
    {view.jobFair !== undefined && <p>{view.jobFair}</p>}
    {view.record !== undefined && <p>{view.record.text}</p>}
    {view.record === undefined && <ResumeCard resume={view.resume} />}
    <Stack $gap={1}>
      {view.record !== undefined && (
        <PageLink to={view.record.href} look="primary" wide="on-phones">
          {view.record.label}
        </PageLink>
      )}
      {view.schedule !== undefined && (
        <>
          <ScheduleStep view={view.schedule} resumeHref={view.resume.href} asked={asked} send={send} />
          <div>
            <PageLink to={view.laterHref}>{t.later}</PageLink>
          </div>
        </>
      )}
    </Stack>
    {view.record !== undefined && <ResumeCard resume={view.resume} />}
    <div>
      <PageLink to={view.sentHref}>{frameTexts.whatYouSent}</PageLink>
    </div>
    {view.details !== undefined && <Details facts={view.details} detailsForm={detailsForm} send={send} />}
  </JobScreen>
);

/** /skillfilter/success/{position_id}: the profile matches, and what comes next. */
export const ScreeningSuccessPage = (props: ScreeningSuccessPageProps) => {
  const { view } = props;
  return view._tag === 'Ready' ? (
    <Passed {...props} view={view} />
  ) : (
    <Sheet>
      <PageHeading>{skillFilterTexts.heading}</PageHeading>
      <Notice tone="notice" title={t.notPassedTitle}>
        <p>{t.notPassed}</p>
        <PageLink to={toPath(myJobs)}>{frameTexts.myJobs}</PageLink>
      </Notice>
    </Sheet>
  );
};

/** The same page before its job is there. */
export const ScreeningSuccessLoading = () => (
  <JobScreenLoading heading={<PageHeading>{t.heading}</PageHeading>}>
    <Bone $height="220px" />
  </JobScreenLoading>
);

export interface ScreeningSuccessFailedProps {
  readonly failure: FailureView;
  readonly onRetry: () => void;
}

/** The same page whose job could not be fetched. */
export const ScreeningSuccessFailed = ({ failure, onRetry }: ScreeningSuccessFailedProps) => (
  <Sheet>
    <PageHeading>{t.heading}</PageHeading>
    <FailureNotice failure={failure} onAct={onRetry} />
  </Sheet>
);
