import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock-3';
import Hand from 'lucide-react/icons/hand';
import { styled } from 'styled-components';
import { cardLook } from '../../kit/card';
import { Muted, Stack } from '../../kit/layout';
import { ProgressThree } from '../../kit/progress-three';
import { Unfold } from '../../kit/unfold';
import { VisuallyHidden } from '../../kit/visually-hidden';
import type { StatusTone } from '../../texts/status';
import { myJobsTexts as t } from '../../texts/my-jobs';
import { ActionList } from '../job/action-list';
import type { JobCardView, WhenView } from './my-jobs.view';

const Root = styled.li`
  ${cardLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const icons = { yours: Hand, good: CalendarCheck, waiting: Clock, over: CircleSlash } as const satisfies Readonly<
  Record<StatusTone, unknown>
>;

const grounds = {
  yours: 'var(--notice-wash)',
  good: 'var(--success-wash)',
  waiting: 'var(--wash)',
  over: 'transparent',
} as const satisfies Readonly<Record<StatusTone, string>>;

const inks = {
  yours: 'var(--notice)',
  good: 'var(--success)',
  waiting: 'var(--muted)',
  over: 'var(--muted)',
} as const satisfies Readonly<Record<StatusTone, string>>;

const Status = styled.div<{ readonly $tone: StatusTone }>`
  display: flex;
  gap: 12px;
  padding: ${({ $tone }) => ($tone === 'over' ? '0' : '14px 16px')};
  border-radius: var(--corner);
  background: ${({ $tone }) => grounds[$tone]};

  > svg {
    margin-top: 2px;
    color: ${({ $tone }) => inks[$tone]};
  }

  > div {
    min-width: 0;
  }
`;

const Headline = styled.p`
  font-weight: 600;
`;

const Together = styled.span`
  white-space: nowrap;
`;

const When = ({ when }: { readonly when: WhenView }) => (
  <p data-figures="">
    <strong>
      {when.day}, <Together>{when.time}</Together>
    </strong>
    {when.forYou !== undefined && (
      <>
        <VisuallyHidden>, </VisuallyHidden>
        <br />
        {when.forYou}
      </>
    )}
  </p>
);

const Details = styled.dl`
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

export interface JobCardProps {
  readonly card: JobCardView;
  readonly startsOpen?: boolean;
  /** Asks whether the appointment is given up. */
  readonly onAsk: () => void;
  readonly asking: boolean;
}

/** One application: what and where first, then where it stands and what comes next, then what can be done; the rest unfolds. */
export const JobCard = ({ card, startsOpen, onAsk, asking }: JobCardProps) => {
  const Icon = icons[card.tone];
  return (
    <Root>
      <div>
        <h2>{card.positionName}</h2>
        <Muted>{card.communityName}</Muted>
      </div>
      <Status $tone={card.tone}>
        <Icon size={22} />
        <div>
          <Headline>{card.headline}</Headline>
          {card.when !== undefined && <When when={card.when} />}
          {card.next !== undefined && <p>{card.next}</p>}
        </div>
      </Status>
      <ProgressThree view={card.progress} />
      <Stack $gap={0.5}>
        {card.actions.length > 0 && (
          <ActionList actions={card.actions} subject={card.detailsOf} onAsk={onAsk} asking={asking} />
        )}
        <Unfold
          showLabel={t.showDetails}
          hideLabel={t.hideDetails}
          subject={<VisuallyHidden>{card.detailsOf}</VisuallyHidden>}
          startsOpen={startsOpen}
        >
          <Details>
            <dt>{t.address}</dt>
            <dd>{card.address}</dd>
            <dt>{t.description}</dt>
            <dd>{card.description}</dd>
          </Details>
        </Unfold>
      </Stack>
    </Root>
  );
};
