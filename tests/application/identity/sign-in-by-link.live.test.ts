import * as E from 'fp-ts/Either';
import { ourDefect, type CallFailure } from '../../../application/failure';
import { openScope } from '../../../application/live/scope';
import { linkSignInMachine, type LinkSignInEvent } from '../../../application/identity/sign-in-by-link.live';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import { myJobs } from '../../../application/navigation/destination';
import { landingAt, type Landing } from '../../../application/navigation/landing';
import type { SignedIn } from '../../../application/identity/identity.api';
import type { LinkRefusal } from '../../../domain/identity/sign-in-link';
import type { Candidate } from '../../../domain/profile/candidate';
import { anApplication } from '../../support/builders/applications';
import { aCandidate, email } from '../../support/builders/identity';
import { answerOf } from '../../support/world/answers';
import { candidateId } from '../../support/builders/recording';
import { callByHand, settled } from '../../support/world/by-hand';
import { aWorld, linkInMail, signedIn, type Device } from '../../support/world/world';

const maria = aCandidate();
const other = aCandidate({ email: email('other@example.org') });
const offline: CallFailure = { _tag: 'NoConnection' };

/** The page of the link mailed to Maria, on a device of the portal; `api` replaces calls that the test answers by hand. */
const aPage = async (here?: typeof maria, api?: Partial<Device['api']>) => {
  const world = await aWorld({
    applicants: [maria, other].map((candidate) => ({ candidate, applications: [anApplication()] })),
  });
  await answerOf(world.device().api.sendCode(maria.email));
  const link = linkInMail(world.mailer);
  const device = here === undefined ? world.device() : await signedIn(world, here);
  const landings: Landing[] = [];
  const page = linkSignInMachine(
    {
      ...device,
      api: { ...device.api, ...api },
      reporter: world.reporter,
      land: (landing) => landings.push(landing),
    },
    link,
  );
  const scope = openScope();
  page.runIn(scope);
  await settled();
  const happens = async (...events: readonly LinkSignInEvent['_tag'][]): Promise<void> => {
    for (const _tag of events) if (_tag !== 'Opened' && _tag !== 'SignInAnswered') page.send({ _tag });
    await settled();
  };
  return { ...page, happens, world, device, landings };
};

describe('The page of a sign-in link', () => {
  it('waits for its button, signs in once, and navigates [spec 1 §2, R2, R3c]', async () => {
    const { value, happens, landings, device } = await aPage();
    expect(value()).toEqual({ _tag: 'Ready', email: maria.email, pressed: false, failure: undefined });
    expect(isSignedIn(device.session)).toBe(false);
    await happens('SignInPressed', 'SignInPressed');
    expect(landings).toEqual([landingAt(myJobs)]);
    expect(isSignedIn(device.session)).toBe(true);
  });

  it('navigates by itself if the same candidate is already signed in [R2]', async () => {
    const { landings } = await aPage(maria);
    expect(landings).toEqual([landingAt(myJobs)]);
  });

  it('asks someone else to sign out first; then its button is there [R3a]', async () => {
    const { value, happens, device } = await aPage(other);
    expect(value()).toEqual({ _tag: 'SomebodyElse', email: maria.email, here: other.email });
    await happens('SignInPressed');
    expect(value()._tag).toBe('SomebodyElse');
    await happens('SignOutPressed');
    expect(value()).toMatchObject({ _tag: 'Ready', pressed: false });
    expect(isSignedIn(device.session)).toBe(false);
  });

  it('opens again on Retry after it could not find out who is here', async () => {
    const profile = callByHand<undefined, CallFailure, Candidate>();
    const { value, happens } = await aPage(other, { profile: () => profile.call(undefined) });
    expect(value()).toEqual({ _tag: 'Opening' });
    await profile.answer(E.left(offline));
    expect(value()).toEqual({ _tag: 'NotOpened', failure: offline });
    await happens('RetryPressed');
    await profile.answer(E.right({ ...other, experience: [], education: [], id: candidateId(2) }));
    expect(value()._tag).toBe('SomebodyElse');
  });

  it.each<readonly [CallFailure | LinkRefusal, object]>([
    [offline, { _tag: 'Ready', pressed: false, failure: offline }],
    [{ _tag: 'LinkInvalid' }, { _tag: 'Over', refusal: { _tag: 'LinkInvalid' } }],
  ])('says why it did not sign in: %j', async (reason, state) => {
    const submit = callByHand<unknown, CallFailure | LinkRefusal, SignedIn>();
    const { value, happens, landings } = await aPage(undefined, { submitLink: submit.call });
    await happens('SignInPressed', 'SignInPressed');
    expect(value()).toMatchObject({ _tag: 'Ready', pressed: true });
    expect(submit.asked).toHaveLength(1);
    await submit.answer(E.left(reason));
    expect(value()).toMatchObject(state);
    expect(landings).toEqual([]);
  });

  it('can be tried again after our own code threw', async () => {
    const { value, happens } = await aPage(undefined, {
      submitLink: () => {
        throw new Error('ours');
      },
    });
    await happens('SignInPressed');
    expect(value()).toMatchObject({ _tag: 'NotOpened', failure: ourDefect });
    await happens('RetryPressed');
    expect(value()._tag).toBe('Ready');
  });
});
