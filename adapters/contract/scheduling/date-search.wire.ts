import type { KeptDateSearch } from '../../../application/ports/session-store';
import { flag, maybe, oneOf, struct, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { jobParts } from '../positions/job.wire';
import { calendarDate } from '../wire/fields';

/** A search for dates, as a device stores it, in the words of the wire. */
export const dateSearch: Codec<KeptDateSearch> = objectWith({
  job: allOf(jobParts),
  stage: field('stage', oneOf('interview', 'onboarding', 'onsite')),
  reach: field('days', oneOf(7, 30, 60)),
  act: field('paging', oneOf('opened', 'show-more', 'apply', 'clear', 'show-less')),
  applied: field('applied', maybe(struct({ start: maybe(calendarDate), end: maybe(calendarDate) }))),
  filter: field('filter', struct({ open: flag, start: text, end: text })),
  calendar: field('calendar', struct({ open: flag, at: maybe(calendarDate) })),
});
