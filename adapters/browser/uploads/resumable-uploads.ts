import * as E from 'fp-ts/Either';
import { firstValueFrom, fromEvent, Observable, race, Subject, timer, type Subscriber } from 'rxjs';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import type { FileUploads, UploadStep } from '../../../application/ports/file-uploads';
import { pauseBeforeGoingOn, type ResumeRef } from '../../../domain/resumes/upload';
import { seconds } from '../../../domain/time/duration';
import { uploadsPath } from '../../contract/calls/resumes';
import type { ChosenFiles } from './chosen-files';
import { failureOf, isWaiting, lost, sendTus, type Sent, type TusRequest } from './tus-request';

/**
 * One piece at a time: at 20 kB/s it arrives before a server may consider the client gone (30 s). The server also keeps the part of a piece that
 * arrived before the connection broke.
 */
const pieceLength = 512 * 1024;
const pieceWithin = seconds(30);

interface Place {
  readonly ref: FileRef;
  readonly offset: number;
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const offsetIn = (answer: Sent): number => Number(answer.header('upload-offset') ?? Number.NaN);

/**
 * Sends files in pieces (tus 1.0.0). When the connection breaks, it waits and sends the rest; the server reports how much it has. `token` is the
 * session's, or the code of a mailed link.
 */
export const resumableUploads = (window: Window, files: ChosenFiles, token: () => string | undefined): FileUploads => {
  /** Where this page's files are on the server, so that a second try resumes. */
  const begun = new Map<ResumeRef, FileRef>();

  const run = async (
    ref: ResumeRef,
    file: File,
    to: Subscriber<UploadStep>,
    gone: Observable<unknown>,
  ): Promise<UploadStep> => {
    const ask = (request: TusRequest, sentBefore = 0): Promise<Sent> => {
      const onUploaded = (bytes: number): void =>
        to.next({ _tag: 'Sent', percent: (100 * Math.min(file.size, sentBefore + bytes)) / file.size });
      return sendTus(token(), request, onUploaded, gone);
    };
    const begin = async (): Promise<Place | Sent> => {
      const answer = await ask({
        method: 'POST',
        url: uploadsPath,
        headers: { 'upload-length': String(file.size), 'upload-metadata': `filename ${base64(file.name)}` },
      });
      const made = parseFileRef(answer.header('location')?.split('/').at(-1) ?? '');
      if (answer.status !== 201 || E.isLeft(made)) return answer;
      begun.set(ref, made.right);
      return { ref: made.right, offset: 0 };
    };
    const find = async (): Promise<Place | Sent> => {
      const known = begun.get(ref);
      if (known === undefined) return begin();
      const answer = await ask({ method: 'HEAD', url: `${uploadsPath}/${known}`, headers: {} });
      // The upload expired, or is a resume by now: the file is sent from the beginning.
      if (answer.status === 404) return begin();
      return answer.status === 200 ? { ref: known, offset: offsetIn(answer) } : answer;
    };

    let broken = 0;
    let furthest = 0;
    let place = await find();
    const isGone = (): boolean => to.closed;
    while (!isGone()) {
      if ('offset' in place) {
        if (place.offset > furthest) {
          furthest = place.offset;
          broken = 0;
        }
        to.next({ _tag: 'Sent', percent: (100 * place.offset) / file.size });
        if (place.offset >= file.size) return { _tag: 'Arrived', file: place.ref };
        const { ref: at, offset } = place;
        const answer = await ask(
          {
            method: 'PATCH',
            url: `${uploadsPath}/${at}`,
            headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
            body: file.slice(offset, offset + pieceLength),
            within: pieceWithin,
          },
          offset,
        );
        place = answer.status === 204 ? { ref: at, offset: offsetIn(answer) } : answer;
        continue;
      }
      if (!isWaiting(place)) return { _tag: 'NotSent', failure: failureOf(place) };
      broken += 1;
      const pause = pauseBeforeGoingOn(broken);
      if (pause === undefined) return { _tag: 'NotSent', failure: lost };
      to.next({ _tag: 'LineDropped' });
      await firstValueFrom(race(timer(pause), fromEvent(window, 'online'), gone));
      if (!isGone()) place = await find();
    }
    return { _tag: 'NotSent', failure: lost };
  };

  return {
    send: (ref) =>
      new Observable((to) => {
        const file = files.get(ref);
        if (file === undefined) {
          to.next({ _tag: 'NotSent', failure: lost });
          to.complete();
          return undefined;
        }
        const gone = new Subject<unknown>();
        to.add(() => gone.next(undefined));
        void run(ref, file, to, gone).then((end) => {
          to.next(end);
          to.complete();
        });
        return undefined;
      }),
  };
};
