import { sql } from 'kysely';
import type { InterviewerPass, Interviewers } from '../../../application/live-interview/interviewers.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct, text } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { candidateId, instant, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface InterviewerLinksTable {
  readonly link: string;
  readonly application_id: number;
  readonly name: string;
  readonly until: string;
  readonly used_at: string | null;
  readonly session: string | null;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly interviewer_links: InterviewerLinksTable;
  }
}

const pass: Reading<InterviewerPass> = reading(
  struct({ candidate_id: candidateId, position_id: positionId, name: text, until: instant }),
  (row) => ({ candidateId: row.candidate_id, positionId: row.position_id, name: row.name, until: row.until }),
);

export const interviewers = ({ db, first, done }: Unit): Interviewers => ({
  addLink: (link, { candidateId: candidate, positionId: position, name, until }) =>
    done({
      execute: async () =>
        (
          await sql`
            insert into interviewer_links (link, application_id, name, until)
            select ${link}::text, id, ${name}::text, ${printIsoInstant(until)}::timestamptz from applications
            where candidate_id = ${candidate} and position_id = ${position}`.execute(db)
        ).rows,
    }),
  useLink: (link, session, at) =>
    first('interviewer_links', pass, {
      execute: async () =>
        (
          await sql`
            update interviewer_links set used_at = ${printIsoInstant(at)}::timestamptz, session = ${session}::text
            from applications
            where applications.id = interviewer_links.application_id and link = ${link} and used_at is null
            returning candidate_id, position_id, name, until`.execute(db)
        ).rows,
    }),
  withSession: (session) =>
    first(
      'interviewer_links',
      pass,
      db
        .selectFrom('interviewer_links')
        .innerJoin('applications', 'applications.id', 'interviewer_links.application_id')
        .select([
          'applications.candidate_id',
          'applications.position_id',
          'interviewer_links.name',
          'interviewer_links.until',
        ])
        .where('interviewer_links.session', '=', session),
    ),
});
