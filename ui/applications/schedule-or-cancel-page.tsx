import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Card } from '../kit/card';
import { Facts } from '../kit/facts';
import { FailureNotice } from '../kit/failure-notice';
import { Muted, Sheet, Stack } from '../kit/layout';
import { PageHeading } from '../kit/page-heading';
import { inPersonTexts } from './in-person.texts';
import { RichText } from '../kit/rich-text';
import { jobTexts } from './job.texts';
import { scheduleOrCancelTexts as t } from './schedule-or-cancel.texts';
import { pageDidNotLoad } from '../hooks/failure.view';
import { GivenUp } from './given-up';
import { ActionList, type ActionPressed } from './action-list';
import { JobSheet, JobSheetUnready } from './job-sheet';
import { Moment } from './moment';
import type { ScheduleOrCancelView } from './schedule-or-cancel.view';

export type ScheduleOrCancelAct =
  | ActionPressed
  /** The job did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface ScheduleOrCancelPageProps {
  readonly view: ScheduleOrCancelView;
  readonly send: (act: ScheduleOrCancelAct) => void;
  readonly asking: boolean;
  readonly dialogMissing: boolean;
}

interface DetailsProps extends ScheduleOrCancelPageProps {
  readonly view: Extract<ScheduleOrCancelView, { readonly _tag: 'Ready' }>;
}

/* When, then what can be done, then the job: on a small phone both buttons are visible without scrolling. */
const Details = ({ view, send, asking, dialogMissing }: DetailsProps) => (
  <JobSheet job={view.job} heading={view.heading} back={{ label: inPersonTexts.back, href: toPath(myJobs) }}>
    {view.when !== undefined && <Moment when={view.when} forYou={view.forYou} />}
    <section aria-label={t.changes}>
      <Stack $gap={1}>
        <ActionList actions={view.actions} subject={view.subject} send={send} asking={asking} />
        {view.note !== undefined && <Muted>{view.note}</Muted>}
        {dialogMissing && <FailureNotice failure={pageDidNotLoad} />}
      </Stack>
    </section>
    <Card aria-labelledby="about-job">
      <Stack>
        <h2 id="about-job">{jobTexts.about}</h2>
        <Facts facts={view.facts} />
        {view.description !== '' && (
          <Stack $gap={0.5}>
            <h3>{t.description}</h3>
            <RichText text={view.description} />
          </Stack>
        )}
      </Stack>
    </Card>
  </JobSheet>
);

/** /scheduleOrCancel: the job of a mailed link, and what can still be changed (spec 2 §2.10). */
export const ScheduleOrCancelPage = ({ view, ...rest }: ScheduleOrCancelPageProps) => {
  switch (view._tag) {
    case 'Loading':
    case 'Failed':
      return <JobSheetUnready view={view} heading={t.heading} onRetry={() => rest.send({ _tag: 'RetryPressed' })} />;
    case 'GivenUp':
      return (
        <Sheet $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <GivenUp {...view} />
        </Sheet>
      );
    case 'Ready':
      return <Details view={view} {...rest} />;
  }
};
