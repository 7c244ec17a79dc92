import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { BackLink } from '../kit/page-link';
import { PageHeading } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { ThemeScope } from '../kit/theme-scope';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { JobBand } from '../applications/job-band';
import type { JobBandView } from '../applications/job.view';

/** What a candidate should know, as a list. */
export const Points = styled.ul`
  display: grid;
  gap: 8px;
  padding-inline-start: 1.2em;
  list-style: disc;
`;

/** A page whose data is loading or missing. */
export const WayWaiting = ({ heading }: { readonly heading: string }) => (
  <Sheet>
    <PageHeading>{heading}</PageHeading>
    <Skeleton label={t.loading}>
      <Bone $height="220px" />
    </Skeleton>
  </Sheet>
);

export interface WayFailedProps {
  readonly heading: string;
  readonly failure: FailureView;
  readonly onRetry: () => void;
}

export const WayFailed = ({ heading, failure, onRetry }: WayFailedProps) => (
  <Sheet>
    <PageHeading>{heading}</PageHeading>
    <FailureNotice failure={failure} onAct={onRetry} />
  </Sheet>
);

export interface WayPageProps {
  readonly job: JobBandView;
  readonly heading: string;
  /** Undefined: the page completes what came before, and nothing leads back. */
  readonly back: { readonly href: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** The frame of the pages around a recording: the job in its customer's colors, the heading, one column. */
export const WayPage = ({ job, heading, back, children }: WayPageProps) => (
  <ThemeScope theme={job.theme}>
    <Sheet>
      {back !== undefined && <BackLink to={back.href}>{back.label}</BackLink>}
      <JobBand job={job} />
      <Stack $gap={2}>
        <PageHeading>{heading}</PageHeading>
        {children}
      </Stack>
    </Sheet>
  </ThemeScope>
);
