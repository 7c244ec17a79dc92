import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import {
  placedTogether,
  type EventByApplication,
  type EventInShort,
  type EventOnRecord,
  type Events,
  type PlacedEvent,
} from '../../../application/applications/events.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import { newsTopics } from '../../../domain/applications/news';
import { eventTypes, type ApplicationEvent } from '../../../domain/applications/application-event';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { wireApplication } from '../../contract/applications/application.wire';
import { actorIn, changeIn } from '../../contract/applications/event.wire';
import { reason } from '../../contract/applications/reason.wire';
import { flag, number, oneOf, struct, text } from '../../contract/codec';
import { absent, allOf, field, turned } from '../../contract/record';
import { communityId, positionId } from '../../contract/wire/fields';
import { candidateId, email, instant, json, orNull, reading, rowsOf, status } from '../postgres/columns';
import type { Id } from '../postgres/tables';
import type { Unit } from '../postgres/unit';

/** Only the columns that Kysely's statements name. */
interface ApplicationEventsTable {
  readonly id: Id;
  readonly application_id: number;
  readonly sequence: number;
  readonly place: number | null;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly application_events: ApplicationEventsTable;
  }
}

const eventParts = {
  type: field('type', oneOf(...eventTypes)),
  at: field('at', instant),
  by: actorIn('actor', field('actor_name', orNull(text))),
  change: changeIn(field('status_before', orNull(status)), field('application', orNull(json(wireApplication)))),
  reason: field('reason', orNull(reason)),
  topic: field('topic', orNull(oneOf(...newsTopics))),
} as const;

const event = allOf<ApplicationEvent>(eventParts);
const onRecord = allOf<EventOnRecord>({ id: field('id', number), sequence: field('sequence', number), ...eventParts });
const ofApplication = allOf<EventByApplication>({
  id: field('id', number),
  sequence: field('sequence', number),
  application: field('application_id', number),
  positionId: field('position_id', positionId),
  ...eventParts,
});

const short = allOf<EventInShort>({
  application: field('application_id', number),
  sequence: field('sequence', number),
  type: eventParts.type,
  at: eventParts.at,
  by: turned(
    actorIn('actor', absent<string | undefined>(undefined)),
    ({ _tag }) => _tag,
    (_tag) => (_tag === 'Employer' ? { _tag, name: undefined } : { _tag }),
  ),
});

/** An event among those of all applications, with `candidate_id`, `email`, `position_id` and `community_id` beside its columns. */
export const placed = allOf<PlacedEvent>({
  id: field('id', number),
  sequence: field('sequence', number),
  place: field('place', number),
  candidateId: field('candidate_id', candidateId),
  email: field('email', email),
  positionId: field('position_id', positionId),
  communityId: field('community_id', communityId),
  ...eventParts,
});

const placing = reading(struct({ last: number, are_all: flag }), ({ last, are_all }) => ({ last, areAll: are_all }));

/** Until the transaction ends, nobody else gives events their places or reads on for webhooks. */
export const orderLocked = sql`select from pg_advisory_xact_lock(8157001)`;

/** `application_events.…`, as the parts of an event name its columns. */
const itsColumns = sql.raw(
  Object.keys(onRecord.fields)
    .map((column) => `e.${column}`)
    .join(', '),
);

export const events = ({ db, all, one, done }: Unit): Events => {
  const run = (statement: ReturnType<typeof sql>) => ({
    execute: async () => (await statement.execute(db)).rows,
  });
  // Two at once get the same number, and one of them is written again: the unit of work knows a key that was written meanwhile.
  const insert =
    (candidate: CandidateId, position: PositionId, carriedAt: Instant | undefined) =>
    (happened: ApplicationEvent): FromStore<undefined> => {
      const {
        type,
        at,
        actor: who,
        actor_name,
        status_before,
        application,
        reason: why,
        topic,
      } = event.encode(happened);
      return done(
        run(sql`
          insert into application_events
            (application_id, sequence, type, at, actor, actor_name, status_before, application, reason, topic, carried_at)
          select a.id, 1 + coalesce((select max(sequence) from application_events where application_id = a.id), 0),
            ${type}::text, ${at}::timestamptz, ${who}::text, ${actor_name}::text, ${status_before}::smallint,
            ${application}::jsonb, ${why}::text, ${topic}::text, ${carriedAt === undefined ? null : printIsoInstant(carriedAt)}::timestamptz
          from applications a where a.candidate_id = ${candidate} and a.position_id = ${position}`),
      );
    };
  return {
    add: (candidate, position, happened) => insert(candidate, position, undefined)(happened),
    carryOver: (candidate, position, history, at) =>
      pipe(
        history,
        TE.traverseSeqArray(insert(candidate, position, at)),
        TE.map(() => undefined),
      ),
    of: (candidate, position) =>
      all(
        'application_events',
        rowsOf(onRecord),
        run(sql`
          select ${itsColumns} from application_events e
          join applications a on a.id = e.application_id
          where a.candidate_id = ${candidate} and a.position_id = ${position}
          order by e.sequence`),
      ),
    byApplication: (after, limit) =>
      all(
        'application_events',
        rowsOf(ofApplication),
        run(sql`
          select ${itsColumns}, e.application_id, a.position_id
          from (
            select * from application_events
            where (application_id, sequence) > (${after?.application ?? 0}::bigint, ${after?.sequence ?? 0}::integer)
            order by application_id, sequence limit ${limit}
          ) e
          join applications a on a.id = e.application_id
          order by e.application_id, e.sequence`),
      ),
    inShort: (position, types, after, limit) =>
      all(
        'application_events',
        rowsOf(short),
        run(sql`
          select e.application_id, e.sequence, e.type, e.at, e.actor
          from applications a
          cross join lateral (
            select application_id, sequence, type, at, actor from application_events
            where application_id = a.id and type = any (${types}::text[])
              and (a.id > ${after?.application ?? 0}::bigint or sequence > ${after?.sequence ?? 0}::integer)
            order by sequence
          ) e
          where a.position_id = ${position} and a.id >= ${after?.application ?? 0}::bigint
          order by a.id, e.sequence limit ${limit}`),
      ),
    place: (most = placedTogether) =>
      pipe(
        // Two at once take turns. What the first placed is seen by the second statement of the other.
        done(run(orderLocked)),
        TE.flatMap(() =>
          done(
            run(sql`
              update application_events set place = last.place + unplaced.n
              from (select coalesce(max(place), 0) as place from application_events) as last, (
                select id, row_number() over (order by id) as n
                from (select id from application_events where place is null order by id limit ${most}) as next
              ) as unplaced
              where application_events.id = unplaced.id`),
          ),
        ),
        TE.flatMap(() =>
          one(
            'application_events',
            placing,
            run(sql`
              select coalesce(max(place), 0) as last,
                not exists (select from application_events where place is null) as are_all
              from application_events`),
          ),
        ),
      ),
    page: ({ after, types, limit }) =>
      all(
        'application_events',
        rowsOf(placed),
        run(sql`
          select ${itsColumns}, e.place, a.candidate_id, c.email, a.position_id, p.community_id
          from (
            select * from application_events
            where place > ${after} and (${types ?? null}::text[] is null or type = any (${types ?? null}::text[]))
            order by place limit ${limit}
          ) e
          join applications a on a.id = e.application_id
          join candidates c on c.id = a.candidate_id
          join positions p on p.position_id = a.position_id
          order by e.place`),
      ),
  };
};
