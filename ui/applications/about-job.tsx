import { styled } from 'styled-components';
import { cardLook } from '../kit/card';
import { Facts } from '../kit/facts';
import { jobTexts as t } from './job.texts';
import type { JobView } from './job.view';

const Aside = styled.aside<{ readonly $wideOnly: boolean }>`
  ${cardLook}
  display: ${({ $wideOnly }) => ($wideOnly ? 'none' : 'grid')};
  gap: 16px;

  @media (min-width: 1000px) {
    display: grid;
    position: sticky;
    top: 40px;
  }
`;

/** Job information for the candidate while choosing: below the choices on a phone, next to them on a wide screen. */
export const AboutJob = ({ job, wideOnly }: { readonly job: JobView; readonly wideOnly: boolean }) => (
  <Aside $wideOnly={wideOnly} aria-labelledby="about-job">
    <h2 id="about-job">{t.about}</h2>
    <Facts facts={job.facts} />
  </Aside>
);
