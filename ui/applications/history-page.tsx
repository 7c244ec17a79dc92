import { styled } from 'styled-components';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Card } from '../kit/card';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { BackLink } from '../kit/page-link';
import { Bone, Skeleton } from '../kit/skeleton';
import { historyTexts as t } from './history.texts';
import type { HistoryView } from './history.view';

const Job = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/* A thread through the days: a dot for each, and what happened beside it. */
const Days = styled.ol`
  list-style: none;
  padding: 0;
  margin: 0;

  > li {
    position: relative;
    padding: 0 0 20px 28px;
    overflow-wrap: anywhere;
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li::before {
    content: '';
    position: absolute;
    inset: 6px auto auto 2px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--link);
  }

  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 22px auto -2px 7px;
    width: 2px;
    background: var(--hairline);
  }
`;

const Lines = styled.ul`
  list-style: none;
  padding: 0;
  margin: 4px 0 0;
  display: grid;
  gap: 4px;
  font-weight: 600;
`;

const Happened = ({ view }: { readonly view: Extract<HistoryView, { readonly _tag: 'Ready' }> }) => (
  <Card>
    <Stack $gap={2}>
      {view.earlier !== undefined && <Muted>{view.earlier}</Muted>}
      {view.days.length > 0 && (
        <Days>
          {view.days.map(({ day, lines }) => (
            <li key={day}>
              <Muted data-figures="">{day}</Muted>
              <Lines>
                {lines.map((line, at) => (
                  <li key={at}>{line}</li>
                ))}
              </Lines>
            </li>
          ))}
        </Days>
      )}
    </Stack>
  </Card>
);

export interface HistoryPageProps {
  readonly view: HistoryView;
  readonly onRetry: () => void;
}

const Content = ({ view, onRetry }: HistoryPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return (
        <Skeleton label={t.loading}>
          <Stack $gap={2.5}>
            <Bone $height="24px" />
            <Bone $height="280px" />
          </Stack>
        </Skeleton>
      );
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={onRetry} />;
    case 'Ready':
      return (
        <>
          <Job>{view.job}</Job>
          <Happened view={view} />
          <Muted>{t.next}</Muted>
        </>
      );
  }
};

/** /history: what happened to an application so far, day by day. */
export const HistoryPage = (props: HistoryPageProps) => (
  <Sheet $gap={2.5}>
    <BackLink to={toPath(myJobs)}>{t.back}</BackLink>
    <PageHeading>{t.heading}</PageHeading>
    <Content {...props} />
  </Sheet>
);
