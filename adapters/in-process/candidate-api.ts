import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CallFailure } from '../../application/failure';
import { operationNames, type CandidateApi, type CandidateOperations } from '../../application/ports/candidate-api';
import { apiOf, type ApiOf, type Operations } from '../../application/ports/candidate-api/call';
import type { SessionToken } from '../../application/identity/secrets.port';
import type { SessionStore } from '../../application/ports/session-store';
import type { AnswersOf, Trouble as ServiceTrouble } from '../../application/service/answers';
import type { CandidateService } from '../../application/service/candidate-service';
import type { SessionOver } from '../../application/ports/session-over';
import { saySessionOver, somethingWentWrong } from '../../application/words/failures';

/** The failures behind a call that come from outside; everything else is a rule's refusal and is passed on unchanged. */
type Trouble = ServiceTrouble | SessionOver;

const troubles: Readonly<Record<Trouble['_tag'], true>> = {
  StoreUnavailable: true,
  MailNotSent: true,
  NoSession: true,
  SessionReplaced: true,
  MailedLinkUsed: true,
};

const isTrouble = (failure: { readonly _tag: string }): failure is Trouble => Object.hasOwn(troubles, failure._tag);

const toCallFailure = (trouble: Trouble): CallFailure =>
  trouble._tag === 'StoreUnavailable' || trouble._tag === 'MailNotSent'
    ? { _tag: 'ServerFault', message: somethingWentWrong, requestId: undefined }
    : { _tag: 'SessionEnded', message: saySessionOver(trouble), requestId: undefined };

/** The service's answer as a candidate's device would get it: failures from outside become failures of the call. */
const answered = <R extends { readonly _tag: string }, A>(
  answer: TE.TaskEither<R | Trouble, A>,
): TE.TaskEither<CallFailure | R, A> =>
  pipe(
    answer,
    TE.mapLeft((failure) => (isTrouble(failure) ? toCallFailure(failure) : failure)),
  );

const asks = <All extends Operations<keyof All>>(
  names: readonly (keyof All)[],
  answers: AnswersOf<All>,
  token: () => SessionToken | undefined,
): ApiOf<All> =>
  apiOf<All>(
    names,
    (name) => (input) =>
      answered<All[typeof name]['refusal'], All[typeof name]['output']>(
        pipe(
          // The token is read when the call is made, as for a request; wiping it meanwhile has no effect.
          answers[name].letIn(token()),
          TE.flatMap(({ answer }) => answer(input)),
        ),
      ),
  );

/**
 * The port `CandidateApi` directly over the service: no wire, no server, the same rules (tests, the gallery, a terminal). Calls are never cancelled
 * halfway.
 */
export const inProcessCandidateApi = ({
  service,
  session,
}: {
  readonly service: Pick<CandidateService, 'answers'>;
  readonly session: Pick<SessionStore, 'token'>;
}): CandidateApi =>
  asks<CandidateOperations>(operationNames, service.answers, () => O.toUndefined(session.token.read()));
