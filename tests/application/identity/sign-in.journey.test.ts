import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { requestCode } from '../../../application/identity/request-code.journey';
import { codeInHand, isSignedIn, submitCode } from '../../../application/identity/sign-in.journey';
import { landAfterSignIn } from '../../../application/identity/enter.journey';
import { leaveForProvider } from '../../../application/identity/sign-in-socially.journey';
import { keepTyped } from '../../../application/identity/sign-up.journey';
import { communityId, positionId } from '../../support/builders/applications';
import { endIdle, endSession, makeRoom, makeRoomFor, signOut } from '../../../application/identity/sign-out.journey';
import { myJobs } from '../../../application/navigation/destination';
import { landingAt } from '../../../application/navigation/landing';
import { emptySignUpForm } from '../../../domain/identity/sign-up';
import { noHints } from '../../../domain/identity/sign-in-hints';
import { aCandidate } from '../../support/builders/identity';
import { tripTo } from '../../support/openid/social-world';
import { standingClock } from '../../support/world/clock';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, morning, signedIn, type Device } from '../../support/world/world';

const maria = aCandidate().email;

describe('Signing in', () => {
  it.each([
    ['', 'EmailMissing'],
    ['maria', 'EmailMalformed'],
    [`${'m'.repeat(250)}@example.org`, 'EmailTooLong'],
  ])('does not send %j to the server: it is not an address [R19, spec 1 §5]', async (typed, fault) => {
    const world = await aWorld();
    expect(await refusalOf(requestCode(world.device())(typed))).toMatchObject({
      _tag: 'EmailRejected',
      fault: { _tag: fault },
    });
    expect(world.mailer.sent()).toEqual([]);
  });

  it('sends a code to the typed address in its normalized form [R19]', async () => {
    const world = await aWorld();
    expect(await answerOf(requestCode(world.device())(' Maria.Santos@EXAMPLE.org '))).toMatchObject({ email: maria });
  });

  it('stores in this tab the address that a code was sent to, and when another may be requested, but never the code [R3c, spec 1 §9]', async () => {
    const world = await aWorld();
    const { session, api } = world.device();
    expect(codeInHand(session, world.clock)).toBeUndefined();
    await refusalOf(requestCode({ session, api })('nobody@example.org'));
    expect(codeInHand(session, world.clock)).toBeUndefined();
    const { resendAt } = await answerOf(requestCode({ session, api })(maria));
    expect(codeInHand(session, world.clock)).toMatchObject({ email: maria, resendAt });
    expect(JSON.stringify(session.sentCode.read())).not.toContain(codeInMail(world.mailer));
  });

  it.each<[string, (device: Device, code: string) => unknown]>([
    ['the code let them in', (device, code) => submitCode(device)(maria, code)()],
    ['they came in by another tab', (device) => landAfterSignIn(device)],
    ['somebody logged out', (device) => signOut(device)()],
    ['a session ended', ({ session }) => endSession(session, '/profile')],
    ['somebody signs up here', ({ session }) => keepTyped({ session, clock: standingClock(morning) })(emptySignUpForm)],
    [
      'they left for a social sign-in, whose answer stands on the first step',
      async ({ session }) => {
        const social = tripTo({});
        leaveForProvider({ session, social })(await answerOf(social.begin(false)));
      },
    ],
  ])('starts with the address again once %s [R3a]', async (_what, happens) => {
    const world = await aWorld();
    const device = world.device();
    await answerOf(requestCode(device)(maria));
    await happens(device, codeInMail(world.mailer));
    expect(codeInHand(device.session, world.clock)).toBeUndefined();
  });

  it.each([
    ['', 'CodeMissing'],
    ['123', 'NotFourDigits'],
    ['12a4', 'NotFourDigits'],
  ])('does not try %j: it is not a code, and no try is used up [R19, R3c]', async (typed, fault) => {
    const world = await aWorld();
    const device = world.device();
    await answerOf(requestCode(device)(maria));
    expect(await refusalOf(submitCode(device)(maria, typed))).toEqual({ _tag: 'CodeRejected', fault });
    expect(await refusalOf(submitCode(device)(maria, '9999'))).toEqual({ _tag: 'CodeWrong', triesLeft: 4 });
    expect(isSignedIn(device.session)).toBe(false);
  });

  it('leads to My Job Applications and stores the token on the device [R2, R3]', async () => {
    const world = await aWorld();
    const device = world.device();
    await answerOf(requestCode(device)(maria));
    expect(await answerOf(submitCode(device)(maria, codeInMail(world.mailer)))).toEqual(landingAt(myJobs));
    expect(isSignedIn(device.session)).toBe(true);
  });

  it('clears the message of the last sign-out [spec 1 §4]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    await signOut({ ...device, reporter: world.reporter })();
    expect(device.session.signOutMessage.read()).toEqual(O.some('Logged out successfully'));
    await answerOf(requestCode(device)(maria));
    await answerOf(submitCode(device)(maria, codeInMail(world.mailer)));
    expect(device.session.signOutMessage.read()).toEqual(O.none);
  });
});

describe('Signing out', () => {
  it('ends the session here and on the server, and says so once on the sign-in page [spec 1 §4, R3a]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    const token = device.session.token.read();
    device.session.hints.write({ ...noHints, storedRedirectUrl: '/candidateportal' });
    await signOut({ ...device, reporter: world.reporter })();
    expect(isSignedIn(device.session)).toBe(false);
    expect(device.session.hints.read()).toEqual(O.none);
    expect(device.session.signOutMessage.read()).toEqual(O.some('Logged out successfully'));
    if (O.isSome(token)) device.session.token.write(token.value);
    expect(await refusalOf(device.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    expect(world.reporter.reports).toEqual([]);
  });

  it("wipes the device even if the server can't be reached, and reports that [R3a]", async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    world.store.breakAfter(0);
    await signOut({ ...device, reporter: world.reporter })();
    expect(isSignedIn(device.session)).toBe(false);
    expect(world.reporter.reports).toEqual([{ event: 'sign-out-not-received', detail: { why: 'ServerFault' } }]);
  });

  it.each([
    ['A candidate logs out', signOut, 'Logged out successfully'],
    ['48 hours have passed', endIdle, 'Session timeout please login..!'],
    ['Somebody makes room', makeRoom, undefined],
  ] as const)(
    '%s: the device is wiped before the server responds, however long that takes, and the server is still notified [R3a, spec 2 §4.11]',
    async (_, close, said) => {
      const world = await aWorld();
      const device = await signedIn(world);
      const token = device.session.token.read();
      let answer = (): void => undefined;
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const signedOut = jest.fn();
      const api = {
        signOut: () =>
          pipe(device.api.signOut(), (telling) => async () => {
            await answered;
            return telling();
          }),
      };
      const told = close({ ...device, api, reporter: world.reporter })().then(signedOut);
      expect([isSignedIn(device.session), O.toUndefined(device.session.signOutMessage.read())]).toEqual([false, said]);
      expect(signedOut).not.toHaveBeenCalled();
      answer();
      await told;
      if (O.isSome(token)) device.session.token.write(token.value);
      expect(await refusalOf(device.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    },
  );

  it('after opening a link meant for someone else leaves only the page to return to [spec 2 §2.14, R3a, R2]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    device.session.jobInHand.write({ communityId: communityId(42), positionId: positionId(4711) });
    await makeRoomFor({ ...device, reporter: world.reporter }, '/onsiteSchedule/42/4711')();
    expect(isSignedIn(device.session)).toBe(false);
    expect(device.session.jobInHand.read()).toEqual(O.none);
    expect(device.session.signOutMessage.read()).toEqual(O.none);
    expect(device.session.hints.read()).toEqual(O.some({ ...noHints, storedRedirectUrl: '/onsiteSchedule/42/4711' }));
  });

  it('by the server leaves only the page to return to [spec 1 §8, R3a]', async () => {
    const { session } = await signedIn(await aWorld());
    endSession(session, '/schedule/42/4711');
    expect(isSignedIn(session)).toBe(false);
    expect(session.hints.read()).toEqual(O.some({ ...noHints, storedRedirectUrl: '/schedule/42/4711' }));
  });
});
