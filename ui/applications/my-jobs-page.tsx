import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, cardLook } from '../kit/card';
import { EmptyDrawing } from '../kit/empty-drawing';
import { FailureNotice } from '../kit/failure-notice';
import { Stack } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { Bone, Skeleton } from '../kit/skeleton';
import { myJobsTexts as t } from './my-jobs.texts';
import { pageDidNotLoad } from '../hooks/failure.view';
import { JobCard, type JobCardAct } from './job-card';
import type { MyJobsView, SectionView } from './my-jobs.view';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  max-width: 640px;
  margin-inline: auto;

  @media (min-width: 720px) {
    gap: 24px;
  }

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 640px);
    gap: 64px;
    max-width: none;
  }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (min-width: 1000px) {
    position: sticky;
    top: 40px;
  }
`;

const Welcome = styled.div`
  display: grid;
  gap: 4px;

  @media (min-width: 1000px) {
    gap: 12px;
  }
`;

const GroupName = styled.h2`
  margin-bottom: 12px;
  font-size: var(--body);
  color: var(--muted);
`;

const Empty = styled(Card)`
  display: grid;
  justify-items: center;
  text-align: center;
  text-wrap: balance;
  gap: 16px;

  /* The employer's email address is a single word. */
  > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
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

/** `key`: the card on which it was done. */
export type MyJobsAct =
  | (JobCardAct & { readonly key: string })
  /** The list did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface MyJobsPageProps {
  readonly view: MyJobsView;
  /** The candidate has just applied, and choosing a time comes next (R6). */
  readonly scheduleHint: boolean;
  readonly send: (act: MyJobsAct) => void;
  /** The card whose dialog is loading. */
  readonly asking: string | undefined;
  /** That dialog failed to load. */
  readonly dialogMissing: boolean;
  /** The panel beside the list on a wide screen. */
  readonly beside?: ReactNode;
  /** The expanded cards. */
  readonly unfolded?: readonly string[];
}

/** The hint mentions Schedule: it is shown only while a card has it. */
const offersSchedule = (sections: readonly SectionView[]): boolean =>
  sections.some(({ cards }) => cards.some(({ actions }) => actions.some(({ action }) => action === 'schedule')));

const Content = ({ view, scheduleHint, send, asking, dialogMissing, unfolded = [] }: MyJobsPageProps) => {
  switch (view._tag) {
    case 'Loading':
      return <Loading />;
    case 'Failed':
      return <FailureNotice failure={view.failure} onAct={() => send({ _tag: 'RetryPressed' })} />;
    case 'Empty':
      return (
        <Empty>
          <EmptyDrawing />
          <h2>{t.empty}</h2>
          <p>{t.emptyThanks}</p>
          <p>
            {t.emptyInviteBefore}{' '}
            <a href={`mailto:${view.mailbox}`} translate="no">
              {view.mailbox}
            </a>{' '}
            {t.emptyInviteAfter}
          </p>
        </Empty>
      );
    case 'Ready':
      return (
        <Stack $gap={3}>
          {dialogMissing && <FailureNotice failure={pageDidNotLoad} />}
          {scheduleHint && offersSchedule(view.sections) && (
            <Notice tone="notice" title={t.scheduleHintTitle}>
              <p>{t.scheduleHint}</p>
            </Notice>
          )}
          {view.sections.map(({ group, heading, cards }) => (
            <section key={group} aria-labelledby={`group-${group}`}>
              <GroupName id={`group-${group}`}>{heading}</GroupName>
              <Stack as="ul" $gap={group === 'finished' ? 1 : 2}>
                {cards.map((card) => (
                  <JobCard
                    key={card.key}
                    card={card}
                    startsOpen={unfolded.includes(card.key)}
                    send={(act) => send({ ...act, key: card.key })}
                    asking={asking === card.key}
                  />
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      );
  }
};

/** /candidateportal: the candidate's applications, and what can be done about them now. */
export const MyJobsPage = (props: MyJobsPageProps) => (
  <Layout>
    <Aside>
      <Welcome>
        <PageHeading>{t.heading}</PageHeading>
        <p>
          <strong>{t.tagline}</strong>
          <br />
          {t.promise}
        </p>
      </Welcome>
      {props.beside}
    </Aside>
    <Content {...props} />
  </Layout>
);
