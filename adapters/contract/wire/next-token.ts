import type { NextToken } from '../../../application/ports/session-store';
import { mapped, struct, type Codec } from '../codec';
import { instant, sessionToken } from './fields';

/** The next token to use, as a device stores it. */
export const nextToken: Codec<NextToken> = mapped(
  struct({ token: sessionToken, changed_at: instant }),
  ({ token, changed_at }) => ({ token, changedAt: changed_at }),
  ({ token, changedAt }) => ({ token, changed_at: changedAt }),
);
