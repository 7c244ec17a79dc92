import { filter, firstValueFrom, lastValueFrom, ReplaySubject, toArray, type Observable } from 'rxjs';
import type { AnswerUploads } from '../../application/recording/answer-uploads.port';
import type { AnswerFileNotTaken } from '../../application/recording/recording.api';
import type { FileRef } from '../../application/ports/file-ref';
import type { UploadStep } from '../../application/resumes/file-uploads.port';
import type { KeptRecordings, TakeKey } from '../../application/recording/kept-recordings.port';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import type { Instant } from '../../domain/time/instant';
import { expects, expectsThat, type Contract } from './scenario';

/** What the server does: `cuts`: it takes half of the next piece, then the line breaks once; `full`: it refuses, because its disk is full. */
export type ServerKind = 'takes' | 'cuts' | 'away' | 'full';

export interface UploadsSubject {
  /** The page's way to send what the device keeps; called again, the same after a reload. */
  readonly opened: () => AnswerUploads;
  /** Records an answer onto the device. */
  readonly keep: (key: TakeKey, text: string) => Promise<unknown>;
  readonly server: (does: ServerKind) => Promise<unknown>;
  /** What the server has of a file, and how many files were begun. */
  readonly received: (file: FileRef) => Promise<{ readonly text: string; readonly files: number }>;
}

/** How a subject keeps an answer, in one chunk. */
export const keeper =
  <Clip>(kept: KeptRecordings<Clip>, clip: (text: string) => Clip) =>
  async (key: TakeKey, text: string): Promise<unknown> => {
    const terms = { reRecords: 0, mime: 'video/webm' };
    await kept.add(key, terms, { index: 0, bytes: text.length }, clip(text), known<Instant>(1_800_000_000_000))();
    return kept.finish(key)();
  };

const key: TakeKey = {
  owner: known<CandidateId>(1),
  communityId: known<CommunityId>(11),
  positionId: known<PositionId>(101),
  questionId: known<InterviewQuestionId>(1),
  take: 1,
  mode: 'live',
};
const answer = 'an answer of some length '.repeat(40);

type Step = UploadStep<AnswerFileNotTaken>;
const all = (sending: Observable<Step>): Promise<readonly Step[]> => lastValueFrom(sending.pipe(toArray()));
const tags = (steps: readonly Step[]): readonly string[] => [...new Set(steps.map(({ _tag }) => _tag))];

/** It ends where the file is, and the server has every byte, in one file. */
const expectsArrived = async ({ received }: UploadsSubject, steps: readonly Step[], files = 1): Promise<void> => {
  const last = steps.at(-1);
  if (last?._tag !== 'Arrived') throw new Error(`It ends with ${JSON.stringify(last)}`);
  expects('received', await received(last.file), { text: answer, files });
};

/** The contract of the port `AnswerUploads` (R24, R34). */
export const answerUploadsContract: Contract<UploadsSubject> = {
  'sends all of it, tells how far it is, and where it is': async (subject) => {
    await subject.keep(key, answer);
    const steps = await all(subject.opened().send(key));
    const percents = steps.flatMap((step) => (step._tag === 'Sent' ? [step.percent] : []));
    expectsThat(
      'never goes back, up to 100',
      percents.every((one, at) => one >= (percents[at - 1] ?? 0) && one <= 100) && percents.at(-1) === 100,
      percents,
    );
    expects('steps', tags(steps), ['Sent', 'Arrived']);
    await expectsArrived(subject, steps);
  },
  'goes on where it stopped when the line comes back': async (subject) => {
    await subject.keep(key, answer);
    await subject.server('cuts');
    const steps = await all(subject.opened().send(key));
    expects('steps', tags(steps), ['Sent', 'ConnectionDropped', 'Arrived']);
    await expectsArrived(subject, steps);
  },
  'goes on with the same file after a reload': async (subject) => {
    await subject.keep(key, answer);
    await subject.server('cuts');
    const before = new ReplaySubject<Step>();
    const page = subject.opened().send(key).subscribe(before);
    await firstValueFrom(before.pipe(filter(({ _tag }) => _tag === 'ConnectionDropped')));
    page.unsubscribe();
    const steps = await all(subject.opened().send(key));
    const [first] = steps;
    expectsThat('more than nothing was there', first?._tag === 'Sent' && first.percent > 0, first);
    await expectsArrived(subject, steps);
  },
  'waits while the server is away': async (subject) => {
    await subject.keep(key, answer);
    await subject.server('away');
    const steps = new ReplaySubject<Step>();
    subject.opened().send(key).subscribe(steps);
    await firstValueFrom(steps.pipe(filter(({ _tag }) => _tag === 'ConnectionDropped')));
    await subject.server('takes');
    await expectsArrived(subject, await all(steps));
  },
  'sends nothing twice': async (subject) => {
    await subject.keep(key, answer);
    const first = await all(subject.opened().send(key));
    const again = await all(subject.opened().send(key));
    expects('the same file', again.at(-1), first.at(-1));
    await expectsArrived(subject, again);
  },
  'tells why the server refuses': async (subject) => {
    await subject.keep(key, answer);
    await subject.server('full');
    const steps = await all(subject.opened().send(key));
    const last = steps.at(-1);
    expectsThat('disk full', last?._tag === 'NotSent' && last.failure._tag === 'DiskFull', last);
  },
  'sends nothing that the device no longer has': async (subject) => {
    expects('steps', tags(await all(subject.opened().send(key))), ['NotSent']);
  },
};
