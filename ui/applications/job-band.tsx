import { css, styled } from 'styled-components';
import type { JobBandView } from './job.view';

const row = css`
  @media (max-width: 719px) {
    gap: 8px;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.875rem;
    line-height: 1.25;

    img {
      display: none;
    }

    p:first-child {
      font-size: inherit;
    }
  }
`;

const Band = styled.div<{ readonly $inRow: boolean }>`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 16px 20px;
  border-radius: var(--corner);
  border: 1px solid color-mix(in srgb, var(--ground), var(--ink) 20%);
  background: var(--ground);
  color: var(--on-ground);

  img {
    width: 56px;
    height: 56px;
    padding: 6px;
    border-radius: 8px;
    background: #fff;
    object-fit: contain;
  }

  div {
    min-width: 0;
  }

  p:first-child {
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.25;
  }

  ${({ $inRow }) => $inRow && row}

  @media print {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
`;

export interface JobBandProps {
  readonly job: JobBandView;
  /** On a phone it is in a row that already has the customer's colors. */
  readonly inRow?: boolean;
}

/** The job, large, in the customer's own color, with readable text on it. */
export const JobBand = ({ job, inRow = false }: JobBandProps) => (
  <Band $inRow={inRow}>
    {job.logoUrl !== undefined && <img src={job.logoUrl} alt="" />}
    <div>
      <p>{job.positionName}</p>
      <p>{job.communityName}</p>
    </div>
  </Band>
);
