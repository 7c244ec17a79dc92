import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import type * as TE from 'fp-ts/TaskEither';
import { saySessionOver, somethingWentWrong } from '../../../application/words/failures';
import type { Access } from '../../../application/ports/candidate-api/call';
import type { FileRef } from '../../../application/ports/file-ref';
import { parseSessionToken, type SessionToken } from '../../../application/identity/secrets.port';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { Answers, TakesFiles, Trouble } from '../../../application/service/answers';
import type { SessionOver } from '../../../application/ports/session-over';
import type { Instant } from '../../../domain/time/instant';
import { apiVersion, type Call, type Method } from '../../contract/call';
import { tellable } from '../../contract/tellable';
import type { ReadForm } from './form';
import { readRequest, writeAnswer, writeFailure, writeRefusal } from '../../contract/envelope';

/** A request as received over HTTP, before anything in it is checked. */
export interface Incoming {
  /** When its first line arrived, since its body may be slow. Undefined: now. */
  readonly began: Instant | undefined;
  /** The key under which its requests are counted (address.ts). */
  readonly network: string;
  readonly requestId: string;
  /** The `authorization` header. The token's cookie is never read, so a foreign page can't use it (R3). */
  readonly authorization: string | undefined;
  readonly apiVersion: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The form, if any. It is read only after the caller is known, so that a stranger's file is never stored. */
  readonly form: ReadForm | undefined;
}

/** HTTP 200 with the status inside the body; 401, 403 and 503 are used as HTTP statuses as well (R4). */
export interface Outcome {
  readonly httpStatus: 200 | 401 | 403 | 503;
  readonly statusCode: number;
  readonly body: object;
  /** In seconds: nothing was done, and asking again then helps. */
  readonly retryAfter?: number;
  /** The reason of a refusal as the log may record it, with its numbers, without anything that was typed. */
  readonly refused?: unknown;
}

/** How a request is answered once it is read. */
export type Answering = (incoming: Incoming) => T.Task<Outcome>;

/** One route of the API: its address, and how it answers. */
export interface ApiRoute {
  readonly name: string;
  readonly method: Method;
  /** `candidate/get_position_data/{community_id}/{position_id}` */
  readonly path: string;
  readonly access: Access;
  /** The field that may be sent as a file in a form, and how large the file may be. */
  readonly file: string | undefined;
  readonly largestFile: number;
  /** In bytes; undefined: the server's usual limit. */
  readonly largestBody: number | undefined;
  /** How a caller is answered, or turned away before the body is read, so that a stranger's 20 MB are not read. */
  readonly admit: (caller: Pick<Incoming, 'authorization' | 'requestId'>) => Promise<E.Either<Outcome, Answering>>;
}

export type Handled<Refusal, Output> = TE.TaskEither<Refusal | Trouble, Output>;

const mailNotSent = 'We could not send the mail. Nothing is wrong with what you entered: please try again in a minute.';
const outOfDate = `This page is of another version than the server (${apiVersion}). Reload the page and try again.`;

/** A failure in the envelope (R4). */
export const failed = (
  httpStatus: Outcome['httpStatus'],
  statusCode: number,
  text: string,
  requestId: string,
): Outcome => ({
  httpStatus,
  statusCode,
  body: writeFailure(statusCode, text, requestId),
});

/** A failure of what the service needs. */
export const ofService = (failure: Trouble, requestId: string): Outcome => {
  switch (failure._tag) {
    case 'StoreUnavailable':
      return { ...failed(503, 503, somethingWentWrong, requestId), retryAfter: 1 };
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

/** A call's input, or every fault in it. */
const inputOf = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  { parameters, idempotencyKey, body }: Incoming,
): E.Either<readonly string[], I> =>
  body === undefined || isPlainObject(body)
    ? readRequest(call, { parameters, idempotencyKey, body })
    : E.left(['the whole: expected an object']);

/** A client that names no version is accepted; one that names another version would misread the answers. */
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

/** Why an operation failed: a rule's refusal, or trouble outside the rules. */
const failedBy = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  failure: R | Trouble,
  requestId: string,
): Outcome => (isTrouble(failure) ? ofService(failure, requestId) : refusedBy(call, failure, requestId));

/** Reads a request, carries out its call and writes the answer. */
export const answerWith = async <I, O, R extends { readonly _tag: string }>(
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

/** The fields that every route takes from its call. */
export const describe = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>) => {
  const { name, method, path, access, largestBody, file, largestFile = 0 } = call;
  return { name, method, path, access, largestBody, file, largestFile };
};

/** The bearer token of an `authorization` header; empty: it has none. */
export const shownIn = (authorization: string | undefined): string =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';

/** The request's token, if it has the form of one. */
const bearerOf = (authorization: string | undefined): SessionToken | undefined =>
  O.toUndefined(O.fromEither(parseSessionToken(shownIn(authorization))));

/** The sender of a request, identified by its token. */
export const callerOf = async <Caller>(
  authenticate: (token: SessionToken) => TE.TaskEither<SessionOver | StoreUnavailable, Caller>,
  authorization: string | undefined,
): Promise<E.Either<SessionOver | StoreUnavailable, Caller>> => {
  const token = bearerOf(authorization);
  return token === undefined ? E.left({ _tag: 'NoSession' }) : authenticate(token)();
};

/**
 * The answer to a request with a form. Its file is stored as it arrives; if the call has not used it when it answers, it is deleted, since nobody
 * knows its name.
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

/** Answers a candidate's call. The caller is checked after the body is read; one who is not admitted learns nothing else about the request: 401 comes first. */
export const answeringOf =
  <I, O, R extends { readonly _tag: string }, Who extends Access>(
    call: Call<I, O, R, Who>,
    { letIn }: Answers<I, O, R | Trouble, Who>,
  ): Answering =>
  (incoming) =>
  async () => {
    const { requestId, form } = incoming;
    const admitted = await letIn(bearerOf(incoming.authorization), incoming)();
    if (E.isLeft(admitted)) return notLetIn(admitted.left, requestId);
    const { files, answer } = admitted.right;
    const respond = (body: unknown): Promise<Outcome> => answerWith(call, answer, { ...incoming, body });
    return form === undefined || files === undefined
      ? respond(incoming.body)
      : answerForm(form, files, respond, (failure) => failedBy(call, failure, requestId));
  };

/** A candidate's call as a route. */
export const routeOf = <I, O, R extends { readonly _tag: string }, Who extends Access>(
  call: Call<I, O, R, Who>,
  answers: Answers<I, O, R | Trouble, Who>,
): ApiRoute => ({ ...describe(call), admit: () => Promise.resolve(E.right(answeringOf(call, answers))) });
