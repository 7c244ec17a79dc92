/* The page of a sign-in link. Ours; the spec only words its refusals (application/identity/sign-in-link.words). */
export const linkSignInTexts = {
  heading: 'Sign in',
  opening: 'Opening your link',
  lead: 'You asked to sign in to the candidate portal. Press the button to continue.',
  signInAs: (who: string): string => `Sign in as ${who}`,
  signingIn: 'Signing you in',
  notYours: 'Not you? Close this page.',
  someoneElseTitle: 'Someone else is signed in here',
  someoneElse: (here: string, linked: string): string =>
    `${here} is signed in on this device. This link is for ${linked}. Sign out first, then use the link.`,
  signOutFirst: 'Sign out first',
  stay: 'Stay signed in',
  over: 'This link does not work',
  overHelp: 'We will send you a new code and a new link.',
  newCode: 'Ask for a new code',
} as const;
