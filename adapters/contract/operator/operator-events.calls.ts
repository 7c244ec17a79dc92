import {
  mostEvents,
  type EventsAsked,
  type EventsTold,
  type OperatorEventOperations,
} from '../../../application/operator/operator-events.port';
import type { PlacedEvent } from '../../../application/applications/events.store';
import { eventId, eventType, toldParts } from '../applications/told-event.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { listOf, maybe, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { allOf, field, objectOf, objectWith, turned } from '../record';
import { pageLength, writtenPlace } from '../wire/numbers';

/* What happened to applications. */

/** Callers pass it on as it came: they need not read it. */
export const eventPlace = writtenPlace('the `next_after` of an answer', 'p', 'p4711');

/** An event as employers' systems get it in a list. */
const placedEvent: Codec<PlacedEvent> = objectOf(
  turned(
    allOf({ id: field('id', eventId), told: toldParts, place: field('after', eventPlace) }),
    ({ told: happened, ...numbers }): PlacedEvent => ({ ...happened, ...numbers }),
    ({ id, place, ...happened }) => ({ id, told: happened, place }),
  ),
);

const asked: Codec<EventsAsked> = objectWith({
  after: field('after', maybe(eventPlace)),
  types: field('types', maybe(listOf(eventType))),
  limit: field('limit', maybe(pageLength(mostEvents))),
});

const told: Codec<EventsTold> = objectWith({
  events: field('events', listOf(placedEvent)),
  nextAfter: field('next_after', eventPlace),
});

/** POST operator/events */
export const seeEvents: OperatorCallOf<OperatorEventOperations['seeEvents']> = {
  name: 'operator_events',
  summary: 'What happened to applications, in order, from where the last answer ended.',
  source: 'ours: R27, events',
  method: 'POST',
  path: 'operator/events',
  access: 'operator',
  right: 'read',
  request: asked,
  response: told,
  ...neverRefused,
};

/** The calls of `OperatorEventOperations`. */
export const operatorEventCalls: OperatorBindings<OperatorEventOperations> = { seeEvents: oneCall(seeEvents) };
