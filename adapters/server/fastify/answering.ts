import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import type * as TE from 'fp-ts/TaskEither';
import type { FileNotTaken } from '../../../application/ports/candidate-api/resumes';
import type { FileRef } from '../../../application/ports/file-ref';
import type { MailNotSent } from '../../../application/ports/mailer';
import { parseSessionToken, type SessionToken } from '../../../application/ports/secrets';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Uploader } from '../../../application/service/resumes/uploader';
import type { SessionCaller, SessionOver } from '../../../application/service/sessions';
import type { Instant } from '../../../domain/time/instant';
import { apiVersion, type Access, type Call, type Method } from '../../contract/call';
import { tellable } from '../../contract/tellable';
import type { ReadForm } from './form';
import { readRequest, writeAnswer, writeFailure, writeRefusal } from '../../contract/envelope';

/** A request as HTTP brought it, before anybody believes it. */
export interface Incoming {
  /** When its first line arrived: its body may take its time. Undefined: now. */
  readonly began: Instant | undefined;
  /** Whose requests are counted together with it (address.ts). */
  readonly network: string;
  readonly requestId: string;
  /** The `authorization` header. The token's cookie is never read, so a foreign page can't ride it (R3). */
  readonly authorization: string | undefined;
  readonly apiVersion: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** What came as a form, read when it is known who sends it: a stranger's file is not taken in. */
  readonly form: ReadForm | undefined;
}

/** HTTP 200 with the status inside the body; 401, 403 and 503 are real ones as well (R4). */
export interface Outcome {
  readonly httpStatus: 200 | 401 | 403 | 503;
  readonly statusCode: number;
  readonly body: object;
  /** Why it was refused, as the log may tell it: a rule's reason with its numbers, nothing that was typed. */
  readonly refused?: unknown;
}

/** One route of the API: where it is, and what it answers. */
export interface ApiRoute {
  readonly name: string;
  readonly method: Method;
  /** `candidate/get_position_data/{community_id}/{position_id}` */
  readonly path: string;
  readonly access: Access;
  /** The field that may come as the file of a form. */
  readonly file: string | undefined;
  /** In bytes; undefined: the server's usual one. */
  readonly largestBody: number | undefined;
  /** Who turns a caller away before the body is read: a stranger's 20 MB are none of ours. Undefined: let in so far. */
  readonly turnAway: (caller: Pick<Incoming, 'authorization' | 'requestId'>) => Outcome | undefined;
  readonly answer: (incoming: Incoming) => T.Task<Outcome>;
}

/** Who calls: let in by this token. */
export interface Caller extends SessionCaller {
  readonly network: string;
  readonly token: SessionToken;
}

/** What can happen in any call, besides the refusals that it names itself. */
type ServiceFailure = StoreUnavailable | MailNotSent;

type Handled<Refusal, Output> = TE.TaskEither<Refusal | ServiceFailure, Output>;

const mailNotSent = 'We could not send the mail. Nothing is wrong with what you entered: please try again in a minute.';
const outOfDate = `This page is of another version than the server (${apiVersion}). Reload the page and try again.`;

const failed = (httpStatus: Outcome['httpStatus'], statusCode: number, text: string, requestId: string): Outcome => ({
  httpStatus,
  statusCode,
  body: writeFailure(statusCode, text, requestId),
});

const ofService = (failure: ServiceFailure, requestId: string): Outcome => {
  switch (failure._tag) {
    case 'StoreUnavailable':
      return failed(503, 503, somethingWentWrong, requestId);
    case 'MailNotSent':
      return failed(503, 503, mailNotSent, requestId);
  }
};

const notLetIn = (failure: SessionOver | StoreUnavailable, requestId: string): Outcome =>
  failure._tag === 'StoreUnavailable'
    ? ofService(failure, requestId)
    : failed(401, 401, saySessionOver(failure), requestId);

const isServiceFailure = (failure: { readonly _tag: string }): failure is ServiceFailure =>
  failure._tag === 'StoreUnavailable' || failure._tag === 'MailNotSent';

const isPlainObject = (body: unknown): boolean => typeof body === 'object' && body !== null && !Array.isArray(body);

/** What a call's input is, or every fault in it. */
const inputOf = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  { parameters, idempotencyKey, body }: Incoming,
): E.Either<readonly string[], I> =>
  body === undefined || isPlainObject(body)
    ? readRequest(call, { parameters, idempotencyKey, body })
    : E.left(['the whole: expected an object']);

/** A client that names no version is let through; one that names another would read the answers wrongly. */
const speaksOurs = ({ apiVersion: named }: Incoming): boolean => named === undefined || named === apiVersion;

const refusedBy = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  refusal: R,
  requestId: string,
): Outcome => ({
  httpStatus: 200,
  statusCode: call.refusalStatus(refusal),
  body: writeRefusal(call, refusal, requestId),
  refused: tellable(call.refusal.schema, call.refusal.type.encode(refusal)),
});

const answerWith = async <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  handle: (input: I) => Handled<R, O>,
  incoming: Incoming,
): Promise<Outcome> => {
  const { requestId } = incoming;
  if (!speaksOurs(incoming)) return failed(200, 406, outOfDate, requestId);
  const input = inputOf(call, incoming);
  if (E.isLeft(input)) return failed(200, 400, `The request can't be read. ${input.left.join('; ')}`, requestId);
  const result = await handle(input.right)();
  if (E.isRight(result)) return { httpStatus: 200, statusCode: 200, body: writeAnswer(call, result.right) };
  if (isServiceFailure(result.left)) return ofService(result.left, requestId);
  return refusedBy(call, result.left, requestId);
};

/** What every route says of its call. Who calls is looked at with the body, where nothing else is said. */
const describe = <I, O, R extends { readonly _tag: string }>({
  name,
  method,
  path,
  access,
  largestBody,
  file,
}: Call<I, O, R>) => ({ name, method, path, access, largestBody, file, turnAway: () => undefined });

/** A call that needs no token (R3b). */
export const forAnyone = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R, 'public'>,
  handle: (input: I) => Handled<R, O>,
): ApiRoute => ({
  ...describe(call),
  answer: (incoming) => () => answerWith(call, handle, incoming),
});

const shownIn = (authorization: string | undefined): string => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';

const bearerOf = (authorization: string | undefined): E.Either<unknown, SessionToken> =>
  parseSessionToken(shownIn(authorization));

export const uploaderOf = async (
  { authenticateUploader }: Pick<CandidateService, 'authenticateUploader'>,
  authorization: string | undefined,
): Promise<E.Either<SessionOver | StoreUnavailable, Uploader>> => {
  const token = bearerOf(authorization);
  return E.isLeft(token) ? E.left({ _tag: 'NoSession' }) : authenticateUploader(token.right)();
};

const callerOf = async (
  authenticate: CandidateService['authenticate'],
  incoming: Incoming,
): Promise<E.Either<SessionOver | StoreUnavailable, Caller>> => {
  const token = bearerOf(incoming.authorization);
  if (E.isLeft(token)) return E.left({ _tag: 'NoSession' });
  const session = await authenticate(token.right, incoming.began)();
  return E.isLeft(session) ? session : E.right({ ...session.right, token: token.right, network: incoming.network });
};

/** A call of a signed-in candidate. Who is not signed in learns nothing else about the request: 401 comes first. */
export const forCandidates =
  (authenticate: CandidateService['authenticate']) =>
  <I, O, R extends { readonly _tag: string }>(
    call: Call<I, O, R, 'candidate'>,
    handle: (caller: Caller, input: I) => Handled<R, O>,
  ): ApiRoute => ({
    ...describe(call),
    answer: (incoming) => async () => {
      const caller = await callerOf(authenticate, incoming);
      if (E.isRight(caller)) return answerWith(call, (input) => handle(caller.right, input), incoming);
      return notLetIn(caller.left, incoming.requestId);
    },
  });

type UploaderService = Pick<CandidateService, 'authenticateUploader' | 'takeWholeFile' | 'dropUpload'>;

/** A call that a mailed link opens too, for the one job that it is about. */
export const forUploaders =
  (service: Pick<UploaderService, 'authenticateUploader'>) =>
  <I, O, R extends { readonly _tag: string }>(
    call: Call<I, O, R, 'candidate'>,
    handle: (uploader: Uploader, input: I) => Handled<R, O>,
  ): ApiRoute => ({
    ...describe(call),
    answer: (incoming) => async () => {
      const uploader = await uploaderOf(service, incoming.authorization);
      return E.isLeft(uploader)
        ? notLetIn(uploader.left, incoming.requestId)
        : answerWith(call, (input) => handle(uploader.right, input), incoming);
    },
  });

/**
 * The same, where a file may come with the call: it is taken in as it comes, and what is left of it when the call is answered is forgotten,
 * since nobody could name it.
 */
export const forUploadersOfFiles =
  (service: UploaderService) =>
  <I, O, R extends { readonly _tag: string }>(
    call: Call<I, O, R | FileNotTaken, 'candidate'>,
    handle: (uploader: Uploader, input: I) => Handled<R | FileNotTaken, O>,
  ): ApiRoute => ({
    ...describe(call),
    answer: (incoming) => async () => {
      const { requestId, form } = incoming;
      const uploader = await uploaderOf(service, incoming.authorization);
      if (E.isLeft(uploader)) return notLetIn(uploader.left, requestId);
      const answer = (body: unknown): Promise<Outcome> =>
        answerWith(call, (input) => handle(uploader.right, input), { ...incoming, body });
      if (form === undefined) return answer(incoming.body);
      let file: FileRef | undefined;
      try {
        const read = await form(async (name, pieces) => {
          const taken = await service.takeWholeFile(uploader.right, name, pieces)();
          if (E.isRight(taken)) file = taken.right;
          return taken;
        });
        if (E.isRight(read)) return await answer(read.right);
        return read.left._tag === 'StoreUnavailable'
          ? ofService(read.left, requestId)
          : refusedBy(call, read.left, requestId);
      } finally {
        if (file !== undefined) await service.dropUpload(uploader.right, file)();
      }
    },
  });

/** Whether a token is the operator's. Takes the same time whether they differ early or late. */
export type IsOperator = (shown: string) => boolean;

const operatorOff = 'The operator calls are switched off here. Start the portal with OPERATOR_TOKEN to allow them.';
const notTheOperator = "This call needs the operator's token: authorization: Bearer, and what OPERATOR_TOKEN is.";

/** A call of the operator's, let in by the deployment's own token alone. Where none is set nobody is. */
export const forOperator =
  (isOperator: IsOperator | undefined) =>
  <I, O, R extends { readonly _tag: string }>(
    call: Call<I, O, R, 'operator'>,
    handle: (input: I) => Handled<R, O>,
  ): ApiRoute => {
    const turnAway: ApiRoute['turnAway'] = ({ authorization, requestId }) => {
      if (isOperator === undefined) return failed(403, 403, operatorOff, requestId);
      return isOperator(shownIn(authorization)) ? undefined : failed(401, 401, notTheOperator, requestId);
    };
    return {
      ...describe(call),
      turnAway,
      answer: (incoming) => async () => turnAway(incoming) ?? answerWith(call, handle, incoming),
    };
  };
