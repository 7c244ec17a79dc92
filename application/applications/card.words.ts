import type { ActionBarrier } from '../../domain/applications/card-actions';
import { joinOpensBefore, type JoinRefusal } from '../../domain/applications/join-window';
import type { ResumeMissing } from '../../domain/applications/resume-at-join';
import { localMoment } from '../../domain/time/display';
import { minutes } from '../../domain/time/duration';
import type { TimeZone } from '../../domain/time/time-zone';

/** No move is left (spec 1 §4). */
export const noMovesLeftWords = 'This job cannot be rescheduled or you have exceeded the reschedule limit';

/** Why an interview can't be joined now. The time is in the position's zone (R14); the sentence for 'too early' is from spec 2 §4.6. */
export const sayJoinRefusal = (refusal: JoinRefusal | ResumeMissing, zone: TimeZone): string => {
  switch (refusal._tag) {
    case 'JoinOpensLater': {
      const { day, time, zoneShort } = localMoment(refusal.opensAt, zone);
      return (
        `You can join your interview no earlier than ${joinOpensBefore / minutes(1)} minutes prior to its scheduled time. ` +
        `You will be able to join on ${day} at ${time} ${zoneShort}`
      );
    }
    case 'InterviewNotOn':
      return [14, 16].includes(refusal.code)
        ? 'This interview was canceled or needs a new time.'
        : "This interview can't be joined any more. My Job Applications shows how it stands.";
    case 'NoMeetingLink':
      return 'There is no link to this interview yet.';
    case 'NotScheduled':
      return 'This interview has no time yet.';
    case 'ResumeMissing':
      return 'Upload your resume to start the interview.';
  }
};

/** Why an action on a card is disabled: the tooltip of spec 1 §4, or when the interview can be joined (spec 2 §4.6). */
export const sayActionBarrier = (barrier: ActionBarrier, zone: TimeZone): string =>
  barrier._tag === 'NoMovesLeft' ? noMovesLeftWords : sayJoinRefusal(barrier, zone);
