import * as E from 'fp-ts/Either';
import type { Brand } from '../../domain/brand';
import type { Email } from '../../domain/identity/email';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from './file-ref';

/** What a signed-in browser shows to be let in: 256 random bits, URL-safe text. Never stored by the server as it is. */
export type SessionToken = Brand<string, 'SessionToken'>;

/** What the store keeps in place of a code or a token: an HMAC under a key that is not in the store (R3c). */
export type Sealed = Brand<string, 'Sealed'>;

/** Names one choice of slot, so that a repeated Confirm is known for what it is (R17). */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

const isSessionToken = (text: string): text is SessionToken => /^[A-Za-z0-9_-]{43}$/.test(text);
const isSealed = (text: string): text is Sealed => /^[0-9a-f]{64}$/.test(text);
const isIdempotencyKey = (text: string): text is IdempotencyKey => /^[A-Za-z0-9_-]{16,64}$/.test(text);

export const parseSessionToken = (text: string): E.Either<'NotASessionToken', SessionToken> =>
  isSessionToken(text) ? E.right(text) : E.left('NotASessionToken');

export const parseSealed = (text: string): E.Either<'NotSealed', Sealed> =>
  isSealed(text) ? E.right(text) : E.left('NotSealed');

export const parseIdempotencyKey = (text: string): E.Either<'NotAnIdempotencyKey', IdempotencyKey> =>
  isIdempotencyKey(text) ? E.right(text) : E.left('NotAnIdempotencyKey');

/** Random numbers and seals, the service's only source of either. */
export interface Secrets {
  readonly newCode: () => OneTimeCode;
  readonly newToken: () => SessionToken;
  /** 256 random bits (R3c). */
  readonly newLinkCode: () => LinkCode;
  readonly sealCode: (email: Email, code: OneTimeCode) => Sealed;
  /** The code of a sign-in link, for the one address that it was mailed to. */
  readonly sealSignInLink: (email: Email, code: LinkCode) => Sealed;
  /** The code that proves a new address, for the one candidate who asked: it never passes for a sign-in code. */
  readonly sealContactCode: (candidate: CandidateId, email: Email, code: OneTimeCode) => Sealed;
  readonly sealToken: (token: SessionToken) => Sealed;
  /** A link's code has a token's shape and never passes for one: it is sealed for another purpose. */
  readonly sealLink: (code: SessionToken) => Sealed;
  readonly newFileRef: () => FileRef;
  /** Signs that this candidate may fetch this file until then (R3). */
  readonly sealTicket: (owner: CandidateId, file: FileRef, until: Instant) => Sealed;
  /** Says that this address is its bearer's until then, as a provider vouched for it (spec 1 §4). */
  readonly sealEmailProof: (email: Email, until: Instant) => Sealed;
  /** Stands for what a request said, so that it is known again without being kept (R17). */
  readonly sealRequest: (said: string) => Sealed;
  /** Stands for the network that calls come from: what it takes is counted, its address is kept nowhere. */
  readonly sealNetwork: (network: string) => Sealed;
  /** Takes the same time whether they differ early or late. */
  readonly equal: (a: Sealed, b: Sealed) => boolean;
}
