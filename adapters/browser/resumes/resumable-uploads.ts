import * as E from 'fp-ts/Either';
import { firstValueFrom, fromEvent, Observable, race, timer, type Subscriber } from 'rxjs';
import { parseFileRef, type FileRef } from '../../../application/ports/file-ref';
import type { UploadStep } from '../../../application/resumes/file-uploads.port';
import { pauseBeforeGoingOn } from '../../../domain/resumes/upload';
import { seconds } from '../../../domain/time/duration';
import type { Bearer } from '../../contract/bearer';
import type { HttpAnswer } from '../../contract/exchange';
import type { UploadKind } from '../../contract/files/upload-kind';
import { isReadable } from './readable-file';
import { failureOf, isWaiting, lost, sendTus, type TusRequest } from './tus-request';

/**
 * One piece at a time: at 20 kB/s it arrives before a server may consider the client gone (30 s). The server also keeps the part of a piece that
 * arrived before the connection broke.
 */
export const pieceLength = 512 * 1024;
/** How long a page waits for one piece to be taken. */
export const pieceWithin = seconds(30);

interface Place {
  readonly ref: FileRef;
  readonly offset: number;
}

export interface FileToSend {
  readonly name: string;
  readonly bytes: Blob;
}

/** The files a page uploads, their kind, and each upload's stored location. */
export interface SendableFiles<Ref, Refusal extends { readonly _tag: string }> {
  readonly kind: UploadKind<Refusal>;
  /** Undefined: the device no longer has it. */
  readonly find: (ref: Ref) => Promise<FileToSend | undefined>;
  /** Where the file is on the server; undefined: sending has not begun. */
  readonly placeOf: (ref: Ref) => Promise<FileRef | undefined>;
  readonly setPlace: (ref: Ref, place: FileRef) => void;
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const offsetIn = (answer: HttpAnswer): number => Number(answer.header('upload-offset') ?? Number.NaN);

/**
 * Sends files in pieces (tus 1.0.0). When the connection breaks, it waits and sends the rest; the server reports how much it has. `bearer` carries the
 * session's token, or the code of a mailed link.
 */
export const resumableUploads = <Ref, Refusal extends { readonly _tag: string }>(
  window: Window,
  { kind, find: findFile, placeOf, setPlace }: SendableFiles<Ref, Refusal>,
  bearer: Bearer,
): { readonly send: (ref: Ref) => Observable<UploadStep<Refusal>> } => {
  const { path, refusal } = kind;
  const run = async (
    ref: Ref,
    { name, bytes: file }: FileToSend,
    to: Subscriber<UploadStep<Refusal>>,
    signal: AbortSignal,
  ): Promise<UploadStep<Refusal>> => {
    const ask = (request: TusRequest, sentBefore = 0): Promise<HttpAnswer> => {
      const onUploaded = (bytes: number): void =>
        to.next({ _tag: 'Sent', percent: (100 * Math.min(file.size, sentBefore + bytes)) / file.size });
      return sendTus(bearer, kind, request, onUploaded, signal);
    };
    const begin = async (): Promise<Place | HttpAnswer> => {
      const answer = await ask({
        method: 'POST',
        path,
        headers: { 'upload-length': String(file.size), 'upload-metadata': `filename ${base64(name)}` },
      });
      const made = parseFileRef(answer.header('location')?.split('/').at(-1) ?? '');
      if (answer.status !== 201 || E.isLeft(made)) return answer;
      setPlace(ref, made.right);
      return { ref: made.right, offset: 0 };
    };
    const find = async (): Promise<Place | HttpAnswer> => {
      const known = await placeOf(ref);
      if (known === undefined) return begin();
      const answer = await ask({ method: 'HEAD', path: `${path}/${known}`, headers: {} });
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
            path: `${path}/${at}`,
            headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
            body: file.slice(offset, offset + pieceLength),
            within: pieceWithin,
          },
          offset,
        );
        place = answer.status === 204 ? { ref: at, offset: offsetIn(answer) } : answer;
        continue;
      }
      if (place.status === 0 && !(await isReadable(file)))
        return { _tag: 'NotSent', failure: { _tag: 'FileUnreadable' } };
      if (!isWaiting(place, refusal)) return { _tag: 'NotSent', failure: failureOf(place, refusal) };
      broken += 1;
      const pause = pauseBeforeGoingOn(broken);
      if (pause === undefined) return { _tag: 'NotSent', failure: lost };
      to.next({ _tag: 'ConnectionDropped' });
      await firstValueFrom(race(timer(pause), fromEvent(window, 'online'), fromEvent(signal, 'abort')));
      if (!isGone()) place = await find();
    }
    return { _tag: 'NotSent', failure: lost };
  };

  return {
    send: (ref) =>
      new Observable((to) => {
        const leaving = new AbortController();
        to.add(() => leaving.abort());
        const sent = async (): Promise<UploadStep<Refusal>> => {
          const file = await findFile(ref);
          return file === undefined ? { _tag: 'NotSent', failure: lost } : run(ref, file, to, leaving.signal);
        };
        void sent().then((end) => {
          to.next(end);
          to.complete();
        });
      }),
  };
};
