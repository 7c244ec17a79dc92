import * as fc from 'fast-check';
import {
  consumeHints,
  noHints,
  readPreLoginRoute,
  rememberLink,
  rememberPage,
  signInDestination,
  staysHere,
  type PreLoginRoute,
  type SignInHints,
} from '../../../domain/identity/sign-in-hints';
import { cases } from '../../support/cases/cases';
import { data, number, oneOf, optional, text } from '../../../adapters/rules/cases/columns';

/** The order as spec 1 §4 prints it. */
const printed = cases('identity/sign-in-hints-order', {
  place: number,
  hint: oneOf(
    'resumeUploadPath',
    'redirectUrl',
    'emailCheckLink',
    'cancelRescheduleLink',
    'inPersonLink',
    'onboardingLink',
    'loginCheck',
    'candidateRedirectUrl',
    'storedRedirectUrl',
  ),
});
const printedOrder = printed.map(({ hint }) => hint);

const everyPath = () => true;
const known = new Set(['/schedule/42/4711', '/apply/4711', '/upload_resume/42/4711']);
const inRouteTable = (path: string): boolean => known.has(path);

const hints = (changes: Partial<SignInHints>): SignInHints => ({ ...noHints, ...changes });
const hinted = (path: string) => ({ _tag: 'HintedPath', path });
const myJobs = { _tag: 'MyJobs' };

const all: SignInHints = {
  resumeUploadPath: '/resumeUploadPath',
  redirectUrl: '/redirectUrl',
  preLoginRoute: 'followup',
  emailCheckLink: '/emailCheckLink',
  cancelRescheduleLink: '/cancelRescheduleLink',
  inPersonLink: '/inPersonLink',
  onboardingLink: '/onboardingLink',
  loginCheck: '/loginCheck',
  candidateRedirectUrl: '/candidateRedirectUrl',
  storedRedirectUrl: '/storedRedirectUrl',
};

describe('Where sign-in leads', () => {
  it('is My Jobs if there are no hints [R2, spec 1 §4]', () => {
    expect(signInDestination(noHints, everyPath)).toEqual(myJobs);
  });

  it.each(printed)('$title', ({ place, hint }) => {
    const before = Object.fromEntries(printedOrder.slice(0, place - 1).map((earlier) => [earlier, undefined]));
    expect(signInDestination({ ...all, ...before }, everyPath)).toEqual(hinted(`/${hint}`));
  });

  it.each(
    cases('identity/sign-in-hints-redirect-url', {
      preLoginRoute: optional(oneOf('other', 'applyLink', 'followup', 'techcheck')),
      destination: data,
    }),
  )('$title', ({ preLoginRoute, destination }) => {
    const stored = hints({ redirectUrl: '/apply/4711', preLoginRoute, storedRedirectUrl: '/schedule/42/4711' });
    expect(signInDestination(stored, inRouteTable)).toEqual(destination);
  });

  it.each(cases('identity/sign-in-hints-route', { text, route: text }))('$title', ({ text, route }) => {
    expect(readPreLoginRoute(text)).toBe(route);
  });

  it('ignores the pre-login route if there is no redirect URL [R2]', () => {
    expect(signInDestination(hints({ preLoginRoute: 'other' }), everyPath)).toEqual(myJobs);
    expect(signInDestination(hints({ preLoginRoute: 'other', loginCheck: '/schedule/42/4711' }), inRouteTable)).toEqual(
      hinted('/schedule/42/4711'),
    );
  });

  it.each(cases('identity/sign-in-hints-unsafe', { unsafe: text }))('$title', ({ unsafe }) => {
    expect(staysHere(unsafe)).toBe(false);
    for (const name of printedOrder)
      expect(signInDestination(hints({ [name]: unsafe, preLoginRoute: 'followup' }), everyPath)).toEqual(myJobs);
    expect(
      signInDestination(hints({ resumeUploadPath: unsafe, storedRedirectUrl: '/schedule/42/4711' }), everyPath),
    ).toEqual(hinted('/schedule/42/4711'));
  });

  it.each(cases('identity/sign-in-hints-same-origin', { path: text }))('$title', ({ path }) => {
    expect(staysHere(path)).toBe(true);
  });

  it('skips a path that is not in the route table [R2]', () => {
    const stored = hints({ resumeUploadPath: '/admin', loginCheck: '/schedule/42/4711' });
    expect(signInDestination(stored, inRouteTable)).toEqual(hinted('/schedule/42/4711'));
  });

  it('skips an unusable redirect URL together with its pre-login route: no access error [R2]', () => {
    for (const redirectUrl of ['/admin', 'https://evil.example'])
      expect(signInDestination(hints({ redirectUrl, preLoginRoute: 'other' }), inRouteTable)).toEqual(myJobs);
  });

  it('clears every hint for the sign-in or sign-up that uses them [R2]', () => {
    expect(consumeHints(all, everyPath)).toEqual([hinted('/resumeUploadPath'), noHints]);
    expect(consumeHints(hints({ loginCheck: '//evil.example' }), everyPath)).toEqual([myJobs, noHints]);
    expect(Object.values(noHints).every((hint) => hint === undefined)).toBe(true);
    expect(Object.keys(noHints)).toHaveLength(10);
  });

  it('is the first usable hint in the order of the list, whatever is stored [R2, spec 1 §4]', () => {
    const paths = fc.constantFrom(undefined, '/a', '/b', '/unknown', '//evil', 'javascript:1');
    const stored = fc.record({
      resumeUploadPath: paths,
      redirectUrl: paths,
      preLoginRoute: fc.constantFrom<PreLoginRoute | undefined>(
        undefined,
        'applyLink',
        'followup',
        'techcheck',
        'other',
      ),
      emailCheckLink: paths,
      cancelRescheduleLink: paths,
      inPersonLink: paths,
      onboardingLink: paths,
      loginCheck: paths,
      candidateRedirectUrl: paths,
      storedRedirectUrl: paths,
    });
    const followable = (path: string | undefined): boolean => path === '/a' || path === '/b';
    fc.assert(
      fc.property(stored, (record) => {
        const first = printedOrder.find((name) => followable(record[name]));
        const destination = signInDestination(record, (path) => path !== '/unknown');
        if (first === undefined) expect(destination).toEqual(myJobs);
        else if (first !== 'redirectUrl') expect(destination).toEqual(hinted(record[first] ?? ''));
        else
          expect(destination._tag).toBe(
            record.preLoginRoute === 'applyLink'
              ? 'ApplyPage'
              : record.preLoginRoute === undefined || record.preLoginRoute === 'other'
                ? 'AccessError'
                : 'HintedPath',
          );
      }),
      { numRuns: 1_000 },
    );
  });

  it('never leaves this origin, the way browsers parse URLs [R2]', () => {
    const texts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...Array.from('/\\:.?#@ab \t\n')), maxLength: 12 }).map((tail) => `/${tail}`),
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        if (!staysHere(text)) return;
        expect(new URL(text, 'https://portal.example').origin).toBe('https://portal.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('What is remembered for a sign-in', () => {
  it('is the page that the session gate interrupted, and nothing else changes [R2]', () => {
    expect(rememberPage(all, '/profile')).toEqual({ ...all, storedRedirectUrl: '/profile' });
  });

  it.each(cases('identity/sign-in-hints-link-target', { route: oneOf('applyLink', 'followup', 'techcheck') }))(
    '$title',
    ({ route }) => {
      expect(rememberLink(all, route, '/apply/4711')).toEqual({
        ...all,
        redirectUrl: '/apply/4711',
        preLoginRoute: route,
      });
      expect(signInDestination(rememberLink(noHints, route, '/apply/4711'), inRouteTable)._tag).not.toBe('AccessError');
    },
  );
});
