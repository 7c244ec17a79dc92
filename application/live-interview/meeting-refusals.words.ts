import { defaultZone } from '../../domain/time/time-zone';
import type { RoomClosed } from '../../domain/applications/room-opening';
import type { InterviewLinkOver } from '../../domain/live-interview/interviewer-pass';
import type { JoinRefusal } from '../../domain/applications/join-window';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { NoSuchCall, RoomNotReady, VoiceUnavailable } from './meeting.api';
import { sayJoinRefusal } from '../applications/card.words';
import { sayPositionRefusal } from '../applications/scheduling-refusals.words';

/* Why a room or a call stays closed, as sentences. Times are in the default zone, because a refusal names no position; screens have both zones. */

/** Why a room doesn't open to its candidate now. */
export const sayRoomRefusal = (refusal: RoomClosed | RoomNotReady | NoSuchApplication): string => {
  switch (refusal._tag) {
    case 'NoSuchApplication':
      return sayPositionRefusal(refusal);
    case 'ConsentMissing':
      return 'Please agree to the live interview first.';
    case 'RoomNotReady':
      return 'We could not open the room yet. Please try again in a moment.';
    case 'NotAVideoInterview':
      return 'This interview is not a video call.';
    case 'NoMeetingLink':
    case 'NotScheduled':
    case 'InterviewNotOn':
    case 'JoinOpensLater':
    case 'ResumeMissing':
      return sayJoinRefusal(refusal, defaultZone);
  }
};

/** One sentence for every link that no longer counts, so that guessing reveals nothing. */
export const sayInterviewLinkOver = (_: InterviewLinkOver): string =>
  'This link no longer opens the interview: it was used already, or it is over. Ask for a new one.';

/** Why a Joined, a Left or a 'running late' isn't taken; the words are those of the room. */
export const sayAttendanceRefusal = (refusal: JoinRefusal | NoSuchApplication): string => sayRoomRefusal(refusal);

/** Why an audio call can't begin: the interview has no phone conference, or the provider doesn't answer (R49). */
export const sayVoiceRefusal = (refusal: NoSuchCall | VoiceUnavailable): string =>
  refusal._tag === 'NoSuchCall'
    ? 'There is no audio interview to join right now.'
    : 'We could not reach the phone service for this interview. Please try again in a moment.';
