import { sessionTimeout, somethingWentWrong } from '../../application/words/failures';

/* What a candidate reads when something did not work (R29). */
export const failureTexts = {
  generic: somethingWentWrong,
  sessionEnded: sessionTimeout,
  /** ours, from here on */
  reference: 'If you ask us for help, give us this number:',
  tryAgain: 'Try again',
  reload: 'Load the page again',
  backToJobs: 'Back to My Jobs',
  noConnectionTitle: 'You are offline',
  noConnection: 'We could not reach the portal. Check your connection, then try again.',
  answerLostTitle: 'We lost the line',
  answerLost: 'The line dropped before we heard back. Try again.',
  genericText: 'This is our fault, not yours. Wait a moment, then try again.',
  unreadable: 'The portal sent an answer we could not read. Load the page again. If it happens again, ask us for help.',
  tooManyTitle: 'That was a lot at once',
  tooMany: 'Wait a minute, then try again.',
  signInAgain: 'You will be taken to the sign-in page.',
  pageHeading: 'Candidate portal',
  pageDidNotLoadTitle: 'This page did not load',
  pageDidNotLoad: 'Part of the portal did not arrive. Load the page again to get it.',
  draftKept: 'What you have typed is kept.',
} as const;
