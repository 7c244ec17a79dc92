import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import type { DateSearchAct } from '../../application/scheduling/schedule.live';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyDrawing } from '../kit/empty-drawing';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Row, Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { scheduleTexts as t } from './schedule.texts';
import { HeldNote } from '../applications/held-note';
import type { PlaceActs } from '../applications/place-card';
import { StageOpening, StageOpeningEnd } from '../applications/stage-opening';
import { JobScreen } from '../applications/job-screen';
import { JobScreenLoading } from '../applications/job-screen-loading';
import { DateCards, type ViewTimePressed } from './date-cards';
import { DateFilter, HeadingLine, type FilterAct } from './date-filter';
import { MonthCalendar } from './month-calendar';
import type { DaysView, ScheduleView } from './schedule.view';

const Empty = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;
  text-wrap: balance;
  gap: 12px;
`;

const DayBones = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
`;

/* The month, beside the cards if there is room; on a phone above them, collapsible. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  @media (min-width: 720px) {
    grid-template-columns: 324px minmax(0, 1fr);
    gap: 24px;
  }
`;

export type SchedulePageAct =
  | DateSearchAct
  | FilterAct
  | ViewTimePressed
  /** What the page shows did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface SchedulePageProps extends PlaceActs {
  readonly view: ScheduleView;
  readonly send: (act: SchedulePageAct) => void;
}

const FourDays = () => (
  <Stack>
    <Bone $height="26px" $width="60%" />
    <DayBones>
      {['a', 'b', 'c', 'd'].map((name) => (
        <Bone key={name} $height="186px" />
      ))}
    </DayBones>
  </Stack>
);

const OpeningBones = () => (
  <Stack>
    <Bone $height="320px" />
    <Bone $height="180px" />
  </Stack>
);

const DaysLoading = () => (
  <Skeleton label={t.loading}>
    <FourDays />
  </Skeleton>
);

interface DaysProps extends Pick<SchedulePageProps, 'send'> {
  readonly days: DaysView;
  readonly backHref: string;
  readonly calendarId: string;
}

const Days = ({ days, send, backHref, calendarId }: DaysProps) => {
  const summary = useRef<HTMLParagraphElement>(null);
  const later = days._tag === 'Ready' ? days.later : undefined;
  const before = useRef(later);
  useEffect(() => {
    // The last window has loaded and its button is gone: the new content takes the focus.
    const isGone = before.current === 'asking' && later === 'none' && document.activeElement === document.body;
    if (isGone) summary.current?.focus();
    before.current = later;
  }, [later]);
  switch (days._tag) {
    case 'Loading':
      return <DaysLoading />;
    case 'Failed':
      return <FailureNotice failure={days.failure} onAct={() => send({ _tag: 'RetryPressed' })} />;
    case 'Empty':
      return (
        <Empty>
          <EmptyDrawing />
          <p role="status">{days.text}</p>
          {days.wayOut === 'view-more' && (
            <Button look="quiet" onClick={() => send({ _tag: 'ViewMorePressed' })}>
              {t.viewMore}
            </Button>
          )}
          {days.wayOut === 'ok' && (
            <PageLink to={backHref} look="primary">
              {t.ok}
            </PageLink>
          )}
        </Empty>
      );
    case 'Ready':
      return (
        <Beside>
          <MonthCalendar id={calendarId} view={days.calendar} send={send} />
          <Stack $gap={1.5}>
            <Muted role="status" ref={summary} tabIndex={-1}>
              {days.summary}
            </Muted>
            <DateCards cards={days.cards} send={send} />
            <Row>
              {days.canShowMore && (
                <Button look="quiet" onClick={() => send({ _tag: 'ShowMorePressed' })}>
                  {t.showMore}
                </Button>
              )}
              {days.canShowLess && (
                <Button look="quiet" onClick={() => send({ _tag: 'ShowLessPressed' })}>
                  {t.showLess}
                </Button>
              )}
              {(days.later === 'can-ask' || days.later === 'asking') && (
                <Button
                  look="quiet"
                  busy={days.later === 'asking' ? t.lookingLater : undefined}
                  onClick={() => send({ _tag: 'LaterDatesPressed' })}
                >
                  {t.laterDates}
                </Button>
              )}
            </Row>
            {days.moreOrLater !== undefined && <Muted>{days.moreOrLater}</Muted>}
            {days.later === 'none' && <Muted>{t.noLaterDates}</Muted>}
            <Muted>{days.zone}</Muted>
            {days.clockChange !== undefined && <Muted>{days.clockChange}</Muted>}
          </Stack>
        </Beside>
      );
  }
};

/** Choose the day of an interview, an onboarding or an onsite interview. */
export const SchedulePage = ({ view, copyAddress, loadMap, send }: SchedulePageProps) => {
  const calendarId = useId();
  switch (view._tag) {
    case 'Loading':
      return (
        <JobScreenLoading
          heading={
            <HeadingLine>
              <PageHeading>{view.heading}</PageHeading>
            </HeadingLine>
          }
        >
          {view.opens ? <OpeningBones /> : <FourDays />}
        </JobScreenLoading>
      );
    case 'Failed':
      return (
        <Stack $gap={3}>
          <PageHeading>{view.heading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />
        </Stack>
      );
    case 'Ready':
      return (
        <JobScreen
          job={view.job}
          steps={view.steps}
          back={view.back}
          about={view.opening === undefined ? 'always' : 'wide'}
        >
          {view.held !== undefined && <HeldNote held={view.held} />}
          {view.opening !== undefined && (
            <StageOpening view={view.opening} heading={view.heading} copyAddress={copyAddress} loadMap={loadMap} />
          )}
          {view.instead !== undefined && (
            <Notice tone="notice" title={view.instead.title}>
              <p>{view.instead.text}</p>
            </Notice>
          )}
          <DateFilter
            heading={
              view.opening === undefined ? (
                <PageHeading>{view.heading}</PageHeading>
              ) : (
                <h2>{view.opening.datesHeading}</h2>
              )
            }
            calendar={view.days._tag === 'Ready' ? { id: calendarId, open: view.days.calendar.open } : undefined}
            view={view.filter}
            send={send}
          />
          <Days days={view.days} send={send} backHref={toPath(myJobs)} calendarId={calendarId} />
          {view.alsoBack !== undefined && <PageLink to={view.alsoBack.href}>{view.alsoBack.label}</PageLink>}
          {view.opening !== undefined && <StageOpeningEnd view={view.opening} />}
        </JobScreen>
      );
  }
};
