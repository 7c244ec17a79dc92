import { styled } from 'styled-components';
import { Stack } from '../kit/layout';
import { BackLink } from '../kit/page-link';
import { Steps, type StepsView } from './steps';
import { JobBand } from './job-band';
import type { JobBandView } from './job.view';

/* On a phone the back link, the job and the step share one row in the customer's colors, so that the choice below is visible at once. */
const Head = styled(Stack)<{ readonly $hasBack: boolean }>`
  @media (max-width: 719px) {
    grid-template-columns: ${({ $hasBack }) => ($hasBack ? 'auto minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto')};
    align-items: center;
    gap: 4px;
    min-height: 56px;
    padding: 4px 12px 4px ${({ $hasBack }) => ($hasBack ? '0' : '16px')};
    border-radius: var(--corner);
    border: 1px solid color-mix(in srgb, var(--ground), var(--ink) 20%);
    background: var(--ground);
    color: var(--on-ground);
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
`;

export interface JobHeadProps {
  readonly job: JobBandView;
  /** Undefined: the page is not a step toward a booking. */
  readonly steps?: StepsView | undefined;
  /** Undefined: there is nothing to go back to after a completed step; the page leads on. */
  readonly back?: { readonly label: string; readonly href: string } | undefined;
}

/** The back link, the job, and the current step, as far as the page has them. */
export const JobHead = ({ job, steps, back }: JobHeadProps) => (
  <Head $gap={2.5} $hasBack={back !== undefined}>
    {back !== undefined && (
      <BackLink to={back.href} inRow>
        {back.label}
      </BackLink>
    )}
    <JobBand job={job} inRow />
    {steps !== undefined && <Steps view={steps} inRow />}
  </Head>
);
