import * as E from 'fp-ts/Either';
import type { EventOfCandidate, PlacedEvent } from '../../../application/applications/events.store';
import { eventTypes, type EventType } from '../../../domain/applications/application-event';
import { newsTopics } from '../../../domain/applications/news';
import { fromParser, maybe, oneOf, text, type Codec } from '../codec';
import { allOf, field, objectOf, turned, type Part } from '../record';
import { candidateId, communityId, email, instant, positionId } from '../wire/fields';
import { numberFromOne, writtenPlace } from '../wire/numbers';
import { status } from '../wire/vocabulary';
import { wireApplication } from './application.wire';
import { actorIn, changeIn } from './event.wire';
import { reason } from './reason.wire';

/* An event as employers' systems are told it, in lists and by webhooks. */

const idPrefix = 'evt_';

/** The same for ever, in lists and wherever an event is told. */
export const eventId = writtenPlace("an event's id", idPrefix, 'evt_4711');

/** Whose application it happened to, and what it became. `data` of the event. */
type Data = Omit<PlacedEvent, 'id' | 'type' | 'at' | 'by' | 'place'>;

const data = (closed: boolean): Codec<Data> =>
  objectOf(
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
    closed,
  );

/** A type of event. A fault names none: a list of wrong ones would be answered by as many lists of right ones. */
export const eventType: Codec<EventType> = fromParser({
  name: 'a type of event',
  wire: text,
  parse: (written) => E.fromNullable('NotAType')(eventTypes.find((type) => type === written)),
  print: (type) => type,
  jsonSchema: { enum: eventTypes },
});

/** What happened, without where it stands among other events. */
type Told = Omit<PlacedEvent, 'id' | 'place'>;

/** All of an event but where it stands among others. `closed` refuses unknown fields in its `data`. */
const told = (closed: boolean): Part<Told> =>
  turned(
    allOf({
      type: field('type', eventType),
      at: field('timestamp', instant),
      by: actorIn('by', field('by_name', maybe(text))),
      data: field('data', data(closed)),
    }),
    ({ data: rest, ...event }): Told => ({ ...event, ...rest }),
    ({ type, at, by, ...rest }) => ({ type, at, by, data: rest }),
  );

/** All of an event but where it stands among others. */
export const toldParts = told(false);

/** An event in the history of its application, as employers' systems get it. */
export const wireEvent: Codec<EventOfCandidate> = objectOf(
  turned(
    allOf({ id: field('id', eventId), told: toldParts }),
    ({ id, told }): EventOfCandidate => ({ ...told, id }),
    ({ id, ...told }) => ({ id, told }),
  ),
);

/** The same in an import file, where unknown fields are refused. Its id is the other portal's. */
export const eventElsewhere: Codec<Told> = objectOf(
  turned(
    allOf({ id: field('id', maybe(eventId)), event: told(true) }),
    ({ event }) => event,
    (event) => ({ id: undefined, event }),
  ),
  true,
);

/** An event as receivers of webhooks get it. */
export const webhookBody: Codec<Told> = objectOf(toldParts);

/** Its id, for a header, and all else of an event, for the body. */
export const writeWebhookBody = (event: PlacedEvent): { readonly id: string; readonly body: string } => ({
  id: `${idPrefix}${event.id}`,
  body: JSON.stringify(webhookBody.type.encode(event)),
});
