import type { Generated } from 'kysely';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Sealed } from '../../../application/ports/secrets';
import type { Sessions, StoredSession } from '../../../application/identity/people.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { flag, struct, type Decoded } from '../../contract/codec';
import { candidateId, instant, orNull, reading, sealed, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface SessionsTable {
  readonly token: string;
  readonly candidate_id: number;
  readonly last_used_at: string;
  readonly proven: Generated<boolean>;
  readonly line: string;
  readonly ends_at: string | null;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly sessions: SessionsTable;
  }
}

const columns = {
  candidate_id: candidateId,
  last_used_at: instant,
  ends_at: orNull(instant),
  proven: flag,
  line: sealed,
} as const;

const row = struct(columns);

const sessionOf = ({ candidate_id, last_used_at, ends_at, proven, line }: Decoded<typeof row>): StoredSession => ({
  candidateId: candidate_id,
  lastUsedAt: last_used_at,
  endsAt: ends_at,
  proven,
  lineage: line,
});

const session: Reading<StoredSession> = reading(row, sessionOf);

const namedSession: Reading<StoredSession & { readonly token: Sealed }> = reading(
  struct({ ...columns, token: sealed }),
  ({ token, ...rest }) => ({ ...sessionOf(rest), token }),
);

const kept: Reading<true> = reading(struct({ token: sealed }), () => true);

const opened =
  ({ db, done }: Pick<Unit, 'db' | 'done'>, proven: boolean): Sessions['open'] =>
  (token, candidate, at) =>
    done(
      db
        .insertInto('sessions')
        .values({ token, candidate_id: candidate, last_used_at: printIsoInstant(at), proven, line: token }),
    );

export const sessions = ({ db, all, first, done }: Unit): Sessions => ({
  open: opened({ db, done }, true),
  openUnproven: opened({ db, done }, false),
  openLike: (other, token, at) =>
    done(
      db
        .insertInto('sessions')
        .columns(['token', 'candidate_id', 'last_used_at', 'proven', 'line'])
        .expression((expressions) =>
          expressions
            .selectFrom('sessions')
            .select((values) => [
              values.val(token).as('token'),
              'candidate_id',
              values.cast<string>(values.val(printIsoInstant(at)), 'timestamptz').as('last_used_at'),
              'proven',
              'line',
            ])
            .where('token', '=', other),
        ),
    ),
  prove: (token) =>
    done(
      db
        .updateTable('sessions')
        .set({ proven: true })
        .where('line', '=', (rows) => rows.selectFrom('sessions').select('line').where('token', '=', token)),
    ),
  closeUnproven: (candidate) =>
    pipe(
      done(
        db
          .deleteFrom('sessions')
          .where('candidate_id', '=', candidate)
          .where((row) => row.not('proven')),
      ),
      TE.flatMap(() =>
        done(
          db
            .deleteFrom('resume_links')
            .where('candidate_id', '=', candidate)
            .where((row) => row.not('proven')),
        ),
      ),
    ),
  keepOpen: (token) =>
    pipe(
      first('sessions', kept, db.selectFrom('sessions').select('token').where('token', '=', token).forShare()),
      TE.map(O.isSome),
    ),
  find: (token) =>
    first(
      'sessions',
      session,
      db
        .selectFrom('sessions')
        .select(['candidate_id', 'last_used_at', 'ends_at', 'proven', 'line'])
        .where('token', '=', token),
    ),
  among: (tokens) =>
    tokens.length === 0
      ? TE.right([])
      : all(
          'sessions',
          namedSession,
          db
            .selectFrom('sessions')
            .select(['token', 'candidate_id', 'last_used_at', 'ends_at', 'proven', 'line'])
            .where('token', 'in', [...tokens]),
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
