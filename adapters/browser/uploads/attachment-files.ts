import * as E from 'fp-ts/Either';
import { catchError, concat, filter, map, of, race, switchMap, take, timer, type Observable } from 'rxjs';
import { ajax, AjaxError, type AjaxResponse } from 'rxjs/ajax';
import type { CallFailure } from '../../../application/failure';
import type {
  AttachmentFiles,
  AttachmentToSend,
  AttachmentUploadStep,
} from '../../../application/ports/attachment-files';
import { keptPause } from '../../../domain/resilience/retry-delays';
import { minutes } from '../../../domain/time/duration';
import { apiPrefix, apiVersion } from '../../contract/call';
import { chatAttachmentUrl } from '../../contract/calls/chat';
import { readAnswer } from '../../contract/envelope';
import { parsedBody } from '../../contract/over-http';

/** 10 MiB at 20 kB/s takes almost nine minutes. */
const uploadWithin = minutes(15);

interface Sending {
  readonly token: () => string | undefined;
  /** Emits each time the device is back online. */
  readonly back: Observable<unknown>;
  readonly onSessionEnd: (message: string) => void;
}

/** The form names no sender, because the token does. */
const formOf = ({ conversation }: AttachmentToSend, file: File): FormData => {
  const form = new FormData();
  // The conversation comes first, so that a server that streams the form knows it before the file arrives.
  form.set('community_id', String(conversation.communityId));
  form.set('position_id', String(conversation.positionId));
  form.set('hm_id', String(conversation.hiringManagerId));
  form.set(chatAttachmentUrl.file ?? 'attachment', file, file.name);
  return form;
};

const answerOf = (xhr: XMLHttpRequest, text: unknown): AttachmentUploadStep => {
  const answer = readAnswer(chatAttachmentUrl, {
    httpStatus: xhr.status,
    body: typeof text === 'string' ? parsedBody(text) : text,
    requestId: xhr.getResponseHeader('x-request-id') ?? undefined,
  });
  return E.isRight(answer) ? { _tag: 'Arrived', ...answer.right } : { _tag: 'NotTaken', failure: answer.left };
};

/**
 * Sends attachments as a form with the field `attachment`, and reports progress (spec 2 §7). If the connection breaks, the whole file is sent again:
 * a file that arrived twice is stored twice, but only one of the two is ever sent in a message.
 */
export const browserAttachmentFiles = ({ token, back, onSessionEnd }: Sending): AttachmentFiles<File> => {
  const files = new Map<string, File>();
  const gone: CallFailure = { _tag: 'UnreadableAnswer', call: chatAttachmentUrl.name, requestId: undefined };

  const told = (step: AttachmentUploadStep): AttachmentUploadStep => {
    if (step._tag === 'NotTaken' && step.failure._tag === 'SessionEnded') onSessionEnd(step.failure.message);
    return step;
  };

  const attempt = (attachment: AttachmentToSend, file: File, tries: number): Observable<AttachmentUploadStep> => {
    const held = token();
    return ajax<unknown>({
      url: `${apiPrefix}/${chatAttachmentUrl.path}`,
      method: 'POST',
      headers: {
        'api-version': apiVersion,
        accept: 'application/json',
        ...(held === undefined ? {} : { authorization: `Bearer ${held}` }),
      },
      body: formOf(attachment, file),
      responseType: 'text',
      timeout: uploadWithin,
      includeUploadProgress: true,
    }).pipe(
      map((answer: AjaxResponse<unknown>): AttachmentUploadStep | undefined => {
        if (answer.type === 'upload_progress')
          return { _tag: 'Sent', percent: Math.floor((100 * answer.loaded) / Math.max(1, answer.total)) };
        return answer.type === 'download_load' ? told(answerOf(answer.xhr, answer.response)) : undefined;
      }),
      filter((step) => step !== undefined),
      catchError((error: unknown): Observable<AttachmentUploadStep> => {
        if (error instanceof AjaxError && error.status !== 0) return of(told(answerOf(error.xhr, error.response)));
        return concat(
          of({ _tag: 'LineDropped' } as const),
          race(back, timer(keptPause(tries))).pipe(
            take(1),
            switchMap(() => attempt(attachment, file, tries + 1)),
          ),
        );
      }),
    );
  };

  return {
    choose: (file) => {
      const ref = `file ${files.size + 1}`;
      files.set(ref, file);
      return ref;
    },
    send: (attachment) => {
      const file = files.get(attachment.ref);
      return file === undefined ? of({ _tag: 'NotTaken', failure: gone }) : attempt(attachment, file, 1);
    },
  };
};
