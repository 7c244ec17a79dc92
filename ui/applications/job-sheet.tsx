import type { ReactNode } from 'react';
import { FailureNotice, type FailureView } from '../kit/failure-notice';
import { Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { ThemeScope } from '../kit/theme-scope';
import { jobTexts } from './job.texts';
import { JobHead, type JobHeadProps } from './job-head';
import type { JobView } from './job.view';

type Unready = { readonly _tag: 'Loading' } | { readonly _tag: 'Failed'; readonly failure: FailureView };

export interface JobSheetUnreadyProps {
  readonly view: Unready;
  readonly heading: string;
  readonly onRetry: () => void;
}

/** A page about one aspect of a job, while it loads or after that failed. */
export const JobSheetUnready = ({ view, heading, onRetry }: JobSheetUnreadyProps) =>
  view._tag === 'Loading' ? (
    <Sheet $gap={2.5}>
      <PageHeading>{heading}</PageHeading>
      <Skeleton label={jobTexts.loading}>
        <Stack $gap={2.5}>
          <Bone $height="92px" />
          <Bone $height="240px" />
        </Stack>
      </Skeleton>
    </Sheet>
  ) : (
    <Sheet $gap={3}>
      <PageHeading>{heading}</PageHeading>
      <FailureNotice failure={view.failure} onAct={onRetry} />
    </Sheet>
  );

export interface JobSheetProps extends JobHeadProps {
  readonly job: JobHeadProps['job'] & Pick<JobView, 'theme'>;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page about one aspect of a job: its header, on a phone in one row, and what can be read and done, in one column. */
export const JobSheet = ({ heading, children, ...head }: JobSheetProps) => (
  <ThemeScope theme={head.job.theme}>
    <Sheet $gap={2.5}>
      <JobHead {...head} />
      <PageHeading>{heading}</PageHeading>
      {children}
    </Sheet>
  </ThemeScope>
);
