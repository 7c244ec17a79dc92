import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../application/failure';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { JobsList } from '../../application/ports/candidate-api/applications';
import type { MailNotSent } from '../../application/ports/mailer';
import type { SessionStore } from '../../application/ports/session-store';
import type { Candidate } from '../../application/ports/unit-of-work/people';
import type { StoreUnavailable } from '../../application/ports/unit-of-work/store';
import type { CandidateService } from '../../application/service/candidate-service';
import type { ContactCaller } from '../../application/service/contact/write-contact';
import { uploaderOf } from '../../application/service/resumes/uploader';
import type { NoSession, SessionCaller, SessionOver } from '../../application/service/sessions';
import { saySessionOver, somethingWentWrong } from '../../application/words/failures';
import type { SavedResume } from '../../domain/resumes/upload';
import type { CandidateId } from '../../domain/identity/candidate-id';

/** What of the world can fail behind a call; everything else is a rule's refusal and travels as it is. */
type Trouble = StoreUnavailable | MailNotSent | SessionOver;

const troubles: Readonly<Record<Trouble['_tag'], true>> = {
  StoreUnavailable: true,
  MailNotSent: true,
  NoSession: true,
  SessionReplaced: true,
};

const isTrouble = (failure: { readonly _tag: string }): failure is Trouble => Object.hasOwn(troubles, failure._tag);

const toCallFailure = (trouble: Trouble): CallFailure =>
  trouble._tag === 'NoSession' || trouble._tag === 'SessionReplaced'
    ? { _tag: 'SessionEnded', message: saySessionOver(trouble), requestId: undefined }
    : { _tag: 'ServerFault', message: somethingWentWrong, requestId: undefined };

/** The service's answer as a candidate's device would get it: the world's troubles as failures of the call. */
const answered = <R extends { readonly _tag: string }, A>(
  answer: TE.TaskEither<R | Trouble, A>,
): TE.TaskEither<CallFailure | R, A> =>
  pipe(
    answer,
    TE.mapLeft((failure) => (isTrouble(failure) ? toCallFailure(failure) : failure)),
  );

const noSession: NoSession = { _tag: 'NoSession' };

/**
 * The port `CandidateApi` straight onto the service: no wire, no server, the same rules (tests, the gallery, a terminal).
 * The token is read anew for each call, as the HTTP adapter does; it is written by whoever signs in. Calls are not given up halfway.
 */
export const inProcessCandidateApi = ({
  service,
  session,
}: {
  readonly service: CandidateService;
  readonly session: Pick<SessionStore, 'token'>;
}): CandidateApi => {
  const withToken = <F, A>(
    call: (caller: SessionCaller & ContactCaller) => TE.TaskEither<F, A>,
  ): TE.TaskEither<F | SessionOver | StoreUnavailable, A> =>
    pipe(
      TE.fromIO(session.token.read),
      TE.flatMap(TE.fromOption(() => noSession)),
      TE.flatMap((token) =>
        pipe(
          service.authenticate(token),
          TE.map((caller) => ({ ...caller, token })),
        ),
      ),
      TE.flatMap(call),
    );
  const asCaller = <F, A>(
    call: (caller: CandidateId) => TE.TaskEither<F, A>,
  ): TE.TaskEither<F | SessionOver | StoreUnavailable, A> => withToken(({ candidateId }) => call(candidateId));
  return {
    sendCode: (email) => answered(service.issueCode(email)),
    submitCode: (email, code) => answered(service.verifyCode(email, code)),
    submitLink: (email, code) => answered(service.verifyLink(email, code)),
    proveAddress: (code) => answered(withToken((caller) => service.proveAddress(caller, code))),
    checkPhone: (phone) => answered(service.checkPhone(phone)),
    signUp: (account) => answered(service.openAccount(account)),
    signInSocially: (evidence, userInfo) => answered(service.signInSocially(evidence, userInfo)),
    signOut: () =>
      answered<never, undefined>(
        pipe(
          // As a request is written when it is asked for: what is wiped meanwhile does not keep the session open.
          TE.fromOption(() => noSession)(session.token.read()),
          TE.tap(service.authenticate),
          TE.flatMap(service.closeSession),
        ),
      ),
    listApplications: () => answered<never, JobsList>(asCaller(service.listApplications)),
    position: (job) => answered(asCaller((caller) => service.readPosition(caller, job))),
    findSlots: (search) => answered(asCaller((caller) => service.findSlots(caller, search))),
    takeTime: (request) => answered(withToken((caller) => service.takeTime(caller, request))),
    profile: () => answered<never, Candidate>(asCaller(service.readProfile)),
    updateProfile: (update) => answered(asCaller((caller) => service.updateProfile(caller, update))),
    changeContact: (wanted) => answered(withToken((caller) => service.changeContact(caller, wanted))),
    skillFilter: (job) => answered(asCaller((caller) => service.readSkillFilter(caller, job))),
    submitAnswers: (given) => answered(asCaller((caller) => service.submitAnswers(caller, given))),
    giveUp: (request) => answered(asCaller((caller) => service.giveUp(caller, request))),
    listResumes: () => answered<never, readonly SavedResume[]>(asCaller(service.listResumes)),
    storeResume: (given) => answered(withToken((caller) => service.storeResume(uploaderOf(caller), given))),
    mailResumeLink: (wanted) => answered(withToken((caller) => service.mailResumeLink(caller, wanted))),
    proceedWithoutResume: (job) => answered(asCaller((caller) => service.proceedWithoutResume(caller, job))),
    signResume: (path) => answered(asCaller((caller) => service.signResume(caller, path))),
    decline: (request) => answered(asCaller((caller) => service.decline(caller, request))),
    advert: (id) => answered(service.readAdvert(id)),
    resolveLink: (link) => answered(service.resolveLink(link)),
    applyToJob: (request) => answered(asCaller((caller) => service.applyToJob(caller, request))),
    confirmExternal: (job) => answered(asCaller((caller) => service.confirmExternal(caller, job))),
    nameRecording: (visit) => answered(asCaller((caller) => service.keepRecorderVisitor(caller, visit))),
    application: (job) => answered(asCaller((caller) => service.readApplication(caller, job))),
  };
};
