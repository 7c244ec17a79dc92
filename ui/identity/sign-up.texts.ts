/* /signup. Exact where a section is named. */
export const signUpTexts = {
  /** spec 1 §2 */
  firstName: 'First Name',
  /** spec 1 §2 */
  lastName: 'Last Name',
  /** spec 1 §2 */
  email: 'Email',
  /** spec 1 §2 */
  phone: 'Phone Number',
  /** spec 1 §2 */
  zip: 'Zip Code',
  /** spec 1 §2 */
  terms: 'I agree to the Terms & Conditions',
  /** spec 1 §2 */
  signUp: 'Sign Up',
  /** spec 1 §2 */
  signIn: 'Sign In',
  /** spec 1 §2 */
  yay: 'Yay!! Congratulations',
  /** ours, from here on */
  heading: 'Sign up',
  lead: 'It takes a minute. You don’t need a password: we send you a code when you sign in.',
  applyingFor: (position: string, community: string) => `For ${position} at ${community}.`,
  thenGoesOn: 'Your application will continue as soon as you have signed up.',
  haveAccount: 'Do you have an account already?',
  country: 'Country',
  emailHint: 'We send your codes and your interview times here.',
  emailFixed: 'It comes from your social sign-in and can’t be changed here.',
  privacy: 'How we use your information (opens in a new tab)',
  zipHint: '5 digits',
  signingUp: 'Signing you up',
  signInWith: 'Sign in with this email',
  welcome: (name: string): string => `Welcome, ${name}. You are signed up.`,
  writeTo: (email: string): string => `We will write to ${email}.`,
  ok: 'OK',
  kept: 'What you typed is still here.',
  failed: 'We could not sign you up',
} as const;
