import type { Job } from '../../../application/navigation/destination';
import type {
  Booked,
  BookingRefusal,
  BookingRequest,
  FoundSlots,
  PositionRefusal,
  SlotSearch,
} from '../../../application/ports/candidate-api';
import { sayBookingRefusal, sayPositionRefusal } from '../../../application/words/scheduling-refusals';
import type { Position } from '../../../domain/positions/position';
import type { Call } from '../call';
import { mapped, maybe, oneOf, struct, text, withDefault, type Codec } from '../codec';
import { calendarDate, idempotencyKey } from '../wire/fields';
import { position } from '../wire/position';
import { bookingRefusal, positionRefusal } from '../wire/scheduling-refusals';
import { foundSlots, slotFields } from '../wire/slots';
import { videoPref } from '../wire/vocabulary';
import { jobFields } from './shared';

const job: Codec<Job> = mapped(
  struct(jobFields),
  ({ community_id, position_id }) => ({ communityId: community_id, positionId: position_id }),
  ({ communityId, positionId }) => ({ community_id: communityId, position_id: positionId }),
);

/** GET candidate/get_position_data/{community_id}/{position_id} */
export const getPositionData: Call<Job, Position, PositionRefusal, 'candidate'> = {
  name: 'get_position_data',
  summary: 'Theme and details of a position that the candidate applied to.',
  method: 'GET',
  path: 'candidate/get_position_data/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: position,
  refusal: positionRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'PositionClosed' ? 202 : 404),
  sayRefusal: sayPositionRefusal,
};

/** POST scheduled-video-interviews/get_dayview_slots: dates without a slot are left out, past and too-soon slots as well (R14). */
export const getDayViewSlots: Call<Omit<SlotSearch, 'kind'>, FoundSlots, PositionRefusal, 'candidate'> = {
  name: 'get_dayview_slots',
  summary: 'Free slots for a video interview that may be booked now.',
  method: 'POST',
  path: 'scheduled-video-interviews/get_dayview_slots',
  access: 'candidate',
  request: mapped(
    struct({ ...jobFields, start_date: calendarDate, end_date: calendarDate }),
    ({ community_id, position_id, start_date, end_date }) => ({
      communityId: community_id,
      positionId: position_id,
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
};

const bookingStatus = ({ _tag }: BookingRefusal): 202 | 404 | 406 => {
  if (_tag === 'PositionClosed') return 202;
  return _tag === 'NoSuchApplication' ? 404 : 406;
};

/** POST scheduled-video-interviews/book_slot: one `idempotency-key` per choice of slot (R17). */
export const bookSlot: Call<BookingRequest, Booked, BookingRefusal, 'candidate'> = {
  name: 'book_slot',
  summary: 'Books a video interview.',
  method: 'POST',
  path: 'scheduled-video-interviews/book_slot',
  access: 'candidate',
  request: mapped(
    struct({
      ...jobFields,
      ...slotFields,
      video_pref: withDefault(videoPref, 'peer'),
      interview_pref: withDefault(oneOf('video'), 'video'),
      'idempotency-key': idempotencyKey,
    }),
    (wire) => ({
      communityId: wire.community_id,
      positionId: wire.position_id,
      slot: { date: wire.slot_date, from: wire.slot_from, to: wire.slot_to },
      videoPreference: wire.video_pref,
      interviewPreference: wire.interview_pref,
      key: wire['idempotency-key'],
    }),
    (request) => ({
      community_id: request.communityId,
      position_id: request.positionId,
      slot_date: request.slot.date,
      slot_from: request.slot.from,
      slot_to: request.slot.to,
      video_pref: request.videoPreference,
      interview_pref: request.interviewPreference,
      'idempotency-key': request.key,
    }),
  ),
  response: mapped(
    struct({ intro_video_url: maybe(text), hris_url: maybe(text) }),
    ({ intro_video_url, hris_url }) => ({ introVideoUrl: intro_video_url, externalUrl: hris_url }),
    ({ introVideoUrl, externalUrl }) => ({ intro_video_url: introVideoUrl, hris_url: externalUrl }),
  ),
  refusal: bookingRefusal,
  refusalStatus: bookingStatus,
  sayRefusal: sayBookingRefusal,
};
