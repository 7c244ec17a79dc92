import * as TE from 'fp-ts/TaskEither';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import { sendAnswer } from '../../../application/recording/send-answer.journey';
import type {
  AnswerFileNotTaken,
  AnswerReceipt,
  RecordedVideos,
  RecordingApi,
  StoreAnswerRefusal,
} from '../../../application/recording/recording.api';
import type { UploadStep } from '../../../application/resumes/file-uploads.port';
import { parseFileRef } from '../../../application/ports/file-ref';
import type { AnswerStep } from '../../../application/recording/recorded-interview.port';
import { parseEmail } from '../../../domain/text/email';
import { parseSha256 } from '../../../domain/recording/sha256';
import { decoded } from '../../support/builders/decoded';
import { questionId } from '../../support/builders/recording';
import { atMs, date } from '../../support/builders/time';
import { settled } from '../../support/world/by-hand';
import { owner } from '../../support/world/recording';

const file = decoded(parseFileRef('x'.repeat(22)), 'a file');
const mine = { bytes: 10, sha256: 'a'.repeat(64) };
const receipt = (sha256: string): AnswerReceipt => ({
  take: { path: file, bytes: 10, sha256: decoded(parseSha256(sha256), sha256), length: 1_000, receivedAt: atMs(0) },
  reRecords: 0,
});

type Known = ReturnType<RecordingApi['recordedVideos']>;

const onServer = (...videos: RecordedVideos['videos']): Known =>
  TE.right({ videos, allRecorded: false, agreedAt: undefined });

const sending = (
  answers: TE.TaskEither<StoreAnswerRefusal, AnswerReceipt>,
  kept: typeof mine | 'lost' = mine,
  known: Known = onServer(),
  reRecords = 0,
) => {
  const scheduler = new VirtualTimeScheduler(undefined, 0);
  const uploads = new Subject<UploadStep<AnswerFileNotTaken>>();
  const steps: AnswerStep[] = [];
  const places: unknown[] = [];
  let hashed = 0;
  const key = { ...owner, questionId: questionId(1), take: 1 };
  sendAnswer({
    api: { storeAnswer: () => answers, recordedVideos: () => known },
    uploads: { send: () => uploads },
    kept: {
      whole: () => () => Promise.resolve(kept === 'lost' ? undefined : kept),
      fingerprint: () => () => {
        hashed += 1;
        return Promise.resolve(kept === 'lost' ? undefined : kept);
      },
      setPlace: (_, place) => () => {
        places.push(place);
        return Promise.resolve('on-device');
      },
    },
    scheduler,
  })({ key, questionId: questionId(1), skipped: false, reRecords }).subscribe((step) => steps.push(step));
  const pass = (ms: number): void => {
    scheduler.maxFrames = scheduler.frame + ms;
    scheduler.schedule(() => undefined, ms);
    scheduler.flush();
  };
  return { uploads, steps, places, pass, hashed: () => hashed };
};

describe('sending an answer', () => {
  it('is received if the receipt has the length and the hash of the stored recording [R24, R34]', async () => {
    const { uploads, steps, hashed } = sending(TE.right(receipt(mine.sha256)));
    await settled();
    // It is hashed once: for the receipt.
    expect(hashed()).toBe(0);
    uploads.next({ _tag: 'Sent', percent: 50 });
    uploads.next({ _tag: 'ConnectionDropped' });
    uploads.next({ _tag: 'Arrived', file });
    await settled();
    expect(hashed()).toBe(1);
    expect(steps).toEqual([{ _tag: 'Sending', sent: 0.5 }, { _tag: 'ConnectionDropped' }, { _tag: 'Received' }]);
  });

  it('is not received if the hash differs: it is sent again from the beginning [R24]', async () => {
    const { uploads, steps, places } = sending(TE.right(receipt('b'.repeat(64))));
    await settled();
    uploads.next({ _tag: 'Arrived', file });
    await settled();
    expect(steps).toEqual([{ _tag: 'Differs' }]);
    expect(places).toEqual([undefined]);
  });

  it('times out 120 s after the last transferred byte, not after the first [spec 2 §9]', async () => {
    const { uploads, steps, pass } = sending(TE.right(receipt(mine.sha256)));
    await settled();
    pass(119_999);
    uploads.next({ _tag: 'Sent', percent: 1 });
    pass(119_999);
    uploads.next({ _tag: 'Sent', percent: 1 });
    expect(steps.at(-1)).toEqual({ _tag: 'Sending', sent: 0.01 });
    pass(1);
    expect(steps.at(-1)).toEqual({ _tag: 'NotSent', why: 'timeout' });
  });

  it('reports if the device has lost it [spec 2 §4.1]', async () => {
    const { steps } = sending(TE.right(receipt(mine.sha256)), 'lost');
    await settled();
    expect(steps).toEqual([{ _tag: 'NotSent', why: 'not-stored' }]);
  });

  it('is received if it is no longer on this device because another tab has sent it [R24]', async () => {
    const video = { ...receipt(mine.sha256), questionId: questionId(1) };
    const { steps } = sending(TE.right(receipt(mine.sha256)), 'lost', onServer(video));
    await settled();
    expect(steps).toEqual([{ _tag: 'Received' }]);
  });

  it('leaves the received answer if a later one is no longer on this device, and says so [R24, R34]', async () => {
    const video = { ...receipt(mine.sha256), questionId: questionId(1) };
    const { steps } = sending(TE.right(receipt(mine.sha256)), 'lost', onServer(video), 1);
    await settled();
    expect(steps).toMatchObject([{ _tag: 'Refused', then: 'earlier-stays' }]);
  });

  it('is not called lost while the server can’t be asked, and is tried again [R24]', async () => {
    const { steps } = sending(TE.right(receipt(mine.sha256)), 'lost', TE.left({ _tag: 'NoConnection' }));
    await settled();
    expect(steps).toEqual([{ _tag: 'NotSent', why: 'failed' }]);
  });

  it('counts as received if a later take has replaced it [R34]', async () => {
    const { uploads, steps } = sending(TE.left({ _tag: 'TakeReplaced', questionId: questionId(1) }));
    await settled();
    uploads.next({ _tag: 'Arrived', file });
    await settled();
    expect(steps).toEqual([{ _tag: 'Received' }]);
  });

  const email = decoded(parseEmail('new@example.org'), 'an address');
  const refusals: readonly (readonly [StoreAnswerRefusal, object])[] = [
    [
      { _tag: 'ProofNeeded', email },
      { _tag: 'ProofNeeded', email },
    ],
    [
      { _tag: 'NotARecording', accepted: ['webm', 'mp4'] },
      { _tag: 'Refused', then: 'record-again' },
    ],
    [
      { _tag: 'AnswerTooLong', length: 601_000, atMost: 600_000 },
      { _tag: 'Refused', then: 'record-again' },
    ],
    [
      { _tag: 'FileTooLarge', bytes: 2, atMost: 1 },
      { _tag: 'Refused', then: 'record-again' },
    ],
    [
      { _tag: 'ReRecordLimitReached', used: 1, limit: 1 },
      { _tag: 'Refused', then: 'earlier-stays' },
    ],
    [
      { _tag: 'NoSuchQuestion', questionId: questionId(1) },
      { _tag: 'Refused', then: 'closed' },
    ],
    [{ _tag: 'NoSuchApplication' }, { _tag: 'Refused', then: 'closed' }],
    [
      { _tag: 'PositionNotOpen', because: 'unpublished' },
      { _tag: 'Refused', then: 'closed' },
    ],
    [
      { _tag: 'RecordingOver', until: date('2026-12-10'), today: date('2026-12-11') },
      { _tag: 'Refused', then: 'closed' },
    ],
    [
      { _tag: 'AnswerTooLate', until: date('2026-12-10'), atMost: 10_800_000 },
      { _tag: 'Refused', then: 'closed' },
    ],
    [{ _tag: 'AnswersAnother' }, { _tag: 'Refused', then: 'record-again' }],
    [
      { _tag: 'DiskFull', kept: 1 },
      { _tag: 'NotSent', why: 'failed' },
    ],
    [{ _tag: 'NoSuchUpload' }, { _tag: 'NotSent', why: 'failed' }],
  ];
  it.each(refusals)('%j: what that means for the answer [R29, R34, R41]', async (refusal, expected) => {
    const { uploads, steps } = sending(TE.left(refusal));
    await settled();
    uploads.next({ _tag: 'Arrived', file });
    await settled();
    expect(steps).toMatchObject([expected]);
  });

  it('is refused before its first byte if the address is not proven [R41]', async () => {
    const { uploads, steps } = sending(TE.right(receipt(mine.sha256)));
    await settled();
    uploads.next({ _tag: 'NotSent', failure: { _tag: 'ProofNeeded', email } });
    expect(steps).toEqual([{ _tag: 'ProofNeeded', email }]);
  });
});
