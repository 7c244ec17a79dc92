import * as E from 'fp-ts/Either';
import type { Brand } from '../../domain/brand';
import type { Actor } from '../../domain/applications/application-event';

/** What a named token may be allowed to do. `all`: whatever OPERATOR_TOKEN allows, adding and revoking tokens included. */
export const operatorRights = ['read', 'act', 'chat', 'import', 'all'] as const;

/** The right that a call needs, or that a token has. */
export type OperatorRight = (typeof operatorRights)[number];

/** By what a token of the employer is known: in lists, in a refusal, and wherever it is written who did something. */
export type TokenName = Brand<string, 'TokenName'>;

/** The longest name of a token, in characters. */
export const longestTokenName = 64;

const isTokenName = (text: string): text is TokenName =>
  text.length <= longestTokenName && /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]*[A-Za-z0-9])?$/.test(text);

/** Accepts 1 to 64 letters, digits, spaces, `.`, `_` and `-`, with a letter or digit at both ends. */
export const parseTokenName = (text: string): E.Either<'NotATokenName', TokenName> =>
  isTokenName(text) ? E.right(text) : E.left('NotATokenName');

/** The employer's side of a call: with OPERATOR_TOKEN or on the store itself, or with a named token. */
export type OperatorCaller = { readonly _tag: 'Deployment' } | { readonly _tag: 'Named'; readonly name: TokenName };

/** The caller with OPERATOR_TOKEN, or on the store itself. */
export const deployment: OperatorCaller = { _tag: 'Deployment' };

/** Whether a token with these rights may make a call that needs this one. */
export const isGranted = (rights: readonly OperatorRight[], needed: OperatorRight): boolean =>
  rights.includes('all') || rights.includes(needed);

/** The employer as the actor of an event, by the name of the token if it was one. */
export const byEmployer = (caller: OperatorCaller): Actor => ({
  _tag: 'Employer',
  name: caller._tag === 'Named' ? caller.name : undefined,
});
