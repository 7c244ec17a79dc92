import type { Sessions, StoredSession } from '../../../../application/ports/unit-of-work/people';
import { printIsoInstant } from '../../../../domain/time/instant';
import { struct } from '../../../contract/codec';
import { candidateId, instant, orNull, reading, type Reading } from '../columns';
import type { Unit } from '../unit';

const session: Reading<StoredSession> = reading(
  struct({ candidate_id: candidateId, last_used_at: instant, ends_at: orNull(instant) }),
  (row) => ({ candidateId: row.candidate_id, lastUsedAt: row.last_used_at, endsAt: row.ends_at }),
);

const opened =
  ({ db, done }: Pick<Unit, 'db' | 'done'>, proven: boolean): Sessions['open'] =>
  (token, candidate, at) =>
    done(
      db.insertInto('sessions').values({ token, candidate_id: candidate, last_used_at: printIsoInstant(at), proven }),
    );

export const sessions = ({ db, first, done }: Unit): Sessions => ({
  open: opened({ db, done }, true),
  openUnproven: opened({ db, done }, false),
  openLike: (other, token, at) =>
    done(
      db
        .insertInto('sessions')
        .columns(['token', 'candidate_id', 'last_used_at', 'proven'])
        .expression((expressions) =>
          expressions
            .selectFrom('sessions')
            .select((values) => [
              values.val(token).as('token'),
              'candidate_id',
              values.cast<string>(values.val(printIsoInstant(at)), 'timestamptz').as('last_used_at'),
              'proven',
            ])
            .where('token', '=', other),
        ),
    ),
  closeUnproven: (candidate) =>
    done(
      db
        .deleteFrom('sessions')
        .where('candidate_id', '=', candidate)
        .where((row) => row.not('proven')),
    ),
  find: (token) =>
    first(
      'sessions',
      session,
      db.selectFrom('sessions').select(['candidate_id', 'last_used_at', 'ends_at']).where('token', '=', token),
    ),
  touch: (token, at) =>
    done(
      db
        .updateTable('sessions')
        .set({ last_used_at: printIsoInstant(at) })
        .where('token', '=', token),
    ),
  close: (token) => done(db.deleteFrom('sessions').where('token', '=', token)),
  endAt: (token, at) =>
    done(
      db
        .updateTable('sessions')
        .set({ ends_at: printIsoInstant(at) })
        .where('token', '=', token),
    ),
  endAllAt: (candidate, at) =>
    done(
      db
        .updateTable('sessions')
        .set({ ends_at: printIsoInstant(at) })
        .where('candidate_id', '=', candidate)
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', printIsoInstant(at))])),
    ),
});
