import { firstValueFrom, Observable, Subject } from 'rxjs';
import type { AnswerUploads } from '../../../application/recording/answer-uploads.port';
import type { AnswerFileNotTaken } from '../../../application/recording/recording.api';
import type { FileRef } from '../../../application/ports/file-ref';
import type { UploadStep } from '../../../application/resumes/file-uploads.port';
import type { KeptRecordings, TakeKey } from '../../../application/recording/kept-recordings.port';
import { known } from '../../../domain/brand';

/** What the server does with the next piece: it takes all, or half and then the line breaks; it can't be reached; or it refuses. */
export type FakeServer = 'takes' | 'cuts' | 'away' | AnswerFileNotTaken;

/** Uploads of answers that a program decides about. */
export interface FakeAnswerUploads extends AnswerUploads {
  readonly set: (server: FakeServer) => void;
  /** What the server has received of each file. */
  readonly received: ReadonlyMap<FileRef, string>;
}

type Step = UploadStep<AnswerFileNotTaken>;

/** Uploads to memory. An interrupted upload resumes as soon as the server can be reached again. */
export const inMemoryAnswerUploads = (
  kept: Pick<KeptRecordings<string>, 'whole' | 'list' | 'setPlace'>,
): FakeAnswerUploads => {
  let server: FakeServer = 'takes';
  const received = new Map<FileRef, string>();
  const back = new Subject<undefined>();

  const placeOf = async (key: TakeKey): Promise<FileRef> => {
    const all = await kept.list(key)();
    const place = all.find(({ questionId, take }) => questionId === key.questionId && take === key.take)?.place;
    if (place !== undefined) return place;
    const made = known<FileRef>(`answer-${received.size + 1}-`.padEnd(22, 'x'));
    received.set(made, '');
    await kept.setPlace(key, made)();
    return made;
  };

  /** Undefined: it goes on once the line is back. */
  const sendNow = async (key: TakeKey, tell: (step: Step) => void): Promise<Step | undefined> => {
    const whole = await kept.whole(key)();
    if (whole === undefined) return { _tag: 'NotSent', failure: { _tag: 'AnswerLost' } };
    if (typeof server === 'object') return { _tag: 'NotSent', failure: server };
    if (server !== 'away') {
      const file = await placeOf(key);
      const from = received.get(file)?.length ?? 0;
      tell({ _tag: 'Sent', percent: (100 * from) / whole.length });
      const to = server === 'cuts' ? Math.floor((from + whole.length) / 2) : whole.length;
      received.set(file, whole.slice(0, to));
      tell({ _tag: 'Sent', percent: (100 * to) / whole.length });
      if (to === whole.length) return { _tag: 'Arrived', file };
      server = 'takes';
    }
    tell({ _tag: 'ConnectionDropped' });
    return undefined;
  };

  return {
    send: (key) =>
      new Observable<Step>((to) => {
        const go = async (): Promise<void> => {
          const end = await sendNow(key, (step) => to.next(step));
          if (end !== undefined) {
            to.next(end);
            to.complete();
            return;
          }
          if (server === 'away') await firstValueFrom(back);
          if (!to.closed) await go();
        };
        void go();
      }),
    set: (to) => {
      server = to;
      if (to === 'takes') back.next(undefined);
    },
    received,
  };
};
