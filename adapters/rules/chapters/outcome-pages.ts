import { sayClosed } from '../../../application/applications/closed-page.words';
import { screeningAnswered } from '../../../application/applications/screening-answered.words';
import type { ApplyDestination } from '../../../domain/applications/apply-result';
import { closedPage } from '../../../domain/applications/closed-page';
import type { ScreeningDestination } from '../../../domain/screening/outcome';

/* The pages that follow an act, in words, for readers who don't know their paths. */

/** The page after Apply. */
export const pageAfterApplying = (destination: ApplyDestination): string => {
  switch (destination._tag) {
    case 'SignUp':
      return 'Sign Up';
    case 'NoPositions':
      return 'the page without positions';
    case 'Screening':
      return 'the questions';
    case 'ScreeningRepeated':
      return `the page that says '${screeningAnswered}'`;
    case 'ScreeningSuccess':
      return 'the page that asks for the resume';
    case 'Schedule':
      return 'the choice of a date';
    case 'MyJobs':
      return 'My Job Applications';
    case 'PositionClosed':
      return `the page that says '${sayClosed(closedPage(destination.value, undefined).message)}'`;
  }
};

/** The page after the screening. */
export const pageAfterScreening: Readonly<Record<ScreeningDestination['_tag'], string>> = {
  ScreeningFail: "the page that says that the answers don't match what the job asks for",
  SelfRecordScreeningSuccess: 'the page that asks for the resume and offers to record the interview',
  ScreeningSuccess: 'the page that says that the profile matches',
};
