import type { NextToken } from '../../../application/ports/session-store';
import type { Codec } from '../codec';
import { field, objectWith } from '../record';
import { instant, sessionToken } from '../wire/fields';

/** The next token to use, as a device stores it. */
export const nextToken: Codec<NextToken> = objectWith({
  token: field('token', sessionToken),
  changedAt: field('changed_at', instant),
});
