import type { WorkInHand } from '../../../application/ports/session-store';
import { flag, maybe, oneOf, struct, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { jobParts } from '../positions/job.wire';
import { idempotencyKey, timeZone } from '../wire/fields';
import { dayOfSlots, slot } from '../positions/slots.wire';

/** The job and the day being worked on, as a device stores them, in the words of the wire (`selected_application`, spec 1 §3). */
export const workInHand: Codec<WorkInHand> = objectWith({
  job: allOf(jobParts),
  wanted: allOf({
    act: field('act', oneOf('Book', 'Move')),
    kind: field('kind', oneOf('video', 'in-person', 'onboarding', 'onsite')),
  }),
  positionName: field('position_name', text),
  communityName: field('community_name', text),
  zone: field('timezone', timeZone),
  sameDaySlots: field('same_day_slot', flag),
  day: field('day', dayOfSlots),
  chosen: field('chosen', maybe(struct({ slot, key: idempotencyKey }))),
});
