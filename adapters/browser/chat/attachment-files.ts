import * as E from 'fp-ts/Either';
import { concat, of, Observable, race, switchMap, take, timer } from 'rxjs';
import type { CallFailure } from '../../../application/failure';
import type {
  AttachmentFiles,
  AttachmentToSend,
  AttachmentUploadStep,
} from '../../../application/chat/attachment-files.port';
import { keptPause } from '../../../domain/resilience/call-retries';
import { minutes } from '../../../domain/time/duration';
import type { Bearer } from '../../contract/bearer';
import { apiPrefix } from '../../contract/call';
import { chatAttachmentUrl } from '../../contract/chat/chat.calls';
import { readHttpAnswer, versionHeaders } from '../../contract/over-http';
import { isReadable } from '../resumes/readable-file';
import { xhrExchange } from '../http/xhr';

/** 10 MiB at 20 kB/s takes almost nine minutes. */
const uploadWithin = minutes(15);

interface Sending {
  readonly bearer: Bearer;
  /** Emits each time the device is back online. */
  readonly back: Observable<unknown>;
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

/** One try to send the form. */
const sentOnce = (bearer: Bearer, form: FormData, file: File): Observable<AttachmentUploadStep> =>
  new Observable((to) => {
    const leaving = new AbortController();
    to.add(() => leaving.abort());
    const onUploaded = (bytes: number, ofAll: number): void =>
      to.next({ _tag: 'Sent', percent: Math.floor((100 * bytes) / Math.max(1, ofAll)) });
    const ask = async (authorization: Readonly<Record<string, string>>) => {
      const arrived = await xhrExchange({
        method: chatAttachmentUrl.method,
        path: `${apiPrefix}/${chatAttachmentUrl.path}`,
        headers: { ...versionHeaders, ...authorization },
        body: form,
        within: uploadWithin,
        signal: leaving.signal,
        onUploaded,
      })();
      return E.isLeft(arrived) ? undefined : readHttpAnswer(chatAttachmentUrl, arrived.right);
    };
    const send = async (): Promise<void> => {
      const answer = await bearer()(chatAttachmentUrl, ask, (one) =>
        one !== undefined && E.isLeft(one) ? one.left : undefined,
      );
      if (answer === undefined)
        to.next(
          (await isReadable(file))
            ? { _tag: 'ConnectionDropped' }
            : { _tag: 'NotTaken', failure: { _tag: 'FileUnreadable' } },
        );
      else if (E.isLeft(answer)) to.next({ _tag: 'NotTaken', failure: answer.left });
      else to.next({ _tag: 'Arrived', ...answer.right });
      to.complete();
    };
    void send();
  });

/**
 * Sends attachments as a form with the field `attachment`, and reports progress (spec 2 §7). If the connection breaks, the whole file is sent again:
 * a file that arrived twice is stored twice, but only one of the two is ever sent in a message.
 */
export const browserAttachmentFiles = ({ bearer, back }: Sending): AttachmentFiles<File> => {
  const files = new Map<string, File>();
  const notReadable: CallFailure = { _tag: 'UnreadableAnswer', call: chatAttachmentUrl.name, requestId: undefined };

  const attempt = (attachment: AttachmentToSend, file: File, tries: number): Observable<AttachmentUploadStep> =>
    sentOnce(bearer, formOf(attachment, file), file).pipe(
      switchMap((step) =>
        step._tag === 'ConnectionDropped'
          ? concat(
              of(step),
              race(back, timer(keptPause(tries))).pipe(
                take(1),
                switchMap(() => attempt(attachment, file, tries + 1)),
              ),
            )
          : of(step),
      ),
    );

  return {
    choose: (file) => {
      const ref = `file ${files.size + 1}`;
      files.set(ref, file);
      return ref;
    },
    send: (attachment) => {
      const file = files.get(attachment.ref);
      return file === undefined ? of({ _tag: 'NotTaken', failure: notReadable }) : attempt(attachment, file, 1);
    },
  };
};
