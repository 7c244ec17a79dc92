import * as E from 'fp-ts/Either';
import { known } from '../../../domain/brand';
import type { NoSuchApplication } from '../../../application/ports/candidate-api/call';
import type {
  MeetingSeen,
  NoLiveAppointment,
  NoSuchCall,
  RoomNotReady,
  RoomOpened,
  VoiceUnavailable,
} from '../../../application/live-interview/meeting.api';
import type { RoomPass, RoomTicket } from '../../../application/live-interview/meeting-room.port';
import type { VoiceToken } from '../../../application/live-interview/voice-call.port';
import type { JoinRefusal } from '../../../domain/applications/join-window';
import type { RoomClosed } from '../../../domain/applications/room-opening';
import { fromParser, mapped, maybe, number, oneOf, struct, text, variant, variants, type Codec } from '../codec';
import { instant } from '../wire/fields';
import { videoPref } from '../wire/vocabulary';

/* Live interviews on the wire (spec 2 §3, §7). */

const seenFields = struct({
  interview_pref: oneOf('video', 'audio'),
  video_pref: maybe(videoPref),
  app_sid: maybe(text),
  join_code: maybe(text),
  agreed_at: maybe(instant),
  dial_in: maybe(text),
  dial_in_code: maybe(text),
});

/** What the lobby needs to know. That doesn't include the room (R50). */
export const meetingSeen: Codec<MeetingSeen> = mapped(
  seenFields,
  (wire): MeetingSeen => ({
    medium:
      wire.interview_pref === 'audio' && wire.app_sid !== undefined && wire.join_code !== undefined
        ? { _tag: 'Audio', app: wire.app_sid, joinCode: wire.join_code }
        : { _tag: 'Video', provider: wire.video_pref ?? 'peer' },
    agreedAt: wire.agreed_at,
    dialIn: wire.dial_in === undefined ? undefined : { phone: wire.dial_in, code: wire.dial_in_code },
  }),
  ({ medium, agreedAt, dialIn }) => ({
    interview_pref: medium._tag === 'Audio' ? ('audio' as const) : ('video' as const),
    video_pref: medium._tag === 'Video' ? medium.provider : undefined,
    app_sid: medium._tag === 'Audio' ? medium.app : undefined,
    join_code: medium._tag === 'Audio' ? medium.joinCode : undefined,
    agreed_at: agreedAt,
    dial_in: dialIn?.phone,
    dial_in_code: dialIn?.code,
  }),
);

const roomFields = struct({
  video_pref: videoPref,
  meeting_link: maybe(text),
  meeting_token: maybe(text),
  room_ticket: maybe(text),
  name: text,
});

/** `meeting_link` for one of Daily's rooms, with the `meeting_token` to join it by if there is one; a ticket for one of ours. */
export const roomOpened: Codec<RoomOpened> = fromParser({
  name: 'a room',
  wire: roomFields,
  parse: ({ video_pref, meeting_link, meeting_token, room_ticket, name }): E.Either<'NoRoom', RoomOpened> => {
    if (video_pref === 'dailyco' && meeting_link !== undefined)
      return E.right({
        address: {
          _tag: 'Daily',
          url: meeting_link,
          pass: meeting_token === undefined ? undefined : known<RoomPass>(meeting_token),
        },
        name,
      });
    return room_ticket === undefined
      ? E.left('NoRoom')
      : E.right({ address: { _tag: 'Peer', ticket: known<RoomTicket>(room_ticket) }, name });
  },
  print: ({ address, name }) => ({
    video_pref: address._tag === 'Daily' ? ('dailyco' as const) : ('peer' as const),
    meeting_link: address._tag === 'Daily' ? address.url : undefined,
    meeting_token: address._tag === 'Daily' ? address.pass : undefined,
    room_ticket: address._tag === 'Peer' ? address.ticket : undefined,
    name,
  }),
  jsonSchema: {
    ...roomFields.schema,
    anyOf: [
      {
        properties: { video_pref: { const: 'dailyco' }, meeting_link: { type: 'string', minLength: 1 } },
        required: ['meeting_link'],
      },
      { properties: { room_ticket: { type: 'string', minLength: 1 } }, required: ['room_ticket'] },
    ],
    examples: [
      { video_pref: 'peer', meeting_link: null, meeting_token: null, room_ticket: 'a-ticket', name: 'Dana Whitfield' },
    ],
  },
});

/** `data.token`, as the call provider itself answers it (spec 2 §7). */
export const voiceToken: Codec<{ readonly token: VoiceToken }> = mapped(
  struct({ data: struct({ token: text }) }),
  ({ data }) => ({ token: known<VoiceToken>(data.token) }),
  ({ token }) => ({ data: { token } }),
);

const windowRefusals = {
  NoMeetingLink: variant('NoMeetingLink', {}),
  NotScheduled: variant('NotScheduled', {}),
  InterviewNotOn: variant('InterviewNotOn', { code: number }),
  JoinOpensLater: variant('JoinOpensLater', { opensAt: instant }),
} as const;
const noSuchApplication = variant('NoSuchApplication', {});

/** Why Joined isn't taken; `opensAt` is 10 minutes before the start (R12). */
export const attendanceRefusal: Codec<JoinRefusal | NoSuchApplication> = variants<JoinRefusal | NoSuchApplication>({
  ...windowRefusals,
  NoSuchApplication: noSuchApplication,
});

/** Why the room isn't opened: its window, a resume or consent that is missing, no video interview, or a provider that is away (R50, R62). */
export const roomRefusal: Codec<RoomClosed | RoomNotReady | NoSuchApplication> = variants<
  RoomClosed | RoomNotReady | NoSuchApplication
>({
  ...windowRefusals,
  ResumeMissing: variant('ResumeMissing', {}),
  ConsentMissing: variant('ConsentMissing', {}),
  NotAVideoInterview: variant('NotAVideoInterview', {}),
  RoomNotReady: variant('RoomNotReady', {}),
  NoSuchApplication: noSuchApplication,
});

/** `NotScheduled` or `NoSuchApplication`, without fields. */
export const lateRefusal: Codec<NoLiveAppointment | NoSuchApplication> = variants<
  NoLiveAppointment | NoSuchApplication
>({
  NotScheduled: variant('NotScheduled', {}),
  NoSuchApplication: noSuchApplication,
});

/** Minutes, 1 to 60. */
export const lateMinutes: Codec<number> = fromParser({
  name: 'a whole number from 1 to 60',
  wire: number,
  parse: E.fromPredicate(
    (n) => Number.isInteger(n) && n >= 1 && n <= 60,
    () => 'NotMinutes',
  ),
  print: Number,
  jsonSchema: { type: 'integer', minimum: 1, maximum: 60 },
});

/** `NoSuchCall` or `VoiceUnavailable`, without fields (R49). */
export const voiceRefusal: Codec<NoSuchCall | VoiceUnavailable> = variants<NoSuchCall | VoiceUnavailable>({
  NoSuchCall: variant('NoSuchCall', {}),
  VoiceUnavailable: variant('VoiceUnavailable', {}),
});
