import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/identity/candidate-id';
import type { Instant } from '../../domain/time/instant';
import type { CandidateOperations } from '../ports/candidate-api';
import type { Access, Operations } from '../ports/candidate-api/call';
import type { FileRef } from '../ports/file-ref';
import type { MailNotSent } from '../ports/mailer';
import type { SessionToken } from '../ports/secrets';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { CandidateService } from './candidate-service';
import { mayTouch } from './resumes/uploader';
import type { NoSession, SessionOver } from './sessions';

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
  /** Undefined: this operation takes no file. */
  readonly files: TakesFiles<Failure> | undefined;
  readonly answer: (input: Input) => TE.TaskEither<Failure, Output>;
}

/** What is known of a call before its input is read. */
export interface Arrival {
  /** When its first line arrived; the body may take longer. Undefined: now. */
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

/** The table for a candidate's operations: the service's method for each, and the token that it takes (R3b). */
export const candidateAnswers = (service: CandidateService): AnswersOf<CandidateOperations> => {
  const session = known('candidate', service.authenticate);
  /** For operations that only need the candidate, not the session. */
  const candidate = <I, O, F>(answer: (candidateId: CandidateId, input: I) => TE.TaskEither<F, O>) =>
    session<I, O, F>(({ candidateId }, input) => answer(candidateId, input));
  const uploader = known('candidate or mailed link', service.authenticateUploader);
  return {
    sendCode: anyone(service.issueCode),
    submitCode: anyone(({ email, code }) => service.verifyCode(email, code)),
    submitLink: anyone(({ email, code }) => service.verifyLink(email, code)),
    proveAddress: session(service.proveAddress),
    signOut: session((_, __, { token }) => service.closeSession(token)),
    checkPhone: anyone(service.checkPhone),
    signUp: anyone(service.openAccount),
    signInSocially: anyone(({ evidence, userInfo }) => service.signInSocially(evidence, userInfo)),
    listApplications: candidate(service.listApplications),
    profile: candidate(service.readProfile),
    updateProfile: candidate(service.updateProfile),
    changeContact: session(({ candidateId }, wanted, { token }) =>
      service.changeContact({ candidateId, token }, wanted),
    ),
    skillFilter: candidate(service.readSkillFilter),
    openQuestions: candidate(service.readOpenQuestions),
    submitAnswers: candidate(service.submitAnswers),
    whatWasSent: candidate(service.readWhatWasSent),
    position: uploader((one, job) =>
      mayTouch(one, job.positionId)
        ? service.readPosition(one.candidateId, job)
        : TE.left({ _tag: 'NoSuchApplication' }),
    ),
    findSlots: candidate(service.findSlots),
    takeTime: session((caller, request, { network }) => service.takeTime({ ...caller, network }, request)),
    giveUp: candidate(service.giveUp),
    decline: candidate(service.decline),
    advert: anyone(service.readAdvert),
    positionDetails: candidate((_, id) => service.readAdvert(id)),
    resolveLink: anyone(service.resolveLink),
    applyToJob: candidate(service.applyToJob),
    confirmExternal: candidate(service.confirmExternal),
    application: candidate(service.readApplication),
    nameRecording: candidate(service.keepRecorderVisitor),
    storeResume: uploader(service.storeResume, (one) => ({
      take: (name, pieces) => service.takeWholeFile(one, name, pieces),
      drop: (file) => service.dropUpload(one, file),
    })),
    listResumes: candidate(service.listResumes),
    mailResumeLink: session(service.mailResumeLink),
    proceedWithoutResume: candidate(service.proceedWithoutResume),
    signResume: candidate(service.signResume),
    recordedVideos: candidate(service.readRecordedVideos),
    interviewQuestions: candidate(service.readInterviewQuestions),
    practiceQuestions: candidate(service.readPracticeQuestions),
    agreeToRecording: candidate(service.agreeToRecording),
    storeAnswer: session(service.storeAnswer, (one) => ({
      take: (name, pieces) => service.answerUploads.takeWhole(one, name, pieces),
      drop: (file) => service.answerUploads.drop(one, file),
    })),
    submitRecording: session(service.submitRecording),
    chooseRecording: session(service.chooseRecording),
    openMailedRecording: candidate(service.openMailedRecording),
    openRecordingLater: candidate(service.openRecordingLater),
    signRecordedVideo: candidate(service.signRecordedVideo),
    listConversations: candidate(service.chat.listConversations),
    unreadMessages: candidate(service.chat.unreadMessages),
    chatHistory: candidate(service.chat.history),
    markSeen: candidate(service.chat.markSeen),
    sendMessage: session(service.chat.send),
    storeAttachment: session(service.chat.storeAttachment, (one) => ({
      take: (name, pieces) => service.chat.attachments.takeWhole(one, name, pieces),
      drop: (file) => service.chat.attachments.drop(one, file),
    })),
    signAttachment: candidate(service.chat.signAttachment),
    reportMessage: candidate(service.chat.reportMessage),
    blockConversation: candidate(service.chat.blockConversation),
    openInterview: anyone(service.openInterview),
    meeting: candidate(service.readMeeting),
    openRoom: candidate(service.openRoom),
    agreeToMeeting: candidate(service.agreeToMeeting),
    etaStatus: candidate(service.readEtaStatus),
    updateInterviewStatus: candidate(service.updateInterviewStatus),
    tellRunningLate: candidate(service.tellRunningLate),
    conferenceToken: candidate(service.conferenceToken),
    recordTechCheck: candidate(service.recordTechCheck),
    speedThreshold: candidate(service.readSpeedThreshold),
  };
};
