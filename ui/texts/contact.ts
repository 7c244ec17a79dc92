/* 'Your details': e-mail, country and phone, and how to change them (spec 1 §2, R28). Without a source, the words are ours. */
export const contactTexts = {
  /** spec 1 §2 */
  heading: 'Your details',
  /** spec 1 §2 names the fields */
  email: 'Email',
  country: 'Country',
  phone: 'Phone',
  /** spec 1 §5 */
  countryOption: (code: string, name: string): string => `${code} ${name}`,
  phonePurpose: 'For calls and texts about your applications and interviews, and for nothing else.',
  change: 'Change',
  /** What a screen reader adds: `Change your details`. */
  changeWhat: 'your details',
  emailHint: 'You sign in with this email. If you change it, we send a code to the new one first.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  codeHeading: 'Enter your code',
  codeSentTo: 'To show that the new address is yours, type the 4-digit code we sent to',
  otherEmail: 'Back to your details',
} as const;
