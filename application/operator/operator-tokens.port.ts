import type { Instant } from '../../domain/time/instant';
import type { SessionToken } from '../identity/secrets.port';
import type { Operation } from '../ports/candidate-api/call';
import type { OperatorRight, TokenName } from '../ports/operator-caller';
import type { PageWanted } from './pages.port';

/* Tokens beside OPERATOR_TOKEN, one for each system of the employer, with no more rights than it needs. */

/** A token to add. */
export interface TokenWanted {
  readonly name: TokenName;
  /** At least one. */
  readonly rights: readonly OperatorRight[];
}

/** The token itself. It is in no other answer: the portal keeps only its seal. */
export interface TokenAdded {
  readonly token: SessionToken;
}

/** A token without its secret. */
export interface SeenToken extends TokenWanted {
  readonly since: Instant;
  /** To the minute. Undefined: never yet. */
  readonly lastUsedAt: Instant | undefined;
  /** Undefined: it may be used. */
  readonly revokedAt: Instant | undefined;
}

/** Tokens, oldest first, and where they go on. */
export interface TokensPage {
  readonly tokens: readonly SeenToken[];
  readonly next: number | undefined;
}

/** A token by its name. */
export interface TokenNamed {
  readonly name: TokenName;
}

/** A token has or had this name. Names are not used twice, so that each act on record is one token's. */
export interface TokenNameTaken extends TokenNamed {
  readonly _tag: 'TokenNameTaken';
}

/** No token has this name, or it is revoked already. */
export interface NoSuchToken extends TokenNamed {
  readonly _tag: 'NoSuchToken';
}

/** The token may be used for other calls only. */
export interface RightMissing extends TokenWanted {
  readonly _tag: 'RightMissing';
  readonly needed: OperatorRight;
}

/** Why a caller is not let in. An unknown token is none of ours, one that was revoked, or none at all. */
export type NotAdmitted = { readonly _tag: 'UnknownToken' } | RightMissing;

/** The calls about named tokens. They need the right to everything. */
export interface OperatorTokenOperations {
  readonly addToken: Operation<TokenWanted, TokenAdded, TokenNameTaken, 'operator'>;
  /** Without a limit: `longestPage`. */
  readonly seeTokens: Operation<PageWanted<number>, TokensPage, never, 'operator'>;
  /** From then on the token is unknown. */
  readonly revokeToken: Operation<TokenNamed, TokenNamed, NoSuchToken, 'operator'>;
}
