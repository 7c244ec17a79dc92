import * as E from 'fp-ts/Either';
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import {
  parseSessionToken,
  type Secrets,
  type SessionToken,
  type TokenOrigin,
} from '../../../application/identity/secrets.port';
import { parseSealed, parseSecretSeed, type Sealed, type SecretSeed } from '../../../application/ports/secrets';
import { codeLength, parseOneTimeCode, type OneTimeCode } from '../../../domain/identity/one-time-code';
import { parseLinkCode, type LinkCode } from '../../../domain/identity/sign-in-link';

/** Repeats until the parser accepts. Generated values always have the right shape; this makes the type prove it. */
const drawn = <A>(draw: () => E.Either<unknown, A>): A => {
  const result = draw();
  return E.isRight(result) ? result.right : drawn(draw);
};

type Purpose =
  | 'code'
  | 'contact'
  | 'sign-in-link'
  | 'token'
  | 'link'
  | 'operator'
  | 'ticket'
  | 'email-proof'
  | 'request'
  | 'network'
  | 'room';

/** A seal includes its purpose, so that a code's seal is never accepted as a token's. The parts can't contain the separator. */
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

/** In bytes. 128 bits of a mark are as hard to guess as the token is to try. */
const [randomPart, markPart] = [32, 16];

const markOf = (key: Buffer, random: Buffer): Buffer =>
  createHmac('sha256', key).update('token-mark\0').update(random).digest().subarray(0, markPart);

const newToken = (key: Buffer): SessionToken =>
  drawn(() => {
    const random = randomBytes(randomPart);
    return parseSessionToken(Buffer.concat([random, markOf(key, random)]).toString('base64url'));
  });

/** In constant time. A token of ours without a mark has 43 characters, as any 32 bytes have. */
const originOf = (key: Buffer, token: SessionToken): TokenOrigin => {
  if (/^[\w-]{43}$/.test(token)) return 'Unmarked';
  if (!/^[\w-]{64}$/.test(token)) return 'Foreign';
  const bytes = Buffer.from(token, 'base64url');
  const [random, mark] = [bytes.subarray(0, randomPart), bytes.subarray(randomPart)];
  return timingSafeEqual(mark, markOf(key, random)) ? 'Ours' : 'Foreign';
};

const newLinkCode = (): LinkCode => drawn(() => parseLinkCode(randomBytes(32).toString('base64url')));

const newSecretSeed = (): SecretSeed => drawn(() => parseSecretSeed(randomBytes(32).toString('base64url')));

const newFileRef = (): FileRef => drawn(() => parseFileRef(randomBytes(16).toString('base64url')));

/**
 * Random values and seals from Node's own cryptography: uniform codes, 256-bit tokens with a mark, HMAC-SHA256 under a key that is kept outside the store (R3c),
 * so that reading the store is not enough to try codes.
 */
export const nodeSecrets = (key: Buffer): Secrets => ({
  newCode,
  newToken: () => newToken(key),
  originOf: (token) => originOf(key, token),
  newLinkCode,
  sealCode: (email, code) => seal(key, 'code', email, code),
  sealSignInLink: (email, code) => seal(key, 'sign-in-link', email, code),
  sealContactCode: (candidate, email, code) => seal(key, 'contact', String(candidate), email, code),
  sealToken: (token) => seal(key, 'token', token),
  sealLink: (code) => seal(key, 'link', code),
  sealOperatorToken: (token) => seal(key, 'operator', token),
  newSecretSeed,
  newFileRef,
  sealTicket: (owner, file, until) => seal(key, 'ticket', String(owner), file, String(until)),
  sealEmailProof: (email, until) => seal(key, 'email-proof', email, String(until)),
  sealRequest: (request) => seal(key, 'request', request),
  sealNetwork: (network) => seal(key, 'network', network),
  sealRoom: (candidate, position, until) =>
    seal(key, 'room', String(candidate), String(position), until === undefined ? 'name' : String(until)),
  equal: (a, b) => timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex')),
});
