import type { IdempotencyKey, Secrets } from '../../ports/secrets';

/** What a write was asked for, and in which words it is known again. Without a key it is never known again: each counts by itself (R38). */
export interface Request {
  readonly key: IdempotencyKey | undefined;
  readonly words: string;
  /** Whether the words kept under this key say the same; undefined: when they are these. */
  readonly isSame?: (kept: string) => boolean;
}

/**
 * A request in the words that are kept: what it does, and all that it says, sealed. The same key with anything else in it is another request
 * (R17); and a reason or an answer is not stored a second time.
 */
export const requestOf = (
  { sealRequest }: Pick<Secrets, 'sealRequest'>,
  key: IdempotencyKey | undefined,
  does: string,
  said: unknown,
): Request => ({ key, words: `${does} ${sealRequest(JSON.stringify(said))}` });
