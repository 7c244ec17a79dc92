import type { Milliseconds } from '../time/duration';
import { numbers } from '../parameters/values';

/** The kind of link that brought a candidate here before signing in (spec 1 §4). `other` is any value that our links don't write. */
export type PreLoginRoute = 'applyLink' | 'followup' | 'techcheck' | 'other';

const linkRoutes = ['applyLink', 'followup', 'techcheck'] as const;

/** The links that may set a redirect URL (R2). */
export type LinkRoute = (typeof linkRoutes)[number];

/** Reads a stored kind of link and never fails: what our links don't write is `other`, and leads to an access error. */
export const readPreLoginRoute = (text: string): PreLoginRoute => linkRoutes.find((route) => route === text) ?? 'other';

/** Where a candidate wanted to go before they had to sign in: every hint that can be remembered, in one record (R2). */
export interface SignInHints {
  readonly resumeUploadPath: string | undefined;
  readonly redirectUrl: string | undefined;
  readonly preLoginRoute: PreLoginRoute | undefined;
  readonly emailCheckLink: string | undefined;
  readonly cancelRescheduleLink: string | undefined;
  readonly inPersonLink: string | undefined;
  readonly onboardingLink: string | undefined;
  readonly loginCheck: string | undefined;
  readonly candidateRedirectUrl: string | undefined;
  readonly storedRedirectUrl: string | undefined;
}

/** How long the hints are kept (ours): long enough for a slow mail, too short for whoever has the phone an hour later (R3a). */
export const hintsKeptFor: Milliseconds = numbers.hints_kept_for;

/** Nothing is remembered: the record after it was consumed (R2). */
export const noHints: SignInHints = {
  resumeUploadPath: undefined,
  redirectUrl: undefined,
  preLoginRoute: undefined,
  emailCheckLink: undefined,
  cancelRescheduleLink: undefined,
  inPersonLink: undefined,
  onboardingLink: undefined,
  loginCheck: undefined,
  candidateRedirectUrl: undefined,
  storedRedirectUrl: undefined,
};

/** Where sign-in leads. `AccessError` closes the session: 'You cannot access this page …' (spec 1 §8). */
export type SignInDestination =
  | { readonly _tag: 'HintedPath'; readonly path: string }
  | { readonly _tag: 'ApplyPage'; readonly path: string }
  | { readonly _tag: 'AccessError' }
  | { readonly _tag: 'MyJobs' };

/** The order of spec 1 §4. */
export const hintsInOrder = [
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

/**
 * Whether a path stays on this origin, however a browser reads it: it starts with exactly one slash and has no backslash, blank or control
 * character, which browsers drop or convert (R2).
 */
export const staysHere = (hint: string): boolean => /^\/(?!\/)[^\\\s\p{C}]*$/u.test(hint);

const redirection = (route: PreLoginRoute | undefined, path: string): SignInDestination => {
  switch (route) {
    case 'applyLink':
      return { _tag: 'ApplyPage', path };
    case 'followup':
    case 'techcheck':
      return { _tag: 'HintedPath', path };
    case 'other':
    case undefined:
      return { _tag: 'AccessError' };
  }
};

/**
 * Where a candidate goes after signing in or up (R2): the first stored hint that is a path of this app, in the order of spec 1 §4,
 * otherwise My Jobs. `isOurs` says whether a path is in the route table. An unsafe or unknown hint counts as absent. The pre-login route
 * matters only if the redirect URL can be followed.
 */
export const signInDestination = (hints: SignInHints, isOurs: (path: string) => boolean): SignInDestination => {
  for (const name of hintsInOrder) {
    const path = hints[name];
    if (path === undefined || !staysHere(path) || !isOurs(path)) continue;
    return name === 'redirectUrl' ? redirection(hints.preLoginRoute, path) : { _tag: 'HintedPath', path };
  }
  return { _tag: 'MyJobs' };
};

/** Uses the hints and clears them all, so the next sign-in never follows an old one (R2). */
export const consumeHints = (
  hints: SignInHints,
  isOurs: (path: string) => boolean,
): readonly [SignInDestination, SignInHints] => [signInDestination(hints, isOurs), noHints];

/** The hints that hold only a page. */
export type PageHint = Exclude<(typeof hintsInOrder)[number], 'redirectUrl'>;

/** Remembers the page requested without a token, under its own hint if it has one; every other hint stays (R2). */
export const rememberPage = (hints: SignInHints, path: string, name: PageHint = 'storedRedirectUrl'): SignInHints => ({
  ...hints,
  [name]: path,
});

/** Remembers where a link leads together with its kind, never one without the other (R2). */
export const rememberLink = (hints: SignInHints, preLoginRoute: LinkRoute, path: string): SignInHints => ({
  ...hints,
  redirectUrl: path,
  preLoginRoute,
});
