import type { KeptRecordings, TakeKey } from '../../application/recording/kept-recordings.port';
import { known } from '../../domain/brand';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { CommunityId, PositionId } from '../../domain/ids/position-ids';
import { keptFor } from '../../domain/recording/kept-chunks';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import { plus, type Instant } from '../../domain/time/instant';
import { expects } from './scenario';

export interface KeptSubject<Clip> {
  readonly kept: KeptRecordings<Clip>;
  readonly clip: (text: string) => Clip;
  readonly textOf: (clip: Clip) => Promise<string>;
  /** The same device after a reload. */
  readonly reopened: () => KeptRecordings<Clip>;
  /** The browser closes the database under the page. */
  readonly closeDatabase: () => void;
  /** From now on the database refuses to write, or also to read. */
  readonly refuse: (what: 'writes' | 'writes and reads' | 'nothing') => void;
}

const now = known<Instant>(1_800_000_000_000);
const terms = { reRecords: 0, mime: 'video/webm' };

const keyOf = (
  part: Partial<Record<'owner' | 'question' | 'take', number>>,
  mode: TakeKey['mode'] = 'live',
): TakeKey => ({
  owner: known<CandidateId>(part.owner ?? 1),
  communityId: known<CommunityId>(11),
  positionId: known<PositionId>(101),
  questionId: known<InterviewQuestionId>(part.question ?? 1),
  take: part.take ?? 1,
  mode,
});

type Scenario = <Clip>(subject: KeptSubject<Clip>) => Promise<void>;

const record = async <Clip>(
  { kept, clip }: KeptSubject<Clip>,
  key: TakeKey,
  ...texts: readonly string[]
): Promise<void> => {
  for (const [index, text] of texts.entries())
    await kept.add(key, terms, { index, bytes: text.length }, clip(text), now)();
};

const wholeText = async <Clip>(subject: KeptSubject<Clip>, kept: KeptRecordings<Clip>, key: TakeKey) => {
  const whole = await kept.whole(key)();
  return whole === undefined ? undefined : subject.textOf(whole);
};

const takesOf = async <Clip>(kept: KeptRecordings<Clip>, key: TakeKey): Promise<readonly string[]> =>
  (await kept.list(key)()).map(({ questionId, take }) => `${questionId}/${take}`).sort();

/** The contract of the port `KeptRecordings`. */
export const keptRecordingsContract: Readonly<Record<string, Scenario>> = {
  'keeps chunks in their order, and has them after a reload [R24]': async (subject) => {
    await record(subject, keyOf({}), 'one ', 'two ', 'three');
    expects('whole', await wholeText(subject, subject.reopened(), keyOf({})), 'one two three');
  },
  'goes on after the browser has closed the database [R24]': async (subject) => {
    await record(subject, keyOf({}), 'one ');
    subject.closeDatabase();
    const { kept, clip } = subject;
    const where = await kept.add(keyOf({}), terms, { index: 1, bytes: 3 }, clip('two'), now)();
    expects('where', where, 'on-device');
    subject.closeDatabase();
    expects('whole', await wholeText(subject, kept, keyOf({})), 'one two');
    expects('after a reload', await wholeText(subject, subject.reopened(), keyOf({})), 'one two');
  },
  'never takes a part for the whole [R24]': async (subject) => {
    const { kept, clip } = subject;
    await record(subject, keyOf({}), 'one ');
    subject.refuse('writes');
    await kept.add(keyOf({}), terms, { index: 1, bytes: 3 }, clip('two'), now)();
    expects('whole', await wholeText(subject, kept, keyOf({})), 'one two');
    subject.refuse('writes and reads');
    const unreadable = await kept
      .fingerprint(keyOf({}))()
      .then(
        (read) => read?.bytes ?? 7,
        () => 7,
      );
    expects('bytes', unreadable, 7);
    subject.refuse('nothing');
    expects('whole again', await wholeText(subject, kept, keyOf({})), 'one two');
  },
  'keeps what the device does not store, as long as the page is open [R24]': async (subject) => {
    subject.refuse('writes and reads');
    await record(subject, keyOf({}), 'one ', 'two');
    expects('whole', await wholeText(subject, subject.kept, keyOf({})), 'one two');
  },
  'knows what was finished, gone on with, and where its upload goes on [R24]': async (subject) => {
    await record(subject, keyOf({}), 'answer');
    await subject.kept.finish(keyOf({}))();
    await subject.kept.give(keyOf({}))();
    const [found] = await subject.reopened().list(keyOf({}))();
    expects('marks', [found?.finished, found?.given, found?.reRecords, found?.chunks.length], [true, true, 0, 1]);
  },
  'has nothing that another tab has sent and deleted [R24]': async (subject) => {
    await record(subject, keyOf({}), 'sent from the other tab');
    await subject.kept.give(keyOf({}))();
    await subject.reopened().dropUpTo(keyOf({}))();
    expects('list', await takesOf(subject.kept, keyOf({})), []);
    expects('whole', await wholeText(subject, subject.kept, keyOf({})), undefined);
  },
  'remembers how often a question was recorded again, also when its takes are gone [R70]': async (subject) => {
    await record(subject, keyOf({}), 'answer');
    await subject.kept.countReRecords(keyOf({}), 1, now)();
    await subject.kept.dropUpTo(keyOf({}))();
    const [counted, ...others] = await subject.reopened().list(keyOf({}))();
    expects('count', [counted?.take, counted?.reRecords, counted?.chunks.length], [0, 1, 0]);
    expects('nothing else', others.length, 0);
  },
  'shows nobody the recordings of another candidate or of practice [R3a]': async (subject) => {
    await record(subject, keyOf({ owner: 2 }), 'theirs');
    await record(subject, keyOf({}, 'practice'), 'practice');
    expects('list', await takesOf(subject.kept, keyOf({})), []);
    expects('practice', await takesOf(subject.kept, keyOf({}, 'practice')), ['1/1']);
  },
  'deletes a take and the earlier ones of its question, and nothing else [R34]': async (subject) => {
    for (const take of [1, 2, 3]) await record(subject, keyOf({ take }), `take ${take}`);
    await record(subject, keyOf({ question: 2 }), 'other');
    await subject.kept.dropUpTo(keyOf({ take: 2 }))();
    expects('list', await takesOf(subject.kept, keyOf({})), ['1/3', '2/1']);
    expects('gone', await wholeText(subject, subject.kept, keyOf({ take: 2 })), undefined);
  },
  'deletes what is older than 14 days, whoever recorded it [R3a]': async (subject) => {
    await record(subject, keyOf({ owner: 2 }), 'old');
    await subject.kept.dropExpired(plus(now, keptFor))();
    expects('at 14 days', await takesOf(subject.kept, keyOf({ owner: 2 })), ['1/1']);
    await subject.kept.dropExpired(plus(now, keptFor + 1))();
    expects('after 14 days', await takesOf(subject.kept, keyOf({ owner: 2 })), []);
  },
  'deletes every practice, and no interview [R33]': async (subject) => {
    await record(subject, keyOf({}, 'practice'), 'practice');
    await record(subject, keyOf({}), 'interview');
    await subject.kept.dropPractice();
    expects('practice', await takesOf(subject.reopened(), keyOf({}, 'practice')), []);
    expects('interview', await takesOf(subject.reopened(), keyOf({})), ['1/1']);
  },
  'has the length and the SHA-256 of a whole answer [R34]': async (subject) => {
    await record(subject, keyOf({}), 'ab', 'c');
    expects('fingerprint', await subject.kept.fingerprint(keyOf({}))(), {
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    });
    expects('none', await subject.kept.fingerprint(keyOf({ take: 9 }))(), undefined);
  },
  'says that it keeps': async ({ kept }) => expects('keeps', (await kept.room()).keeps, true),
};
