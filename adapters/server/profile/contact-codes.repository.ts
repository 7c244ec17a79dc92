import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { sql, type Generated } from 'kysely';
import type { Id } from '../postgres/tables';
import type { ContactCode, ContactCodes } from '../../../application/identity/people.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { printIsoInstant, type Instant } from '../../../domain/time/instant';
import { flag, number, struct } from '../../contract/codec';
import { email, instant, reading, sealed, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface ContactCodesTable {
  readonly id: Id;
  readonly candidate_id: number;
  readonly email: string;
  readonly sealed: string;
  readonly issued_at: string;
  readonly tries_used: Generated<number>;
  readonly used_up: Generated<boolean>;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly contact_codes: ContactCodesTable;
  }
}

const issued: Reading<Instant> = reading(struct({ issued_at: instant }), (row) => row.issued_at);

/** None if the newest code has been used; it had replaced all earlier ones. */
const unused: Reading<O.Option<ContactCode>> = reading(
  struct({ email, sealed, issued_at: instant, tries_used: number, used_up: flag }),
  (row) =>
    row.used_up
      ? O.none
      : O.some({ email: row.email, sealed: row.sealed, issuedAt: row.issued_at, triesUsed: row.tries_used }),
);

export const contactCodes = ({ db, all, first, done }: Unit): ContactCodes => {
  /** A separate statement before the read: see the codes of sign-in. */
  const lock = (candidate: CandidateId): FromStore<undefined> =>
    done({
      execute: async () => (await sql`select from candidates where id = ${candidate} for update`.execute(db)).rows,
    });
  const newestOf = (candidate: CandidateId) =>
    db.selectFrom('contact_codes').select('id').where('candidate_id', '=', candidate).orderBy('id', 'desc').limit(1);

  return {
    askedSince: (candidate, since) =>
      pipe(
        lock(candidate),
        TE.flatMap(() =>
          all(
            'contact_codes',
            issued,
            db
              .selectFrom('contact_codes')
              .select('issued_at')
              .where('candidate_id', '=', candidate)
              .where('issued_at', '>=', printIsoInstant(since))
              .orderBy('id'),
          ),
        ),
      ),
    sentTo: (address, since) =>
      all(
        'contact_codes',
        issued,
        db
          .selectFrom('contact_codes')
          .select('issued_at')
          .where('email', '=', address)
          .where('issued_at', '>=', printIsoInstant(since))
          .orderBy('id'),
      ),
    add: (candidate, address, seal, at) =>
      done(
        db
          .insertInto('contact_codes')
          .values({ candidate_id: candidate, email: address, sealed: seal, issued_at: printIsoInstant(at) }),
      ),
    newest: (candidate) =>
      pipe(
        lock(candidate),
        TE.flatMap(() =>
          first(
            'contact_codes',
            unused,
            db
              .selectFrom('contact_codes')
              .select(['email', 'sealed', 'issued_at', 'tries_used', 'used_up'])
              .where('id', '=', newestOf(candidate)),
          ),
        ),
        TE.map(O.flatten),
      ),
    countTry: (candidate) =>
      done(
        db
          .updateTable('contact_codes')
          .set(({ eb }) => ({ tries_used: eb('tries_used', '+', 1) }))
          .where('id', '=', newestOf(candidate)),
      ),
    useUp: (candidate) =>
      done(db.updateTable('contact_codes').set({ used_up: true }).where('id', '=', newestOf(candidate))),
  };
};
