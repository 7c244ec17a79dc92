import type { FileRef } from '../../../application/ports/file-ref';
import type { Secrets, SessionToken } from '../../../application/identity/secrets.port';
import type { Sealed, SecretSeed } from '../../../application/ports/secrets';
import { known } from '../../../domain/brand';
import { codeLength, type OneTimeCode } from '../../../domain/identity/one-time-code';
import type { LinkCode } from '../../../domain/identity/sign-in-link';

const counter = (): (() => number) => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};

/** Equal texts get equal seals and different texts different ones; seals are counted up as well. */
const countedSeals = (): ((...words: readonly string[]) => Sealed) => {
  const next = counter();
  const seals = new Map<string, Sealed>();
  return (...words) => {
    const name = words.join('\0');
    const seal = seals.get(name) ?? known<Sealed>(next().toString(16).padStart(64, '0'));
    seals.set(name, seal);
    return seal;
  };
};

/**
 * Nothing is secret here: codes 0001, 0002, 0003 …, distinguishable tokens and files, seals that anybody could make. So every run of the fake is the
 * same, and it needs neither Node's cryptography nor a browser's.
 */
export const countedSecrets = (): Secrets => {
  const nextCode = counter();
  const nextToken = counter();
  const nextLink = counter();
  const nextFile = counter();
  const nextSeed = counter();
  const seal = countedSeals();
  return {
    newCode: () => known<OneTimeCode>(String(nextCode() % 10 ** codeLength).padStart(codeLength, '0')),
    newToken: () => known<SessionToken>(`token-${nextToken()}-`.padEnd(43, 'x')),
    originOf: (token) => (token.startsWith('token-') ? 'Ours' : token.length === 43 ? 'Unmarked' : 'Foreign'),
    newLinkCode: () => known<LinkCode>(`sign-in-link-${nextLink()}-`.padEnd(43, 'x')),
    sealCode: (email, code) => seal('code', email, code),
    sealSignInLink: (email, code) => seal('sign-in-link', email, code),
    sealContactCode: (candidate, email, code) => seal('contact', String(candidate), email, code),
    sealToken: (token) => seal('token', token),
    sealLink: (code) => seal('link', code),
    sealOperatorToken: (token) => seal('operator', token),
    newSecretSeed: () => known<SecretSeed>(`seed-${nextSeed()}-`.padEnd(43, 'x')),
    newFileRef: () => known<FileRef>(`file-${nextFile()}-`.padEnd(22, 'x')),
    sealTicket: (owner, file, until) => seal('ticket', String(owner), file, String(until)),
    sealEmailProof: (email, until) => seal('email-proof', email, String(until)),
    sealRequest: (request) => seal('request', request),
    sealNetwork: (network) => seal('network', network),
    sealRoom: (candidate, position, until) => seal('room', String(candidate), String(position), String(until)),
    equal: (a, b) => a === b,
  };
};
