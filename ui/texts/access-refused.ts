import { cannotAccess } from '../../application/words/failures';

/* The page that follows a link of a kind that no link of ours has. */
export const accessRefusedTexts = {
  said: cannotAccess,
  /** ours, from here on */
  heading: 'Please sign in again',
  help: 'The link you came by is not one of ours, so we did not follow it. Sign in again and you will see your jobs.',
  signIn: 'Sign In',
} as const;
