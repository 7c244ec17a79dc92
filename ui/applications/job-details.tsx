import { styled } from 'styled-components';
import { Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { RichText } from '../kit/rich-text';
import { Unfold } from '../kit/unfold';
import { VisuallyHidden } from '../kit/visually-hidden';
import { myJobsTexts as t } from './my-jobs.texts';
import type { JobCardView } from './my-jobs.view';

/** Names and what belongs to them, one below the other. */
export const Details = styled.dl`
  display: grid;
  gap: 4px;

  dt {
    font-weight: 600;
  }

  dd {
    white-space: pre-line;
    margin-bottom: 12px;
  }
`;

export interface JobDetailsProps {
  readonly card: JobCardView;
  readonly startsOpen?: boolean | undefined;
  readonly onTurn: (open: boolean) => void;
}

/** What expands below a card, whatever it looks like: first the ways on, because the description may be long. */
export const JobDetails = ({ card, startsOpen, onTurn }: JobDetailsProps) => (
  <Unfold
    showLabel={t.showDetails}
    hideLabel={t.hideDetails}
    subject={<VisuallyHidden>{card.detailsOf}</VisuallyHidden>}
    startsOpen={startsOpen}
    onTurn={onTurn}
  >
    <Stack>
      <Stack $gap={0.5}>
        {card.links.map(({ to, words }) => (
          <PageLink key={words} to={to}>
            {words}
            <VisuallyHidden>{card.detailsOf}</VisuallyHidden>
          </PageLink>
        ))}
      </Stack>
      <Details>
        <dt>{t.address}</dt>
        <dd>{card.address}</dd>
        <dt>{t.description}</dt>
        <dd>
          <RichText text={card.description} />
        </dd>
      </Details>
    </Stack>
  </Unfold>
);
