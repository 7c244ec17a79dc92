import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { isSignedIn, rememberIntended, requestCode, submitCode } from '../../../application/journeys/sign-in';
import { endSession, signOut } from '../../../application/journeys/sign-out';
import { myJobs, schedule } from '../../../application/navigation/destination';
import { communityId, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, codeInMail, signedIn } from '../../support/world/world';

const maria = aCandidate().email;

/** Signs in on a device that was meant for a page, and tells where it leads. */
const signInMeantFor = async (path: string | undefined) => {
  const world = await aWorld();
  const device = world.device();
  if (path !== undefined) device.session.intendedPath.write(path);
  await answerOf(requestCode(device)(maria));
  const destination = await answerOf(submitCode(device)(maria, codeInMail(world.mailer)));
  return { destination, device };
};

describe('Signing in', () => {
  it.each([
    ['', 'EmailMissing'],
    ['maria', 'EmailMalformed'],
    [`${'m'.repeat(250)}@example.org`, 'EmailTooLong'],
  ])('does not send %j to the server: it is no address [R19, spec 1 §5]', async (typed, fault) => {
    const world = await aWorld();
    expect(await refusalOf(requestCode(world.device())(typed))).toMatchObject({
      _tag: 'EmailRejected',
      fault: { _tag: fault },
    });
    expect(world.mailer.sent()).toEqual([]);
  });

  it('sends a code to what was typed, in the one way it is written [R19]', async () => {
    const world = await aWorld();
    expect(await answerOf(requestCode(world.device())(' Maria.Santos@EXAMPLE.org '))).toMatchObject({ email: maria });
  });

  it.each([
    ['', 'CodeMissing'],
    ['123', 'NotFourDigits'],
    ['12a4', 'NotFourDigits'],
  ])('does not try %j: it is no code, and no try is used up [R19, R3c]', async (typed, fault) => {
    const world = await aWorld();
    const device = world.device();
    await answerOf(requestCode(device)(maria));
    expect(await refusalOf(submitCode(device)(maria, typed))).toEqual({ _tag: 'CodeRejected', fault });
    expect(await refusalOf(submitCode(device)(maria, '9999'))).toEqual({ _tag: 'CodeWrong', triesLeft: 4 });
    expect(isSignedIn(device.session)).toBe(false);
  });

  it('leads to My Job Applications and keeps the token on the device [R2, R3]', async () => {
    const { destination, device } = await signInMeantFor(undefined);
    expect(destination).toEqual(myJobs);
    expect(isSignedIn(device.session)).toBe(true);
  });

  it('leads to the page that asked for it, once [R2]', async () => {
    const { destination, device } = await signInMeantFor('/schedule/42/4711?from=mail');
    expect(destination).toEqual(schedule({ communityId: communityId(42), positionId: positionId(4711) }));
    expect(device.session.intendedPath.read()).toEqual(O.none);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/nowhere',
    '/',
    '/candidateslogin',
  ])('follows no hint %j: it leads to My Job Applications, and the hint is gone [R2]', async (path) => {
    const { destination, device } = await signInMeantFor(path);
    expect(destination).toEqual(myJobs);
    expect(device.session.intendedPath.read()).toEqual(O.none);
  });

  it('clears what the last sign-out said [spec 1 §4]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    await signOut({ ...device, reporter: world.reporter })();
    expect(device.session.signOutMessage.read()).toEqual(O.some('Logged out successfully'));
    await answerOf(requestCode(device)(maria));
    await answerOf(submitCode(device)(maria, codeInMail(world.mailer)));
    expect(device.session.signOutMessage.read()).toEqual(O.none);
  });

  it('remembers a page of ours for after it, and nothing else [R2]', async () => {
    const { session } = (await aWorld()).device();
    expect(rememberIntended(session)('//evil.example')).toEqual(E.left('NotOurs'));
    expect(session.intendedPath.read()).toEqual(O.none);
    expect(rememberIntended(session)('/timeslot?x=1')).toEqual(E.right(undefined));
    expect(session.intendedPath.read()).toEqual(O.some('/timeslot?x=1'));
  });
});

describe('Signing out', () => {
  it('ends the session here and on the server, and says so once on the sign-in page [spec 1 §4, R3a]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    const token = device.session.token.read();
    device.session.intendedPath.write('/candidateportal');
    await signOut({ ...device, reporter: world.reporter })();
    expect(isSignedIn(device.session)).toBe(false);
    expect(device.session.intendedPath.read()).toEqual(O.none);
    expect(device.session.signOutMessage.read()).toEqual(O.some('Logged out successfully'));
    if (O.isSome(token)) device.session.token.write(token.value);
    expect(await refusalOf(device.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    expect(world.reporter.reports).toEqual([]);
  });

  it('wipes the device also when the server can not be reached, and reports that [R3a]', async () => {
    const world = await aWorld();
    const device = await signedIn(world);
    world.store.breakAfter(0);
    await signOut({ ...device, reporter: world.reporter })();
    expect(isSignedIn(device.session)).toBe(false);
    expect(world.reporter.reports).toEqual([{ event: 'sign-out-not-received', detail: { why: 'ServerFault' } }]);
  });

  it('by the server leaves nothing but the page to come back to [spec 1 §8, R3a]', async () => {
    const { session } = await signedIn(await aWorld());
    endSession(session, '/schedule/42/4711');
    expect(isSignedIn(session)).toBe(false);
    expect(session.intendedPath.read()).toEqual(O.some('/schedule/42/4711'));
  });
});
