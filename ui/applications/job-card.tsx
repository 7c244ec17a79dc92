import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Clock from 'lucide-react/icons/clock-3';
import Hand from 'lucide-react/icons/hand';
import { styled } from 'styled-components';
import { Chip } from '../kit/chip';
import { cardLook } from '../kit/card';
import { WelcomeDrawing } from '../kit/welcome-drawing';
import { Muted, Stack } from '../kit/layout';
import { PageLink } from '../kit/page-link';
import { ProgressThree } from '../kit/progress-three';
import { VisuallyHidden } from '../kit/visually-hidden';
import { welcomeWords, type StatusTone } from './status.texts';
import { myJobsTexts as t } from './my-jobs.texts';
import { ActionList, type ActionPressed } from './action-list';
import { Details, JobDetails } from './job-details';
import type { JobCardView, WelcomeView, WhenView } from './my-jobs.view';
import { TimeThere } from './time-there';

const Root = styled.li<{ readonly $small: boolean }>`
  ${cardLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $small }) => ($small ? 8 : 12)}px;

  @media (min-width: 720px) {
    gap: ${({ $small }) => ($small ? 8 : 16)}px;
  }

  /* Beyond the padding of every card. */
  && {
    ${({ $small }) => $small && 'padding-block: 14px; box-shadow: none; background: transparent;'}
  }
`;

const Name = styled.h3<{ readonly $small: boolean }>`
  font-size: ${({ $small }) => ($small ? 'var(--body)' : 'var(--large)')};
`;

const News = styled(Chip)`
  margin-bottom: 8px;
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
      {when.day},{' '}
      <Together>
        <TimeThere when={when} />
      </Together>
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

export type JobCardAct = ActionPressed | { readonly _tag: 'Unfolded'; readonly open: boolean };

export interface JobCardProps {
  readonly card: JobCardView;
  readonly startsOpen?: boolean | undefined;
  readonly send: (act: JobCardAct) => void;
  readonly asking: boolean;
}

/* The best moment of all: the drawing above, the words large, in the colors of good news. */
const WelcomeRoot = styled.li`
  ${cardLook}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  && {
    border-color: var(--success);
    background: var(--success-wash);
  }

  > svg {
    width: 200px;
    max-width: 100%;
    height: auto;
  }
`;

const Hello = styled.p`
  font-size: var(--large);
  font-weight: 600;
  line-height: 1.3;
`;

const Welcome = ({ welcome, subject }: { readonly welcome: WelcomeView; readonly subject: string }) => (
  <>
    <Details>
      <dt>{welcomeWords.firstDay}</dt>
      <dd data-figures="" suppressHydrationWarning>
        {welcome.firstDay}
      </dd>
      <dt>{welcomeWords.ask}</dt>
      <dd>{welcome.ask}</dd>
    </Details>
    <PageLink to={welcome.chatHref} look="primary" wide="on-phones">
      {welcomeWords.chat}
      <VisuallyHidden>{subject}</VisuallyHidden>
    </PageLink>
  </>
);

/**
 * One application: first the job and its place, then its state and what comes next, then the actions; the rest expands. A finished one is small and
 * has no progress bar (R13a).
 */
export const JobCard = ({ card, startsOpen, send, asking }: JobCardProps) => {
  const more = <JobDetails card={card} startsOpen={startsOpen} onTurn={(open) => send({ _tag: 'Unfolded', open })} />;
  if (card.welcome !== undefined)
    return (
      <WelcomeRoot>
        <WelcomeDrawing />
        <div>
          <Hello>{card.headline}</Hello>
          {card.next !== undefined && <p>{card.next}</p>}
        </div>
        <div>
          <Name $small={false}>{card.positionName}</Name>
          <Muted>{card.communityName}</Muted>
        </div>
        <Welcome welcome={card.welcome} subject={card.detailsOf} />
        {more}
      </WelcomeRoot>
    );
  const Icon = icons[card.tone];
  const isSmall = card.progress === undefined;
  return (
    <Root $small={isSmall}>
      <div>
        <Name $small={isSmall}>{card.positionName}</Name>
        <Muted>{card.communityName}</Muted>
      </div>
      <Status $tone={isSmall ? 'over' : card.tone}>
        <Icon size={isSmall ? 20 : 22} />
        <div>
          {card.news !== undefined && (
            <News as="p" $look="good">
              {card.news}
            </News>
          )}
          <Headline>{card.headline}</Headline>
          {card.when !== undefined && <When when={card.when} />}
          {card.next !== undefined && !isSmall && <p>{card.next}</p>}
        </div>
      </Status>
      {card.progress !== undefined && <ProgressThree view={card.progress} />}
      <Stack $gap={0.5}>
        {card.actions.length > 0 && (
          <ActionList actions={card.actions} subject={card.detailsOf} send={send} asking={asking} />
        )}
        {card.appointmentHref !== undefined && (
          <PageLink to={card.appointmentHref}>
            {t.appointment}
            <VisuallyHidden>{card.detailsOf}</VisuallyHidden>
          </PageLink>
        )}
        {more}
      </Stack>
    </Root>
  );
};
