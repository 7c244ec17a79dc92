import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { isSignedIn } from '../../../application/identity/sign-in.journey';
import { endSession } from '../../../application/identity/sign-out.journey';
import {
  beginSocialSignIn,
  finishSocialSignIn,
  leaveForProvider,
} from '../../../application/identity/sign-in-socially.journey';
import { myJobs, schedule, signUp } from '../../../application/navigation/destination';
import { landingAt } from '../../../application/navigation/landing';
import type { SessionStore } from '../../../application/ports/session-store';
import { socialSource } from '../../../domain/identity/social-sign-in';
import { noHints } from '../../../domain/identity/sign-in-hints';
import { communityId, positionId } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { tripTo, vouchingFor, type Trip } from '../../support/openid/social-world';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld } from '../../support/world/world';

const maria = aCandidate().email;
const nora = 'nora.quinn@example.org';

const device = async (social: Trip, known: string = maria) => {
  const world = await aWorld({ identityProvider: vouchingFor(known) });
  return { ...world.device(), social };
};

/** The press of the button, until the browser has left. */
const leaves = (ports: Awaited<ReturnType<typeof device>>, again = false) =>
  pipe(beginSocialSignIn(ports)(again), TE.map(leaveForProvider(ports)));

describe('A social sign-in', () => {
  it('stores in this tab what must come back, then redirects to the provider', async () => {
    const ports = await device(tripTo({}));
    await answerOf(leaves(ports));
    expect(ports.social.left).toEqual(['https://accounts.example.com/?state=1']);
    expect(O.toUndefined(ports.session.socialAttempt.read())?.state).toBe('state 1');
  });

  it('repeated after a failure tells the provider to ask who the user is', async () => {
    const ports = await device(tripTo({}));
    await answerOf(leaves(ports, true));
    expect(ports.social.left).toEqual(['https://accounts.example.com/?state=1&again']);
  });

  it.each<[string, (session: SessionStore) => void, string]>([
    ['on a device where no session ended', () => undefined, ''],
    ['after a session was logged out of', ({ wipe }) => wipe(), '&again'],
    ['after a session ended by itself', (session) => endSession(session, '/profile'), '&again'],
  ])('%s tells the provider %j, until a session is opened [R3a]', async (_when, before, asks) => {
    const ports = await device(tripTo({}));
    before(ports.session);
    await answerOf(leaves(ports));
    expect(ports.social.left).toEqual([`https://accounts.example.com/?state=1${asks}`]);
    // The candidate who signs in is present from now on.
    await answerOf(finishSocialSignIn(ports)('?code=1'));
    await answerOf(leaves(ports));
    expect(ports.social.left[1]).toBe('https://accounts.example.com/?state=2');
  });

  it("stays on the page if the provider can't be reached", async () => {
    const ports = await device({ ...tripTo({}), begin: () => TE.left({ _tag: 'ProviderUnreachable' }) });
    expect(await refusalOf(leaves(ports))).toEqual({ _tag: 'ProviderUnreachable' });
    expect(ports.session.socialAttempt.read()).toEqual(O.none);
  });

  it('signs in a known candidate and goes where the hints lead, which are used up [spec 1 §4, R2]', async () => {
    const ports = await device(tripTo({}));
    const job = { communityId: communityId(42), positionId: positionId(4711) };
    ports.session.hints.write({ ...noHints, storedRedirectUrl: '/schedule/42/4711' });
    await answerOf(leaves(ports));
    expect(await answerOf(finishSocialSignIn(ports)('?code=1'))).toEqual({
      _tag: 'SignedIn',
      landing: landingAt(schedule(job)),
    });
    expect(isSignedIn(ports.session)).toBe(true);
    expect(ports.session.hints.read()).toEqual(O.none);
  });

  it('sends someone without an account to sign-up, with the profile filled in and the hints kept [spec 1 §4, R2]', async () => {
    const ports = await device(
      tripTo({ email: nora, name: 'Nora Quinn', pictureUrl: 'https://p.example.com/n' }),
      nora,
    );
    const hints = { ...noHints, storedRedirectUrl: '/timeslot' };
    ports.session.hints.write(hints);
    await answerOf(leaves(ports));
    expect(await answerOf(finishSocialSignIn(ports)('?code=1'))).toEqual({
      _tag: 'ToSignUp',
      destination: signUp(socialSource),
    });
    expect(ports.session.socialProfile.read()).toEqual(
      O.some({
        source: 'googleUser',
        email: nora,
        name: 'Nora Quinn',
        pictureUrl: 'https://p.example.com/n',
        proof: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/),
      }),
    );
    expect(isSignedIn(ports.session)).toBe(false);
    expect(ports.session.hints.read()).toEqual(O.some(hints));
  });

  it('can return only once: a reused or unrequested return URL does nothing', async () => {
    const ports = await device(tripTo({}));
    expect(await refusalOf(finishSocialSignIn(ports)('?code=1'))).toEqual({ _tag: 'AttemptUnknown' });
    await answerOf(leaves(ports));
    await answerOf(finishSocialSignIn(ports)('?code=1'));
    expect(await refusalOf(finishSocialSignIn(ports)('?code=1'))).toEqual({ _tag: 'AttemptUnknown' });
  });

  it.each(['SocialSignInCancelled', 'ProviderRefused', 'ProviderUnreachable', 'NoEmailFromProvider'] as const)(
    'that ended at the provider with %s signs no one in',
    async (_tag) => {
      const ports = await device(tripTo({ _tag }));
      await answerOf(leaves(ports));
      expect(await refusalOf(finishSocialSignIn(ports)('?error=x'))).toEqual({ _tag });
      expect(isSignedIn(ports.session)).toBe(false);
    },
  );

  it('by someone who signed up in the meantime discards the profile that was waiting for it', async () => {
    const ports = await device(tripTo({}));
    ports.session.socialProfile.write({
      source: 'googleUser',
      email: nora,
      name: '',
      pictureUrl: undefined,
      proof: '',
    });
    await answerOf(leaves(ports));
    expect(await answerOf(finishSocialSignIn(ports)('?code=1'))).toMatchObject({ landing: landingAt(myJobs) });
    expect(ports.session.socialProfile.read()).toEqual(O.none);
  });
});
