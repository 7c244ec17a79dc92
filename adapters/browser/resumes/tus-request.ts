import * as E from 'fp-ts/Either';
import type { CallFailure } from '../../../application/failure';
import type { AbortSignalLike } from '../../../application/ports/candidate-api/call';
import { seconds } from '../../../domain/time/duration';
import { bodyField, bodyText, readErrorText } from '../../../domain/resilience/error-text';
import type { Bearer } from '../../contract/bearer';
import type { Codec } from '../../contract/codec';
import type { HttpAnswer, HttpRequest } from '../../contract/exchange';
import { parsedBody } from '../../contract/over-http';
import type { UploadKind } from '../../contract/files/upload-kind';
import { xhrExchange } from '../http/xhr';

export interface TusRequest extends Pick<HttpRequest<Blob>, 'path' | 'headers' | 'body'> {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly within?: HttpRequest['within'];
}

/** Status 0: there was no answer. */
const nothingBack: HttpAnswer = { status: 0, header: () => undefined, text: '' };

/** Sends one request for a kind of file; it never fails. */
export const sendTus = async <R extends { readonly _tag: string }>(
  bearer: Bearer,
  kind: UploadKind<R>,
  { headers, within = seconds(20), ...request }: TusRequest,
  onUploaded: (bytes: number) => void,
  signal: AbortSignalLike,
): Promise<HttpAnswer> =>
  signal.aborted
    ? nothingBack
    : bearer()(
        kind,
        async (authorization) => {
          const all = { 'tus-resumable': '1.0.0', ...authorization, ...headers };
          const arrived = await xhrExchange({ ...request, headers: all, within, onUploaded, signal })();
          return E.isRight(arrived) ? arrived.right : nothingBack;
        },
        (answer) => (answer.status === 401 ? failureOf(answer, kind.refusal) : undefined),
      );

const refusalIn = <R>(body: unknown, refusals: Codec<R>): E.Either<unknown, R> =>
  refusals.type.decode(bodyField(body, 'refusal'));

/**
 * Worth another try: no connection, a server that is busy or starting, or one that has received another amount. A server that gives a reason for its
 * refusal would give it again.
 */
export const isWaiting = <R>({ status, text }: HttpAnswer, refusals: Codec<R>): boolean =>
  E.isLeft(refusalIn(parsedBody(text), refusals)) &&
  (status === 0 || [408, 409, 423, 429].includes(status) || status >= 500);

export const lost: CallFailure = { _tag: 'AnswerLost' };

export const failureOf = <R>({ status, header, text }: HttpAnswer, refusals: Codec<R>): CallFailure | R => {
  const body = parsedBody(text);
  const refusal = refusalIn(body, refusals);
  if (E.isRight(refusal)) return refusal.right;
  const requestId = bodyText(bodyField(body, 'request_id')) || header('x-request-id');
  const message = readErrorText(body);
  return status === 401 ? { _tag: 'SessionEnded', message, requestId } : { _tag: 'NotAcceptable', message, requestId };
};
