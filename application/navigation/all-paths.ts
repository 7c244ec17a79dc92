import type { ApplyDestination } from '../../domain/applications/apply-result';
import type { ScreeningDestination } from '../../domain/screening/outcome';

/*
 * Every route that the two documents show (spec 1 §2, spec 2 §2.1), with or without a screen behind it yet. A destination that has its
 * screen stands in path.ts too; this table says what a path of this app is, before its screen is built.
 */

/** `:x` is any one segment, `:x?` one that may be missing. */
const patterns = [
  '/',
  '/how-it-works',
  '/candidateslogin',
  '/candidateslogin/link',
  '/candidateslogin/refused',
  '/candidateslogin/social',
  '/signup/:userType?',
  '/candidateportal/:email?/:code?',
  '/thankyou',
  '/profile',
  '/profile/experience',
  '/profile/experience/:id',
  '/profile/education',
  '/profile/education/:id',
  '/skillfilter',
  '/skillfilter/success/:positionId',
  '/skillfilter/selfRecordSuccess/:communityId/:positionId',
  '/skillfilter/fail',
  '/skillfilter/noPosts',
  '/skillfilter/reapply',
  '/skillfilter/scheduleLatter',
  '/apply/:id/:linkType?',
  '/positionClosed/:value',
  '/schedule',
  '/schedule/:communityId/:positionId/:act?',
  '/timeslot',
  '/success/:id/:positionId?',
  '/upload_resume/:communityId/:positionId',
  '/upload_resume/:communityId/:positionId/link',
  '/selfRecordLaterScreen/:communityId/:positionId',
  '/dailyco',
  '/join',
  '/join-screen',
  '/tech-check/:communityId/:positionId/:skipDelay?',
  '/tech-check-optional/:communityId/:positionId/:skipDelay?',
  '/techCheckTest',
  '/emailStatusCheck/:communityId/:positionId/:candidateId',
  '/selfRecordingLater/:communityId/:positionId',
  '/scheduleOrCancel/:jobId',
  '/interviewCancelled/:etaStatus',
  '/selfRecordBegin/:communityId/:positionId',
  '/selfStartRecord/:communityId/:positionId',
  '/selfRecordList/:communityId/:positionId',
  '/selfRecordEnd/:communityId/:positionId/:fromType',
  '/SelfRecordUploadResume/:communityId/:positionId',
  '/practiceStartRecord/:communityId/:positionId',
  '/practiceRecordBegin/:communityId/:positionId',
  '/practiceRecordList/:communityId/:positionId',
  '/practiceRecordEnd/:communityId/:positionId',
  '/selfRecordTour/:communityId/:positionId/:fromType',
  '/inpersonInterview/:communityId/:positionId',
  '/onboardingSchedule/:communityId/:positionId',
  '/acceptOffer/:communityId/:positionId',
  '/declineOffer',
  '/onsiteSchedule/:communityId/:positionId',
  '/acceptOnsiteOffer/:communityId/:positionId',
  '/declineOnsiteOffer',
  '/onsiteTimeslot',
  '/onsiteSuccess/:communityId/:positionId',
  '/candidateChat',
  '/candidateChat/:communityId/:positionId/:hmId',
] as const;

/** A segment that is no step up or on the spot, written plainly or in codes: browsers take those away before they look. */
const segment = '(?!(?:\\.|%2e){1,2}(?:/|$))[^/]+';

/** Like the router, it doesn't look at upper and lower case: leaving paths are spelled both ways (spec 2 §2.1). */
const ours = new RegExp(
  `^(?:${patterns.map((pattern) => pattern.replace(/\/:\w+\?/g, `(?:/${segment})?`).replace(/:\w+/g, segment)).join('|')})$`,
  'i',
);

/** Whether a path is one of this app's route table, with or without a query and a trailing slash (R2). */
export const isOurPath = (path: string): boolean => ours.test(path.replace(/[?#].*$/s, '').replace(/(?<=[^/])\/$/, ''));

/** The job that a path carries. A command that isn't told which writes 0, as every missing number. */
export interface PathJob {
  readonly communityId: number;
  readonly positionId: number;
}

/** Where an answered screening leads (R8). */
export const screeningPath = ({ _tag }: ScreeningDestination, { communityId, positionId }: PathJob): string => {
  switch (_tag) {
    case 'SelfRecordScreeningSuccess':
      return `/skillfilter/selfRecordSuccess/${communityId}/${positionId}`;
    case 'ScreeningSuccess':
      return `/skillfilter/success/${positionId}`;
    case 'ScreeningFail':
      return '/skillfilter/fail';
  }
};

/** Where applying leads (R6). */
export const applyPath = (destination: ApplyDestination, { communityId, positionId }: PathJob): string => {
  switch (destination._tag) {
    case 'SignUp':
      return '/signup';
    case 'NoPositions':
      return '/skillfilter/noPosts';
    case 'Screening':
      return '/skillfilter';
    case 'ScreeningRepeated':
      return '/skillfilter/reapply';
    case 'ScreeningSuccess':
      return `/skillfilter/success/${positionId}`;
    case 'PositionClosed':
      return `/positionClosed/${destination.value}`;
    case 'Schedule':
      return `/schedule/${communityId}/${positionId}`;
    case 'MyJobs':
      return '/candidateportal';
  }
};
