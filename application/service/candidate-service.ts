import { decline, giveUp } from './acts/give-up';
import { takeTime } from './acts/take-time';
import { readAdvert } from './adverts/read-advert';
import { readNeighbors } from './adverts/read-neighbors';
import { readPostings } from './adverts/read-postings';
import { resolveLink } from './adverts/resolve-link';
import { applyToJob } from './applying/apply-to-job';
import { confirmExternal } from './applying/confirm-external';
import { keepRecorderVisitor } from './applying/keep-recorder-visitor';
import { readApplication } from './applying/read-application';
import { readSpeedThreshold } from './applying/read-speed-threshold';
import { recordTechCheck } from './applying/record-tech-check';
import { chatService } from './chat/chat-service';
import { checkPhone } from './check-phone';
import { changeContact } from './contact/change-contact';
import type { ServiceDependencies } from './dependencies';
import { findSlots, readPosition } from './find-slots';
import { issueCode } from './issue-code';
import { listApplications } from './list-applications';
import { openAccount } from './open-account';
import { readProfile } from './profile/read-profile';
import { updateProfile } from './profile/update-profile';
import { answerUploads } from './recording/answer-uploads';
import { chooseRecording, openMailedRecording, openRecordingLater } from './recording/choose-recording';
import {
  agreeToRecording,
  readInterviewQuestions,
  readPracticeQuestions,
  readRecordedVideos,
} from './recording/read-recording';
import { readSignedVideo, signRecordedVideo } from './recording/signed-videos';
import { storeAnswer } from './recording/store-answer';
import { submitRecording } from './recording/submit-recording';
import { agreeToMeeting, openRoom, readMeeting } from './meetings/read-meeting';
import { conferenceToken } from './meetings/conference-token';
import { readEtaStatus } from './meetings/eta';
import { updateInterviewStatus } from './meetings/attendance';
import { tellRunningLate } from './meetings/running-late';
import { readOpenQuestions, readSkillFilter } from './screening/read-skill-filter';
import { submitAnswers } from './screening/submit-answers';
import { readWhatWasSent } from './screening/what-was-sent';
import { openInterview } from './meetings/interviewers';
import { peerRoom } from './meetings/peer-room';
import { mailResumeLink } from './resumes/mail-resume-link';
import { beginUpload, continueUpload, dropUpload, ownUpload, resumeRules, takeWholeFile } from './resumes/receive-file';
import { proveAddress } from './prove-address';
import { listResumes, proceedWithoutResume, readSignedResume, signResume } from './resumes/saved-resumes';
import { storeResume } from './resumes/store-resume';
import { authenticateUploader } from './resumes/uploader';
import { authenticate, closeSession, glance, livingSessions } from './sessions';
import { signInSocially } from './social/sign-in-socially';
import { verifyCode } from './verify-code';
import { verifyLink } from './verify-link';

/** Everything the provider's side does for a candidate's call. HTTP and the in-process API both use it. */
export const candidateService = (deps: ServiceDependencies) => ({
  issueCode: issueCode(deps),
  verifyCode: verifyCode(deps),
  verifyLink: verifyLink(deps),
  proveAddress: proveAddress(deps),
  checkPhone,
  openAccount: openAccount(deps),
  signInSocially: signInSocially(deps),
  authenticate: authenticate(deps),
  closeSession: closeSession(deps),
  livingSessions: livingSessions(deps),
  glance: glance(deps),
  listApplications: listApplications(deps),
  readPosition: readPosition(deps),
  findSlots: findSlots(deps),
  takeTime: takeTime(deps),
  readProfile: readProfile(deps),
  updateProfile: updateProfile(deps),
  changeContact: changeContact(deps),
  readSkillFilter: readSkillFilter(deps),
  readOpenQuestions: readOpenQuestions(deps),
  submitAnswers: submitAnswers(deps),
  readWhatWasSent: readWhatWasSent(deps),
  giveUp: giveUp(deps),
  decline: decline(deps),
  authenticateUploader: authenticateUploader(deps),
  beginUpload: beginUpload(resumeRules, deps),
  ownUpload: ownUpload('resume', deps),
  continueUpload: continueUpload('resume', deps),
  dropUpload: dropUpload('resume', deps),
  takeWholeFile: takeWholeFile(resumeRules, deps),
  storeResume: storeResume(deps),
  listResumes: listResumes(deps),
  mailResumeLink: mailResumeLink(deps),
  proceedWithoutResume: proceedWithoutResume(deps),
  signResume: signResume(deps),
  readSignedResume: readSignedResume(deps),
  readAdvert: readAdvert(deps),
  readNeighbors: readNeighbors(deps),
  readPostings: readPostings(deps),
  resolveLink: resolveLink(deps),
  applyToJob: applyToJob(deps),
  confirmExternal: confirmExternal(deps),
  readApplication: readApplication(deps),
  keepRecorderVisitor: keepRecorderVisitor(deps),
  readRecordedVideos: readRecordedVideos(deps),
  readInterviewQuestions: readInterviewQuestions(deps),
  readPracticeQuestions: readPracticeQuestions(deps),
  agreeToRecording: agreeToRecording(deps),
  answerUploads: answerUploads(deps),
  storeAnswer: storeAnswer(deps),
  submitRecording: submitRecording(deps),
  chooseRecording: chooseRecording(deps),
  openMailedRecording: openMailedRecording(deps),
  openRecordingLater: openRecordingLater(deps),
  signRecordedVideo: signRecordedVideo(deps),
  readSignedVideo: readSignedVideo(deps),
  chat: chatService(deps),
  openInterview: openInterview(deps),
  peerRoom: peerRoom(deps),
  readMeeting: readMeeting(deps),
  openRoom: openRoom(deps),
  agreeToMeeting: agreeToMeeting(deps),
  readEtaStatus: readEtaStatus(deps),
  updateInterviewStatus: updateInterviewStatus(deps),
  tellRunningLate: tellRunningLate(deps),
  conferenceToken: conferenceToken(deps),
  recordTechCheck: recordTechCheck(deps),
  readSpeedThreshold: readSpeedThreshold(deps),
});

/** The service with its dependencies filled in. Every method answers failures as values. */
export type CandidateService = ReturnType<typeof candidateService>;
