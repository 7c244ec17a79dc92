/* Social sign-in. */
export const socialSignInTexts = {
  /** spec 1 §2 */
  button: 'Continue with social sign-in',
  /** ours, from here on */
  or: 'or',
  leadsTo: (host: string): string => `You will go to ${host} and come back here.`,
  leaving: 'Opening the sign-in service',
  failed: 'You are not signed in',
} as const;
