import type { CandidateService } from '../../../application/service/candidate-service';
import type { OperatorService } from '../../../application/service/operator/operator-service';
import { calls } from '../../contract/calls';
import { forAnyone, forCandidates, forOperator, type ApiRoute, type IsOperator } from './answering';

/** The operator's side: what it can do, and how its token is known; undefined where the deployment has none. */
export interface OperatorDoor {
  readonly service: OperatorService;
  readonly isOperator: IsOperator | undefined;
}

/** Who answers each call of the contract. A call without an answer does not compile. */
export const apiRoutes = (
  service: CandidateService,
  operator: OperatorDoor,
): Readonly<Record<keyof typeof calls, ApiRoute>> => {
  const forOperators = forOperator(operator.isOperator);
  const forCandidate = forCandidates(service.authenticate);
  return {
    sendOtp: forAnyone(calls.sendOtp, ({ email }) => service.issueCode(email)),
    submitOtp: forAnyone(calls.submitOtp, ({ email, otp }) => service.verifyCode(email, otp)),
    signOut: forCandidate(calls.signOut, ({ token }) => service.closeSession(token)),
    getJobsList: forCandidate(calls.getJobsList, ({ candidateId }) => service.listApplications(candidateId)),
    getPositionData: forCandidate(calls.getPositionData, ({ candidateId }, job) =>
      service.readPosition(candidateId, job),
    ),
    getDayViewSlots: forCandidate(calls.getDayViewSlots, ({ candidateId }, search) =>
      service.findSlots(candidateId, { ...search, kind: 'video' }),
    ),
    bookSlot: forCandidate(calls.bookSlot, ({ candidateId }, request) =>
      service.bookVideoInterview(candidateId, request),
    ),
    actOnApplication: forOperators(calls.actOnApplication, operator.service.act),
    seeApplication: forOperators(calls.seeApplication, operator.service.seeApplication),
    publishPosition: forOperators(calls.publishPosition, operator.service.publish),
    openSlots: forOperators(calls.openSlots, operator.service.openSlots),
  };
};
