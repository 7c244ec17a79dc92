/*
 * The e-mailed code required before an action that affects others (R41). All of it is ours; the texts of the code boxes are sign-in's
 * (sign-in.texts).
 */
export const addressProofTexts = {
  heading: 'Is this your email?',
  lead: 'We ask once, so that no one else can use your address. Then we finish what you started.',
  sending: 'We are sending a 4-digit code to',
  sentTo: 'Type the 4-digit code we sent to',
  notSent: 'We have not sent a code to',
  sendAgain: 'Send a code',
  sendingNow: 'Sending your code',
  change: 'Not your address? Change it on My Profile',
  notNow: 'Not now',
} as const;
