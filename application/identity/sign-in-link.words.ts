import type { LinkRefusal } from '../../domain/identity/sign-in-link';
import { signInWords } from './sign-in-faults.words';

/** Why a sign-in link doesn't work, and what to do (spec 1 §8). */
export const saySignInLinkRefusal = (refusal: LinkRefusal): string => {
  switch (refusal._tag) {
    case 'LinkInvalid':
      return `${signInWords.codeInvalid}. This link was used already, or a newer mail took its place. Ask for a new code.`;
    case 'LinkExpired':
      return `${signInWords.codeInvalid}. This link is older than ${refusal.lifetimeMinutes} minutes. Ask for a new code.`;
  }
};
