import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type * as TE from 'fp-ts/TaskEither';
import type { Access } from '../../../application/ports/candidate-api/call';
import type { FileRef } from '../../../application/ports/file-ref';
import { parseSessionToken, type SessionToken } from '../../../application/ports/secrets';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { Answers, TakesFiles, Trouble } from '../../../application/service/answers';
import type { CandidateService } from '../../../application/service/candidate-service';
import type { Uploader } from '../../../application/service/resumes/uploader';
import type { SessionOver } from '../../../application/service/sessions';
import type { Instant } from '../../../domain/time/instant';
import { apiVersion, type Call, type Method } from '../../contract/call';
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

export type Handled<Refusal, Output> = TE.TaskEither<Refusal | Trouble, Output>;

const mailNotSent = 'We could not send the mail. Nothing is wrong with what you entered: please try again in a minute.';
const outOfDate = `This page is of another version than the server (${apiVersion}). Reload the page and try again.`;

const failed = (httpStatus: Outcome['httpStatus'], statusCode: number, text: string, requestId: string): Outcome => ({
  httpStatus,
  statusCode,
  body: writeFailure(statusCode, text, requestId),
});

const ofService = (failure: Trouble, requestId: string): Outcome => {
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

const isTrouble = (failure: { readonly _tag: string }): failure is Trouble =>
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

/** Why an operation did not do what it was asked: a rule's refusal, or the world's trouble. */
const failedBy = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  failure: R | Trouble,
  requestId: string,
): Outcome => (isTrouble(failure) ? ofService(failure, requestId) : refusedBy(call, failure, requestId));

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
  return failedBy(call, result.left, requestId);
};

/** What every route says of its call. Who calls is looked at with the body, where nothing else is said. */
const describe = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>) => {
  const { name, method, path, access, largestBody, file } = call;
  return { name, method, path, access, largestBody, file, turnAway: () => undefined };
};

const shownIn = (authorization: string | undefined): string => /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';

/** The token that a request shows, where it shows something that could be one. */
const bearerOf = (authorization: string | undefined): SessionToken | undefined =>
  O.toUndefined(O.fromEither(parseSessionToken(shownIn(authorization))));

export const uploaderOf = async (
  { authenticateUploader }: Pick<CandidateService, 'authenticateUploader'>,
  authorization: string | undefined,
): Promise<E.Either<SessionOver | StoreUnavailable, Uploader>> => {
  const token = bearerOf(authorization);
  return token === undefined ? E.left({ _tag: 'NoSession' }) : authenticateUploader(token)();
};

/**
 * The answer to a request with a form: its file is taken in as it comes, and what is left of it when the call is answered is forgotten, since
 * nobody could name it.
 */
const answerForm = async <Failure>(
  form: ReadForm,
  files: TakesFiles<Failure>,
  answer: (body: unknown) => Promise<Outcome>,
  refuse: (failure: Failure) => Outcome,
): Promise<Outcome> => {
  let file: FileRef | undefined;
  try {
    const read = await form<Failure>(async (name, pieces) => {
      const taken = await files.take(name, pieces)();
      if (E.isRight(taken)) file = taken.right;
      return taken;
    });
    return E.isRight(read) ? await answer(read.right) : refuse(read.left);
  } finally {
    if (file !== undefined) await files.drop(file)();
  }
};

/** A call of the contract. Who is not let in learns nothing else about the request: 401 comes first. */
export const routeOf = <I, O, R extends { readonly _tag: string }, Who extends Access>(
  call: Call<I, O, R, Who>,
  { letIn }: Answers<I, O, R | Trouble, Who>,
): ApiRoute => ({
  ...describe(call),
  answer: (incoming) => async () => {
    const { requestId, form } = incoming;
    const admitted = await letIn(bearerOf(incoming.authorization), incoming)();
    if (E.isLeft(admitted)) return notLetIn(admitted.left, requestId);
    const { files, answer } = admitted.right;
    const respond = (body: unknown): Promise<Outcome> => answerWith(call, answer, { ...incoming, body });
    return form === undefined || files === undefined
      ? respond(incoming.body)
      : answerForm(form, files, respond, (failure) => failedBy(call, failure, requestId));
  },
});

/** Whether a token is the operator's. Takes the same time whether they differ early or late. */
export type IsOperator = (shown: string) => boolean;

const operatorOff = 'The operator calls are switched off here. Start the portal with OPERATOR_TOKEN to allow them.';
const notTheOperator = "This call needs the operator's token: authorization: Bearer, and what OPERATOR_TOKEN is.";

/** A call of the operator's, let in by the deployment's own token alone. Where none is set nobody is. */
export const forOperator =
  (isOperator: IsOperator | undefined) =>
  <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>, handle: (input: I) => Handled<R, O>): ApiRoute => {
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
