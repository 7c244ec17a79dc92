import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import {
  mostWaiting,
  webhookStates,
  type WebhookOnFile,
  type Webhooks,
} from '../../../application/webhooks/webhooks.store';
import { parseSecretSeed } from '../../../application/ports/secrets';
import { eventTypes } from '../../../domain/applications/application-event';
import { printIsoInstant } from '../../../domain/time/instant';
import { orderLocked } from '../applications/events.repository';
import { fromParser, listOf, number, oneOf, struct, text } from '../../contract/codec';
import { instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Id } from '../postgres/tables';
import type { Unit } from '../postgres/unit';

/** Only the columns that Kysely's statements name. */
interface WebhooksTable {
  readonly id: Id;
  readonly state: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly webhooks: WebhooksTable;
  }
}

/** What a secret is derived from. */
export const seed = fromParser({
  name: "a secret's seed",
  wire: text,
  parse: parseSecretSeed,
  print: (value: string) => value,
});

const onFile: Reading<WebhookOnFile> = reading(
  struct({
    id: number,
    url: text,
    types: orNull(listOf(oneOf(...eventTypes))),
    state: oneOf(...webhookStates),
    last_success_at: orNull(instant),
    waiting: number,
    given_up: number,
  }),
  ({ last_success_at, given_up, ...row }) => ({ ...row, lastSuccessAt: last_success_at, givenUp: given_up }),
);

const anId = reading(struct({ id: number }), ({ id }) => id);

/** The lock under which webhooks are added, so that there are never too many. */
const adding = sql`select from pg_advisory_xact_lock(8157003)`;

export const webhooks = ({ db, all, first, done }: Unit): Webhooks => {
  const run = (statement: ReturnType<typeof sql>) => ({
    execute: async () => (await statement.execute(db)).rows,
  });
  const changed = (statement: ReturnType<typeof sql>) =>
    pipe(first('webhooks', anId, run(statement)), TE.map(O.isSome));
  return {
    add: ({ url, types, seed: itsSeed, after }, most) =>
      pipe(
        done(run(adding)),
        TE.flatMap(() =>
          first(
            'webhooks',
            anId,
            run(sql`
              insert into webhooks (url, types, seed, read_to)
              select ${url}::text, ${types === undefined ? null : JSON.stringify(types)}::jsonb, ${itsSeed}::text, ${after}::bigint
              where (select count(*) from webhooks) < ${most}
              returning id`),
          ),
        ),
      ),
    all: () =>
      all(
        'webhooks',
        onFile,
        run(sql`
          select id, url, types, state, last_success_at, given_up, (
            select count(*) from (
              (select 1 from deliveries where webhook_id = webhooks.id limit ${mostWaiting})
              union all
              (select 1 from application_events
               where place > read_to and (types is null or types ? type) and (carried_at is null or place <= replayed_to)
               limit ${mostWaiting})
              limit ${mostWaiting}
            ) as waiting) as waiting
          from webhooks order by id`),
      ),
    remove: (id) =>
      pipe(
        // What others add meanwhile is seen by the statements behind it.
        done(run(orderLocked)),
        TE.flatMap(() => done(run(sql`delete from deliveries where webhook_id = ${id}`))),
        TE.flatMap(() => changed(sql`delete from webhooks where id = ${id} returning id`)),
      ),
    rotate: (id, next, oldUntil) =>
      changed(sql`
        update webhooks set seed = ${next}, old_seed = seed, old_seed_until = ${printIsoInstant(oldUntil)}::timestamptz
        where id = ${id} returning id`),
    replay: (id, after) =>
      pipe(
        done(run(orderLocked)),
        TE.flatMap(() => done(run(sql`delete from deliveries where webhook_id = ${id}`))),
        TE.flatMap(() =>
          changed(sql`
            update webhooks set read_to = ${after}, state = 'on', given_up = 0,
              replayed_to = (select coalesce(max(place), 0) from application_events)
            where id = ${id} returning id`),
        ),
      ),
    someOn: () =>
      // Asked after each act: a plain read has no BEGIN and no COMMIT.
      pipe(
        first('webhooks', anId, db.selectFrom('webhooks').select('id').where('state', '=', 'on').limit(1)),
        TE.map(O.isSome),
      ),
  };
};
