import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../kit/button';
import { cardLook } from '../kit/card';
import { Carousel } from '../kit/carousel';
import { PageLink } from '../kit/page-link';
import { VisuallyHidden } from '../kit/visually-hidden';
import { applyTexts as t } from './apply.texts';
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

  > button {
    justify-self: start;
  }
`;

/** Eight pages of the widest carousel: at a location with hundreds of jobs, neither the phone nor the portal renders more than these at first. */
const shownAtFirst = 24;

/** The other open jobs at the location (spec 1 §2): 3, 2 or 1 at a time. */
export const OtherJobs = ({ others: { heading, jobs } }: { readonly others: AdvertView['otherJobs'] }) => {
  const [shownAll, setShownAll] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shownAll) firstOfRest.current?.querySelector('a')?.focus();
  }, [shownAll]);
  if (jobs.length === 0) return null;
  const shown = shownAll ? jobs : jobs.slice(0, shownAtFirst);
  const rest = jobs.length - shown.length;
  return (
    <Carousel title={heading} previousLabel={t.previousJobs} nextLabel={t.nextJobs}>
      {shown.map(({ key, positionName, href }, n) => (
        <Job key={key} ref={n === shownAtFirst ? firstOfRest : undefined}>
          <p>{positionName}</p>
          <PageLink to={href}>
            {t.seeJob}
            <VisuallyHidden>: {positionName}</VisuallyHidden>
          </PageLink>
        </Job>
      ))}
      {rest > 0 && (
        <Job key="rest">
          <p>{t.moreJobs(rest)}</p>
          <Button look="link" onClick={() => setShownAll(true)}>
            {t.showAllJobs}
          </Button>
        </Job>
      )}
    </Carousel>
  );
};
