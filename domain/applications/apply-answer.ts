import type { Application } from './application';
import { isScreeningOpen } from './open-screening';
import { isAnyOf } from './status-catalogue';
import { isFinished } from './turns';

/** What apply_job answers: 0 the screening is open, 1 booked or recorded, 2 passed and not yet booked, 4 closed for this candidate (R6a). */
export type ApplyStatus = 0 | 1 | 2 | 4;

export type ApplyAnswer =
  /** statusCode 202: nothing is open here, or not for this candidate (R6). */
  { readonly _tag: 'NoPosition' } | { readonly _tag: 'Answered'; readonly status: ApplyStatus };

const isApplying = ({ status }: Application): boolean => isAnyOf(status, [0, 19, 20]);

/** What the candidate gave back, or the employer: a time is looked for again. */
const isPutOff = ({ status }: Application): boolean => isAnyOf(status, [16, 17]);

/** Closed for this candidate: the application has ended, or its screening was not passed, which only the employer's word ends for good. */
export const isClosedToCandidate = (application: Application): boolean =>
  isFinished(application.status) || (isApplying(application) && application.screening === 'not-selected');

/**
 * How an application stands, as apply_job answers it (R6a). Everything that goes on beyond a booking or a recording
 * (a missed interview, a visit, an offer, a status that nobody has listed) is 'already applied', 1.
 */
export const applyStatus = (application: Application): ApplyStatus => {
  const { applied, screening } = application;
  if (isClosedToCandidate(application)) return 4;
  if (isPutOff(application)) return 2;
  if (!isApplying(application)) return 1;
  if (isScreeningOpen(application)) return 0;
  return applied !== 'interview-arranged' && screening === 'passed' ? 2 : 1;
};

/** What our server answers to apply_job, once the application is there (R6, R6a). */
export const applyAnswer = (published: boolean, application: Application): ApplyAnswer =>
  published && !application.blocked ? { _tag: 'Answered', status: applyStatus(application) } : { _tag: 'NoPosition' };
