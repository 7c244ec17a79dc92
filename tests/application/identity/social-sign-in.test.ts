import { signInSocially } from '../../../application/identity/sign-in-socially.service';
import { checkEmailProof } from '../../../application/identity/email-proof.service';
import { aCandidate, email } from '../../support/builders/identity';
import { minus } from '../../../domain/time/instant';
import { vouchingFor } from '../../support/openid/social-world';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, morning } from '../../support/world/world';

const maria = aCandidate().email;
const nora = email('nora.quinn@example.org');
const hour = 3_600_000;

const evidence = (n = 1) => ({ idToken: 'id', accessToken: 'access', nonceSecret: `secret-${n}` });
const worldOf = (...given: Parameters<typeof vouchingFor>) => aWorld({ identityProvider: vouchingFor(...given) });

describe('What the service accepts of a social sign-in [spec 1 §7]', () => {
  it("the provider's word, never the browser's: an address other than the one it vouches for is refused", async () => {
    const { dependencies } = await worldOf(nora);
    const shown = { email: maria, name: 'Maria' };
    expect(await refusalOf(signInSocially(dependencies)(evidence(), shown))).toEqual({ _tag: 'EvidenceRefused' });
  });

  it('an address, however it is written', async () => {
    const { dependencies } = await worldOf(' MARIA.SANTOS@example.org');
    await answerOf(signInSocially(dependencies)(evidence(), { email: 'Maria.Santos@Example.org', name: '' }));
  });

  it('evidence once, even if it led to a sign-up', async () => {
    const { dependencies } = await worldOf(nora);
    const shown = { email: nora, name: 'Nora' };
    expect(await refusalOf(signInSocially(dependencies)(evidence(), shown))).toMatchObject({ _tag: 'UnknownUser' });
    expect(await refusalOf(signInSocially(dependencies)(evidence(), shown))).toEqual({ _tag: 'EvidenceRefused' });
    expect(await refusalOf(signInSocially(dependencies)(evidence(2), shown))).toMatchObject({ _tag: 'UnknownUser' });
  });

  it.each([
    [-60_001, 'EvidenceRefused'],
    [-60_000, 'UnknownUser'],
    [600_000, 'UnknownUser'],
    [600_001, 'EvidenceRefused'],
  ])('evidence from %d ms ago: %s', async (age, _tag) => {
    const { dependencies } = await worldOf(nora, { issuedAt: minus(morning, age) });
    expect(await refusalOf(signInSocially(dependencies)(evidence(), { email: nora, name: 'Nora' }))).toMatchObject({
      _tag,
    });
  });

  it.each(['EvidenceRefused', 'ProviderUnreachable', 'SocialSignInOff'] as const)(
    'nothing if the provider says %s',
    async (_tag) => {
      const { dependencies } = await worldOf(maria, { _tag });
      expect(await refusalOf(signInSocially(dependencies)(evidence(), { email: maria, name: '' }))).toEqual({ _tag });
    },
  );
});

describe('The proof that the service issues for signing up [spec 1 §4]', () => {
  const given = async () => {
    const world = await worldOf(nora);
    const refused = await refusalOf(signInSocially(world.dependencies)(evidence(), { email: nora, name: 'Nora' }));
    if (refused._tag !== 'UnknownUser') throw new Error('Somebody knows Nora');
    const check = (address: typeof nora, proof: string | undefined) =>
      checkEmailProof(world.dependencies, address, proof)._tag;
    return { world, proof: refused.proof, check };
  };

  it('is valid for the address that the provider vouched for, and for an hour', async () => {
    const { world, proof, check } = await given();
    expect(check(nora, proof)).toBe('Allowed');
    world.clock.moveBy(hour);
    expect(check(nora, proof)).toBe('Allowed');
    world.clock.moveBy(1);
    expect(check(nora, proof)).toBe('Refused');
  });

  it("is not valid for any other address or any later end, and can't be forged", async () => {
    const { proof, check } = await given();
    const [until = '', seal = ''] = proof.split('.');
    const others = [
      undefined,
      '',
      'x',
      proof.slice(0, -1),
      `${Number(until) + 1}.${seal}`,
      `${until}.${'0'.repeat(64)}`,
    ];
    expect(check(maria, proof)).toBe('Refused');
    for (const other of others) expect(check(nora, other)).toBe('Refused');
  });
});
