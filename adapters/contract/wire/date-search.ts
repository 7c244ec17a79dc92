import type { KeptDateSearch } from '../../../application/ports/session-store';
import { flag, mapped, maybe, oneOf, struct, text, type Codec } from '../codec';
import { calendarDate, communityId, positionId } from './fields';

/** A search for dates, as a device stores it, in the words of the wire. */
export const dateSearch: Codec<KeptDateSearch> = mapped(
  struct({
    community_id: communityId,
    position_id: positionId,
    stage: oneOf('interview', 'onboarding', 'onsite'),
    days: oneOf(7, 30, 60),
    paging: oneOf('opened', 'show-more', 'apply', 'clear', 'show-less'),
    applied: maybe(struct({ start: maybe(calendarDate), end: maybe(calendarDate) })),
    filter: struct({ open: flag, start: text, end: text }),
    calendar: struct({ open: flag, at: maybe(calendarDate) }),
  }),
  (kept): KeptDateSearch => ({
    job: { communityId: kept.community_id, positionId: kept.position_id },
    stage: kept.stage,
    reach: kept.days,
    act: kept.paging,
    applied: kept.applied,
    filter: kept.filter,
    calendar: kept.calendar,
  }),
  ({ job, stage, reach, act, applied, filter, calendar }) => ({
    community_id: job.communityId,
    position_id: job.positionId,
    stage,
    days: reach,
    paging: act,
    applied,
    filter,
    calendar,
  }),
);
