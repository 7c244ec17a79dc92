/* The Welcome Back dialog (spec 1 §2). */
export const welcomeBackTexts = {
  title: 'Welcome Back',
  question: 'Is that right?',
  no: 'No, log out',
  yes: 'Yes',
  /** ours, from here on */
  lead: 'You are signed in as',
  looking: 'Looking who is signed in',
  couldNotLoad: 'We could not see who is signed in',
} as const;
