import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../application/failure';
import { bodyField, bodyText, readErrorText, readStatusCode } from '../../domain/resilience/error-text';
import type { Call } from './call';
import { faultsOf } from './codec';
import { idempotencyHeader } from './wire/fields';

/** The fields of an answer besides its payload (R4): `{statusCode, message | error, request_id, refusal?}`. */
interface Envelope {
  readonly statusCode: number;
  readonly message: string;
  readonly requestId: string | undefined;
  readonly refusal: unknown;
}

const readEnvelope = (httpStatus: number, body: unknown, requestHeader: string | undefined): Envelope => ({
  statusCode: readStatusCode(httpStatus, body),
  message: readErrorText(body),
  requestId: bodyText(bodyField(body, 'request_id')) || requestHeader,
  refusal: bodyField(body, 'refusal'),
});

const failureOf = ({ statusCode, message, requestId }: Envelope, call: string): CallFailure => {
  switch (statusCode) {
    case 200:
      return { _tag: 'UnreadableAnswer', call, requestId };
    case 202:
      return { _tag: 'NoPosition', message, requestId };
    case 204:
    case 404:
      return { _tag: 'NoContent', message, requestId };
    case 401:
      return { _tag: 'SessionEnded', message, requestId };
    case 400:
    case 406:
      return { _tag: 'NotAcceptable', message, requestId };
    case 429:
      return { _tag: 'TooManyCalls', requestId };
    default:
      return { _tag: 'ServerFault', message, requestId };
  }
};

/** An answer as it arrived, its envelope unread. */
export interface Answer {
  readonly httpStatus: number;
  readonly body: unknown;
  /** The `x-request-id` header, where the answer has one. */
  readonly requestId: string | undefined;
}

/** Reads an answer: its payload, the reason of a refusal, or the failure (R4). Never throws, whatever the input. */
export const readAnswer = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  { httpStatus, body, requestId }: Answer,
): E.Either<CallFailure | R, O> => {
  const envelope = readEnvelope(httpStatus, body, requestId);
  if (envelope.statusCode === 200) {
    const decoded = call.response.type.decode(body);
    return E.isRight(decoded) ? decoded : E.left(failureOf(envelope, call.name));
  }
  const refusal = call.refusal.type.decode(envelope.refusal);
  return E.left(E.isRight(refusal) ? refusal.right : failureOf(envelope, call.name));
};

/** Every answer of the server: HTTP 200 with the status inside (R4). */
export const writeAnswer = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>, output: O): object => ({
  statusCode: 200,
  ...Object.fromEntries(entriesOf(call.response.type.encode(output))),
});

/** A refusal in the envelope (R4): a status and a sentence for any client, the reason with its numbers for ours. */
export const writeRefusal = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  refusal: R,
  requestId: string,
): object => ({
  statusCode: call.refusalStatus(refusal),
  error: call.sayRefusal(refusal),
  refusal: call.refusal.type.encode(refusal),
  request_id: requestId,
});

/** A failure in the envelope (R4): no rule's reason, only a status, a sentence and the request's id. */
export const writeFailure = (statusCode: number, error: string, requestId: string): object => ({
  statusCode,
  error,
  request_id: requestId,
});

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** A call as a request: its URL, header and body. */
export interface Outgoing {
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sorts a request's fields into URL, header and body; what goes into the URL is encoded. */
export const writeRequest = <I, O, R extends { readonly _tag: string }>(call: Call<I, O, R>, input: I): Outgoing => {
  const fields = Object.fromEntries(entriesOf(call.request.type.encode(input)));
  const inPath = new Set<string>();
  const path = call.path.replace(/\{([a-z_]+)\}/g, (_, name: string) => {
    inPath.add(name);
    return encodeURIComponent(String(fields[name]));
  });
  const key = fields[idempotencyHeader];
  return {
    path,
    idempotencyKey: typeof key === 'string' ? key : undefined,
    body: Object.fromEntries(
      Object.entries(fields).filter(([name]) => !inPath.has(name) && name !== idempotencyHeader),
    ),
  };
};

/** A URL parameter is text; a plain id (R1: no leading zero, ten digits at most) is read as the number that a body would carry. */
const parameter = (value: string): unknown => (/^[1-9]\d{0,9}$/.test(value) ? Number(value) : value);

/** Reads a request: its input, or every fault with its path. */
export const readRequest = <I, O, R extends { readonly _tag: string }>(
  call: Call<I, O, R>,
  incoming: {
    readonly parameters: Readonly<Record<string, string>>;
    readonly idempotencyKey: string | undefined;
    readonly body: unknown;
  },
): E.Either<readonly string[], I> => {
  const fields = {
    ...Object.fromEntries(entriesOf(incoming.body)),
    ...Object.fromEntries(Object.entries(incoming.parameters).map(([name, value]) => [name, parameter(value)])),
    ...(incoming.idempotencyKey === undefined ? {} : { [idempotencyHeader]: incoming.idempotencyKey }),
  };
  const decoded = call.request.type.decode(fields);
  return E.isRight(decoded) ? decoded : E.left(faultsOf(decoded.left));
};
