import * as TE from 'fp-ts/TaskEither';
import { firstValueFrom, timer } from 'rxjs';
import type { Exchange, HttpAnswer } from '../../contract/exchange';
import type { Send } from '../../contract/operation';
import { sendOver, type Sending } from '../../contract/send';

/** Requests by XMLHttpRequest, which alone says how much of a body has been sent. */
export const xhrExchange: Exchange<XMLHttpRequestBodyInit> = ({
  method,
  path,
  headers,
  body,
  within,
  signal,
  onUploaded,
}) =>
  TE.tryCatch(
    () =>
      new Promise<HttpAnswer>((arrived, lost) => {
        const xhr = new XMLHttpRequest();
        const abort = (): void => xhr.abort();
        xhr.open(method, path);
        for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
        xhr.timeout = within;
        if (onUploaded !== undefined)
          xhr.upload.addEventListener('progress', ({ loaded, total }) => onUploaded(loaded, total));
        xhr.addEventListener('loadend', () => {
          signal?.removeEventListener('abort', abort);
          if (xhr.status === 0) lost(new Error('No answer.'));
          else
            arrived({
              status: xhr.status,
              header: (name) => xhr.getResponseHeader(name) ?? undefined,
              text: xhr.responseText,
            });
        });
        signal?.addEventListener('abort', abort);
        xhr.send(body ?? null);
      }),
    () => ({ reached: true }),
  );

/** Sends calls by XMLHttpRequest. */
export const sendByXhr = (sending: Omit<Sending, 'exchange' | 'wait'>): Send =>
  sendOver({ ...sending, exchange: xhrExchange, wait: (length) => firstValueFrom(timer(length)) });
