/* The Welcome Back dialog (spec 1 §2). */
export const welcomeBackTexts = {
  title: 'Welcome Back',
  question: 'Is that right?',
  no: 'No, log out',
  yes: 'Yes',
  /** ours, from here on */
  lead: 'You are signed in as',
  /** spec 2 §2.14: Yes continues, No signs somebody else in */
  linkTitle: 'Is this you?',
  linkNo: 'No',
  looking: 'Checking who is signed in',
  couldNotLoad: 'We could not see who is signed in',
} as const;
