import { randomBytes } from 'node:crypto';
import { nodeSecrets } from '../../../../adapters/server/secrets/secrets';
import { code, email, linkCode, token } from '../../../support/builders/identity';

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

  it('a token has 256 bits and is never repeated', () => {
    const tokens = Array.from({ length: 1_000 }, secrets.newToken);
    expect(new Set(tokens).size).toBe(1_000);
    expect(tokens.every((one) => Buffer.from(one, 'base64url').length === 32)).toBe(true);
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

  it('the seal reveals neither the code nor the address', () => {
    expect(secrets.sealCode(maria, code('0042'))).toMatch(/^[0-9a-f]{64}$/);
  });
});
