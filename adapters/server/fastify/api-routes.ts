import * as TE from 'fp-ts/TaskEither';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { OperatorService } from '../../../application/service/operator/operator-service';
import { mayTouch } from '../../../application/service/resumes/uploader';
import { calls } from '../../contract/calls';
import { answeredInTime } from './import-answer';
import {
  forAnyone,
  forCandidates,
  forOperator,
  forUploaders,
  forUploadersOfFiles,
  type ApiRoute,
  type IsOperator,
} from './answering';

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
  const forUploader = forUploaders(service);
  const slotSearch = (call: typeof calls.getDayViewSlots) =>
    forCandidate(call, ({ candidateId }, search) => service.findSlots(candidateId, search));
  const timeTaken = (call: typeof calls.bookSlot) => forCandidate(call, service.takeTime);
  const givenUp = (call: typeof calls.cancelInterview) =>
    forCandidate(call, ({ candidateId }, request) => service.giveUp(candidateId, request));
  const declined = (call: typeof calls.declineOffer) =>
    forCandidate(call, ({ candidateId }, request) => service.decline(candidateId, request));
  return {
    sendOtp: forAnyone(calls.sendOtp, ({ email }) => service.issueCode(email)),
    submitOtp: forAnyone(calls.submitOtp, ({ email, otp }) => service.verifyCode(email, otp)),
    submitOtpLink: forAnyone(calls.submitOtpLink, ({ email, verify_code }) => service.verifyLink(email, verify_code)),
    proveEmail: forCandidate(calls.proveEmail, (caller, { otp }) => service.proveAddress(caller, otp)),
    checkPhoneNumber: forAnyone(calls.checkPhoneNumber, service.checkPhone),
    signUp: forAnyone(calls.signUp, service.openAccount),
    fetchSsoUserInfo: forAnyone(calls.fetchSsoUserInfo, ({ evidence, userInfo }) =>
      service.signInSocially(evidence, userInfo),
    ),
    signOut: forCandidate(calls.signOut, ({ token }) => service.closeSession(token)),
    getJobsList: forCandidate(calls.getJobsList, ({ candidateId }) => service.listApplications(candidateId)),
    getPositionData: forUploader(calls.getPositionData, (uploader, job) =>
      mayTouch(uploader, job.positionId)
        ? service.readPosition(uploader.candidateId, job)
        : TE.left({ _tag: 'NoSuchApplication' as const }),
    ),
    getCandidateProfile: forCandidate(calls.getCandidateProfile, ({ candidateId }) => service.readProfile(candidateId)),
    updateCandidateProfile: forCandidate(calls.updateCandidateProfile, ({ candidateId }, update) =>
      service.updateProfile(candidateId, update),
    ),
    updateEmailPhone: forCandidate(calls.updateEmailPhone, service.changeContact),
    getSkillFilter: forCandidate(calls.getSkillFilter, ({ candidateId }, job) =>
      service.readSkillFilter(candidateId, job),
    ),
    getQuestions: forCandidate(calls.getQuestions, ({ candidateId }) => service.readOpenQuestions(candidateId)),
    submitSkillFilter: forCandidate(calls.submitSkillFilter, ({ candidateId }, answered) =>
      service.submitAnswers(candidateId, answered),
    ),
    getDayViewSlots: slotSearch(calls.getDayViewSlots),
    getInPersonDayViewSlots: slotSearch(calls.getInPersonDayViewSlots),
    getOnboardingSlots: slotSearch(calls.getOnboardingSlots),
    getOnsiteSlots: slotSearch(calls.getOnsiteSlots),
    bookSlot: timeTaken(calls.bookSlot),
    bookInPersonSlot: timeTaken(calls.bookInPersonSlot),
    bookOnboardingSlot: timeTaken(calls.bookOnboardingSlot),
    bookOnsiteSlot: timeTaken(calls.bookOnsiteSlot),
    rescheduleSlot: timeTaken(calls.rescheduleSlot),
    rescheduleInPersonSlot: timeTaken(calls.rescheduleInPersonSlot),
    rescheduleOnboardingSlot: timeTaken(calls.rescheduleOnboardingSlot),
    rescheduleOnsiteSlot: timeTaken(calls.rescheduleOnsiteSlot),
    cancelInterview: givenUp(calls.cancelInterview),
    cancelInPersonInterview: givenUp(calls.cancelInPersonInterview),
    cancelOnboarding: givenUp(calls.cancelOnboarding),
    cancelOnsite: givenUp(calls.cancelOnsite),
    rescheduleFromMail: givenUp(calls.rescheduleFromMail),
    declineOffer: declined(calls.declineOffer),
    declineInvitation: declined(calls.declineInvitation),
    getPosition: forAnyone(calls.getPosition, service.readAdvert),
    getPositionsData: forCandidate(calls.getPositionsData, (_, id) => service.readAdvert(id)),
    getRedirectionLinks: forAnyone(calls.getRedirectionLinks, service.resolveLink),
    applyJob: forCandidate(calls.applyJob, ({ candidateId }, job) => service.applyToJob(candidateId, job)),
    appliedPosition: forCandidate(calls.appliedPosition, ({ candidateId }, job) =>
      service.confirmExternal(candidateId, job),
    ),
    getCandidatePosition: forCandidate(calls.getCandidatePosition, ({ candidateId }, job) =>
      service.readApplication(candidateId, job),
    ),
    addHotjarUserIds: forCandidate(calls.addHotjarUserIds, ({ candidateId }, visit) =>
      service.keepRecorderVisitor(candidateId, visit),
    ),
    uploadResume: forUploadersOfFiles(service)(calls.uploadResume, (uploader, given) =>
      service.storeResume(uploader, given),
    ),
    listResumes: forCandidate(calls.listResumes, ({ candidateId }) => service.listResumes(candidateId)),
    inviteUploadResume: forCandidate(calls.inviteUploadResume, service.mailResumeLink),
    proceedWithoutResume: forCandidate(calls.proceedWithoutResume, ({ candidateId }, job) =>
      service.proceedWithoutResume(candidateId, job),
    ),
    signResume: forCandidate(calls.signResume, ({ candidateId }, path) => service.signResume(candidateId, path)),
    actOnApplication: forOperators(calls.actOnApplication, operator.service.act),
    seeApplication: forOperators(calls.seeApplication, operator.service.seeApplication),
    publishPosition: forOperators(calls.publishPosition, operator.service.publish),
    openSlots: forOperators(calls.openSlots, operator.service.openSlots),
    seeMails: forOperators(calls.seeMails, () => operator.service.seeMails),
    chooseForMail: forOperators(calls.chooseForMail, operator.service.chooseForMail),
    importFiles: forOperators(calls.importFiles, answeredInTime(operator.service.importFiles)),
    importState: forOperators(calls.importState, operator.service.importState),
  };
};
