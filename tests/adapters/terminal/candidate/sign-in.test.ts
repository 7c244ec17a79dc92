import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { token } from '../../../support/builders/identity';
import { aWorld, codeInMail, signedIn } from '../../../support/world/world';
import { aTerminal, chosen, eleven, said, terminal } from './a-terminal';

describe('sign-in and sign-out', () => {
  it('asks for a code by email and says so, then completes sign-in with it [spec 1 §4]', async () => {
    const world = await aWorld();
    const device = world.device();
    const run = terminal(world, device);
    const [exit, asked] = await said(run('sign-in', 'Maria.Santos@example.org'));
    expect([exit, asked.split('\n')]).toEqual([
      0,
      [
        'We sent a 4-digit code to maria.santos@example.org. No code yet? Look in your spam folder.',
        'Finish with: sign-in maria.santos@example.org --code 1234',
        'You can ask for another code at 09:01 AM.',
      ],
    ]);
    expect(await said(run('jobs'))).toEqual([1, 'Nobody is signed in here. Ask for a code with: sign-in EMAIL']);
    const code = codeInMail(world.mailer);
    expect((await said(run('sign-in', 'maria.santos@example.org', '--code', code)))[0]).toBe(0);
    expect((await run('jobs')).exit).toBe(0);
  });

  it.each([
    [['maria'], 'Invalid user email'],
    [[''], 'Email is required'],
    [['nobody@example.org'], 'email not found'],
    [['maria.santos@example.org', '--code', '12'], 'Invalid OTP'],
    [['maria.santos@example.org', '--code', '1234'], 'There is no code for this email address. Ask for a new code.'],
  ])('%j is refused in the words of the sign-in page [spec 1 §5, spec 1 §8]', async (args, words) => {
    const world = await aWorld();
    expect(await said(terminal(world, world.device())('sign-in', ...args))).toEqual([1, words]);
  });

  it('the number of codes that can be requested is limited [R3c]', async () => {
    const world = await aWorld();
    const run = terminal(world, world.device());
    for (let n = 0; n < 5; n += 1) {
      expect((await run('sign-in', 'maria.santos@example.org')).exit).toBe(0);
      world.clock.moveBy(60_000);
    }
    const [exit, words] = await said(run('sign-in', 'maria.santos@example.org'));
    expect([exit, words]).toEqual([1, expect.stringMatching(/^We can send 5 codes per hour\./)]);
  });

  it('signing out ends the session on both sides; if the connection is lost, only here [R3]', async () => {
    const { world, device, run } = await aTerminal();
    expect(await said(run('sign-out'))).toEqual([0, 'Logged out successfully']);
    expect(await said(run('sign-out'))).toEqual([0, 'Nobody was signed in here.']);
    const lost = terminal(world, await signedIn(world), { signOut: () => TE.left({ _tag: 'NoConnection' }) });
    expect(await said(lost('sign-out'))).toEqual([0, expect.stringContaining('The portal did not hear of it')]);
    expect(O.isNone(device.session.token.read())).toBe(true);
  });

  it('the current job of one candidate is gone when another signs in afterwards [R3a]', async () => {
    const { world, device, run } = await aTerminal({}, { takeTime: () => TE.left({ _tag: 'AnswerLost' }) });
    await run('book', ...chosen(eleven));
    expect(O.isSome(device.session.workInHand.read())).toBe(true);
    await run('sign-in', 'maria.santos@example.org');
    await run('sign-in', 'maria.santos@example.org', '--code', codeInMail(world.mailer));
    expect(O.isNone(device.session.workInHand.read())).toBe(true);
  });

  it('says so if the portal no longer knows the session [R4]', async () => {
    const { device, run } = await aTerminal();
    device.session.token.write(token(7));
    const words = 'Session timeout please login..!\nSign in again with: sign-in EMAIL';
    expect(await said(run('jobs'))).toEqual([1, words]);
  });
});
