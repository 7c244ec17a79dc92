import { useState } from 'react';
import type { ListedApplication } from '../../application/applications/applications.api';
import { ConnectivityStripOf } from '../hooks/connectivity-strip';
import { LogoutDialog } from '../kit/menu';
import { Stack } from '../kit/layout';
import { ClockNotice } from '../app/clock-notice';
import { PageHeading } from '../kit/page-heading';
import { Snackbar } from '../kit/snackbar';
import { ApplicationConfirmation } from './dialogs';
import { failureView } from '../hooks/failure.view';
import { JobCard } from './job-card';
import { MyJobsPage } from './my-jobs-page';
import { NextUp } from './next-up';
import { cardKey, jobCardView, myJobsView, type MyJobsView } from './my-jobs.view';
import { frameTexts } from '../texts/frame';
import { myJobsTexts } from './my-jobs.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

const beholder = { now: given.now, ownZone: given.newYork };
const page = (view: MyJobsView, scheduleHint = false, jobs: readonly ListedApplication[] = []) => (
  <MyJobsPage
    view={view}
    scheduleHint={scheduleHint}
    send={nothing}
    asking={undefined}
    dialogMissing={false}
    beside={
      view._tag === 'Ready' &&
      jobs.length > 0 && (
        <NextUp sections={view.sections} jobOf={(key) => jobs.find((one) => cardKey(one) === key)} send={nothing} />
      )
    }
  />
);
const shown = (view: MyJobsView) => <Framed>{page(view)}</Framed>;
const list = (jobs: readonly ListedApplication[]): MyJobsView => myJobsView(jobs, given.mailbox, beholder);
/** The dialog closes, and opens again from the menu. */
const LogoutAsked = () => {
  const [open, setOpen] = useState(true);
  return (
    <Framed onLogout={() => setOpen(true)}>
      {ready}
      <LogoutDialog open={open} onYes={nothing} onNo={() => setOpen(false)} />
    </Framed>
  );
};

export const ready = page(list(given.jobs), false, given.jobs);

export const myJobsStates = {
  'my-jobs-loading': () => shown({ _tag: 'Loading' }),
  'my-jobs-failed': () =>
    shown({
      _tag: 'Failed',
      failure: failureView({ _tag: 'ServerFault', message: '', requestId: given.requestId }, myJobsTexts.couldNotLoad),
    }),
  'my-jobs-empty': () => shown(list([])),
  'my-jobs-ready': () => <Framed>{ready}</Framed>,
  'my-jobs-schedule-hint': () => <Framed>{page(list(given.jobs), true)}</Framed>,
  'my-jobs-schedule-hint-over': () => <Framed>{page(list([given.listed(given.booked)]), true)}</Framed>,
  'my-jobs-all-statuses': () => shown(list(given.jobsOfAllStatuses)),
  'my-jobs-in-groups': () => <Framed>{page(list(given.jobsInGroups), false, given.jobsInGroups)}</Framed>,
  'my-jobs-in-time': () => <Framed>{page(list(given.jobsInTime), false, given.jobsInTime)}</Framed>,
  'my-jobs-hired': () => <Framed>{page(list(given.jobsHired), false, given.jobsHired)}</Framed>,
  'my-jobs-before-interview': () => (
    <Framed>
      {page(
        myJobsView(given.jobsBeforeInterview, given.mailbox, {
          ...beholder,
          begun: new Map([[given.begunKey, given.begunAnswers]]),
        }),
        false,
        given.jobsBeforeInterview,
      )}
    </Framed>
  ),
  'my-jobs-nothing-to-do': () => {
    const over = given.jobsInGroups.slice(3);
    return <Framed>{page(list(over), false, over)}</Framed>;
  },
  'my-jobs-applied-elsewhere': () => (
    <Framed>
      {page(list(given.jobsBeforeInterview))}
      <ApplicationConfirmation
        view={{ url: 'https://ats.example.com/jobs/7', busy: false, failure: undefined }}
        onYes={nothing}
        onNo={nothing}
      />
    </Framed>
  ),
  'my-jobs-closed-job': () => shown(list([{ ...given.listed(given.application), published: false }])),
  'my-jobs-to-act-on': () => shown(list(given.jobsToActOn)),
  'my-jobs-dialog-missing': () => (
    <Framed>
      <MyJobsPage view={list(given.jobs)} scheduleHint={false} send={nothing} asking={undefined} dialogMissing />
    </Framed>
  ),
  'my-jobs-long-texts': () => shown(list(given.jobsWithLongTexts)),
  'my-jobs-details-open': () => (
    <Framed>
      <Stack>
        <PageHeading>{myJobsTexts.heading}</PageHeading>
        <h2>{myJobsTexts.groups.booked}</h2>
        <ul>
          {given.jobs.slice(0, 1).map((one) => (
            <JobCard
              key={one.positionName}
              card={jobCardView(one, beholder)}
              startsOpen
              send={nothing}
              asking={false}
            />
          ))}
        </ul>
      </Stack>
    </Framed>
  ),
  'menu-open': () => <Framed menuOpen>{ready}</Framed>,
  'menu-long-name': () => (
    <Framed name="Maria-Guadalupe Lopez-Hernandez de la Fuente" menuOpen>
      {ready}
    </Framed>
  ),
  'logout-dialog': () => <LogoutAsked />,
  snackbar: () => (
    <Framed above={<ConnectivityStripOf news="offline" />}>
      {ready}
      <Snackbar
        snack={{ key: 'one', tone: 'success', text: 'Logged in successfully' }}
        hideAfter={3_600_000}
        closeLabel={frameTexts.close}
        onHide={nothing}
      />
    </Framed>
  ),
  'clock-wrong': () => (
    <Framed>
      <ClockNotice fault={{ _tag: 'ClockWrong', direction: 'ahead', minutes: 125 }} />
      {ready}
    </Framed>
  ),
} as const;
