import * as E from 'fp-ts/Either';
import type { Sealed, SecretSeed } from '../ports/secrets';
import type { Brand } from '../../domain/brand';
import type { Email } from '../../domain/text/email';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { OneTimeCode } from '../../domain/identity/one-time-code';
import type { LinkCode } from '../../domain/identity/sign-in-link';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import type { FileRef } from '../ports/file-ref';

/**
 * The token of a signed-in browser. Ours is 256 random bits and our mark, as URL-safe text; another server's may be anything, such as a JWT. Our
 * server stores it only sealed.
 */
export type SessionToken = Brand<string, 'SessionToken'>;

/**
 * What a token shows of its origin without a look at the store. `Ours`: it carries our mark. `Unmarked`: it may be one from before there were marks
 * (until 2026-11). `Foreign`: nobody got it from us, so the store need not be asked.
 */
export type TokenOrigin = 'Ours' | 'Unmarked' | 'Foreign';

/** As long as a backend may make a token (ours has 64 characters). */
export const longestToken = 4_096;

/** RFC 6750's b64token: what an Authorization header carries as it is. */
const isSessionToken = (text: string): text is SessionToken =>
  text.length <= longestToken && /^[A-Za-z0-9._~+/-]+=*$/.test(text);

/** Accepts an RFC 6750 b64token of at most 4,096 characters, whoever issued it. */
export const parseSessionToken = (text: string): E.Either<'NotASessionToken', SessionToken> =>
  isSessionToken(text) ? E.right(text) : E.left('NotASessionToken');

/** The service's only source of random numbers and seals. */
export interface Secrets {
  readonly newCode: () => OneTimeCode;
  /** 256 random bits and our mark: a short HMAC of them under a key that is not in the store. */
  readonly newToken: () => SessionToken;
  readonly originOf: (token: SessionToken) => TokenOrigin;
  /** 256 random bits (R3c). */
  readonly newLinkCode: () => LinkCode;
  readonly sealCode: (email: Email, code: OneTimeCode) => Sealed;
  /** Seals the code of a sign-in link for the one address it was mailed to. */
  readonly sealSignInLink: (email: Email, code: LinkCode) => Sealed;
  /** Seals the code that proves a new address for the one candidate who requested it; it is not valid as a sign-in code. */
  readonly sealContactCode: (candidate: CandidateId, email: Email, code: OneTimeCode) => Sealed;
  readonly sealToken: (token: SessionToken) => Sealed;
  /** A link's code looks like a token but is not valid as one, because it is sealed for another purpose. */
  readonly sealLink: (code: SessionToken) => Sealed;
  /** A named token of the employer's looks like a session's and is none (see above). */
  readonly sealOperatorToken: (token: SessionToken) => Sealed;
  /** 256 random bits, from which a webhook's secret comes. */
  readonly newSecretSeed: () => SecretSeed;
  readonly newFileRef: () => FileRef;
  /** Signs that this candidate may download this file until then (R3). */
  readonly sealTicket: (owner: CandidateId, file: FileRef, until: Instant) => Sealed;
  /** Certifies until then that the address belongs to the bearer, as a provider vouched (spec 1 §4). */
  readonly sealEmailProof: (email: Email, until: Instant) => Sealed;
  /** A fingerprint of a request, so a repetition is recognized without storing the request (R17). */
  readonly sealRequest: (content: string) => Sealed;
  /** Stands for the network that calls come from, so its bookings can be counted without storing its address. */
  readonly sealNetwork: (network: string) => Sealed;
  /** Names the room of one interview, and signs until when this candidate may enter it (R50). */
  readonly sealRoom: (candidate: CandidateId, position: PositionId, until: Instant | undefined) => Sealed;
  /** Compares in constant time. */
  readonly equal: (a: Sealed, b: Sealed) => boolean;
}
