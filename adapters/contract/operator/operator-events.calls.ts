import * as E from 'fp-ts/Either';
import {
  mostEvents,
  type EventsAsked,
  type EventsTold,
  type OperatorEventOperations,
} from '../../../application/operator/operator-events.port';
import type { PlacedEvent } from '../../../application/applications/events.store';
import { newsTopics } from '../../../domain/applications/news';
import { eventTypes } from '../../../domain/applications/application-event';
import { wireApplication } from '../applications/application.wire';
import { actorIn, changeIn } from '../applications/event.wire';
import { reason } from '../applications/reason.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { fromParser, listOf, maybe, number, oneOf, text, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { allOf, field, objectOf, objectWith, turned } from '../record';
import { candidateId, communityId, email, instant, positionId } from '../wire/fields';
import { status } from '../wire/vocabulary';

/* What happened to applications. */

const count = (name: string, most?: number): Codec<number> =>
  fromParser({
    name,
    wire: number,
    parse: (n): E.Either<'NotACount', number> =>
      Number.isSafeInteger(n) && n > 0 && n <= (most ?? n) ? E.right(n) : E.left('NotACount'),
    print: (n) => n,
    jsonSchema: { type: 'integer', minimum: 1, ...(most === undefined ? {} : { maximum: most }) },
  });

const prefixed = (name: string, prefix: string, example: string): Codec<number> =>
  fromParser({
    name,
    wire: text,
    parse: (written): E.Either<'NotAPlace', number> => {
      const digits = new RegExp(`^${prefix}(0|[1-9][0-9]{0,14})$`).exec(written)?.[1];
      return digits === undefined ? E.left('NotAPlace') : E.right(Number(digits));
    },
    print: (n) => `${prefix}${n}`,
    jsonSchema: { type: 'string', pattern: `^${prefix}(0|[1-9][0-9]{0,14})$`, examples: [example] },
  });

/** The same for ever, in lists and wherever an event is told. */
const eventId = prefixed("an event's id", 'evt_', 'evt_4711');

/** Callers pass it on as it came: they need not read it. */
const eventPlace = prefixed('the `next_after` of an answer', 'p', 'p4711');

/** Whose application it happened to, and what it became. `data` of the event. */
type Data = Omit<PlacedEvent, 'id' | 'type' | 'at' | 'by' | 'place'>;

const data: Codec<Data> = objectOf(
  allOf<Data>({
    candidateId: field('candidate_id', candidateId),
    email: field('email', email),
    positionId: field('position_id', positionId),
    communityId: field('community_id', communityId),
    sequence: field('sequence', count('a number from 1')),
    change: changeIn(field('status_before', maybe(status)), field('application', maybe(wireApplication))),
    reason: field('reason', maybe(reason)),
    topic: field('topic', maybe(oneOf(...newsTopics))),
  }),
);

const eventType = oneOf(...eventTypes);

/** An event as employers' systems get it. */
const wireEvent: Codec<PlacedEvent> = objectOf(
  turned(
    allOf({
      id: field('id', eventId),
      type: field('type', eventType),
      at: field('timestamp', instant),
      by: actorIn('by', field('by_name', maybe(text))),
      place: field('after', eventPlace),
      data: field('data', data),
    }),
    ({ data: rest, ...event }): PlacedEvent => ({ ...event, ...rest }),
    ({ id, type, at, by, place, ...rest }) => ({ id, type, at, by, place, data: rest }),
  ),
);

const asked: Codec<EventsAsked> = objectWith({
  after: field('after', maybe(eventPlace)),
  types: field('types', maybe(listOf(eventType))),
  limit: field('limit', maybe(count(`a whole number from 1 to ${mostEvents}`, mostEvents))),
});

const told: Codec<EventsTold> = objectWith({
  events: field('events', listOf(wireEvent)),
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
