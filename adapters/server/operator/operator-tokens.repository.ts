import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type {
  LivingOperatorToken,
  OperatorTokenOnFile,
  OperatorTokens,
} from '../../../application/operator/operator-tokens.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { listOf, number, struct } from '../../contract/codec';
import { operatorRight, operatorTokenName } from '../../contract/wire/operator-rights';
import { instant, json, orNull, reading, type Reading } from '../postgres/columns';
import type { Id, Json, Nullable } from '../postgres/tables';
import type { Unit } from '../postgres/unit';

interface OperatorTokensTable {
  readonly id: Id;
  readonly name: string;
  readonly rights: Json;
  readonly seal: string;
  readonly since: string;
  readonly last_used_at: Nullable;
  readonly revoked_at: Nullable;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly operator_tokens: OperatorTokensTable;
  }
}

const rights = json(listOf(operatorRight));
const shared = { name: operatorTokenName, rights, last_used_at: orNull(instant) } as const;

const living: Reading<LivingOperatorToken> = reading(struct(shared), ({ last_used_at, ...row }) => ({
  ...row,
  lastUsedAt: last_used_at,
}));

const onFile: Reading<OperatorTokenOnFile> = reading(
  struct({ ...shared, id: number, since: instant, revoked_at: orNull(instant) }),
  ({ last_used_at, revoked_at, ...row }) => ({ ...row, lastUsedAt: last_used_at, revokedAt: revoked_at }),
);

const changed: Reading<true> = reading(struct({ name: operatorTokenName }), () => true);

export const operatorTokens = ({ db, all, first, done }: Unit): OperatorTokens => ({
  add: (token) =>
    pipe(
      first(
        'operator_tokens',
        changed,
        db
          .insertInto('operator_tokens')
          .values({
            name: token.name,
            rights: JSON.stringify(token.rights),
            seal: token.seal,
            since: printIsoInstant(token.since),
          })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name'),
      ),
      TE.map(O.isSome),
    ),
  withSeal: (seal) =>
    first(
      'operator_tokens',
      living,
      db
        .selectFrom('operator_tokens')
        .select(['name', 'rights', 'last_used_at'])
        .where('seal', '=', seal)
        .where('revoked_at', 'is', null),
    ),
  used: (seal, at, unlessSince) =>
    done(
      db
        .updateTable('operator_tokens')
        .set({ last_used_at: printIsoInstant(at) })
        .where('seal', '=', seal)
        .where((row) =>
          row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', printIsoInstant(unlessSince))]),
        ),
    ),
  page: (after = 0, limit) =>
    all(
      'operator_tokens',
      onFile,
      db
        .selectFrom('operator_tokens')
        .select(['id', 'name', 'rights', 'since', 'last_used_at', 'revoked_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit),
    ),
  revoke: (name, at) =>
    pipe(
      first(
        'operator_tokens',
        changed,
        db
          .updateTable('operator_tokens')
          .set({ revoked_at: printIsoInstant(at) })
          .where('name', '=', name)
          .where('revoked_at', 'is', null)
          .returning('name'),
      ),
      TE.map(O.isSome),
    ),
});
