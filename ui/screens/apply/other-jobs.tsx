import { styled } from 'styled-components';
import { cardLook } from '../../kit/card';
import { Carousel } from '../../kit/carousel';
import { PageLink } from '../../kit/page-link';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { applyTexts as t } from '../../texts/apply';
import type { AdvertView } from './advert.view';

const Job = styled.li`
  ${cardLook}
  display: grid;
  grid-template-rows: 1fr auto;
  padding: 16px 20px 8px;
  overflow-wrap: anywhere;

  p {
    font-weight: 600;
  }
`;

/** The other open jobs at the location (spec 1 §2): 3, 2 or 1 at a time. */
export const OtherJobs = ({ others: { heading, jobs } }: { readonly others: AdvertView['otherJobs'] }) =>
  jobs.length === 0 ? null : (
    <Carousel title={heading} previousLabel={t.previousJobs} nextLabel={t.nextJobs}>
      {jobs.map(({ key, positionName, href }) => (
        <Job key={key}>
          <p>{positionName}</p>
          <PageLink to={href}>
            {t.seeJob}
            <VisuallyHidden>: {positionName}</VisuallyHidden>
          </PageLink>
        </Job>
      ))}
    </Carousel>
  );
