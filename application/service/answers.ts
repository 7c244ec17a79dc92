import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Instant } from '../../domain/time/instant';
import type { CandidateOperations } from '../ports/candidate-api';
import type { Access, Operations } from '../ports/candidate-api/call';
import type { FileRef } from '../ports/file-ref';
import type { MailNotSent } from '../ports/mailer';
import type { SessionToken } from '../identity/secrets.port';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { decline, giveUp } from '../applications/give-up.service';
import { takeTime } from '../scheduling/take-time.service';
import { readAdvert } from '../positions/read-advert.service';
import { resolveLink } from '../positions/resolve-link.service';
import { applyToJob } from '../applications/apply-to-job.service';
import { confirmExternal } from '../applications/confirm-external.service';
import { keepRecorderVisitor } from '../applications/keep-recorder-visitor.service';
import { readApplication } from '../applications/read-application.service';
import { readSpeedThreshold } from '../tech-check/read-speed-threshold.service';
import { recordTechCheck } from '../tech-check/record-tech-check.service';
import { attachmentUploads, signAttachment, storeAttachment } from '../chat/attachments.service';
import { listConversations, markSeen, readHistory, unreadMessages } from '../chat/read-conversations.service';
import { blockConversation, reportMessage } from '../chat/report-and-block.service';
import { sendMessage } from '../chat/send-message.service';
import { checkPhone } from '../identity/check-phone.service';
import { changeContact } from '../profile/change-contact.service';
import type { ServiceDependencies } from './dependencies';
import { readApplicationHistory } from '../applications/history.service';
import { findSlots, readPosition } from '../scheduling/find-slots.service';
import { issueCode } from '../identity/issue-code.service';
import { listApplications } from '../applications/list-applications.service';
import { updateInterviewStatus } from '../live-interview/attendance.service';
import { conferenceToken } from '../live-interview/conference-token.service';
import { readEtaStatus } from '../live-interview/eta.service';
import { openInterview } from '../live-interview/interviewers.service';
import { agreeToMeeting, openRoom, readMeeting } from '../live-interview/read-meeting.service';
import { tellRunningLate } from '../live-interview/running-late.service';
import { openAccount } from '../identity/open-account.service';
import { readProfile } from '../profile/read-profile.service';
import { updateProfile } from '../profile/update-profile.service';
import { proveAddress } from '../identity/prove-address.service';
import { answerUploads } from '../recording/answer-uploads.service';
import { chooseRecording, openMailedRecording, openRecordingLater } from '../recording/choose-recording.service';
import {
  agreeToRecording,
  readInterviewQuestions,
  readPracticeQuestions,
  readRecordedVideos,
} from '../recording/read-recording.service';
import { signRecordedVideo } from '../recording/signed-videos.service';
import { storeAnswer } from '../recording/store-answer.service';
import { submitRecording } from '../recording/submit-recording.service';
import { mailResumeLink } from '../resumes/mail-resume-link.service';
import { resumeUploads } from '../resumes/receive-file.service';
import { listResumes, proceedWithoutResume, signResume } from '../resumes/saved-resumes.service';
import { storeResume } from '../resumes/store-resume.service';
import { mayTouch } from '../resumes/uploader.service';
import { readOpenQuestions, readSkillFilter } from '../screening/read-skill-filter.service';
import { submitAnswers } from '../screening/submit-answers.service';
import { readWhatWasSent } from '../screening/what-was-sent.service';
import { authenticate, closeSession } from '../identity/sessions.service';
import type { NoSession, SessionOver } from '../ports/session-over';
import { signInSocially } from '../identity/sign-in-socially.service';
import { verifyCode } from '../identity/verify-code.service';
import { verifyLink } from '../identity/verify-link.service';

/*
 * How each operation is answered, and who may call it. The server's routes and the in-process API are derived from this table: they know a
 * token and an input, but no candidates.
 */

/** Technical failures of any operation; everything else is refused by a rule. */
export type Trouble = StoreUnavailable | MailNotSent;

/** Stores the file of a form, and deletes it if the call doesn't use it. */
export interface TakesFiles<Failure> {
  readonly take: (name: string, pieces: AsyncIterable<Uint8Array>) => TE.TaskEither<Failure, FileRef>;
  readonly drop: (file: FileRef) => TE.TaskEither<unknown, unknown>;
}

/** A caller who is admitted. */
export interface Admitted<Input, Output, Failure> {
  /** Undefined if this operation accepts no file. */
  readonly files: TakesFiles<Failure> | undefined;
  readonly answer: (input: Input) => TE.TaskEither<Failure, Output>;
}

/** What is known of a call before its input is read. */
export interface Arrival {
  /** When its first line arrived; the body may take longer. Undefined means now. */
  readonly began?: Instant | undefined;
  /** The network it came from, for limits. Undefined: not over a network. */
  readonly network?: string | undefined;
}

/** An operation on the provider's side. `letIn` looks only at the token, so a rejected caller learns nothing about the requested data. */
export interface Answers<Input, Output, Failure, Who extends Access> {
  readonly access: Who;
  readonly letIn: (
    shown: SessionToken | undefined,
    arrival?: Arrival,
  ) => TE.TaskEither<SessionOver | StoreUnavailable, Admitted<Input, Output, Failure>>;
}

/** For each operation, who may call it and what answers it. Whoever mounts them needs to know no operation by name. */
export type AnswersOf<All extends Operations<keyof All>> = {
  readonly [Name in keyof All]: Answers<
    All[Name]['input'],
    All[Name]['output'],
    All[Name]['refusal'] | Trouble,
    All[Name]['access']
  >;
};

/** A call's token and network. */
interface ShownBy extends Pick<Arrival, 'network'> {
  readonly token: SessionToken;
}

const noSession: NoSession = { _tag: 'NoSession' };

const anyone = <I, O, F>(answer: (input: I) => TE.TaskEither<F, O>): Answers<I, O, F, 'public'> => ({
  access: 'public',
  letIn: () => TE.right({ files: undefined, answer }),
});

/** Admits callers whose token `know` recognizes. */
const known =
  <Caller, Who extends Access>(
    access: Who,
    know: (token: SessionToken, began?: Instant) => TE.TaskEither<SessionOver | StoreUnavailable, Caller>,
  ) =>
  <I, O, F>(
    answer: (caller: Caller, input: I, by: ShownBy) => TE.TaskEither<F, O>,
    filesOf?: (caller: Caller) => TakesFiles<F>,
  ): Answers<I, O, F, Who> => ({
    access,
    letIn: (shown, { began, network } = {}) =>
      shown === undefined
        ? TE.left(noSession)
        : pipe(
            know(shown, began),
            TE.map((caller) => ({
              files: filesOf?.(caller),
              answer: (input: I) => answer(caller, input, { token: shown, network }),
            })),
          ),
  });

/** The table for a candidate's operations: what answers each, and the token that it takes (R3b). */
export const candidateAnswers = (deps: ServiceDependencies): AnswersOf<CandidateOperations> => {
  const session = known('candidate', authenticate(deps));
  /** For operations that only need the candidate, not the session. */
  const candidate = <I, O, F>(answer: (candidateId: CandidateId, input: I) => TE.TaskEither<F, O>) =>
    session<I, O, F>(({ candidateId }, input) => answer(candidateId, input));
  const resumes = resumeUploads(deps);
  const uploader = known('candidate or mailed link', resumes.authenticate);
  const attachments = attachmentUploads(deps);
  const recordings = answerUploads(deps);
  return {
    sendCode: anyone(issueCode(deps)),
    submitCode: anyone(({ email, code }) => verifyCode(deps)(email, code)),
    submitLink: anyone(({ email, code }) => verifyLink(deps)(email, code)),
    proveAddress: session(proveAddress(deps)),
    signOut: session((_, __, { token }) => closeSession(deps)(token)),
    checkPhone: anyone(checkPhone),
    signUp: anyone(openAccount(deps)),
    signInSocially: anyone(({ evidence, userInfo }) => signInSocially(deps)(evidence, userInfo)),
    listApplications: candidate(listApplications(deps)),
    profile: candidate(readProfile(deps)),
    updateProfile: candidate(updateProfile(deps)),
    changeContact: session(({ candidateId }, wanted, { token }) => changeContact(deps)({ candidateId, token }, wanted)),
    skillFilter: candidate(readSkillFilter(deps)),
    openQuestions: candidate(readOpenQuestions(deps)),
    submitAnswers: candidate(submitAnswers(deps)),
    whatWasSent: candidate(readWhatWasSent(deps)),
    position: uploader((one, job) =>
      mayTouch(one, job.positionId) ? readPosition(deps)(one.candidateId, job) : TE.left({ _tag: 'NoSuchApplication' }),
    ),
    findSlots: candidate(findSlots(deps)),
    takeTime: session((caller, request, { network }) => takeTime(deps)({ ...caller, network }, request)),
    giveUp: candidate(giveUp(deps)),
    history: candidate(readApplicationHistory(deps)),
    decline: candidate(decline(deps)),
    advert: anyone(readAdvert(deps)),
    positionDetails: candidate((_, id) => readAdvert(deps)(id)),
    resolveLink: anyone(resolveLink(deps)),
    applyToJob: candidate(applyToJob(deps)),
    confirmExternal: candidate(confirmExternal(deps)),
    application: candidate(readApplication(deps)),
    nameRecording: candidate(keepRecorderVisitor(deps)),
    storeResume: uploader(storeResume(deps), (one) => ({
      take: (name, pieces) => resumes.takeWhole(one, name, pieces),
      drop: (file) => resumes.drop(one, file),
    })),
    listResumes: candidate(listResumes(deps)),
    mailResumeLink: session(mailResumeLink(deps)),
    proceedWithoutResume: candidate(proceedWithoutResume(deps)),
    signResume: candidate(signResume(deps)),
    recordedVideos: candidate(readRecordedVideos(deps)),
    interviewQuestions: candidate(readInterviewQuestions(deps)),
    practiceQuestions: candidate(readPracticeQuestions(deps)),
    agreeToRecording: candidate(agreeToRecording(deps)),
    storeAnswer: session(storeAnswer(deps), (one) => ({
      take: (name, pieces) => recordings.takeWhole(one, name, pieces),
      drop: (file) => recordings.drop(one, file),
    })),
    submitRecording: session(submitRecording(deps)),
    chooseRecording: session(chooseRecording(deps)),
    openMailedRecording: candidate(openMailedRecording(deps)),
    openRecordingLater: candidate(openRecordingLater(deps)),
    signRecordedVideo: candidate(signRecordedVideo(deps)),
    listConversations: candidate(listConversations(deps)),
    unreadMessages: candidate(unreadMessages(deps)),
    chatHistory: candidate(readHistory(deps)),
    markSeen: candidate(markSeen(deps)),
    sendMessage: session(sendMessage(deps)),
    storeAttachment: session(storeAttachment(deps), (one) => ({
      take: (name, pieces) => attachments.takeWhole(one, name, pieces),
      drop: (file) => attachments.drop(one, file),
    })),
    signAttachment: candidate(signAttachment(deps)),
    reportMessage: candidate(reportMessage(deps)),
    blockConversation: candidate(blockConversation(deps)),
    openInterview: anyone(openInterview(deps)),
    meeting: candidate(readMeeting(deps)),
    openRoom: candidate(openRoom(deps)),
    agreeToMeeting: candidate(agreeToMeeting(deps)),
    etaStatus: candidate(readEtaStatus(deps)),
    updateInterviewStatus: candidate(updateInterviewStatus(deps)),
    tellRunningLate: candidate(tellRunningLate(deps)),
    conferenceToken: candidate(conferenceToken(deps)),
    recordTechCheck: candidate(recordTechCheck(deps)),
    speedThreshold: candidate(readSpeedThreshold(deps)),
  };
};
