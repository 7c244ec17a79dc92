import type { GivingUpState } from '../../application/applications/giving-up.live';
import type { Application } from '../../domain/applications/application';
import type { ListedApplication } from '../../application/applications/applications.api';
import { changesFromMail } from '../../domain/applications/schedule-or-cancel';
import type { Position } from '../../domain/positions/position';
import { ThemeScope } from '../kit/theme-scope';
import { DeclinePage } from './decline-page';
import { declineView, type DeclineState, type DeclineView } from './decline.view';
import { failureView } from '../hooks/failure.view';
import { CancelDialog } from './cancel-dialog';
import { cancelDialogView } from './cancel-dialog.view';
import { InterviewCancelledPage } from './interview-cancelled-page';
import { interviewCancelledView } from './interview-cancelled.view';
import { ScheduleOrCancelPage } from './schedule-or-cancel-page';
import { scheduleOrCancelView, type ScheduleOrCancelView } from './schedule-or-cancel.view';
import { declineTexts } from './decline.texts';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { nothing } from '../gallery/noop';

/* Declining, /scheduleOrCancel and /interviewCancelled. */

const fault = failureView({ _tag: 'ServerFault', message: '', requestId: given.requestId });

const declinePage = (view: DeclineView) => (
  <Framed>
    <DeclinePage view={view} send={nothing} />
  </Framed>
);

const reason = 'I found a job closer to home. Thank you for your time.';

const declining = (part: Partial<DeclineState>) =>
  declinePage(
    declineView({
      what: 'offer',
      position: given.position,
      typed: '',
      sending: { _tag: 'NotAsked' },
      travels: false,
      ...part,
    }),
  );

const mailedPage = (view: ScheduleOrCancelView, dialog?: GivingUpState, listed = given.listed(given.booked)) => (
  <Framed>
    <ScheduleOrCancelPage view={view} asking={false} dialogMissing={false} send={nothing} />
    {dialog !== undefined && (
      <ThemeScope theme={view._tag === 'Ready' ? view.job.theme : undefined}>
        <CancelDialog
          view={cancelDialogView({
            listed,
            look: 'give-back',
            choice: 'reschedule-later',
            reason: '',
            givingUp: dialog,
          })}
          send={nothing}
        />
      </ThemeScope>
    )}
  </Framed>
);

const mailed = (
  application: Application = given.booked,
  position: Position = given.position,
  listed: ListedApplication = given.listed(application),
): ScheduleOrCancelView => {
  const changes = changesFromMail(application, given.now);
  return changes._tag === 'Refused'
    ? { _tag: 'Loading' }
    : scheduleOrCancelView({
        position,
        listed,
        changes: changes.value,
        ownZone: given.newYork,
        now: given.now,
      });
};

const cancelled = (etaStatus: '0' | '3', position: Position) => (
  <Framed>
    <InterviewCancelledPage view={interviewCancelledView(etaStatus, position, position)} />
  </Framed>
);

export const givingUpStates = {
  'decline-loading': () => declinePage({ _tag: 'Loading', heading: declineTexts.of.offer.heading }),
  'decline-failed': () => declinePage({ _tag: 'Failed', heading: declineTexts.of.offer.heading, failure: fault }),
  'decline-offer': () => declining({}),
  'decline-invitation': () => declining({ what: 'invitation' }),
  'decline-typed': () => declining({ typed: reason }),
  'decline-reason-missing': () => declining({ sending: { _tag: 'Refused', refusal: { _tag: 'ReasonMissing' } } }),
  'decline-reason-too-long': () =>
    declining({
      typed: reason.repeat(20),
      sending: { _tag: 'Refused', refusal: { _tag: 'ReasonTooLong', length: 1_080, limit: 1_000 } },
    }),
  'decline-sending': () => declining({ typed: reason, sending: { _tag: 'Asking' }, travels: true }),
  'decline-offline': () => declining({ typed: reason, sending: { _tag: 'Waiting', lost: { _tag: 'NoConnection' } } }),
  'decline-line-dropped': () =>
    declining({ typed: reason, sending: { _tag: 'Waiting', lost: { _tag: 'AnswerLost' } } }),
  'decline-went-wrong': () =>
    declining({
      typed: reason,
      sending: {
        _tag: 'NotAnswered',
        failure: { _tag: 'ServerFault', message: '', requestId: given.requestId },
      },
    }),
  'decline-refused': () =>
    declining({
      what: 'invitation',
      typed: reason,
      sending: {
        _tag: 'Refused',
        refusal: { _tag: 'ActNotOffered', act: 'DeclineInvitation', status: 'Invitation expired', offered: [] },
      },
    }),
  'decline-done': () => declinePage({ _tag: 'Done' }),
  'decline-long-texts': () => declining({ position: given.longPosition, typed: reason }),
  'decline-dark-customer': () => declining({ position: given.darkPosition }),
  'schedule-or-cancel-loading': () => mailedPage({ _tag: 'Loading' }),
  'schedule-or-cancel-failed': () => mailedPage({ _tag: 'Failed', failure: fault }),
  'schedule-or-cancel-ready': () => mailedPage(mailed()),
  'schedule-or-cancel-no-moves-left': () => mailedPage(mailed(given.bookedForGood)),
  'schedule-or-cancel-no-time': () => mailedPage(mailed(given.application)),
  'schedule-or-cancel-give-back': () => mailedPage(mailed(), { _tag: 'Answering' }),
  'schedule-or-cancel-give-back-failed': () =>
    mailedPage(mailed(), { _tag: 'NotDone', because: { _tag: 'AnswerLost' } }),
  'schedule-or-cancel-given-up': () =>
    mailedPage({
      _tag: 'GivenUp',
      message: 'Interview cancelled successfully',
      after: 'Your application for this job has ended.',
    }),
  'schedule-or-cancel-long-texts': () =>
    mailedPage(mailed(given.bookedInPerson, given.longPosition, given.longListed(given.bookedInPerson))),
  'schedule-or-cancel-dark-customer': () => mailedPage(mailed(given.booked, given.darkPosition)),
  'interview-cancelled-nobody-joined': () => cancelled('0', given.position),
  'interview-cancelled-unable': () => cancelled('3', given.darkPosition),
} as const;
