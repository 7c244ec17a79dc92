import * as fc from 'fast-check';
import { eventTypes } from '../../../domain/applications/application-event';
import type { FunnelEvent } from '../../../domain/applications/funnel';
import { hours } from '../../../domain/time/duration';
import { atMs } from '../builders/time';

/** The events of one application, in their order. */
export type Events = readonly [FunnelEvent, ...(readonly FunnelEvent[])];

const began = Date.parse('2026-11-02T00:00:00Z');

/** The events of one application in their order, some hours apart, from the autumn of 2026 on. */
export const funnelEvents: fc.Arbitrary<Events> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...eventTypes),
      by: fc.constantFrom('Candidate' as const, 'Employer' as const, 'Portal' as const),
      after: fc.integer({ min: 0, max: 400 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) => {
    let at = began;
    const [first, ...rest] = all.map(({ after, ...event }): FunnelEvent => {
      at += hours(after);
      return { ...event, at: atMs(at) };
    });
    if (first === undefined) throw new Error('An application has an event at least');
    return [first, ...rest];
  });
