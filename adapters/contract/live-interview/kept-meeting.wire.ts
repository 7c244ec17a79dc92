import type { KeptMeeting } from '../../../application/live-interview/kept-meeting.port';
import type { SwitchedOff } from '../../../application/live-interview/meeting-room.port';
import { flag, listOf, mapped, struct, withDefault, type Codec } from '../codec';
import { field, objectWith } from '../record';
import { communityId, instant, positionId } from '../wire/fields';
import { askedQuestion, questionAnswer } from './room-message.wire';

/** What somebody in a room has switched off. */
export const switchedOff: Codec<SwitchedOff> = objectWith({
  muted: field('muted', flag),
  cameraOff: field('camera_off', flag),
});

/** What a tab stores about a live interview (R51), in the wire's terms. */
export const keptMeeting: Codec<KeptMeeting> = mapped(
  struct({
    community_id: communityId,
    position_id: positionId,
    schedule_time: instant,
    met: flag,
    asked: listOf(askedQuestion),
    answers: listOf(questionAnswer),
    // A tab that is open while this release arrives has kept none.
    off: withDefault(switchedOff, { muted: false, cameraOff: false }),
  }),
  (wire) => ({
    job: { communityId: wire.community_id, positionId: wire.position_id },
    startsAt: wire.schedule_time,
    met: wire.met,
    questions: wire.asked,
    answers: wire.answers,
    ...wire.off,
  }),
  (kept) => ({
    community_id: kept.job.communityId,
    position_id: kept.job.positionId,
    schedule_time: kept.startsAt,
    met: kept.met,
    asked: kept.questions,
    answers: kept.answers,
    off: { muted: kept.muted, cameraOff: kept.cameraOff },
  }),
);
