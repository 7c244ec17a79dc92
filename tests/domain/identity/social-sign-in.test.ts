import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { tryEmailProof, vouchedEmail } from '../../../domain/identity/social-sign-in';
import { atMs } from '../../support/builders/time';

describe('The address that a provider vouches for', () => {
  it.each([
    ['maria@example.org', true, E.right('maria@example.org')],
    [' Maria@Example.org ', true, E.right('maria@example.org')],
    ['maria@example.org', false, E.left({ _tag: 'EmailNotVerifiedByProvider' })],
    [undefined, true, E.left({ _tag: 'NoEmailFromProvider' })],
    ['', true, E.left({ _tag: 'NoEmailFromProvider' })],
    ['maria', true, E.left({ _tag: 'NoEmailFromProvider' })],
    ['maria', false, E.left({ _tag: 'NoEmailFromProvider' })],
  ])('%j, verified: %s', (email, emailVerified, expected) => {
    expect(vouchedEmail({ email, emailVerified })).toEqual(expected);
  });

  it('is never one that it has not verified', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (email) => {
        expect(vouchedEmail({ email, emailVerified: false })._tag).toBe('Left');
      }),
    );
  });
});

describe('The proof to sign up with', () => {
  const until = atMs(1_800_000_000_000);

  it.each([
    [-3_600_000, 'Allowed'],
    [0, 'Allowed'],
    [1, 'Refused'],
  ])('%d ms after its end: %s', (late, tag) => {
    expect(tryEmailProof(until, true, atMs(until + late))._tag).toBe(tag);
  });

  it('of another address or of nobody is refused, and why is told to nobody', () => {
    const refused = { _tag: 'Refused', reason: { _tag: 'EmailNotProven' } };
    expect(tryEmailProof(until, false, until)).toEqual(refused);
    expect(tryEmailProof(until, true, atMs(until + 1))).toEqual(refused);
  });
});
