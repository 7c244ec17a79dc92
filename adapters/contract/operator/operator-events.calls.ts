import * as E from 'fp-ts/Either';
import {
  mostEvents,
  type EventsAsked,
  type EventsTold,
  type OperatorEventOperations,
} from '../../../application/operator/operator-events.port';
import type { EventOfCandidate, PlacedEvent } from '../../../application/applications/events.store';
import { newsTopics } from '../../../domain/applications/news';
import { eventTypes, type EventType } from '../../../domain/applications/application-event';
import { wireApplication } from '../applications/application.wire';
import { actorIn, changeIn } from '../applications/event.wire';
import { reason } from '../applications/reason.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { fromParser, listOf, maybe, oneOf, text, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { allOf, field, objectOf, objectWith, turned } from '../record';
import { candidateId, communityId, email, instant, positionId } from '../wire/fields';
import { status } from '../wire/vocabulary';
import { numberFromOne, pageLength, writtenPlace } from './pages.wire';

/* What happened to applications. */

/** The same for ever, in lists and wherever an event is told. */
const eventId = writtenPlace("an event's id", 'evt_', 'evt_4711');

/** Callers pass it on as it came: they need not read it. */
const eventPlace = writtenPlace('the `next_after` of an answer', 'p', 'p4711');

/** Whose application it happened to, and what it became. `data` of the event. */
type Data = Omit<EventOfCandidate, 'id' | 'type' | 'at' | 'by'>;

const data: Codec<Data> = objectOf(
  allOf<Data>({
    candidateId: field('candidate_id', candidateId),
    email: field('email', email),
    positionId: field('position_id', positionId),
    communityId: field('community_id', communityId),
    sequence: field('sequence', numberFromOne),
    change: changeIn(field('status_before', maybe(status)), field('application', maybe(wireApplication))),
    reason: field('reason', maybe(reason)),
    topic: field('topic', maybe(oneOf(...newsTopics))),
  }),
);

/** A fault names no type: a list of wrong ones would be answered by as many lists of right ones. */
const eventType: Codec<EventType> = fromParser({
  name: 'a type of event',
  wire: text,
  parse: (written) => E.fromNullable('NotAType')(eventTypes.find((type) => type === written)),
  print: (type) => type,
  jsonSchema: { enum: eventTypes },
});

const eventParts = {
  id: field('id', eventId),
  type: field('type', eventType),
  at: field('timestamp', instant),
  by: actorIn('by', field('by_name', maybe(text))),
  data: field('data', data),
} as const;

/** An event as employers' systems get it. */
export const wireEvent: Codec<EventOfCandidate> = objectOf(
  turned(
    allOf(eventParts),
    ({ data: rest, ...event }): EventOfCandidate => ({ ...event, ...rest }),
    ({ id, type, at, by, ...rest }) => ({ id, type, at, by, data: rest }),
  ),
);

const placedEvent: Codec<PlacedEvent> = objectOf(
  turned(
    allOf({ ...eventParts, place: field('after', eventPlace) }),
    ({ data: rest, ...event }): PlacedEvent => ({ ...event, ...rest }),
    ({ id, type, at, by, place, ...rest }) => ({ id, type, at, by, place, data: rest }),
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
