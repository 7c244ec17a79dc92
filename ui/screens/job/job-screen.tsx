import type { ReactNode } from 'react';
import { Columns, Stack } from '../../kit/layout';
import { BackLink } from '../../kit/page-link';
import { Steps, type StepsView } from '../../kit/steps';
import { ThemeScope } from '../../kit/theme-scope';
import { AboutJob } from './about-job';
import { JobBand } from './job-band';
import type { JobView } from './job.view';

export interface JobScreenProps {
  readonly job: JobView;
  readonly steps: StepsView;
  readonly back: { readonly label: string; readonly href: string; readonly onFollow?: () => void };
  /** Where what the job is stands below a choice, it would push the choice's button away: then it shows on wide screens alone. */
  readonly about?: 'always' | 'wide';
  readonly children: ReactNode;
}

/** The frame that the screens of one job share: its band, the way back, the steps, and what the job is. */
export const JobScreen = ({ job, steps, back, about = 'always', children }: JobScreenProps) => (
  <ThemeScope theme={job.theme}>
    <Columns>
      <Stack $gap={2.5}>
        <BackLink to={back.href} onFollow={back.onFollow}>
          {back.label}
        </BackLink>
        <JobBand job={job} />
        <Steps view={steps} />
        {children}
      </Stack>
      <AboutJob job={job} wideOnly={about === 'wide'} />
    </Columns>
  </ThemeScope>
);
