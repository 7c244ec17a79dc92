import { cannotAccess } from '../../application/words/failures';

/* Shown after a link of a type that the portal does not know. */
export const accessRefusedTexts = {
  said: cannotAccess,
  /** ours, from here on */
  heading: 'Please sign in again',
  help: 'The link you came by is not one of ours, so we did not follow it. Sign in again and you will see your jobs.',
  signIn: 'Sign In',
} as const;
