import type { Secrets } from '../identity/secrets.port';
import type { IdempotencyKey } from '../ports/secrets';

/** A write request, stored so a repetition is recognized. Without a key, each request counts separately (R38). */
export interface Request {
  readonly key: IdempotencyKey | undefined;
  readonly words: string;
  /** Whether the stored request is the same as this one. Undefined: compares the text. */
  readonly isSame?: (kept: string) => boolean;
}

/**
 * A request as it is stored: its action, and its whole content sealed. The same key with any other content is a different request (R17).
 * Sealed, so reasons and answers aren't stored twice.
 */
export const requestOf = (
  { sealRequest }: Pick<Secrets, 'sealRequest'>,
  key: IdempotencyKey | undefined,
  action: string,
  content: unknown,
): Request => ({ key, words: `${action} ${sealRequest(JSON.stringify(content))}` });
