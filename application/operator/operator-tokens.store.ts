import type * as O from 'fp-ts/Option';
import type { Instant } from '../../domain/time/instant';
import type { OperatorRight, TokenName } from '../ports/operator-caller';
import type { Sealed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/* The employer's named tokens, of which only seals are stored. A name is given once: what was done under it stays unambiguous. */

/** A token as it is stored first. */
export interface NewOperatorToken {
  readonly name: TokenName;
  readonly rights: readonly OperatorRight[];
  readonly seal: Sealed;
  readonly since: Instant;
}

/** A token that nobody revoked, as whoever shows it is known by it. */
export interface LivingOperatorToken extends Pick<NewOperatorToken, 'name' | 'rights'> {
  /** Undefined: never yet. */
  readonly lastUsedAt: Instant | undefined;
}

/** A token as a list shows it. */
export interface OperatorTokenOnFile extends LivingOperatorToken, Pick<NewOperatorToken, 'since'> {
  /** In the order in which tokens were added. */
  readonly id: number;
  /** Undefined: it may be used. */
  readonly revokedAt: Instant | undefined;
}

/** The named tokens of the employer. A revoked one stays on the list. */
export interface OperatorTokens {
  /** Adds a token, unless one has or had its name. Two at once: only one is added. */
  readonly add: (token: NewOperatorToken) => FromStore<boolean>;
  readonly withSeal: (seal: Sealed) => FromStore<O.Option<LivingOperatorToken>>;
  /** Notes a use, unless one was noted after `unlessSince`. */
  readonly used: (seal: Sealed, at: Instant, unlessSince: Instant) => FromStore<undefined>;
  /** All tokens, revoked ones too, oldest first: `limit` at most, after that one. */
  readonly page: (after: number | undefined, limit: number) => FromStore<readonly OperatorTokenOnFile[]>;
  /** Whether there was one of that name to revoke. */
  readonly revoke: (name: TokenName, at: Instant) => FromStore<boolean>;
}
