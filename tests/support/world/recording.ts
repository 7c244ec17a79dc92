import { createHash } from 'node:crypto';
import * as TE from 'fp-ts/TaskEither';
import { EMPTY, Observable, of, Subject, VirtualTimeScheduler } from 'rxjs';
import { inMemoryRecorder } from '../../../adapters/in-process/recording/recorder';
import { recordingMachine } from '../../../application/recording/recording.live';
import type { Interview, InterviewEvent, InterviewTerms } from '../../../application/recording/recording-state.live';
import { openScope, type Scope } from '../../../application/live/scope';
import type { MediaNews } from '../../../application/tech-check/camera.port';
import type {
  Keeping,
  KeptRecording,
  KeptRecordings,
  TakeKey,
} from '../../../application/recording/kept-recordings.port';
import type { OneTab } from '../../../application/recording/one-tab.port';
import type {
  AnswerStep,
  AnswerToSend,
  RecordingNotSubmitted,
} from '../../../application/recording/recorded-interview.port';
import type { InterviewQuestion } from '../../../domain/screening/interview-question';
import { isExpired } from '../../../domain/recording/kept-chunks';
import type { QuestionEvent } from '../../../domain/recording/question-state';
import type { SessionEvent } from '../../../domain/recording/session';
import { atMs } from '../builders/time';
import { aQuestion, candidateId, questionId } from '../builders/recording';
import { aPosition } from '../builders/positions';
import { settled } from './by-hand';

/** Recordings in memory, as the port has them. */
export const keptInMemory = (): KeptRecordings<string> & {
  full: boolean;
  readonly all: Map<string, KeptRecording>;
} => {
  const all = new Map<string, KeptRecording>();
  const counts = new Map<string, KeptRecording>();
  const clips = new Map<string, string>();
  const keeping = new Subject<Keeping>();
  const nameOf = ({ owner, communityId, positionId, mode, questionId: id, take }: TakeKey): string =>
    [owner, communityId, positionId, mode, id, take].join('/');
  const isFull = (): boolean => fake.full;
  const told = (): Keeping => {
    const where = isFull() ? 'in-memory' : 'on-device';
    keeping.next(where);
    return where;
  };
  const change = (key: TakeKey, to: Partial<KeptRecording>) => (): Promise<Keeping> => {
    const found = all.get(nameOf(key));
    if (found !== undefined) all.set(nameOf(key), { ...found, ...to });
    return Promise.resolve(told());
  };
  const fake = {
    full: false,
    all,
    keeping,
    list: (owner: TakeKey | Omit<TakeKey, 'questionId' | 'take'>) => () =>
      Promise.resolve(
        [...counts.values(), ...all.values()].filter(
          (one) => one.owner === owner.owner && one.positionId === owner.positionId && one.mode === owner.mode,
        ),
      ),
    add: (key, terms, chunk, clip, at) => () => {
      const name = nameOf(key);
      const before = all.get(name) ?? { ...key, ...terms, chunks: [], finished: false, given: false, place: undefined };
      all.set(name, { ...before, chunks: [...before.chunks, chunk], lastChunkAt: at });
      clips.set(name, (clips.get(name) ?? '') + clip);
      return Promise.resolve(told());
    },
    finish: (key) => change(key, { finished: true }),
    give: (key) => change(key, { given: true }),
    setPlace: (key, place) => change(key, { place }),
    countReRecords: (question, reRecords, at) => () => {
      const key = { ...question, take: 0 };
      const row = { ...key, reRecords, mime: '', lastChunkAt: at };
      counts.set(nameOf(key), { ...row, chunks: [], finished: false, given: false, place: undefined });
      return Promise.resolve(told());
    },
    whole: (key) => () => Promise.resolve(clips.get(nameOf(key))),
    fingerprint: (key) => () => {
      const whole = clips.get(nameOf(key));
      return Promise.resolve(
        whole === undefined
          ? undefined
          : { bytes: whole.length, sha256: createHash('sha256').update(whole).digest('hex') },
      );
    },
    dropUpTo: (key) => () => {
      for (const [name, one] of all)
        if (one.questionId === key.questionId && one.owner === key.owner && one.take <= key.take) all.delete(name);
      for (const name of clips.keys()) if (!all.has(name)) clips.delete(name);
      return Promise.resolve();
    },
    room: () => Promise.resolve({ keeps: !isFull(), free: undefined }),
    dropPractice: () => {
      for (const [name, one] of all) if (one.mode === 'practice') all.delete(name);
      for (const name of clips.keys()) if (!all.has(name)) clips.delete(name);
      return Promise.resolve();
    },
    dropExpired: (now) => () => {
      for (const [name, one] of all) if (isExpired(one, now)) all.delete(name);
      return Promise.resolve();
    },
  } satisfies KeptRecordings<string> & { full: boolean; readonly all: Map<string, KeptRecording> };
  return fake;
};

const { communityId, positionId } = aPosition();

export const owner = { owner: candidateId(1), communityId, positionId, mode: 'live' } as const;

const asked = (n: number, skippable = false): InterviewQuestion => ({
  questionId: questionId(n),
  name: `Question ${n}`,
  skippable,
  limitSeconds: 20,
});

/** Two required questions and one that may be skipped, one re-record each. */
export const threeQuestions: InterviewTerms = {
  mode: 'live',
  reRecordLimit: 1,
  owner,
  allRecorded: false,
  questions: [asked(1), asked(2), asked(3, true)],
  known: [aQuestion(1), aQuestion(2), aQuestion(3, { skippable: true })],
};

/** A page with the recorder open, and everything around it by hand. */
export const recorderPage = (terms: InterviewTerms = threeQuestions, kept = keptInMemory(), oneTab?: OneTab) => {
  const scheduler = new VirtualTimeScheduler(undefined, 0);
  const cameras: Subject<MediaNews<string>>[] = [];
  const backOnline = new Subject<unknown>();
  const recorder = inMemoryRecorder<string>();
  const sent: { readonly answer: AnswerToSend; readonly steps: Subject<AnswerStep> }[] = [];
  const tab = new Subject<'held' | 'elsewhere'>();
  const went: string[] = [];
  const codes: { readonly email: string; readonly goOn: () => void }[] = [];
  const submits: (RecordingNotSubmitted | undefined)[] = [];
  const log = { submitted: 0, camerasOpen: 0 };
  /** What the server has now; undefined: it can't be asked. */
  const onServer: { now: Pick<InterviewTerms, 'known' | 'allRecorded'> | undefined } = { now: undefined };
  const machine = recordingMachine<string, string>(
    {
      terms,
      kept,
      bitrate: of({ video: 1, audio: 1 }),
      oneTab: oneTab ?? { hold: () => tab },
      camera: {
        devices: () => Promise.resolve({ camera: [], microphone: [] }),
        changes: EMPTY,
        level: () => EMPTY,
        openOne: () => EMPTY,
        playBack: () => EMPTY,
        open: () =>
          new Observable((to) => {
            const news = new Subject<MediaNews<string>>();
            cameras.push(news);
            log.camerasOpen += 1;
            const listening = news.subscribe(to);
            return () => {
              log.camerasOpen -= 1;
              listening.unsubscribe();
            };
          }),
      },
      recorder,
      server: {
        send: (answer) => {
          const steps = new Subject<AnswerStep>();
          sent.push({ answer, steps });
          return steps;
        },
        known: () =>
          onServer.now === undefined ? TE.left({ _tag: 'NoConnection' } as const)() : TE.right(onServer.now)(),
        submit: () => {
          log.submitted += 1;
          const failure = submits.shift();
          return failure === undefined
            ? TE.right({ resume: 'none', resumePath: undefined } as const)()
            : TE.left(failure)();
        },
      },
      remembered: { camera: undefined, microphone: undefined },
      remember: () => undefined,
      backOnline,
      clock: { now: () => atMs(1_000_000 + scheduler.frame) },
      reporter: { report: (what, facts) => went.push(`${what} ${JSON.stringify(facts)}`) },
      askForCode: (email, goOn) => codes.push({ email, goOn }),
      goTo: (leadsTo) => went.push(leadsTo),
    },
    scheduler,
  );
  const scope: Scope = openScope();
  machine.runIn(scope);
  const page = {
    state: (): Interview<string, string> => machine.value(),
    send: (event: InterviewEvent<string, string>): void => machine.send(event),
    question: (event: QuestionEvent): void => machine.send({ _tag: 'Question', event }),
    session: (event: SessionEvent): void => machine.send({ _tag: 'Session', event }),
    phase: () => machine.value().question?.state.phase._tag,
    stage: () => machine.value().session?.stage._tag,
    at: () => machine.value().question?.id,
    kept,
    sent,
    went,
    log,
    submits,
    onServer,
    /** How often the e-mailed code was asked for, and what goes on when it is given. */
    codes,
    tab,
    backOnline,
    cameras,
    /** Time passes for the page's timers. */
    pass: (ms: number): void => {
      scheduler.maxFrames = scheduler.frame + ms;
      scheduler.schedule(() => undefined, ms);
      scheduler.flush();
    },
    chunk: recorder.say,
    /** This tab may record, and the camera works. */
    ready: async (): Promise<void> => {
      tab.next('held');
      await settled();
      page.cameraWorks();
      await settled();
    },
    cameraWorks: (): void => {
      const device = { _tag: 'Open', device: { id: 'one', label: 'One' } } as const;
      cameras.at(-1)?.next({ _tag: 'Opened', camera: device, microphone: device, stream: 'stream' });
    },
    /** Records an answer, from Record to Stop. */
    record: async (clip: string): Promise<void> => {
      page.question({ _tag: 'RecordPressed' });
      page.pass(3_000);
      page.chunk(clip);
      page.question({ _tag: 'StopPressed' });
      await settled();
    },
    /** The page is gone: reloaded, crashed or closed. */
    end: scope.end,
  };
  return page;
};
