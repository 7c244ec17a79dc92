import type { Application } from './application';
import { isScreeningOpen } from './open-screening';
import { beforeTheOutcome, isAnyOf } from './status-catalogue';
import { isFinished } from './turns';

/** The status apply_job answers: 0 screening open, 1 booked or recorded, 2 passed but not booked, 4 closed for this candidate (R6a). */
export type ApplyStatus = 0 | 1 | 2 | 4;

/** What apply_job says of the application it found or created (R6, R6a). */
export type ApplyAnswer =
  /** statusCode 202: no open position, or none for this candidate (R6). */
  | { readonly _tag: 'NoPosition' }
  /** statusCode 406: the screening was failed and can't be repeated (R6b). */
  | { readonly _tag: 'ScreeningAnswered' }
  | { readonly _tag: 'Answered'; readonly status: ApplyStatus };

const isApplying = ({ status }: Application): boolean => isAnyOf(status, beforeTheOutcome);

/** The candidate or the employer put the appointment off, so a new time is needed. */
const isPutOff = ({ status }: Application): boolean => isAnyOf(status, ['put off', 'new time asked']);

/** The screening was not passed, and the employer has not taken the application further. */
const isScreeningFailed = (application: Application): boolean =>
  isApplying(application) && application.screening === 'not-selected';

/** Closed for this candidate: the application has ended, or its screening was not passed. Only the employer makes the latter final. */
export const isClosedToCandidate = (application: Application): boolean =>
  isFinished(application.status) || isScreeningFailed(application);

/**
 * The status apply_job answers for an application (R6a). Anything past a booking or a recording (a missed interview, a visit, an offer, an
 * unlisted status) is 'already applied', 1.
 */
export const applyStatus = (application: Application): ApplyStatus => {
  const { applied, screening } = application;
  if (isClosedToCandidate(application)) return 4;
  if (isPutOff(application)) return 2;
  if (!isApplying(application)) return 1;
  if (isScreeningOpen(application)) return 0;
  return applied !== 'interview-arranged' && screening === 'passed' ? 2 : 1;
};

/** What our server answers to apply_job once the application exists (R6, R6a). After a failed screening the job itself is not closed (R6b). */
export const applyAnswer = (published: boolean, application: Application): ApplyAnswer => {
  if (!published || application.blocked) return { _tag: 'NoPosition' };
  return isScreeningFailed(application)
    ? { _tag: 'ScreeningAnswered' }
    : { _tag: 'Answered', status: applyStatus(application) };
};
