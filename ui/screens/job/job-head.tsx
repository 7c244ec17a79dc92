import { styled } from 'styled-components';
import { Stack } from '../../kit/layout';
import { BackLink } from '../../kit/page-link';
import { Steps, type StepsView } from '../../kit/steps';
import { JobBand } from './job-band';
import type { JobBandView } from './job.view';

/* On a phone the back link, the job and the step share one row in the customer's colors, so that the choice below is visible at once. */
const Head = styled(Stack)`
  @media (max-width: 719px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px;
    padding: 4px 12px 4px 0;
    border-radius: var(--corner);
    border: 1px solid color-mix(in srgb, var(--ground), var(--ink) 20%);
    background: var(--ground);
    color: var(--on-ground);
  }
`;

export interface JobHeadProps {
  readonly job: JobBandView;
  readonly steps: StepsView;
  readonly back: { readonly label: string; readonly href: string; readonly onFollow?: () => void };
}

/** The back link, the job, and the current step. */
export const JobHead = ({ job, steps, back }: JobHeadProps) => (
  <Head $gap={2.5}>
    <BackLink to={back.href} onFollow={back.onFollow} inRow>
      {back.label}
    </BackLink>
    <JobBand job={job} inRow />
    <Steps view={steps} inRow />
  </Head>
);
