import type { ReactNode } from 'react';
import { Columns, Stack } from '../kit/layout';
import { Bone, Skeleton } from '../kit/skeleton';
import { jobTexts as t } from './job.texts';

export interface JobScreenLoadingProps {
  readonly heading: ReactNode;
  /** The shape of the content below the heading. */
  readonly children: ReactNode;
}

/** The skeleton of a job's screen before the job is loaded. Its heading is already known. */
export const JobScreenLoading = ({ heading, children }: JobScreenLoadingProps) => (
  <Columns>
    <Stack $gap={2.5}>
      <Skeleton label={t.loading}>
        <Stack $gap={2.5}>
          <Bone $height="24px" $width="70%" />
          <Bone $height="84px" />
          <Bone $height="36px" />
        </Stack>
      </Skeleton>
      {heading}
      <Skeleton>{children}</Skeleton>
    </Stack>
  </Columns>
);
