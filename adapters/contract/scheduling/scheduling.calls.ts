import * as E from 'fp-ts/Either';
import type {
  Booked,
  FoundSlots,
  SchedulingOperations,
  SlotSearch,
  TimeRequest,
} from '../../../application/scheduling/scheduling.api';
import type { BookingRefusal } from '../../../application/applications/booking-refusals.api';
import { sayBookingRefusal, sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import type { CallOf } from '../call';
import { oneCall, oneOfCalls, type Bindings } from '../operation';
import { flag, listOf, mapped, maybe, oneOf, struct, text, withDefault, type Codec, type Decoded } from '../codec';
import { field, objectWith } from '../record';
import { job } from '../positions/job.wire';
import { calendarDate, keyField, timeZone } from '../wire/fields';
import { position } from '../positions/position.wire';
import { bookingRefusal, positionRefusal } from '../applications/scheduling-refusals.wire';
import { dayOfSlots, slotFields, startsAt } from '../positions/slots.wire';
import { videoPref } from '../wire/vocabulary';
import { jobFields } from '../calls/shared';
import { parseTimeZone, type TimeZone } from '../../../domain/time/time-zone';
import type { SlotKind, SlotSearchKind } from '../../../domain/positions/slot-kind';

/** A time zone, ignored if unknown: a browser may know zones that the server doesn't, and no booking should fail over that. */
const zoneIfKnown: Codec<TimeZone | undefined> = mapped(
  maybe(text),
  (name) => (name === undefined ? undefined : E.getOrElseW(() => undefined)(parseTimeZone(name))),
  (zone) => zone,
);

/** GET candidate/get_position_data/{community_id}/{position_id} */
export const getPositionData: CallOf<SchedulingOperations['position']> = {
  name: 'get_position_data',
  summary: 'Theme and details of a position that the candidate applied to.',
  source: 'spec 1 §7, spec 2 §4.7',
  method: 'GET',
  path: 'candidate/get_position_data/{community_id}/{position_id}',
  access: 'candidate or mailed link',
  endsSessionOn: [401, 406],
  request: job,
  response: position,
  refusal: positionRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'PositionClosed' ? 202 : 404),
  sayRefusal: sayPositionRefusal,
};

/** Moves are allowed, and today isn't, unless the answer says otherwise. */
export const foundSlots: Codec<FoundSlots> = objectWith({
  days: field('day_view_slots', listOf(dayOfSlots)),
  mayReschedule: field('reschedule_flag', withDefault(flag, true)),
  sameDaySlots: field('same_day_slot', withDefault(flag, false)),
  zone: field('timezone', timeZone),
});

type Scheduling = {
  readonly [Kind in SlotKind]: {
    readonly search: { readonly name: string; readonly path: string };
    readonly book: { readonly name: string; readonly path: string };
    readonly move: { readonly name: string; readonly path: string };
  };
};

/** The twelve calls of spec 1 §7 and the rulings' table of paths: a search, a booking and a move for each kind of slot. */
const paths: Scheduling = {
  video: {
    search: { name: 'get_dayview_slots', path: 'scheduled-video-interviews/get_dayview_slots' },
    book: { name: 'book_slot', path: 'scheduled-video-interviews/book_slot' },
    move: { name: 'reschedule_slot', path: 'scheduled-video-interviews/reschedule_slot' },
  },
  'in-person': {
    search: { name: 'get_inperson_dayview_slots', path: 'inperson-interviews/get_inperson_dayview_slots' },
    book: { name: 'inperson_book_slot', path: 'inperson-interviews/inperson_book_slot' },
    move: { name: 'inperson_reschedule_slot', path: 'inperson-interviews/inperson_reschedule_slot' },
  },
  onboarding: {
    search: { name: 'get_onboarding_slots', path: 'onboard-interviews/get_onboarding_slots' },
    book: { name: 'book_onboarding_slot', path: 'onboard-interviews/book_onboarding_slot' },
    move: { name: 'reschedule_onboarding_slot', path: 'onboard-interviews/reschedule_onboarding_slot' },
  },
  onsite: {
    search: { name: 'get_onsite_slots', path: 'onsite-interviews/get_onsite_slots' },
    book: { name: 'book_onsite_slot', path: 'onsite-interviews/book_onsite_slot' },
    move: { name: 'reschedule_onsite_slot', path: 'onsite-interviews/reschedule_onsite_slot' },
  },
};

const meant: Readonly<Record<SlotKind, string>> = {
  video: 'a video interview',
  'in-person': 'an interview in person',
  onboarding: 'an onboarding meeting',
  onsite: 'an onsite interview',
};

type SlotSearchCall = CallOf<SchedulingOperations['findSlots']>;

interface SearchWords {
  readonly name: string;
  readonly path: string;
  readonly summary: string;
}

/** Dates without slots are omitted, and so are past and too-soon slots (R14). */
const searchCallOf = (kind: SlotSearchKind, words: SearchWords): SlotSearchCall => ({
  ...words,
  source: 'spec 1 §7, R14',
  method: 'POST',
  access: 'candidate',
  request: mapped(
    struct({ ...jobFields, start_date: calendarDate, end_date: calendarDate }),
    ({ community_id, position_id, start_date, end_date }) => ({
      communityId: community_id,
      positionId: position_id,
      kind,
      range: { start: start_date, end: end_date },
    }),
    ({ communityId, positionId, range }) => ({
      community_id: communityId,
      position_id: positionId,
      start_date: range.start,
      end_date: range.end,
    }),
  ),
  response: foundSlots,
  refusal: positionRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'PositionClosed' ? 202 : 404),
  sayRefusal: sayPositionRefusal,
});

const searchCall = (kind: SlotKind): SlotSearchCall =>
  searchCallOf(kind, {
    ...paths[kind].search,
    summary: `Free slots for ${meant[kind]} that may be taken now.`,
  });

/** POST self_record_interviews/get_self_record_slots: its reschedule_flag is false, and its slots are booked by the in-person calls (R17, spec 2 §4.7). */
export const selfRecordSearchCall: SlotSearchCall = searchCallOf('self-record', {
  name: 'get_self_record_slots',
  path: 'self_record_interviews/get_self_record_slots',
  summary: 'Free face-to-face slots for an interview that was to be recorded.',
});

const bookingStatus = ({ _tag }: BookingRefusal): 202 | 404 | 406 => {
  if (_tag === 'PositionClosed') return 202;
  return _tag === 'NoSuchApplication' ? 404 : 406;
};

const timeFields = {
  ...jobFields,
  ...slotFields,
  ...startsAt,
  ...keyField,
  candidate_timezone: zoneIfKnown,
} as const;

type TimeFields = { readonly [Name in keyof typeof timeFields]: Decoded<(typeof timeFields)[Name]> };

const fromTimeFields = (wire: TimeFields): Omit<TimeRequest, 'act' | 'kind' | 'videoPreference'> => ({
  communityId: wire.community_id,
  positionId: wire.position_id,
  slot: { date: wire.slot_date, from: wire.slot_from, to: wire.slot_to, startsAt: wire.starts_at },
  key: wire['idempotency-key'],
  ownZone: wire.candidate_timezone,
});

const toTimeFields = ({ communityId, positionId, slot, key, ownZone }: TimeRequest): TimeFields => ({
  community_id: communityId,
  position_id: positionId,
  slot_date: slot.date,
  slot_from: slot.from,
  slot_to: slot.to,
  starts_at: slot.startsAt,
  'idempotency-key': key,
  candidate_timezone: ownZone,
});

/** Only video interviews also say how they are held (spec 1 §7). */
const timeRequest = (act: TimeRequest['act'], kind: SlotKind): Codec<TimeRequest> =>
  kind === 'video'
    ? mapped(
        struct({
          ...timeFields,
          video_pref: maybe(videoPref),
          interview_pref: withDefault(oneOf('video'), 'video'),
        }),
        (wire): TimeRequest => ({ ...fromTimeFields(wire), act, kind, videoPreference: wire.video_pref }),
        (request) => ({
          ...toTimeFields(request),
          video_pref: request.videoPreference,
          interview_pref: 'video' as const,
        }),
      )
    : mapped(
        struct(timeFields),
        (wire): TimeRequest => ({ ...fromTimeFields(wire), act, kind, videoPreference: undefined }),
        toTimeFields,
      );

const booked: Codec<Booked> = objectWith({
  introVideoUrl: field('intro_video_url', maybe(text)),
  externalUrl: field('hris_url', maybe(text)),
});

type TimeCall = CallOf<SchedulingOperations['takeTime']>;

/** One `idempotency-key` per choice of slot (R17). */
const timeCall = (act: TimeRequest['act'], kind: SlotKind): TimeCall => ({
  ...paths[kind][act === 'Book' ? 'book' : 'move'],
  summary: act === 'Book' ? `Books ${meant[kind]}.` : `Moves ${meant[kind]} to another time.`,
  source: 'spec 1 §7, R17, R27',
  method: act === 'Book' ? 'POST' : 'PUT',
  access: 'candidate',
  request: timeRequest(act, kind),
  response: booked,
  refusal: bookingRefusal,
  refusalStatus: bookingStatus,
  sayRefusal: sayBookingRefusal,
});

const forEachKind = <A>(make: (kind: SlotKind) => A): Readonly<Record<SlotKind, A>> => ({
  video: make('video'),
  'in-person': make('in-person'),
  onboarding: make('onboarding'),
  onsite: make('onsite'),
});

/** The search for each kind of slot, besides `selfRecordSearchCall`. */
export const searchCalls = forEachKind(searchCall);
/** The POST that books a slot of each kind (R17). */
export const bookCalls = forEachKind((kind) => timeCall('Book', kind));
/** The PUT that moves an appointment to another slot of its kind (R17). */
export const moveCalls = forEachKind((kind) => timeCall('Move', kind));

const timeCalls = {
  'Book video': bookCalls.video,
  'Book in-person': bookCalls['in-person'],
  'Book onboarding': bookCalls.onboarding,
  'Book onsite': bookCalls.onsite,
  'Move video': moveCalls.video,
  'Move in-person': moveCalls['in-person'],
  'Move onboarding': moveCalls.onboarding,
  'Move onsite': moveCalls.onsite,
} as const satisfies Readonly<Record<`${TimeRequest['act']} ${SlotKind}`, TimeCall>>;

const slotSearches = oneOfCalls(
  { ...searchCalls, 'self-record': selfRecordSearchCall },
  ({ kind }: SlotSearch) => kind,
);

/** The calls of `SchedulingOperations`: the kind of slot decides which, and whether to book or move. */
export const schedulingCalls: Bindings<SchedulingOperations> = {
  position: oneCall(getPositionData),
  findSlots: {
    ...slotSearches,
    callFor: (search) => {
      const call = slotSearches.callFor(search);
      return search.followUp === true ? { ...call, endsSessionOn: [401, 406] } : call;
    },
  },
  takeTime: oneOfCalls(timeCalls, ({ act, kind }): keyof typeof timeCalls => `${act} ${kind}`),
};
