import * as E from 'fp-ts/Either';
import { catchError, lastValueFrom, map, of, takeUntil, tap, type Observable } from 'rxjs';
import { ajax, AjaxError } from 'rxjs/ajax';
import type { CallFailure } from '../../../application/failure';
import { seconds, type Milliseconds } from '../../../domain/time/duration';
import { bodyField, bodyText, readErrorText } from '../../../domain/resilience/error-text';
import type { Codec } from '../../contract/codec';

export interface TusRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Blob;
  readonly within?: Milliseconds;
}

/** The answer; status 0: there was none. */
export interface Sent {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: unknown;
}

const nothingBack: Sent = { status: 0, header: () => undefined, body: undefined };

const parsed = (text: unknown): unknown =>
  E.getOrElseW(() => undefined)(
    E.tryCatch(
      (): unknown => (typeof text === 'string' ? JSON.parse(text) : undefined),
      () => 'not JSON',
    ),
  );

const sentOver = (xhr: XMLHttpRequest, status: number, text: unknown): Sent => ({
  status,
  header: (name) => xhr.getResponseHeader(name) ?? undefined,
  body: parsed(text),
});

/** Sends one request; it never fails, and it is aborted when `gone` reports that. */
export const sendTus = (
  token: string | undefined,
  { method, url, headers, body, within = seconds(20) }: TusRequest,
  onUploaded: (bytes: number) => void,
  gone: Observable<unknown>,
): Promise<Sent> =>
  lastValueFrom(
    ajax<unknown>({
      method,
      url,
      headers: {
        'tus-resumable': '1.0.0',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      responseType: 'text',
      timeout: within,
      includeUploadProgress: true,
    }).pipe(
      tap((answer) => {
        if (answer.type === 'upload_progress') onUploaded(answer.loaded);
      }),
      map(({ xhr, status, response }) => sentOver(xhr, status, response)),
      catchError((fault: unknown) =>
        of(
          fault instanceof AjaxError && fault.status !== 0
            ? sentOver(fault.xhr, fault.status, fault.response)
            : nothingBack,
        ),
      ),
      takeUntil(gone),
    ),
    { defaultValue: nothingBack },
  );

const refusalIn = <R>({ body }: Sent, refusals: Codec<R>): E.Either<unknown, R> =>
  refusals.type.decode(bodyField(body, 'refusal'));

/**
 * Worth another try: no connection, a server that is busy or starting, or one that has received another amount. A server that gives a reason for its
 * refusal would give it again.
 */
export const isWaiting = <R>(sent: Sent, refusals: Codec<R>): boolean =>
  E.isLeft(refusalIn(sent, refusals)) &&
  (sent.status === 0 || [408, 409, 423, 429].includes(sent.status) || sent.status >= 500);

export const lost: CallFailure = { _tag: 'AnswerLost' };

export const failureOf = <R>(sent: Sent, refusals: Codec<R>): CallFailure | R => {
  const refusal = refusalIn(sent, refusals);
  if (E.isRight(refusal)) return refusal.right;
  const { status, header, body } = sent;
  const requestId = bodyText(bodyField(body, 'request_id')) || header('x-request-id');
  const message = readErrorText(body);
  return status === 401 ? { _tag: 'SessionEnded', message, requestId } : { _tag: 'NotAcceptable', message, requestId };
};
