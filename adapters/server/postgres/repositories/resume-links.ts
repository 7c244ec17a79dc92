import type { ResumeLink, ResumeLinks } from '../../../../application/ports/unit-of-work/resumes';
import { printIsoInstant, type Instant } from '../../../../domain/time/instant';
import { struct } from '../../../contract/codec';
import { positionId } from '../../../contract/wire/fields';
import { candidateId, instant, orNull, reading, type Reading } from '../columns';
import type { Unit } from '../unit';

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

export const resumeLinks = ({ db, all, first, done }: Unit): ResumeLinks => ({
  add: (code, candidate, position, at) =>
    done(
      db.insertInto('resume_links').values({
        sealed: code,
        candidate_id: candidate,
        position_id: position,
        issued_at: printIsoInstant(at),
        used_at: null,
      }),
    ),
  issuedSince: (candidate, since) =>
    all(
      'resume_links',
      issuedAt,
      db
        .selectFrom('resume_links')
        .select('issued_at')
        .where('candidate_id', '=', candidate)
        .where('issued_at', '>=', printIsoInstant(since)),
    ),
  find: (code) =>
    first(
      'resume_links',
      link,
      db
        .selectFrom('resume_links')
        .select(['candidate_id', 'position_id', 'issued_at', 'used_at'])
        .where('sealed', '=', code),
    ),
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
