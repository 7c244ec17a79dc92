import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type Generated } from 'kysely';
import type { Sealed } from '../../../application/ports/secrets';
import type { ResumeLink, ResumeLinks } from '../../../application/resumes/resumes.store';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { struct } from '../../contract/codec';
import { positionId } from '../../contract/wire/fields';
import { candidateId, instant, orNull, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface ResumeLinksTable {
  readonly sealed: string;
  readonly candidate_id: number;
  readonly position_id: number;
  readonly issued_at: string;
  readonly used_at: string | null;
  readonly sent_to: string | null;
  readonly proven: Generated<boolean>;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly resume_links: ResumeLinksTable;
  }
}

const link: Reading<ResumeLink> = reading(
  struct({ candidate_id: candidateId, position_id: positionId, issued_at: instant, used_at: orNull(instant) }),
  (row) => ({
    candidateId: row.candidate_id,
    positionId: row.position_id,
    issuedAt: row.issued_at,
    usedAt: row.used_at,
  }),
);

const issuedAt: Reading<Instant> = reading(struct({ issued_at: instant }), (row) => row.issued_at);

const named = (db: Unit['db'], code: Sealed) =>
  db
    .selectFrom('resume_links')
    .select(['candidate_id', 'position_id', 'issued_at', 'used_at'])
    .where('sealed', '=', code);

/** Advisory locks of this kind; the other half of the key is the address that links are mailed to. */
const recipientLocks = 2_411;

export const resumeLinks = ({ db, all, first, done }: Unit): ResumeLinks => ({
  add: (code, { candidateId: candidate, positionId: position, issuedAt: at, sentTo, proven }) =>
    done(
      db.insertInto('resume_links').values({
        sealed: code,
        candidate_id: candidate,
        position_id: position,
        issued_at: printIsoInstant(at),
        used_at: null,
        sent_to: sentTo,
        proven,
      }),
    ),
  // Each lock is a separate statement before the read: see the codes of sign-in.
  issuedSince: (candidate, since) =>
    pipe(
      done({
        execute: async () => (await sql`select from candidates where id = ${candidate} for update`.execute(db)).rows,
      }),
      TE.flatMap(() =>
        all(
          'resume_links',
          issuedAt,
          db
            .selectFrom('resume_links')
            .select('issued_at')
            .where('candidate_id', '=', candidate)
            .where('issued_at', '>=', printIsoInstant(since)),
        ),
      ),
    ),
  sentByOthers: (to, since) =>
    pipe(
      done({
        execute: async () =>
          (await sql`select from pg_advisory_xact_lock(${recipientLocks}::int, hashtext(${to}))`.execute(db)).rows,
      }),
      TE.flatMap(() =>
        all(
          'resume_links',
          issuedAt,
          db
            .selectFrom('resume_links')
            .innerJoin('candidates', 'candidates.id', 'resume_links.candidate_id')
            .select('resume_links.issued_at')
            .where('resume_links.sent_to', '=', to)
            .where('resume_links.issued_at', '>=', printIsoInstant(since))
            .where('candidates.email', '<>', to),
        ),
      ),
    ),
  find: (code) => first('resume_links', link, named(db, code)),
  keepOpen: (code) => first('resume_links', link, named(db, code).forUpdate()),
  useUp: (candidate, position, at) =>
    done(
      db
        .updateTable('resume_links')
        .set({ used_at: printIsoInstant(at) })
        .where('candidate_id', '=', candidate)
        .where('position_id', '=', position)
        .where('used_at', 'is', null),
    ),
});
