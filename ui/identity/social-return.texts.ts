/* The callback page to which a social sign-in provider returns the browser. Ours. */
export const socialReturnTexts = {
  heading: 'Sign in',
  signingIn: 'Signing you in',
} as const;
