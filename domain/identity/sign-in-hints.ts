import { hours, type Milliseconds } from '../time/duration';

/** What kind of link a candidate came by before signing in (spec 1 §4). `other` is a word that no link of ours writes. */
export type PreLoginRoute = 'applyLink' | 'followup' | 'techcheck' | 'other';

const linkRoutes = ['applyLink', 'followup', 'techcheck'] as const;

/** The links that may leave a redirect URL behind (R2). */
export type LinkRoute = (typeof linkRoutes)[number];

export const readPreLoginRoute = (text: string): PreLoginRoute => linkRoutes.find((route) => route === text) ?? 'other';

/** Where a candidate wanted to go before they had to sign in: every place that can be remembered, as one record (R2). */
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

/** How long they wait (ours): for a mail that takes its time, not for whoever has the phone an hour later (R3a). */
export const hintsWait: Milliseconds = hours(1);

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
 * A path on this origin, whatever a browser makes of it: one slash in front and neither a second one nor a backslash after it;
 * no backslash, blank or control character anywhere, since browsers drop or turn those (R2).
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
 * Where a candidate goes who has just signed in or up (R2): the first stored hint that is a path of this app, in the order of
 * spec 1 §4, otherwise My Jobs. `isOurs` says whether a path is in the route table. An unsafe or unknown hint counts as absent,
 * a redirect URL with its pre-login route too; only a redirect URL that could be followed asks which link wrote it.
 */
export const signInDestination = (hints: SignInHints, isOurs: (path: string) => boolean): SignInDestination => {
  for (const name of hintsInOrder) {
    const path = hints[name];
    if (path === undefined || !staysHere(path) || !isOurs(path)) continue;
    return name === 'redirectUrl' ? redirection(hints.preLoginRoute, path) : { _tag: 'HintedPath', path };
  }
  return { _tag: 'MyJobs' };
};

/** A sign-in or sign-up uses the hints and clears them all: the next sign-in never follows an old one (R2). */
export const consumeHints = (
  hints: SignInHints,
  isOurs: (path: string) => boolean,
): readonly [SignInDestination, SignInHints] => [signInDestination(hints, isOurs), noHints];

/** The hints that hold a page and nothing else. */
export type PageHint = Exclude<(typeof hintsInOrder)[number], 'redirectUrl'>;

/** The session gate remembers the page that was asked for without a token, under its own name where it has one; every other hint stays (R2). */
export const rememberPage = (hints: SignInHints, path: string, name: PageHint = 'storedRedirectUrl'): SignInHints => ({
  ...hints,
  [name]: path,
});

/** A link remembers where it leads together with what kind of link it is: one without the other is never written (R2). */
export const rememberLink = (hints: SignInHints, preLoginRoute: LinkRoute, path: string): SignInHints => ({
  ...hints,
  redirectUrl: path,
  preLoginRoute,
});
