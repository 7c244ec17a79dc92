import { somethingWentWrong } from '../../application/words/failures';

/* Texts around a failure (R29); the failures' own words are in application/words/failures. */
export const failureTexts = {
  generic: somethingWentWrong,
  /** ours, from here on */
  genericText: 'Wait a moment, then try again.',
  reference: 'If you ask us for help, give us this number:',
  tryAgain: 'Try again',
  reload: 'Load the page again',
  unreachable: 'We can’t reach the portal right now, so this page stays as it is. Check your connection.',
  backToJobs: 'Back to My Jobs',
  pageHeading: 'Candidate portal',
  draftKept: 'What you have typed is kept.',
  nothingStoredTitle: 'Your browser keeps you from signing in',
  nothingStored:
    'It does not let this site store anything. In your browser’s settings, allow cookies and site data for this site, then load this page again.',
  newerTitle: 'The portal has been updated',
  newer: 'We are loading the new version. Your answers and your choices are kept.',
} as const;
