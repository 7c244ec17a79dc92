import { styled } from 'styled-components';
import type { CalendarDate } from '../../../domain/time/calendar-date';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { EmptyDrawing } from '../../kit/drawings';
import { FailureNotice } from '../../kit/failure-notice';
import { Muted, Row, Stack } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { PageHeading } from '../../kit/page-heading';
import { PageLink } from '../../kit/page-link';
import { Bone, Skeleton } from '../../kit/skeleton';
import { scheduleTexts as t } from '../../texts/schedule';
import { HeldNote } from '../job/held-note';
import { JobScreen } from '../job/job-screen';
import { JobScreenLoading } from '../job/job-screen-loading';
import { DateCards } from './date-cards';
import { DateFilter, HeadingLine } from './date-filter';
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

  @media (min-width: 720px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export interface SchedulePageProps {
  readonly view: ScheduleView;
  readonly onViewTime: (date: CalendarDate) => void;
  /** The next window after an empty one (R15). */
  readonly onViewMore: () => void;
  readonly onShowMore: () => void;
  readonly onShowLess: () => void;
  readonly onToggleFilter: () => void;
  readonly onFilterChange: (start: string, end: string) => void;
  readonly onApplyFilter: () => void;
  readonly onClearFilter: () => void;
  readonly onRetry: () => void;
}

type Acts = Omit<SchedulePageProps, 'view'>;

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

const DaysLoading = () => (
  <Skeleton label={t.loading}>
    <FourDays />
  </Skeleton>
);

const Days = ({
  days,
  acts,
  backHref,
}: {
  readonly days: DaysView;
  readonly acts: Acts;
  readonly backHref: string;
}) => {
  switch (days._tag) {
    case 'Loading':
      return <DaysLoading />;
    case 'Failed':
      return <FailureNotice failure={days.failure} onAct={acts.onRetry} />;
    case 'Empty':
      return (
        <Empty>
          <EmptyDrawing />
          <p role="status">{days.text}</p>
          {days.wayOut === 'view-more' && (
            <Button look="quiet" onClick={acts.onViewMore}>
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
        <Stack>
          <Muted role="status">{days.summary}</Muted>
          <DateCards cards={days.cards} onViewTime={acts.onViewTime} />
          <Row>
            {days.canShowMore && (
              <Button look="quiet" onClick={acts.onShowMore}>
                {t.showMore}
              </Button>
            )}
            {days.canShowLess && (
              <Button look="quiet" onClick={acts.onShowLess}>
                {t.showLess}
              </Button>
            )}
          </Row>
          <Muted>{days.zone}</Muted>
          {days.clockChange !== undefined && <Muted>{days.clockChange}</Muted>}
        </Stack>
      );
  }
};

/** /schedule: choose the day of an interview. */
export const SchedulePage = ({ view, ...acts }: SchedulePageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <JobScreenLoading
          heading={
            <HeadingLine>
              <PageHeading>{t.heading}</PageHeading>
            </HeadingLine>
          }
        >
          <FourDays />
        </JobScreenLoading>
      );
    case 'Failed':
      return (
        <Stack $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <FailureNotice failure={view.failure} onAct={acts.onRetry} />
        </Stack>
      );
    case 'Ready':
      return (
        <JobScreen job={view.job} steps={view.steps} back={{ label: t.back, href: view.backHref }}>
          {view.instead !== undefined && (
            <Notice tone="notice" title={view.instead.title}>
              <p>{view.instead.text}</p>
            </Notice>
          )}
          {view.held !== undefined && <HeldNote held={view.held} />}
          <DateFilter
            heading={<PageHeading>{t.heading}</PageHeading>}
            view={view.filter}
            onToggle={acts.onToggleFilter}
            onChange={acts.onFilterChange}
            onApply={acts.onApplyFilter}
            onClear={acts.onClearFilter}
          />
          <Days days={view.days} acts={acts} backHref={view.backHref} />
        </JobScreen>
      );
  }
};
