import * as E from 'fp-ts/Either';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import {
  parseSealed,
  parseSessionToken,
  type Sealed,
  type Secrets,
  type SessionToken,
} from '../../../application/ports/secrets';
import { codeLength, parseOneTimeCode, type OneTimeCode } from '../../../domain/identity/one-time-code';
import { parseLinkCode, type LinkCode } from '../../../domain/identity/sign-in-link';

/** Tries again until the parser agrees: what is drawn here has the right shape by construction, and the type says so too. */
const drawn = <A>(draw: () => E.Either<unknown, A>): A => {
  const result = draw();
  return E.isRight(result) ? result.right : drawn(draw);
};

type Purpose =
  'code' | 'contact' | 'sign-in-link' | 'token' | 'link' | 'ticket' | 'email-proof' | 'request' | 'network';

/** A seal says what it is for, so that a code's seal never passes for a token's. The parts can't contain the separator. */
const seal = (key: Buffer, purpose: Purpose, ...parts: readonly string[]): Sealed =>
  drawn(() =>
    parseSealed(
      createHmac('sha256', key)
        .update([purpose, ...parts].join('\0'))
        .digest('hex'),
    ),
  );

const newCode = (): OneTimeCode =>
  drawn(() => parseOneTimeCode(String(randomInt(10 ** codeLength)).padStart(codeLength, '0')));

const newToken = (): SessionToken => drawn(() => parseSessionToken(randomBytes(32).toString('base64url')));

const newLinkCode = (): LinkCode => drawn(() => parseLinkCode(randomBytes(32).toString('base64url')));

const newFileRef = (): FileRef => drawn(() => parseFileRef(randomBytes(16).toString('base64url')));

/**
 * Chance and seals from Node's own cryptography: uniform codes, tokens of 256 bits, HMAC-SHA256 under a key that is kept
 * outside the store (R3c): who reads the store alone can try no code.
 */
export const nodeSecrets = (key: Buffer): Secrets => ({
  newCode,
  newToken,
  newLinkCode,
  sealCode: (email, code) => seal(key, 'code', email, code),
  sealSignInLink: (email, code) => seal(key, 'sign-in-link', email, code),
  sealContactCode: (candidate, email, code) => seal(key, 'contact', String(candidate), email, code),
  sealToken: (token) => seal(key, 'token', token),
  sealLink: (code) => seal(key, 'link', code),
  newFileRef,
  sealTicket: (owner, file, until) => seal(key, 'ticket', String(owner), file, String(until)),
  sealEmailProof: (email, until) => seal(key, 'email-proof', email, String(until)),
  sealRequest: (said) => seal(key, 'request', said),
  sealNetwork: (network) => seal(key, 'network', network),
  equal: (a, b) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex')),
});
