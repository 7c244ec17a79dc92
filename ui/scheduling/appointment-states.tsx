import { whatBecame } from '../../application/applications/giving-up.live';
import { failureView } from '../hooks/failure.view';
import type { Theme } from '../../domain/positions/theme';
import { ThemeScope } from '../kit/theme-scope';
import { CancelDialog } from '../applications/cancel-dialog';
import { cancelDialogView, type CancelDialogState } from '../applications/cancel-dialog.view';
import { InPersonPage } from './in-person-page';
import { inPersonView, type InPersonState, type InPersonView } from './in-person.view';
import { jobBandView } from '../applications/job.view';
import { MyJobsPage } from '../applications/my-jobs-page';
import { myJobsView } from '../applications/my-jobs.view';
import { ThankYouPage, type ThankYouView } from './thank-you-page';
import { placeTexts } from '../applications/place.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';
import { placeActs } from '../applications/place-acts';

const dialog: CancelDialogState = {
  listed: given.listed(given.booked),
  look: 'cancel',
  choice: undefined,
  reason: '',
  givingUp: { _tag: 'Answering' },
};

const cancelDialog = (part: Partial<CancelDialogState>, theme?: Theme) => (
  <Framed>
    <MyJobsPage
      view={myJobsView(given.jobs, given.mailbox, { now: given.now, ownZone: given.newYork })}
      scheduleHint={false}
      send={nothing}
      asking={undefined}
      dialogMissing={false}
    />
    <ThemeScope theme={theme}>
      <CancelDialog view={cancelDialogView({ ...dialog, ...part })} send={nothing} />
    </ThemeScope>
  </Framed>
);

const inPerson: InPersonState = {
  position: { ...given.position, instructions: 'Ring the bell at the side door.\nAsk for Denise.' },
  application: given.bookedInPerson,
  ownZone: given.newYork,
  now: given.now,
};

const details = (view: InPersonView, copyFault?: string) => (
  <Framed>
    <InPersonPage
      view={view}
      {...placeActs(copyFault)}
      send={nothing}
      asking={false}
      dialogMissing={false}
      calendar={{ links: given.calendarLinks, file: 'saved', onSave: nothing }}
    />
  </Framed>
);

const thanks = (view: ThankYouView) => (
  <Framed>
    <ThankYouPage view={view} onRetry={nothing} />
  </Framed>
);

const fault = failureView({ _tag: 'ServerFault', message: '', requestId: given.requestId });

export const appointmentStates = {
  'cancel-choice': () => cancelDialog({}),
  'cancel-later': () => cancelDialog({ choice: 'reschedule-later' }),
  'cancel-withdraw': () => cancelDialog({ choice: 'withdraw', reason: 'I found another job.' }),
  'cancel-no-moves-left': () => cancelDialog({ listed: given.listed(given.bookedForGood) }),
  'cancel-choice-missing': () => cancelDialog({ givingUp: whatBecame({ _tag: 'ChoiceMissing', movesLeft: 2 }) }),
  'cancel-reason-missing': () => cancelDialog({ choice: 'withdraw', givingUp: whatBecame({ _tag: 'ReasonMissing' }) }),
  'cancel-sending': () => cancelDialog({ choice: 'reschedule-later', givingUp: { _tag: 'Sending' } }),
  'cancel-line-dropped': () =>
    cancelDialog({ choice: 'withdraw', reason: 'I found another job.', givingUp: whatBecame({ _tag: 'AnswerLost' }) }),
  'cancel-refused': () =>
    cancelDialog({
      choice: 'reschedule-later',
      givingUp: whatBecame({ _tag: 'ActNotOffered', act: 'RescheduleLater', status: 'Interviewed', offered: [] }),
    }),
  'cancel-long-texts': () =>
    cancelDialog({ listed: given.longListed({ ...given.booked, interviewKind: 'in-person' }), choice: 'withdraw' }),
  'cancel-in-person-question': () =>
    cancelDialog({ listed: given.listed(given.bookedInPerson), look: 'reschedule-question', choice: 'withdraw' }),
  'cancel-dark-customer': () =>
    cancelDialog(
      {
        listed: { ...given.listed(given.booked), communityName: given.darkPosition.communityName },
        choice: 'withdraw',
      },
      jobBandView(given.darkPosition).theme,
    ),
  'in-person-loading': () => details({ _tag: 'Loading' }),
  'in-person-failed': () => details({ _tag: 'Failed', failure: fault }),
  'in-person-nothing-booked': () => details({ _tag: 'NothingBooked' }),
  'in-person-ready': () => details(inPersonView(inPerson)),
  'in-person-not-copied': () => details(inPersonView(inPerson), placeTexts.notCopied),
  'in-person-long-texts': () => details(inPersonView({ ...inPerson, position: given.longPosition })),
  'in-person-dark-customer': () => details(inPersonView({ ...inPerson, position: given.darkPosition })),
  'in-person-given-up': () =>
    details({
      _tag: 'GivenUp',
      message: 'Interview rescheduled successfully',
      after: 'You gave up your time, and no new one is booked yet. Choose one when it suits you.',
    }),
  'thank-you-loading': () => thanks({ _tag: 'Loading' }),
  'thank-you-failed': () => thanks({ _tag: 'Failed', failure: fault }),
  'thank-you-ready': () => thanks({ _tag: 'Ready', employer: given.position.clientName, job: undefined }),
  'thank-you-dark-customer': () =>
    thanks({ _tag: 'Ready', employer: given.darkPosition.clientName, job: jobBandView(given.darkPosition) }),
} as const;
