import * as E from 'fp-ts/Either';
import { reaches, type Reach } from '../../../domain/scheduling/search-window';
import type { KeptDateSearch } from '../../../application/ports/session-store';
import { flag, fromParser, maybe, number, oneOf, struct, text, type Codec } from '../codec';
import { allOf, field, objectWith } from '../record';
import { jobParts } from '../positions/job.wire';
import { calendarDate } from '../wire/fields';

const reach = fromParser({
  name: `one of ${reaches.join(', ')}`,
  wire: number,
  parse: (days) => E.fromNullable('NoReach')(reaches.find((one) => one === days)),
  print: (days: Reach) => days,
});

/** A search for dates, as a device stores it, in the words of the wire. */
export const dateSearch: Codec<KeptDateSearch> = objectWith({
  job: allOf(jobParts),
  stage: field('stage', oneOf('interview', 'onboarding', 'onsite')),
  reach: field('days', reach),
  act: field('paging', oneOf('opened', 'show-more', 'apply', 'clear', 'show-less')),
  applied: field('applied', maybe(struct({ start: maybe(calendarDate), end: maybe(calendarDate) }))),
  filter: field('filter', struct({ open: flag, start: text, end: text })),
  calendar: field('calendar', struct({ open: flag, at: maybe(calendarDate) })),
});
