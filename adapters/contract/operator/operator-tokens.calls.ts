import * as E from 'fp-ts/Either';
import type {
  NoSuchToken,
  OperatorTokenOperations,
  SeenToken,
  TokenAdded,
  TokenNamed,
  TokenNameTaken,
  TokensPage,
  TokenWanted,
} from '../../../application/operator/operator-tokens.port';
import { sayNoSuchToken, sayTokenNameTaken } from '../../../application/operator/operator-refusals.words';
import type { OperatorCallOf } from '../call';
import { neverRefused } from '../calls/shared';
import { fromParser, listOf, maybe, number, variant, variants, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { field, objectWith } from '../record';
import { instant, sessionToken } from '../wire/fields';
import { operatorRight, someRights, operatorTokenName } from '../wire/operator-rights';
import { nextPart, pageParts } from './pages.wire';

/* Tokens beside OPERATOR_TOKEN, one for each system of the employer. */

/** Where a page of tokens ends. */
const tokenPlace = fromParser({
  name: "a token's place",
  wire: number,
  parse: (n): E.Either<'NotAPlace', number> => (Number.isSafeInteger(n) && n > 0 ? E.right(n) : E.left('NotAPlace')),
  print: (n) => n,
  jsonSchema: { type: 'integer', minimum: 1 },
});

const tokenNamed: Codec<TokenNamed> = objectWith({ name: field('name', operatorTokenName) });

const wanted: Codec<TokenWanted> = objectWith({
  name: field('name', operatorTokenName),
  rights: field('rights', someRights),
});

const added: Codec<TokenAdded> = objectWith({ token: field('token', sessionToken) });

const seen: Codec<SeenToken> = objectWith({
  name: field('name', operatorTokenName),
  rights: field('rights', listOf(operatorRight)),
  since: field('since', instant),
  lastUsedAt: field('last_used', maybe(instant)),
  revokedAt: field('revoked', maybe(instant)),
});

const tokensPage: Codec<TokensPage> = objectWith({ tokens: field('tokens', listOf(seen)), next: nextPart(tokenPlace) });

const nameTaken: Codec<TokenNameTaken> = variants<TokenNameTaken>({
  TokenNameTaken: variant('TokenNameTaken', { name: operatorTokenName }),
});

const noSuchToken: Codec<NoSuchToken> = variants<NoSuchToken>({
  NoSuchToken: variant('NoSuchToken', { name: operatorTokenName }),
});

/** POST operator/token_add */
export const addToken: OperatorCallOf<OperatorTokenOperations['addToken']> = {
  name: 'operator_token_add',
  summary: 'Adds a named token with some rights, and answers it this once.',
  source: 'ours: R27, a token for each system of the employer',
  method: 'POST',
  path: 'operator/token_add',
  access: 'operator',
  right: 'all',
  request: wanted,
  response: added,
  refusal: nameTaken,
  refusalStatus: () => 406,
  sayRefusal: sayTokenNameTaken,
};

/** POST operator/tokens */
export const seeTokens: OperatorCallOf<OperatorTokenOperations['seeTokens']> = {
  name: 'operator_tokens',
  summary: 'Which named tokens there are and were, with their rights and their last use.',
  source: 'ours: R27, a token for each system of the employer',
  method: 'POST',
  path: 'operator/tokens',
  access: 'operator',
  right: 'all',
  request: objectWith(pageParts(tokenPlace)),
  response: tokensPage,
  ...neverRefused,
};

/** POST operator/token_revoke */
export const revokeToken: OperatorCallOf<OperatorTokenOperations['revokeToken']> = {
  name: 'operator_token_revoke',
  summary: 'Revokes a named token at once; its name is not given again.',
  source: 'ours: R27, a token for each system of the employer',
  method: 'POST',
  path: 'operator/token_revoke',
  access: 'operator',
  right: 'all',
  request: tokenNamed,
  response: tokenNamed,
  refusal: noSuchToken,
  refusalStatus: () => 404,
  sayRefusal: sayNoSuchToken,
};

/** The calls of `OperatorTokenOperations`. */
export const operatorTokenCalls: OperatorBindings<OperatorTokenOperations> = {
  addToken: oneCall(addToken),
  seeTokens: oneCall(seeTokens),
  revokeToken: oneCall(revokeToken),
};
