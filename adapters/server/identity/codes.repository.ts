import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type Generated } from 'kysely';
import type { Id } from '../postgres/tables';
import type { Codes, StoredCode } from '../../../application/identity/people.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { Email } from '../../../domain/text/email';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { flag, number, struct } from '../../contract/codec';
import { instant, reading, sealed, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface SignInCodesTable {
  readonly id: Id;
  readonly email: string;
  readonly sealed: string;
  readonly link_sealed: string;
  readonly issued_at: string;
  readonly tries_used: Generated<number>;
  readonly used_up: Generated<boolean>;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly sign_in_codes: SignInCodesTable;
  }
}

/** Advisory locks of this kind; the other half of the key is the address. */
const addressLocks = 2_410;

const issued: Reading<Instant> = reading(struct({ issued_at: instant }), (row) => row.issued_at);

/** None if the newest code has been used: it had replaced all earlier ones, so none of them becomes valid again. */
const unused: Reading<O.Option<StoredCode>> = reading(
  struct({ sealed, link_sealed: sealed, issued_at: instant, tries_used: number, used_up: flag }),
  (row) =>
    row.used_up
      ? O.none
      : O.some({ sealed: row.sealed, link: row.link_sealed, issuedAt: row.issued_at, triesUsed: row.tries_used }),
);

export const codes = ({ db, all, first, done }: Unit): Codes => {
  /**
   * An address has no row to lock. The lock is a separate statement before the read: a statement sees the data from when it began, so one that locks
   * and reads would see the data from before it waited.
   */
  const lock = (email: Email): FromStore<undefined> =>
    done({
      execute: async () =>
        (await sql`select from pg_advisory_xact_lock(${addressLocks}::int, hashtext(${email}))`.execute(db)).rows,
    });
  const newestOf = (email: Email) =>
    db.selectFrom('sign_in_codes').select('id').where('email', '=', email).orderBy('id', 'desc').limit(1);

  return {
    issuedSince: (email, since) =>
      pipe(
        lock(email),
        TE.flatMap(() =>
          all(
            'sign_in_codes',
            issued,
            db
              .selectFrom('sign_in_codes')
              .select('issued_at')
              .where('email', '=', email)
              .where('issued_at', '>=', printIsoInstant(since))
              .orderBy('issued_at'),
          ),
        ),
      ),
    add: (email, mailed, at) =>
      done(
        db
          .insertInto('sign_in_codes')
          .values({ email, sealed: mailed.sealed, link_sealed: mailed.link, issued_at: printIsoInstant(at) }),
      ),
    newest: (email) =>
      pipe(
        lock(email),
        TE.flatMap(() =>
          first(
            'sign_in_codes',
            unused,
            db
              .selectFrom('sign_in_codes')
              .select(['sealed', 'link_sealed', 'issued_at', 'tries_used', 'used_up'])
              .where('id', '=', newestOf(email)),
          ),
        ),
        TE.map(O.flatten),
      ),
    countTry: (email) =>
      done(
        db
          .updateTable('sign_in_codes')
          .set(({ eb }) => ({ tries_used: eb('tries_used', '+', 1) }))
          .where('id', '=', newestOf(email)),
      ),
    useUp: (email) => done(db.updateTable('sign_in_codes').set({ used_up: true }).where('id', '=', newestOf(email))),
  };
};
