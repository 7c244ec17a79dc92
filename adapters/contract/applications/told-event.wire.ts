import * as E from 'fp-ts/Either';
import type { PlacedEvent } from '../../../application/applications/events.store';
import { eventTypes } from '../../../domain/applications/application-event';
import { newsTopics } from '../../../domain/applications/news';
import { fromParser, maybe, number, oneOf, text, type Codec } from '../codec';
import { allOf, field, objectOf, turned } from '../record';
import { candidateId, communityId, email, instant, positionId } from '../wire/fields';
import { status } from '../wire/vocabulary';
import { wireApplication } from './application.wire';
import { actorIn, changeIn } from './event.wire';
import { reason } from './reason.wire';

/* An event as employers' systems are told it, in lists and by webhooks. */

/** A whole number from 1, up to `most`. */
export const countFrom1 = (name: string, most?: number): Codec<number> =>
  fromParser({
    name,
    wire: number,
    parse: (n): E.Either<'NotACount', number> =>
      Number.isSafeInteger(n) && n > 0 && n <= (most ?? n) ? E.right(n) : E.left('NotACount'),
    print: (n) => n,
    jsonSchema: { type: 'integer', minimum: 1, ...(most === undefined ? {} : { maximum: most }) },
  });

/** A number that callers see as a word that begins with this. */
export const prefixedNumber = (name: string, prefix: string, example: string): Codec<number> =>
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

const idPrefix = 'evt_';

/** The same for ever, in lists and wherever an event is told. */
export const eventId = prefixedNumber("an event's id", idPrefix, 'evt_4711');

/** Whose application it happened to, and what it became. `data` of the event. */
type Data = Omit<PlacedEvent, 'id' | 'type' | 'at' | 'by' | 'place'>;

const data: Codec<Data> = objectOf(
  allOf<Data>({
    candidateId: field('candidate_id', candidateId),
    email: field('email', email),
    positionId: field('position_id', positionId),
    communityId: field('community_id', communityId),
    sequence: field('sequence', countFrom1('a number from 1')),
    change: changeIn(field('status_before', maybe(status)), field('application', maybe(wireApplication))),
    reason: field('reason', maybe(reason)),
    topic: field('topic', maybe(oneOf(...newsTopics))),
  }),
);

/** A type of event. */
export const eventType = oneOf(...eventTypes);

/** What happened, without where it stands among other events. */
type Told = Omit<PlacedEvent, 'id' | 'place'>;

/** All of an event but where it stands among others. */
export const toldParts = turned(
  allOf({
    type: field('type', eventType),
    at: field('timestamp', instant),
    by: actorIn('by', field('by_name', maybe(text))),
    data: field('data', data),
  }),
  ({ data: rest, ...event }): Told => ({ ...event, ...rest }),
  ({ type, at, by, ...rest }) => ({ type, at, by, data: rest }),
);

const webhookBody: Codec<Told> = objectOf(toldParts);

/** An event as receivers of webhooks get it: its id in a header, all else in the body. */
export const writeWebhookBody = (event: PlacedEvent): { readonly id: string; readonly body: string } => ({
  id: `${idPrefix}${event.id}`,
  body: JSON.stringify(webhookBody.type.encode(event)),
});
