import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { Facts } from '../kit/facts';
import { Sheet } from '../kit/layout';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { frameTexts } from '../texts/frame';
import { inPersonTexts as t } from '../applications/in-person.texts';
import { jobTexts } from '../applications/job.texts';
import type { ActionPressed } from '../applications/action-list';
import { GivenUp } from '../applications/given-up';
import { AddToCalendar, type AddToCalendarProps } from '../applications/add-to-calendar';
import { Changes } from '../applications/changes';
import { Instructions } from '../applications/instructions';
import { JobSheet, JobSheetUnready } from '../applications/job-sheet';
import { Moment } from '../applications/moment';
import { PlaceCard, type PlaceActs } from '../applications/place-card';
import type { InPersonView } from './in-person.view';

export type InPersonPageAct =
  | ActionPressed
  /** The appointment did not load. */
  | { readonly _tag: 'RetryPressed' };

export interface InPersonPageProps extends PlaceActs {
  readonly view: InPersonView;
  readonly send: (act: InPersonPageAct) => void;
  readonly asking: boolean;
  readonly dialogMissing: boolean;
  /** Undefined: there is no appointment to add. */
  readonly calendar: AddToCalendarProps | undefined;
}

interface DetailsProps extends InPersonPageProps {
  readonly view: Extract<InPersonView, { readonly _tag: 'Ready' }>;
}

const Details = ({ view, copyAddress, loadMap, send, asking, dialogMissing, calendar }: DetailsProps) => (
  <JobSheet job={view.job} heading={t.heading} back={{ label: t.back, href: toPath(myJobs) }}>
    {view.news !== undefined && (
      <Notice tone="notice" title={view.news.title}>
        {view.news.text !== undefined && <p>{view.news.text}</p>}
      </Notice>
    )}
    <Moment when={view.when} forYou={view.forYou} />
    <PlaceCard heading={jobTexts.where} where={view.where} copyAddress={copyAddress} loadMap={loadMap}>
      <Facts facts={view.facts} />
    </PlaceCard>
    <Instructions text={view.instructions} />
    {calendar !== undefined && <AddToCalendar {...calendar} />}
    <Changes actions={view.actions} subject={view.subject} send={send} asking={asking} dialogMissing={dialogMissing} />
  </JobSheet>
);

/** /inpersonInterview: when and where, how to get there, and what can still be changed. */
export const InPersonPage = ({ view, ...rest }: InPersonPageProps) => {
  switch (view._tag) {
    case 'Loading':
    case 'Failed':
      return <JobSheetUnready view={view} heading={t.heading} onRetry={() => rest.send({ _tag: 'RetryPressed' })} />;
    case 'NothingBooked':
      return (
        <Sheet $gap={3}>
          <PageHeading>{t.heading}</PageHeading>
          <Notice tone="notice" title={t.nothingBookedTitle}>
            <p>{t.nothingBooked}</p>
            <PageLink to={toPath(myJobs)}>{frameTexts.myJobs}</PageLink>
          </Notice>
        </Sheet>
      );
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
