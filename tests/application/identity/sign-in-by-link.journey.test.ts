import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import { openSignInLink, pressSignInLink, readSignInLink } from '../../../application/identity/sign-in-by-link.journey';
import { makeRoom } from '../../../application/identity/sign-out.journey';
import { myJobs, schedule } from '../../../application/navigation/destination';
import { landingAt } from '../../../application/navigation/landing';
import { noHints } from '../../../domain/identity/sign-in-hints';
import { anApplication, communityId, positionId } from '../../support/builders/applications';
import { aCandidate, email, linkCode, token } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, linkInMail, signedIn } from '../../support/world/world';

const maria = aCandidate();
const other = aCandidate({ email: email('other@example.org') });

const asked = async () => {
  const world = await aWorld({
    applicants: [maria, other].map((candidate) => ({ candidate, applications: [anApplication()] })),
  });
  await answerOf(world.device().api.sendCode(maria.email));
  return { world, link: linkInMail(world.mailer) };
};

describe('An opened sign-in link', () => {
  it('changes nothing, however often a mail scanner opens it [R3c]', async () => {
    const { world, link } = await asked();
    const device = world.device();
    for (let opened = 0; opened < 5; opened += 1)
      expect(await answerOf(openSignInLink(device)(link))).toEqual({ _tag: 'NobodySignedIn' });
    expect(isSignedIn(device.session)).toBe(false);
    await answerOf(pressSignInLink(device)(link));
  });

  it('sends a candidate who is already signed in straight on, without using up the link [R2, R3c]', async () => {
    const { world } = await asked();
    const device = await signedIn(world);
    await answerOf(world.device().api.sendCode(maria.email));
    const link = linkInMail(world.mailer);
    expect(await answerOf(openSignInLink(device)(link))).toEqual({ _tag: 'SignedIn', landing: landingAt(myJobs) });
    await answerOf(pressSignInLink(world.device())(link));
  });

  it('asks a different candidate to sign out first, and then nothing of theirs is left [R3a]', async () => {
    const { world, link } = await asked();
    const device = await signedIn(world, other);
    device.session.hints.write({ ...noHints, storedRedirectUrl: '/timeslot' });
    expect(await answerOf(openSignInLink(device)(link))).toEqual({ _tag: 'SomebodyElse', email: other.email });
    await makeRoom({ ...device, reporter: world.reporter })();
    expect(isSignedIn(device.session)).toBe(false);
    expect(device.session.signOutMessage.read()).toEqual(O.none);
    expect(await answerOf(openSignInLink(device)(link))).toEqual({ _tag: 'NobodySignedIn' });
    expect(await answerOf(pressSignInLink(device)(link))).toEqual({ _tag: 'SignedIn', landing: landingAt(myJobs) });
  });

  it('ignores a stored session that is over [R3a]', async () => {
    const { world, link } = await asked();
    const device = world.device();
    device.session.token.write(token(7));
    expect(await answerOf(openSignInLink(device)(link))).toEqual({ _tag: 'NobodySignedIn' });
    expect(isSignedIn(device.session)).toBe(false);
  });

  it("says so if it can't find out who is signed in, and signs no one out", async () => {
    const { world, link } = await asked();
    const device = await signedIn(world, other);
    world.store.breakAfter(0);
    expect(await refusalOf(openSignInLink(device)(link))).toMatchObject({ _tag: 'ServerFault' });
    expect(isSignedIn(device.session)).toBe(true);
  });
});

describe('A pressed sign-in link', () => {
  it('opens a session here and leads to the page that required it, once [R2]', async () => {
    const { world, link } = await asked();
    const device = world.device();
    device.session.hints.write({ ...noHints, storedRedirectUrl: '/schedule/42/4711' });
    device.session.signOutMessage.write('Logged out successfully');
    expect(await answerOf(pressSignInLink(device)(link))).toEqual({
      _tag: 'SignedIn',
      landing: landingAt(schedule({ communityId: communityId(42), positionId: positionId(4711) })),
    });
    expect(isSignedIn(device.session)).toBe(true);
    expect(device.session.hints.read()).toEqual(O.none);
    expect(device.session.signOutMessage.read()).toEqual(O.none);
  });

  it.each(['/candidateportal/maria@example.org/code', '/candidateslogin/link'])(
    'never leads to another way in: %s [R2]',
    async (path) => {
      const { world, link } = await asked();
      const device = world.device();
      device.session.hints.write({ ...noHints, storedRedirectUrl: path });
      expect(await answerOf(pressSignInLink(device)(link))).toEqual({ _tag: 'SignedIn', landing: landingAt(myJobs) });
    },
  );

  it("doesn't replace a session that another candidate opened in another tab in the meantime, and is not used up [R3a]", async () => {
    const { world, link } = await asked();
    const device = await signedIn(world, other);
    const before = device.session.token.read();
    expect(await answerOf(pressSignInLink(device)(link))).toEqual({ _tag: 'SomebodyElse', email: other.email });
    expect(device.session.token.read()).toEqual(before);
    await answerOf(pressSignInLink(world.device())(link));
  });

  it('opens nothing if it is wrong, and leaves the device unchanged [R3c]', async () => {
    const { world, link } = await asked();
    const device = world.device();
    expect(await refusalOf(pressSignInLink(device)({ ...link, code: linkCode(7) }))).toEqual({ _tag: 'LinkInvalid' });
    expect(isSignedIn(device.session)).toBe(false);
  });

  it.each([
    [{ email: 'maria@', code: 'x' }],
    [{ email: '', code: 'x' }],
    [{ email: 'maria@example.org', code: '' }],
    [{ email: 'maria@example.org', code: 'cut off…' }],
  ])('that was altered in transit is a wrong one: %j [R3c]', (link) => {
    expect(readSignInLink(link)).toEqual(E.left({ _tag: 'LinkInvalid' }));
  });
});
