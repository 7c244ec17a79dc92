import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { SocialSignIns } from '../../../application/identity/people.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct, text } from '../../contract/codec';
import { reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface SocialSignInsTable {
  readonly nonce: string;
  readonly issued_at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly social_sign_ins: SocialSignInsTable;
  }
}

const written = reading(struct({ nonce: text }), ({ nonce }) => nonce);

export const socialSignIns = ({ db, first, done }: Unit): SocialSignIns => ({
  useOnce: (nonce, issuedAt, forgetBefore) =>
    pipe(
      done(db.deleteFrom('social_sign_ins').where('issued_at', '<', printIsoInstant(forgetBefore))),
      TE.flatMap(() =>
        first(
          'social_sign_ins',
          written,
          db
            .insertInto('social_sign_ins')
            .values({ nonce, issued_at: printIsoInstant(issuedAt) })
            .onConflict((conflict) => conflict.doNothing())
            .returning('nonce'),
        ),
      ),
      TE.map(O.isSome),
    ),
});
