import { randomBytes } from 'node:crypto';
import { nodeSecrets } from '../../../../adapters/server/identity/secrets';
import { parseSessionToken, type SessionToken } from '../../../../application/identity/secrets.port';
import { decoded } from '../../../support/builders/decoded';
import { code, email, linkCode, token } from '../../../support/builders/identity';

const sessionToken = (text: string): SessionToken => decoded(parseSessionToken(text), text);
const secrets = nodeSecrets(randomBytes(32));
const maria = email('maria@example.org');

describe('codes and tokens [R3c]', () => {
  it('a code has 4 digits, and every digit comes up in every place about equally often [R19]', () => {
    const codes = Array.from({ length: 20_000 }, secrets.newCode);
    expect(codes.every((one) => /^[0-9]{4}$/.test(one))).toBe(true);
    for (let place = 0; place < 4; place += 1)
      for (let digit = 0; digit < 10; digit += 1) {
        const share = codes.filter((one) => one.charAt(place) === String(digit)).length / codes.length;
        // 2,000 are expected; 255 is six standard deviations.
        expect(Math.abs(share - 0.1)).toBeLessThan(255 / 20_000);
      }
  });

  it('a token has 256 bits and a mark, and is never repeated', () => {
    const tokens = Array.from({ length: 1_000 }, secrets.newToken);
    expect(new Set(tokens.map((one) => one.slice(0, 42))).size).toBe(1_000);
    expect(tokens.every((one) => Buffer.from(one, 'base64url').length === 48)).toBe(true);
  });

  it('a token shows whether it is ours; one from before there were marks may be', () => {
    const ours = secrets.newToken();
    expect(secrets.originOf(ours)).toBe('Ours');
    expect(secrets.originOf(token(7))).toBe('Unmarked');
    for (let at = 0; at < ours.length; at += 1) {
      const altered = `${ours.slice(0, at)}${ours[at] === 'A' ? 'B' : 'A'}${ours.slice(at + 1)}`;
      expect(secrets.originOf(sessionToken(altered))).toBe('Foreign');
    }
    expect(secrets.originOf(nodeSecrets(randomBytes(32)).newToken())).toBe('Foreign');
    for (const other of [ours.slice(1), `${ours}A`, `${ours.slice(0, 63)}=`, `${ours.slice(0, 63)}.`, 'x'])
      expect(secrets.originOf(sessionToken(other))).toBe('Foreign');
  });
});

describe('the codes of sign-in links [R3c]', () => {
  it('have 256 bits and never repeat', () => {
    const codes = Array.from({ length: 1_000 }, secrets.newLinkCode);
    expect(new Set(codes).size).toBe(1_000);
    expect(codes.every((one) => Buffer.from(one, 'base64url').length === 32)).toBe(true);
  });

  it('are sealed for a single address and a single purpose', () => {
    const seal = secrets.sealSignInLink(maria, linkCode(1));
    expect(secrets.equal(seal, secrets.sealSignInLink(maria, linkCode(1)))).toBe(true);
    for (const other of [
      secrets.sealSignInLink(maria, linkCode(2)),
      secrets.sealSignInLink(email('mario@example.org'), linkCode(1)),
      nodeSecrets(randomBytes(32)).sealSignInLink(maria, linkCode(1)),
      secrets.sealToken(token(1)),
      secrets.sealLink(token(1)),
    ])
      expect(secrets.equal(seal, other)).toBe(false);
  });
});

describe("a webhook's seed", () => {
  it('is random: 256 bits, another one each time', () => {
    const seeds = new Set(Array.from({ length: 1_000 }, secrets.newSecretSeed));
    expect(seeds.size).toBe(1_000);
    for (const seed of seeds) expect(Buffer.from(seed, 'base64url')).toHaveLength(32);
  });
});

describe('seals [R3c]', () => {
  it('the same code for the same address has one seal', () => {
    expect(secrets.equal(secrets.sealCode(maria, code('0042')), secrets.sealCode(maria, code('0042')))).toBe(true);
  });

  it.each([
    ['another code', () => secrets.sealCode(maria, code('0043'))],
    ['another address', () => secrets.sealCode(email('mario@example.org'), code('0042'))],
    ['another key', () => nodeSecrets(randomBytes(32)).sealCode(maria, code('0042'))],
    ['a token', () => secrets.sealToken(token(42))],
  ])('%s has a different one', (_, other) => {
    expect(secrets.equal(secrets.sealCode(maria, code('0042')), other())).toBe(false);
  });

  it("a named token's and a session's are no seals of each other's, though the tokens look alike [R27]", () => {
    const both = secrets.newToken();
    expect(secrets.sealOperatorToken(both)).toBe(secrets.sealOperatorToken(both));
    expect(secrets.sealOperatorToken(both)).not.toBe(secrets.sealToken(both));
    expect(secrets.sealOperatorToken(both)).not.toBe(secrets.sealLink(both));
  });

  it('the seal reveals neither the code nor the address', () => {
    expect(secrets.sealCode(maria, code('0042'))).toMatch(/^[0-9a-f]{64}$/);
  });
});
