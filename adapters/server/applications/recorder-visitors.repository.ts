import { sql } from 'kysely';
import type { RecorderVisitors } from '../../../application/applications/applications.store';
import type { RecorderVisitor } from '../../../domain/applications/recorder-visitor';
import { struct } from '../../contract/codec';
import { recorderVisitor } from '../../contract/applications/recorder.wire';
import { reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface RecorderVisitorsTable {
  readonly application_id: number;
  readonly visitor: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly recorder_visitors: RecorderVisitorsTable;
  }
}

const kept: Reading<RecorderVisitor> = reading(struct({ visitor: recorderVisitor }), (row) => row.visitor);

export const recorderVisitors = ({ db, first, done }: Unit): RecorderVisitors => ({
  put: (candidate, position, visitor) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into recorder_visitors (application_id, visitor)
            select id, ${visitor} from applications where candidate_id = ${candidate} and position_id = ${position}
            on conflict (application_id) do update set visitor = excluded.visitor`.execute(db)
        ).rows,
    }),
  of: (candidate, position) =>
    first(
      'recorder_visitors',
      kept,
      db
        .selectFrom('recorder_visitors')
        .innerJoin('applications', 'applications.id', 'recorder_visitors.application_id')
        .select('recorder_visitors.visitor')
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position),
    ),
});
