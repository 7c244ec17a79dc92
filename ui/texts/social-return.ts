/* The page to which a provider of social sign-ins sends the browser back. Ours. */
export const socialReturnTexts = {
  heading: 'Sign in',
  signingIn: 'Signing you in',
} as const;
