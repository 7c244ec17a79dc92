import { decline, giveUp } from './acts/give-up';
import { takeTime } from './acts/take-time';
import type { ServiceDependencies } from './dependencies';
import { findSlots, readPosition } from './find-slots';
import { issueCode } from './issue-code';
import { listApplications } from './list-applications';
import { authenticate, closeSession } from './sessions';
import { verifyCode } from './verify-code';

/** Everything the provider's side does when a candidate's call arrives. HTTP and the in-process API are two doors to it. */
export const candidateService = (deps: ServiceDependencies) => ({
  issueCode: issueCode(deps),
  verifyCode: verifyCode(deps),
  authenticate: authenticate(deps),
  closeSession: closeSession(deps),
  listApplications: listApplications(deps),
  readPosition: readPosition(deps),
  findSlots: findSlots(deps),
  takeTime: takeTime(deps),
  giveUp: giveUp(deps),
  decline: decline(deps),
});

export type CandidateService = ReturnType<typeof candidateService>;
