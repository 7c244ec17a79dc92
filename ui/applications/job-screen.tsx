import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Columns, Stack } from '../kit/layout';
import { ThemeScope } from '../kit/theme-scope';
import { AboutJob } from './about-job';
import { JobHead, type JobHeadProps } from './job-head';
import type { JobView } from './job.view';

const Column = styled(Stack)`
  @media (max-width: 719px) {
    gap: 12px;
  }
`;

export interface JobScreenProps extends JobHeadProps {
  readonly job: JobView;
  /** If the job's details are below a choice, they push its button away: they are then shown on wide screens only. */
  readonly about?: 'always' | 'wide';
  readonly children: ReactNode;
}

/** The frame of all screens about one job: its band, the back link, the steps, and the job's details. */
export const JobScreen = ({ job, steps, back, about = 'always', children }: JobScreenProps) => (
  <ThemeScope theme={job.theme}>
    <Columns>
      <Column $gap={2.5}>
        <JobHead job={job} steps={steps} back={back} />
        {children}
      </Column>
      <AboutJob job={job} wideOnly={about === 'wide'} />
    </Columns>
  </ThemeScope>
);
