import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql } from 'kysely';
import type { Applications, ApplicationWithPosition } from '../../../application/applications/applications.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { PositionId } from '../../../domain/ids/position-ids';
import { number, struct, text } from '../../contract/codec';
import { objectOf } from '../../contract/record';
import { particulars } from '../../contract/applications/particulars.wire';
import { reading, rowsOf, selected } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import {
  application as columns,
  applicationOf,
  applicationRow,
  type ApplicationRow,
} from './application-row.repository';

const row = rowsOf(applicationRow);
const idRow = reading(struct({ id: number }), (row) => row.id);
/** As the import wrote it. */
const particularsRow = reading(struct({ content: objectOf(particulars(text)) }), (row) => row.content);

/** The query's order keeps the rows of one application together. */
const grouped = (rows: readonly ApplicationRow[]): readonly [ApplicationRow, ...ApplicationRow[]][] => {
  const groups: [ApplicationRow, ...ApplicationRow[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && last[0].id === row.id) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

const joined = (rows: readonly ApplicationRow[]): readonly ApplicationWithPosition[] =>
  grouped(rows).map(applicationOf);

export const applications = ({ db, all, first, done }: Unit): Applications => {
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
      .select(selected(applicationRow))
      .orderBy('applications.id');
  const find = (candidate: CandidateId, position: PositionId): FromStore<O.Option<ApplicationWithPosition>> =>
    pipe(
      all(
        'applications',
        row,
        found().where('applications.candidate_id', '=', candidate).where('applications.position_id', '=', position),
      ),
      TE.map((rows) => O.fromNullable(joined(rows)[0])),
    );

  return {
    of: (candidate) =>
      pipe(all('applications', row, found().where('applications.candidate_id', '=', candidate)), TE.map(joined)),
    page: (after = 0, limit) =>
      pipe(
        all(
          'applications',
          row,
          found().where('applications.id', 'in', (eb) =>
            eb.selectFrom('applications').select('id').where('id', '>', after).orderBy('id').limit(limit),
          ),
        ),
        TE.map((rows) => {
          const groups = grouped(rows);
          return {
            applications: groups.map(applicationOf),
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
        done({
          execute: async () =>
            (
              await sql`select from applications where candidate_id = ${candidate} and position_id = ${position} for update`.execute(
                db,
              )
            ).rows,
        }),
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
        first(
          'applications',
          idRow,
          db
            .insertInto('applications')
            .values({ candidate_id: candidate, position_id: application.positionId, ...columns.encode(application) })
            .onConflict((conflict) => conflict.columns(['candidate_id', 'position_id']).doNothing())
            .returning('id'),
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
