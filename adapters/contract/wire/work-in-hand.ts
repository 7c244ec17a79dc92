import type { WorkInHand } from '../../../application/ports/session-store';
import { flag, mapped, maybe, oneOf, struct, text, type Codec } from '../codec';
import { communityId, idempotencyKey, positionId, timeZone } from './fields';
import { dayOfSlots, slot } from './slots';

/** The job and the day being worked on, as a device stores them, in the words of the wire (`selected_application`, spec 1 §3). */
export const workInHand: Codec<WorkInHand> = mapped(
  struct({
    community_id: communityId,
    position_id: positionId,
    act: oneOf('Book', 'Move'),
    kind: oneOf('video', 'in-person', 'onboarding', 'onsite'),
    position_name: text,
    community_name: text,
    timezone: timeZone,
    same_day_slot: flag,
    day: dayOfSlots,
    chosen: maybe(struct({ slot, key: idempotencyKey })),
  }),
  (kept): WorkInHand => ({
    job: { communityId: kept.community_id, positionId: kept.position_id },
    wanted: { act: kept.act, kind: kept.kind },
    positionName: kept.position_name,
    communityName: kept.community_name,
    zone: kept.timezone,
    sameDaySlots: kept.same_day_slot,
    day: kept.day,
    chosen: kept.chosen,
  }),
  (work) => ({
    community_id: work.job.communityId,
    position_id: work.job.positionId,
    act: work.wanted.act,
    kind: work.wanted.kind,
    position_name: work.positionName,
    community_name: work.communityName,
    timezone: work.zone,
    same_day_slot: work.sameDaySlots,
    day: work.day,
    chosen: work.chosen,
  }),
);
