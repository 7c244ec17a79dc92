import { styled } from 'styled-components';
import type { JobBandView } from './job.view';

const Band = styled.div`
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

  @media print {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
  }
`;

/** Which job this is about: the customer's own colour, large, with words that stay readable on it. */
export const JobBand = ({ job }: { readonly job: JobBandView }) => (
  <Band>
    {job.logoUrl !== undefined && <img src={job.logoUrl} alt="" />}
    <div>
      <p>{job.positionName}</p>
      <p>{job.communityName}</p>
    </div>
  </Band>
);
