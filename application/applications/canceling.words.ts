import type { MoveKind } from '../../domain/positions/kinds';
import type { Cancellation, CancellationRefusal, CancellationRequest } from '../../domain/applications/cancellation';
import type { DeclineRefusal } from '../../domain/applications/decline';
import type { ReasonFault } from '../../domain/applications/reason';
import { noMovesLeftWords } from './card.words';
import type { MeetingCancelled } from '../../domain/applications/meeting-cancelled';

/* The texts about interviews for screens, terminal and server: exact where a section is cited, otherwise ours. */

/** The cancel dialog's labels and questions. */
export const cancelWords = {
  /** spec 1 §4, from here on */
  rescheduleLater: 'Reschedule later',
  withdraw: 'Withdraw from consideration for the job?',
  reasonPlaceholder: 'Add your reason here...',
  goBack: 'No, Go Back',
  /** spec 2 §2.11, for an interview in person */
  wantToReschedule: 'Do you want to Re-schedule?',
} as const;

/** The cancel dialog's sentence (spec 1 §4); without a counter it has no number. */
export const sayCancellation = ({ wording, phrase }: Pick<Cancellation, 'wording' | 'phrase'>): string => {
  const interview = `Your ${wording} interview`;
  switch (phrase._tag) {
    case 'CannotBeRescheduled':
      return `${interview} will be canceled and cannot be rescheduled. Your application will no longer be considered.`;
    case 'UpToMoreTimes':
      return `${interview} may be rescheduled up to ${phrase.times} more time(s).`;
    case 'NotLimited':
      return `${interview} may be rescheduled.`;
  }
};

const cancelButton: Readonly<Record<MoveKind, string>> = {
  video: 'Yes, Cancel',
  onsite: 'Yes, Cancel Onsite',
  onboarding: 'Yes, Cancel Onboard',
  'in-person': 'Yes, Cancel Inperson',
};

/** spec 1 §4 */
export const sayCancelButton = (wording: MoveKind): string => cancelButton[wording];

/** spec 1 §4 */
export const sayCancellationDone = ({ _tag }: CancellationRequest): string =>
  _tag === 'Withdraw' ? 'Interview cancelled successfully' : 'Interview rescheduled successfully';

/** What is so after that, and what to do: the specification's sentence says neither. Ours. */
export const sayAfterCancellation = ({ _tag }: CancellationRequest): string =>
  _tag === 'Withdraw'
    ? 'Your application for this job has ended.'
    : 'You gave up your time, and no new one is booked yet. Choose one when it suits you.';

/** 'Required' is from spec 2 §5. */
export const sayReasonFault = (fault: ReasonFault): string => {
  switch (fault._tag) {
    case 'ReasonMissing':
      return 'Required';
    case 'ReasonTooLong':
      return `This reason is ${fault.length} characters long. Shorten it to ${fault.limit}.`;
  }
};

/** Why a cancellation isn't sent or taken (R18). */
export const sayCancellationRefusal = (refusal: CancellationRefusal): string => {
  switch (refusal._tag) {
    case 'ChoiceMissing':
      /* spec 1 §5, spec 2 §5 */
      return 'Please choose option for cancel interview';
    case 'NoMovesLeft':
      return noMovesLeftWords;
    case 'ReasonMissing':
    case 'ReasonTooLong':
      return sayReasonFault(refusal);
  }
};

/** spec 2 §4.8 */
export const declinedWords = 'Thanks for letting us know, Your response has been recorded';

/** Why an offer or an invitation can't be declined, naming the status if it is the reason. */
export const sayDeclineRefusal = (refusal: DeclineRefusal): string => {
  switch (refusal._tag) {
    case 'CandidateBlocked':
      return "You can't answer anything for this job right now.";
    case 'NothingToDecline':
      return `There is no ${refusal.what} to decline. The status of this application is '${refusal.meaning}'.`;
    case 'ReasonMissing':
    case 'ReasonTooLong':
      return sayReasonFault(refusal);
  }
};

/** /interviewCancelled: 3 is from spec 2 §8; 0, nobody joined, from §2.10. */
export const sayMeetingCancelled = (because: MeetingCancelled): string => {
  switch (because) {
    case 'nobody-joined':
      return 'Unfortunately the interviewer could not join the meeting';
    case 'interviewer-unable':
      return 'Interviewer unable to join the interview';
  }
};
