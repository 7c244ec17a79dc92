import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import {
  mostWaiting,
  type Deliveries,
  type Receiver,
  type TakenDelivery,
} from '../../../application/webhooks/webhooks.store';
import { eventTypes } from '../../../domain/applications/application-event';
import { printIsoInstant } from '../../../domain/time/instant';
import { orderLocked, placed } from '../applications/events.repository';
import { number, struct, text } from '../../contract/codec';
import { allOf, field, turned } from '../../contract/record';
import { instant, orNull, reading, rowsOf } from '../postgres/columns';
import type { Id } from '../postgres/tables';
import type { Unit } from '../postgres/unit';
import { seed } from './webhooks.repository';

/** Only the columns that Kysely's statements name. */
interface DeliveriesTable {
  readonly id: Id;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly deliveries: DeliveriesTable;
  }
}

const receiver = turned(
  allOf({
    webhookId: field('webhook_id', number),
    url: field('url', text),
    seed: field('seed', seed),
    old: field('old_seed', orNull(seed)),
    until: field('old_seed_until', orNull(instant)),
    lastSuccessAt: field('last_success_at', orNull(instant)),
  }),
  ({ old, until, ...rest }): Receiver => ({
    ...rest,
    oldSeed: old === undefined || until === undefined ? undefined : { seed: old, until },
  }),
  ({ oldSeed, ...rest }) => ({ ...rest, old: oldSeed?.seed, until: oldSeed?.until }),
);

const taken = allOf<TakenDelivery>({
  id: field('delivery_id', number),
  receiver,
  event: placed,
  tries: field('tries', number),
  triedSince: field('tried_since', orNull(instant)),
});

const howMany = reading(struct({ added: number }), ({ added }) => added);

const aTaker = reading(struct({ taken_by: text }), ({ taken_by }) => taken_by);

/** The columns of an event among those of all applications. */
const ofEvents = sql.raw(
  Object.keys(placed.fields)
    .map((column) => {
      const table = { candidate_id: 'a', position_id: 'a', email: 'c', community_id: 'p' }[column] ?? 'e';
      return `${table}.${column}`;
    })
    .join(', '),
);

export const deliveries = ({ db, all, first, one, done }: Unit): Deliveries => {
  const run = (statement: ReturnType<typeof sql>) => ({
    execute: async () => (await statement.execute(db)).rows,
  });
  const free = sql`taken_by = null`;
  const its = (id: number, taker: string) => sql`where id = ${id} and taken_by = ${taker}`;
  return {
    add: (at) =>
      pipe(
        // Others who add, and whoever replays, wait: what they wrote is seen by the second statement.
        done(run(orderLocked)),
        TE.flatMap(() =>
          one(
            'deliveries',
            howMany,
            run(sql`
              with last as (
                select coalesce(max(place), 0) as place from application_events
              ), behind as (
                select id, types, read_to, replayed_to, last.place as last,
                  ${mostWaiting} - (select count(*) from deliveries where webhook_id = webhooks.id) as room
                from webhooks, last where state = 'on' and read_to < last.place
              ), next as (
                select behind.id as webhook_id, e.id, e.application_id, e.place
                from behind cross join lateral (
                  select id, application_id, place from application_events
                  where place > read_to and (types is null or types ? type) and (carried_at is null or place <= replayed_to)
                  order by place limit greatest(room, 0)
                ) as e
              ), added as (
                insert into deliveries (webhook_id, event_id, application_id, place, due)
                select webhook_id, id, application_id, place, ${printIsoInstant(at)}::timestamptz from next
                returning webhook_id, place
              ), moved as (
                update webhooks set read_to = case when found.count < room then last else found.until end
                from (
                  select behind.id, room, last, count(place) as count, max(place) as until
                  from behind left join added on webhook_id = behind.id
                  where room > 0 group by behind.id, room, last
                ) as found
                where webhooks.id = found.id
              )
              select count(*) as added from added`),
          ),
        ),
        TE.map((added) => added > 0),
      ),
    // An event of a type that only a later release knows waits for that release.
    take: (taker, now, without) =>
      first(
        'deliveries',
        rowsOf(taken),
        run(sql`
          with next as (
            select d.id from deliveries d
            join webhooks w on w.id = d.webhook_id
            join application_events known on known.id = d.event_id and known.type = any (${eventTypes}::text[])
            where d.taken_by is null and d.due <= ${printIsoInstant(now)}::timestamptz
              and w.state = 'on' and w.id <> all (${without}::bigint[])
              and not exists (
                select from deliveries earlier
                where earlier.webhook_id = d.webhook_id and earlier.application_id = d.application_id and earlier.place < d.place)
            order by d.due, d.place, d.id limit 1 for update of d skip locked
          ), taken as (
            update deliveries set taken_by = ${taker} from next where deliveries.id = next.id
            returning deliveries.id as delivery_id, webhook_id, event_id, tries, tried_since
          )
          select delivery_id, webhook_id, tries, tried_since, url, seed, old_seed, old_seed_until, last_success_at, ${ofEvents}
          from taken
          join webhooks w on w.id = webhook_id
          join application_events e on e.id = event_id
          join applications a on a.id = e.application_id
          join candidates c on c.id = a.candidate_id
          join positions p on p.position_id = a.position_id`),
      ),
    accepted: (id, taker, at) =>
      done(
        run(sql`
          with gone as (delete from deliveries ${its(id, taker)} returning webhook_id)
          update webhooks set last_success_at = ${printIsoInstant(at)}::timestamptz
          from gone where webhooks.id = gone.webhook_id`),
      ),
    tryAgain: (id, taker, at, due) =>
      done(
        run(sql`
          update deliveries set ${free}, tries = tries + 1, due = ${printIsoInstant(due)}::timestamptz,
            tried_since = coalesce(tried_since, ${printIsoInstant(at)}::timestamptz)
          ${its(id, taker)}`),
      ),
    switchOff: (id, taker, state) =>
      done(
        run(sql`
          with freed as (update deliveries set ${free} ${its(id, taker)} returning webhook_id)
          update webhooks set state = ${state} from freed where webhooks.id = freed.webhook_id`),
      ),
    giveUp: (id, taker) =>
      done(
        run(sql`
          with gone as (delete from deliveries ${its(id, taker)} returning webhook_id)
          update webhooks set given_up = given_up + 1 from gone where webhooks.id = gone.webhook_id`),
      ),
    putBackAllBut: (taker, ids) =>
      done(
        run(sql`
          update deliveries set ${free} where taken_by = ${taker} and id <> all (${ids}::bigint[])`),
      ),
    takers: () =>
      all(
        'deliveries',
        aTaker,
        run(sql`select distinct taken_by from deliveries where taken_by is not null order by taken_by`),
      ),
  };
};
