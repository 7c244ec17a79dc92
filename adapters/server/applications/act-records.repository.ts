import { sql } from 'kysely';
import { candidateActs, type CandidateActName } from '../../../domain/applications/act-refusals';
import type { Id } from '../postgres/tables';
import type { ActOnRecord, ActRecords } from '../../../application/applications/applications.store';
import { parseReason } from '../../../domain/applications/reason';
import { printIsoInstant } from '../../../domain/time/instant';
import { fromParser, oneOf, struct, text } from '../../contract/codec';
import { instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface ApplicationActsTable {
  readonly id: Id;
  readonly application_id: number;
  readonly act: CandidateActName;
  readonly reason: string | null;
  readonly at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly application_acts: ApplicationActsTable;
  }
}

const reason = fromParser({ name: 'a reason', wire: text, parse: parseReason, print: String });

const record: Reading<ActOnRecord> = reading(
  struct({ act: oneOf(...candidateActs), reason: orNull(reason), at: instant }),
  (row) => row,
);

export const actRecords = ({ db, all, done }: Unit): ActRecords => ({
  add: (candidate, position, { act, reason: why, at }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into application_acts (application_id, act, reason, at)
            select id, ${act}::text, ${why ?? null}::text, ${printIsoInstant(at)}::timestamptz
            from applications where candidate_id = ${candidate} and position_id = ${position}`.execute(db)
        ).rows,
    }),
  of: (candidate, position) =>
    all(
      'application_acts',
      record,
      db
        .selectFrom('application_acts')
        .innerJoin('applications', 'applications.id', 'application_acts.application_id')
        .select(['application_acts.act', 'application_acts.reason', 'application_acts.at'])
        .where('applications.candidate_id', '=', candidate)
        .where('applications.position_id', '=', position)
        .orderBy('application_acts.id'),
    ),
});
