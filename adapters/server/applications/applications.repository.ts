import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type RawBuilder } from 'kysely';
import type {
  Applications,
  ApplicationsFilter,
  ApplicationWithPosition,
} from '../../../application/applications/applications.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { codeOf } from '../../../domain/applications/status-catalogue';
import type { PositionId } from '../../../domain/ids/position-ids';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { flag, number, struct, text } from '../../contract/codec';
import { objectOf } from '../../contract/record';
import { particulars } from '../../contract/applications/particulars.wire';
import { reading, rowsOf, selected } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import {
  application as columns,
  applicationOf,
  applicationRow,
  candidatesRow,
  type ApplicationRow,
} from './application-row.repository';
import { announcing, lastArrived } from './arrivals.repository';

const row = rowsOf(applicationRow);
const idRow = reading(struct({ id: number }), (row) => row.id);
const came = reading(struct({ some: flag }), ({ some }) => some);
/** As the import wrote it. */
const particularsRow = reading(struct({ content: objectOf(particulars(text)) }), (row) => row.content);

/** The query's order keeps the rows of one application together. */
const grouped = <Row extends ApplicationRow>(rows: readonly Row[]): readonly [Row, ...Row[]][] => {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].id === row.id) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

const joined = (rows: readonly ApplicationRow[]): readonly ApplicationWithPosition[] =>
  grouped(rows).map(applicationOf);

const always = sql`true`;

const cameAfter = (at: Instant) => sql`or e.carried_at > ${printIsoInstant(at)}::timestamptz`;

/** The ids of the next page. `someCame`: an import brought events after `changedAfter`. One position or community is read position by position, because each has an index in this order. */
const nextIds = (
  after: number,
  upTo: number,
  limit: number,
  only: Partial<ApplicationsFilter>,
  someCame: boolean,
): RawBuilder<unknown> => {
  const { positionId, communityId, status, changedAfter } = only;
  const changed =
    changedAfter === undefined
      ? always
      : sql`exists (select from application_events e
          where e.application_id = a.id
            and (e.at > ${printIsoInstant(changedAfter)}::timestamptz ${someCame ? cameAfter(changedAfter) : sql``}))`;
  const itself = sql`
    a.id > ${after} and a.id <= ${upTo} and ${status === undefined ? always : sql`a.status = ${codeOf(status)}`} and ${changed}
    order by a.id limit ${limit}`;
  if (positionId === undefined && communityId === undefined)
    return sql`select a.id from applications a where ${itself}`;
  return sql`
    select one.id from positions p
    cross join lateral (select a.id from applications a where a.position_id = p.position_id and ${itself}) one
    where ${positionId === undefined ? always : sql`p.position_id = ${positionId}`}
      and ${communityId === undefined ? always : sql`p.community_id = ${communityId}`}
    order by one.id limit ${limit}`;
};

export const applications = (unit: Unit): Applications => {
  const { db, all, first, one, done } = unit;
  const announce = announcing(unit);
  const run = (statement: ReturnType<typeof sql>) => ({
    execute: async () => (await statement.execute(db)).rows,
  });
  const found = () =>
    db
      .selectFrom('applications')
      .innerJoin('positions', 'positions.position_id', 'applications.position_id')
      .leftJoin('appointments', 'appointments.application_id', 'applications.id')
      .leftJoin('slots', 'slots.id', 'appointments.slot_id')
      .leftJoin('appointment_revisions', (join) =>
        join
          .onRef('appointment_revisions.application_id', '=', 'appointments.application_id')
          .onRef('appointment_revisions.stage', '=', 'appointments.stage'),
      )
      .orderBy('applications.id');
  const foundHere = () => found().select(selected(applicationRow));
  const find = (candidate: CandidateId, position: PositionId): FromStore<O.Option<ApplicationWithPosition>> =>
    pipe(
      all(
        'applications',
        row,
        foundHere().where('applications.candidate_id', '=', candidate).where('applications.position_id', '=', position),
      ),
      TE.map((rows) => O.fromNullable(joined(rows)[0])),
    );

  return {
    of: (candidate) =>
      pipe(all('applications', row, foundHere().where('applications.candidate_id', '=', candidate)), TE.map(joined)),
    page: (after = 0, limit, only = {}) =>
      pipe(
        // The best plan depends on the instant, so the next statement gets a plan of its own. Only after an import must it look at `carried_at`, too.
        only.changedAfter === undefined
          ? TE.right(false)
          : one(
              'application_events',
              came,
              run(sql`
                select coalesce((
                  select max(carried_at) from application_events where carried_at is not null
                ) > ${printIsoInstant(only.changedAfter)}::timestamptz, false) as some
                from set_config('plan_cache_mode', 'force_custom_plan', true)`),
            ),
        TE.bindTo('someCame'),
        TE.bind('upTo', () => lastArrived(unit)),
        TE.flatMap(({ someCame, upTo }) =>
          all(
            'applications',
            rowsOf(candidatesRow),
            found()
              .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
              .select(selected(candidatesRow))
              .where(sql<boolean>`applications.id in (${nextIds(after, upTo, limit, only, someCame)})`),
          ),
        ),
        TE.map((rows) => {
          const groups = grouped(rows);
          return {
            applications: groups.map((group) => ({ ...applicationOf(group), candidate: group[0].candidate })),
            next: groups.length < limit ? undefined : groups.at(-1)?.[0].id,
          };
        }),
      ),
    /*
     * Two statements: after waiting for the lock, a single statement would see the application's new state, but the appointments from before it
     * waited. The first answers nothing, so that both are one round trip.
     */
    lock: (candidate, position) =>
      pipe(
        done(
          run(sql`select from applications where candidate_id = ${candidate} and position_id = ${position} for update`),
        ),
        TE.flatMap(() => find(candidate, position)),
      ),
    find,
    particularsOf: (candidate, position) =>
      first(
        'application_particulars',
        particularsRow,
        db
          .selectFrom('application_particulars')
          .innerJoin('applications', 'applications.id', 'application_particulars.application_id')
          .select('content')
          .where('candidate_id', '=', candidate)
          .where('position_id', '=', position),
      ),
    add: (candidate, application) =>
      pipe(
        announce(),
        TE.flatMap(() =>
          first(
            'applications',
            idRow,
            db
              .insertInto('applications')
              .values({ candidate_id: candidate, position_id: application.positionId, ...columns.encode(application) })
              .onConflict((conflict) => conflict.columns(['candidate_id', 'position_id']).doNothing())
              .returning('id'),
          ),
        ),
        TE.map(O.isSome),
      ),
    save: (candidate, application) =>
      done(
        db
          .updateTable('applications')
          .set(columns.encode(application))
          .where('candidate_id', '=', candidate)
          .where('position_id', '=', application.positionId),
      ),
  };
};
