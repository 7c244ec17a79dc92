import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { inMemorySessionStore } from '../../../adapters/in-process/session-store';
import { enter, landAfterSignIn, rememberIntended, rememberLinked } from '../../../application/identity/enter.journey';
import { requestCode } from '../../../application/identity/request-code.journey';
import { isSignedIn, submitCode } from '../../../application/identity/sign-in.journey';
import { pressSignInLink } from '../../../application/identity/sign-in-by-link.journey';
import { accessRefused, apply, myJobs } from '../../../application/navigation/destination';
import { landingAt, landingPath } from '../../../application/navigation/landing';
import type { CandidateApi } from '../../../application/ports/candidate-api';
import type { SessionToken } from '../../../application/identity/secrets.port';
import type { SessionStore } from '../../../application/ports/session-store';
import { noHints, type PreLoginRoute, type SignInHints } from '../../../domain/identity/sign-in-hints';
import { positionId } from '../../support/builders/applications';
import { aCandidate, token } from '../../support/builders/identity';
import { answerOf, refusalOf } from '../../support/world/answers';
import { keepingReporter } from '../../support/world/reporter';
import { aWorld, codeInMail, linkInMail } from '../../support/world/world';

const maria = aCandidate().email;

/** The order as spec 1 §4 prints it. */
const printedOrder = [
  'resumeUploadPath',
  'redirectUrl',
  'emailCheckLink',
  'cancelRescheduleLink',
  'inPersonLink',
  'onboardingLink',
  'loginCheck',
  'candidateRedirectUrl',
  'storedRedirectUrl',
] as const satisfies readonly (keyof SignInHints)[];

const remembering = (hints: Partial<SignInHints>): SessionStore => {
  const session = inMemorySessionStore();
  session.hints.write({ ...noHints, ...hints });
  return session;
};

/** A portal that receives no calls: routing is decided on the device. */
const on = (session: SessionStore) => ({
  session,
  api: { signOut: () => TE.right(undefined) },
  reporter: keepingReporter(),
});

const signsIn = (session: SessionStore): string => landingPath(enter(on(session))({ token: token(1) }));

describe('A candidate who signs in', () => {
  it.each(printedOrder)('is redirected by %s, with its query, once [R2, spec 1 §4]', (name) => {
    const session = remembering({ [name]: '/schedule/42/4711?from=mail', preLoginRoute: 'followup' });
    expect(signsIn(session)).toBe('/schedule/42/4711?from=mail');
    expect(O.isNone(session.hints.read())).toBe(true);
    expect(signsIn(session)).toBe('/candidateportal');
  });

  it.each<[string, (world: Awaited<ReturnType<typeof aWorld>>, session: SessionStore) => Promise<string>]>([
    [
      'by code',
      async (world, session) => {
        const device = { ...world.device(), session };
        await answerOf(requestCode(device)(maria));
        return landingPath(await answerOf(submitCode(device)(maria, codeInMail(world.mailer))));
      },
    ],
    [
      'by link',
      async (world, session) => {
        const device = { ...world.device(), session };
        await answerOf(requestCode(device)(maria));
        const pressed = await answerOf(pressSignInLink(device)(linkInMail(world.mailer)));
        return pressed._tag === 'SignedIn' ? landingPath(pressed.landing) : pressed._tag;
      },
    ],
  ])('%s is redirected by the stored hints [R2]', async (_, comesIn) => {
    const session = remembering({ inPersonLink: '/inpersonInterview/42/4711' });
    expect(await comesIn(await aWorld(), session)).toBe('/inpersonInterview/42/4711');
    expect(O.isSome(session.token.read())).toBe(true);
  });

  it.each([undefined, 'other'] as const)(
    'by a link of an unknown kind (%s) is told so, and the session is closed [spec 1 §4, spec 1 §8]',
    (preLoginRoute) => {
      const session = remembering({ redirectUrl: '/apply/4711', preLoginRoute });
      session.signOutMessage.write('Logged out successfully');
      expect(enter(on(session))({ token: token(1) })).toEqual(landingAt(accessRefused));
      expect([session.token.read(), session.hints.read(), session.signOutMessage.read()]).toEqual([
        O.none,
        O.none,
        O.none,
      ]);
    },
  );

  it('by such a link is signed out on the server as well: the token is no longer valid [spec 1 §4, spec 1 §8]', async () => {
    const world = await aWorld();
    const device = world.device();
    device.session.hints.write({ ...noHints, redirectUrl: '/apply/4711', preLoginRoute: 'other' });
    await answerOf(requestCode(device)(maria));
    let given: O.Option<SessionToken> = O.none;
    let told: Promise<unknown> = Promise.resolve();
    const api: CandidateApi = {
      ...device.api,
      signOut: () => {
        given = device.session.token.read();
        const leaving = device.api.signOut();
        return async () => {
          const telling = leaving();
          told = telling;
          return telling;
        };
      },
    };
    const landing = await answerOf(submitCode({ ...device, api })(maria, codeInMail(world.mailer)));
    expect(landing).toEqual(landingAt(accessRefused));
    expect(device.session.token.read()).toEqual(O.none);
    await told;
    if (O.isSome(given)) device.session.token.write(given.value);
    expect(isSignedIn(device.session)).toBe(true);
    expect(await refusalOf(device.api.listApplications())).toMatchObject({ _tag: 'SessionEnded' });
    expect(world.reporter.reports).toEqual([]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/nowhere',
    '/',
    '/candidateslogin',
    '/candidateslogin/link',
    '/candidateslogin/refused',
    '/candidateportal/maria@example.org/code',
    '/candidateslogin?next=/profile',
  ])('is not redirected to %j: the next hint counts, and all are used up [R2]', (path) => {
    for (const name of printedOrder) {
      const session = remembering({ [name]: path, preLoginRoute: 'other' });
      expect(landAfterSignIn(on(session))).toEqual(landingAt(myJobs));
      expect(O.isNone(session.hints.read())).toBe(true);
    }
    expect(signsIn(remembering({ resumeUploadPath: path, storedRedirectUrl: '/profile' }))).toBe('/profile');
  });

  it('goes, whatever is stored, to the first page of ours in the specified order, or gets an error [R2, spec 1 §4]', () => {
    const pages = ['/profile', '/timeslot?x=1', '/schedule/42/4711', '/apply/4711'];
    const path = fc.constantFrom(undefined, ...pages, '/nowhere', '//evil.example', '/candidateslogin', '/');
    const hints = fc.record({
      resumeUploadPath: path,
      redirectUrl: path,
      emailCheckLink: path,
      cancelRescheduleLink: path,
      inPersonLink: path,
      onboardingLink: path,
      loginCheck: path,
      candidateRedirectUrl: path,
      storedRedirectUrl: path,
      preLoginRoute: fc.constantFrom<PreLoginRoute | undefined>(
        ...(['applyLink', 'followup', 'techcheck', 'other'] as const),
        undefined,
      ),
    });
    fc.assert(
      fc.property(hints, (remembered) => {
        const session = remembering(remembered);
        const first = printedOrder.find((name) => pages.includes(remembered[name] ?? ''));
        const refused = first === 'redirectUrl' && ['other', undefined].includes(remembered.preLoginRoute);
        expect(signsIn(session)).toBe(
          refused ? '/candidateslogin/refused' : first === undefined ? '/candidateportal' : remembered[first],
        );
        expect(O.isSome(session.token.read())).toBe(!refused);
        expect(O.isNone(session.hints.read())).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('What is stored before signing in', () => {
  it.each([
    ['/profile/experience', { storedRedirectUrl: '/profile/experience' }],
    ['/candidateportal', { storedRedirectUrl: '/candidateportal' }],
    ['/timeslot?x=1', { storedRedirectUrl: '/timeslot?x=1' }],
    ['/upload_resume/42/4711', { resumeUploadPath: '/upload_resume/42/4711' }],
    ['/inpersonInterview/42/4711?from=mail', { inPersonLink: '/inpersonInterview/42/4711?from=mail' }],
  ])('for %s is %j [R2, spec 1 §6]', (path, hints) => {
    const session = inMemorySessionStore();
    expect(rememberIntended(session)(path)).toEqual(E.right(undefined));
    expect(session.hints.read()).toEqual(O.some({ ...noHints, ...hints }));
    expect(signsIn(session)).toBe(path);
  });

  it.each(['//evil.example', '/nowhere', 'https://evil.example/profile'])('of %s is nothing [R2]', (path) => {
    const session = inMemorySessionStore();
    expect(rememberIntended(session)(path)).toEqual(E.left('NotOurs'));
    expect(session.hints.read()).toEqual(O.none);
  });

  it('leads a tab that a mailed link opened, once for all tabs; what a tab was meant for itself comes first [R2]', () => {
    const asking = inMemorySessionStore();
    rememberIntended(asking)('/profile?x=1');
    const { hintsOnDevice } = asking;
    const opened = { ...inMemorySessionStore(), hintsOnDevice };
    expect(signsIn(opened)).toBe('/profile?x=1');
    expect(signsIn({ ...inMemorySessionStore(), hintsOnDevice })).toBe('/candidateportal');
    expect(signsIn(asking)).toBe('/profile?x=1');
    rememberIntended(asking)('/timeslot');
    const meant = { ...remembering({ loginCheck: '/thankyou' }), hintsOnDevice };
    expect(signsIn(meant)).toBe('/thankyou');
  });

  it('keeps earlier hints: their order decides, not which came last [R2]', () => {
    const session = inMemorySessionStore();
    rememberLinked(session)('applyLink', apply(positionId(4711)));
    rememberIntended(session)('/profile');
    expect(session.hints.read()).toEqual(
      O.some({ ...noHints, redirectUrl: '/apply/4711', preLoginRoute: 'applyLink', storedRedirectUrl: '/profile' }),
    );
    expect(signsIn(session)).toBe('/apply/4711');
  });
});
