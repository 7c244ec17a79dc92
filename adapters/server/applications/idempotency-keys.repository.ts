import type { IdempotencyKeys } from '../../../application/applications/applications.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct, text } from '../../contract/codec';
import { reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface IdempotencyKeysTable {
  readonly candidate_id: number;
  readonly key: string;
  readonly request: string;
  readonly kept_at: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly idempotency_keys: IdempotencyKeysTable;
  }
}

const kept: Reading<string> = reading(struct({ request: text }), (row) => row.request);

export const idempotencyKeys = ({ db, first, done }: Unit): IdempotencyKeys => ({
  find: (candidate, key) =>
    first(
      'idempotency_keys',
      kept,
      db.selectFrom('idempotency_keys').select('request').where('candidate_id', '=', candidate).where('key', '=', key),
    ),
  keep: (candidate, key, request, at) =>
    done(
      db.insertInto('idempotency_keys').values({ candidate_id: candidate, key, request, kept_at: printIsoInstant(at) }),
    ),
});
