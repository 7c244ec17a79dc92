import type { ConnectionTooSlow } from '../../domain/device/connection-score';
import type { RecordingRefusal } from '../../domain/recording/options';
import type { RecordingFault, UploadFault } from '../../domain/recording/question-state';
import type { RecordingOffer } from '../../domain/recording/recording-offer';
import type { RequiredNotRecorded } from '../../domain/recording/review';
import type { LeaveWarning } from '../../domain/recording/session';
import type { CalendarDate } from '../../domain/time/calendar-date';
import { printDay } from '../../domain/time/display';
import type { EndNote, Submission } from '../../domain/recording/submission';

/* The texts about recording: exact where a section is cited, otherwise ours. */

/** The labels and prompts of recorder, practice and review list. */
export const recordingWords = {
  /** spec 2 §2.3, from here on */
  skip: 'Skip Question',
  next: 'Next Question',
  continue: 'Continue',
  review: 'Interview video recordings',
  submit: 'Submit Responses',
  uploading: 'Video is uploading please wait...',
  reSubmit: 'Re-submit',
  /** spec 2 §2.7 */
  startStop: 'Click the red button below to start/stop your video recording.',
  reviewOrAgain: 'Review your response or re-record.',
  /** spec 2 §2.2 */
  notSupported: 'Currently, this browser is not supported.',
} as const;

/** The server keeps saying that it got something else. */
export const arrivedDifferent = 'Your answer did not reach us correctly. Please record your response again.';

/** A later take is gone from this device, perhaps because another tab has sent it (ours). */
export const notHereButReceived = 'This recording is no longer on this device. The answer that we received counts.';

/** spec 2 §2.3 */
export const sayRecordingOffer = (offer: RecordingOffer): string => (offer === 'record' ? 'Record' : 'Re-record');

/**
 * The caution before an answer is discarded (spec 2 §2.3). The specification's 'ONCE' is for one re-record left; if there are more, the
 * text has their number.
 */
export const sayReRecordCaution = (left: number): string =>
  `CAUTION – YOU MAY RE-RECORD YOUR RESPONSE ${left === 1 ? 'ONCE' : `${left} TIMES`}. ` +
  'Your original video will no longer be available for submission. Proceed?';

/** spec 2 §2.3 */
export const sayLeaveWarning = (warning: LeaveWarning): string => {
  switch (warning) {
    case 'recorded-not-submitted':
      return "You're about to leave this page. Your answers are recorded but not submitted.";
    case 'not-finished':
      return 'You are not yet finished recording.';
  }
};

/** The first text is from spec 2 §8. */
export const sayRecordingFault = (fault: RecordingFault): string => {
  switch (fault) {
    case 'recorder-failed':
      return 'Custom error: Something went wrong with video recording';
    case 'nothing-recorded':
      return 'Nothing was recorded. Please record your response again.';
  }
};

/** The slow-connection dialog (spec 2 §2.3). */
export const sayUploadFault = (fault: UploadFault): string => {
  switch (fault) {
    case 'failed':
    case 'timeout':
      return 'Your internet connection is slow, please select any one of the following actions.';
    case 'not-stored':
      return 'Your video is no longer on this device. Please record your response again.';
  }
};

/** For an answer recovered after a crash or a reload (R24). */
export const interruptedWords = {
  found: 'We kept the response you were recording. You can use it as it is, or record it again.',
  use: 'Use this response',
} as const;

/** Why 'Submit Responses' waits: how many of the required questions are open. */
export const sayRequiredNotRecorded = ({ missing, required }: RequiredNotRecorded): string =>
  missing.length === 1
    ? `1 of ${required} required questions has no recording yet.`
    : `${missing.length} of ${required} required questions have no recording yet.`;

/** The blocking speed dialog (spec 1 §8, R22). */
export const sayConnectionTooSlow = ({ score, needed }: ConnectionTooSlow): string =>
  `Low connection speed: ${score.toFixed(1)} Mbps. Recording needs ${needed} Mbps. Check your network and refresh.`;

/** /positionClosed for a recording: the interview was recorded, or recorded and submitted (spec 2 §2.16). */
export const saySubmitted = (submission: Submission): string =>
  submission === 'full' ? 'Your interview is already recorded and submitted.' : 'Your interview is already recorded.';

/** Until when an interview can be recorded (R32); undefined: no end is set. */
export const sayRecordUntil = (day: CalendarDate | undefined): string =>
  day === undefined
    ? 'There is no deadline, but the job may be filled before you record.'
    : `You can record until ${printDay(day)}.`;

/** Why a candidate can't choose to record, or can't begin. */
export const sayRecordingRefusal = (refusal: RecordingRefusal): string => {
  switch (refusal._tag) {
    case 'PositionNotOpen':
      /* spec 1 §2 */
      return "Thank you for applying. We currently don't have a position that matches your profile.";
    case 'AlreadySubmitted':
      return saySubmitted(refusal.submission);
    case 'RecordingOver':
      return `You could record this interview until ${printDay(refusal.until)}. What we received by then can still be submitted.`;
    case 'RecordingLaterNotAllowed':
      return 'You can only record this interview now, not later.';
    case 'ConnectionNotMeasured':
      return 'We need to check your connection speed first. Please wait a moment.';
    case 'ConnectionTooSlow':
      return sayConnectionTooSlow(refusal);
  }
};

/** The end page, and what it adds if a link was mailed (spec 2 §2.4; the sentence with 'required to complete your application' is ours). */
export const sayRecordingEnd = (note: EndNote): readonly string[] => {
  const submitted =
    'Your application for this position has been successfully submitted. ' +
    'We will notify you of the next steps once the hiring manager has reviewed your submission.';
  switch (note) {
    case 'nothing':
      return [submitted];
    case 'link-sent':
      return [submitted, 'An email with a link to upload your resume was sent to you.'];
    case 'link-sent-and-required':
      return [
        submitted,
        'An email with a link to upload your resume, required to complete your application, was sent to you.',
      ];
  }
};
