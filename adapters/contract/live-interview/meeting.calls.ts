import type { MeetingOperations } from '../../../application/live-interview/meeting.api';
import {
  sayAttendanceRefusal,
  sayRoomRefusal,
  sayVoiceRefusal,
} from '../../../application/live-interview/meeting-refusals.words';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { oneLine } from '../../../domain/text/one-line';
import type { CallOf, RefusalStatus } from '../call';
import { mapped, maybe, renamed, struct, text, textOrNumber } from '../codec';
import { field, objectWith } from '../record';
import { job, jobParts } from '../positions/job.wire';
import { oneCall, type Bindings } from '../operation';
import { noApplication } from '../applications/applying-refusals.wire';
import { etaStatus } from './eta.wire';
import { instant } from '../wire/fields';
import {
  attendanceRefusal,
  lateMinutes,
  lateRefusal,
  meetingSeen,
  roomOpened,
  roomRefusal,
  voiceRefusal,
  voiceToken,
} from './meeting.wire';
import { jobFields, nothing } from '../calls/shared';

/* Live interviews (spec 2 §4.6, §7). Any path that the specification doesn't give is ours. */

const ownApplication = {
  refusal: noApplication,
  refusalStatus: () => 404 as const,
  sayRefusal: sayPositionRefusal,
};

const missing = ({ _tag }: { readonly _tag: string }): RefusalStatus => (_tag === 'NoSuchApplication' ? 404 : 406);

/** GET scheduled-video-interviews/meeting/{community_id}/{position_id}: an unknown application is a 404. */
export const getMeeting: CallOf<MeetingOperations['meeting']> = {
  name: 'meeting',
  summary: 'How a live interview is held. It tells no room.',
  source: 'ours: R26, R49, R50, R62',
  method: 'GET',
  path: 'scheduled-video-interviews/meeting/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: meetingSeen,
  ...ownApplication,
};

/** POST scheduled-video-interviews/open_room: an unknown application is a 404, anything else a 406. */
export const openMeetingRoom: CallOf<MeetingOperations['openRoom']> = {
  name: 'open_room',
  summary: 'The room of a live interview, inside its join window only.',
  source: 'ours: R12, R26, R50, R62',
  method: 'POST',
  path: 'scheduled-video-interviews/open_room',
  access: 'candidate',
  request: job,
  response: roomOpened,
  refusal: roomRefusal,
  refusalStatus: missing,
  sayRefusal: sayRoomRefusal,
};

/** PUT scheduled-video-interviews/agree_to_meeting: answers with the first instant, however often it is called. */
export const agreeToMeeting: CallOf<MeetingOperations['agreeToMeeting']> = {
  name: 'agree_to_meeting',
  summary: 'The candidate agrees to a live interview as the page says; the first instant is kept.',
  source: 'ours: R62',
  method: 'PUT',
  path: 'scheduled-video-interviews/agree_to_meeting',
  access: 'candidate',
  request: job,
  response: objectWith({ agreedAt: field('agreed_at', instant) }),
  ...ownApplication,
};

/** PUT scheduled-video-interviews/getETAStatus: it only reads, although it is a PUT (spec 2 §7). */
export const getEtaStatus: CallOf<MeetingOperations['etaStatus']> = {
  name: 'getETAStatus',
  summary: 'Whether the interviewer comes: yes, delayed, or no. Nothing before they have said so.',
  source: 'spec 2 §4.6, §7',
  method: 'PUT',
  path: 'scheduled-video-interviews/getETAStatus',
  access: 'candidate',
  request: job,
  response: etaStatus,
  ...ownApplication,
};

const joinedOrLeft = renamed({ Joined: 'Joined', Left: 'Left' });

/** PUT scheduled-video-interviews/updateInterViewStatus: stores the first 200 characters of `room_id`, on one line. */
export const updateInterviewStatus: CallOf<MeetingOperations['updateInterviewStatus']> = {
  name: 'updateInterViewStatus',
  summary: 'Attendance: Joined, repeated as a sign of life, and Left. It changes no status of the application.',
  source: 'spec 2 §4.6, §7, R37',
  method: 'PUT',
  path: 'scheduled-video-interviews/updateInterViewStatus',
  access: 'candidate',
  request: mapped(
    struct({ ...jobFields, status: joinedOrLeft, room_id: maybe(textOrNumber) }),
    (wire) => ({
      communityId: wire.community_id,
      positionId: wire.position_id,
      status: wire.status,
      roomId: wire.room_id === undefined ? undefined : oneLine(wire.room_id).slice(0, 200),
    }),
    (update) => ({
      community_id: update.communityId,
      position_id: update.positionId,
      status: update.status,
      room_id: update.roomId,
    }),
  ),
  response: nothing,
  refusal: attendanceRefusal,
  refusalStatus: missing,
  sayRefusal: sayAttendanceRefusal,
};

/** PUT scheduled-video-interviews/running_late: 1 to 60 whole minutes; a 406 if no live interview is booked. */
export const runningLate: CallOf<MeetingOperations['tellRunningLate']> = {
  name: 'running_late',
  summary: 'The candidate is running late; the interviewer sees by how many minutes.',
  source: 'ours: spec 2 §4.6',
  method: 'PUT',
  path: 'scheduled-video-interviews/running_late',
  access: 'candidate',
  request: objectWith({ ...jobParts, minutes: field('minutes', lateMinutes) }),
  response: nothing,
  refusal: lateRefusal,
  refusalStatus: missing,
  sayRefusal: sayAttendanceRefusal,
};

/** GET settings/conferencetoken/{app_sid}: a 404 unless the caller may call in now, a 406 if the provider gives none. */
export const getConferenceToken: CallOf<MeetingOperations['conferenceToken']> = {
  name: 'conferencetoken',
  summary: "The call provider's token for an audio interview, fetched by this server.",
  source: 'spec 2 §7, R49',
  method: 'GET',
  path: 'settings/conferencetoken/{app_sid}',
  access: 'candidate',
  request: objectWith({ app: field('app_sid', text) }),
  response: voiceToken,
  refusal: voiceRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'NoSuchCall' ? 404 : 406),
  sayRefusal: sayVoiceRefusal,
};

/** The calls of `MeetingOperations`, one for each operation. */
export const meetingCalls: Bindings<MeetingOperations> = {
  meeting: oneCall(getMeeting),
  openRoom: oneCall(openMeetingRoom),
  agreeToMeeting: oneCall(agreeToMeeting),
  etaStatus: oneCall(getEtaStatus),
  updateInterviewStatus: oneCall(updateInterviewStatus),
  tellRunningLate: oneCall(runningLate),
  conferenceToken: oneCall(getConferenceToken),
};
