import { styled } from 'styled-components';
import { Card, cardLook } from '../../kit/card';
import { EmptyDrawing, HouseDrawing } from '../../kit/drawings';
import { FailureNotice } from '../../kit/failure-notice';
import { Stack } from '../../kit/layout';
import { Notice } from '../../kit/notice';
import { PageHeading } from '../../kit/page-heading';
import { Bone, Skeleton } from '../../kit/skeleton';
import { myJobsTexts as t } from '../../texts/my-jobs';
import { pageDidNotLoad } from '../failure.view';
import { JobCard } from './job-card';
import type { MyJobsView } from './my-jobs.view';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  max-width: 640px;
  margin-inline: auto;

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
    gap: 64px;
    max-width: none;
  }
`;

const Welcome = styled.div`
  display: grid;
  gap: 4px;

  > svg {
    display: none;
  }

  @media (min-width: 1000px) {
    position: sticky;
    top: 40px;
    gap: 12px;

    strong {
      font-size: var(--large);
    }

    > svg {
      display: block;
      max-width: 320px;
    }
  }
`;

const Empty = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;
  text-wrap: balance;
  gap: 16px;
`;

const CardBones = styled.div`
  ${cardLook}
  display: grid;
  gap: 16px;
`;

const Loading = () => (
  <Skeleton label={t.loading}>
    <Stack>
      {['first', 'second'].map((name) => (
        <CardBones key={name}>
          <Bone $height="24px" $width="60%" />
          <Bone $height="20px" $width="40%" />
          <Bone $height="84px" />
          <Bone $height="56px" />
          <Bone $height="48px" />
        </CardBones>
      ))}
    </Stack>
  </Skeleton>
);

export interface MyJobsPageProps {
  readonly view: MyJobsView;
  /** Applying led here, and a time is the next thing to choose (R6). */
  readonly scheduleHint: boolean;
  readonly onRetry: () => void;
  /** Asks whether the appointment of this card is given up. */
  readonly onAsk: (key: string) => void;
  /** The card whose dialog is on its way. */
  readonly asking: string | undefined;
  /** That dialog did not arrive. */
  readonly dialogMissing: boolean;
}

const Content = ({ view, scheduleHint, onRetry, onAsk, asking, dialogMissing }: MyJobsPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <Loading />;
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={onRetry} />;
    case 'Empty':
      return (
        <Empty>
          <EmptyDrawing />
          <h2>{t.empty}</h2>
          <p>{t.emptyThanks}</p>
          <p>
            {t.emptyInviteBefore} <a href={`mailto:${view.mailbox}`}>{view.mailbox}</a> {t.emptyInviteAfter}
          </p>
        </Empty>
      );
    case 'Ready':
      return (
        <Stack as="ul">
          {dialogMissing && (
            <li>
              <FailureNotice failure={pageDidNotLoad} />
            </li>
          )}
          {scheduleHint && (
            <li>
              <Notice tone="notice" title={t.scheduleHintTitle}>
                <p>{t.scheduleHint}</p>
              </Notice>
            </li>
          )}
          {view.cards.map((card) => (
            <JobCard key={card.key} card={card} onAsk={() => onAsk(card.key)} asking={asking === card.key} />
          ))}
        </Stack>
      );
  }
};

/** /candidateportal: what a candidate has applied to, and what can be done about it now. */
export const MyJobsPage = (props: MyJobsPageProps) => (
  <Layout>
    <Welcome>
      <HouseDrawing />
      <PageHeading>{t.heading}</PageHeading>
      <p>
        <strong>{t.tagline}</strong>
        <br />
        {t.promise}
      </p>
    </Welcome>
    <Content {...props} />
  </Layout>
);
