import {
  bindCallback,
  concatMap,
  defer,
  EMPTY,
  from,
  ignoreElements,
  interval,
  map,
  merge,
  of,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
  type ObservableInput,
  type SchedulerLike,
} from 'rxjs';
import * as E from 'fp-ts/Either';
import type { Bitrate } from '../../domain/recording/bitrate';
import { bytesOfAll, roomToRecord } from '../../domain/recording/room';
import type { QuestionTimer } from '../../domain/recording/question-state';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import type { AskForCode } from '../identity/prove-address.journey';
import type { Camera, ChosenDevices } from '../tech-check/camera.port';
import type { Clock } from '../ports/clock';
import type { KeptRecordings, TakeKey } from './kept-recordings.port';
import type { OneTab } from './one-tab.port';
import type { AnswerStep, RecordedInterview } from './recorded-interview.port';
import type { Recorder } from './recorder.port';
import type { Reporter } from '../ports/reporter';
import { inLanes, machine, type Machine, reporting } from '../live/machine';
import type {
  AfterRecording,
  Interview,
  InterviewCommand,
  InterviewEvent,
  InterviewTerms,
  Outgoing,
  Travel,
} from './recording-state.live';
import { closedDevices, interviewStep } from './recording-step.live';

/** What a recorded interview needs. `oneTab`: records in one tab at a time; `goTo`: where its end leads. */
export interface InterviewPorts<Stream, Clip> {
  readonly terms: InterviewTerms;
  readonly camera: Camera<Stream>;
  readonly recorder: Recorder<Stream, Clip>;
  readonly kept: KeptRecordings<Clip>;
  readonly oneTab: OneTab;
  readonly server: RecordedInterview;
  /** Emits the present one at once. */
  readonly bitrate: Observable<Bitrate>;
  readonly remembered: ChosenDevices;
  readonly remember: (devices: ChosenDevices) => void;
  /** Emits each time the device is back online. */
  readonly backOnline: Observable<unknown>;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly askForCode: AskForCode;
  readonly goTo: (leadsTo: AfterRecording) => void;
}

/** A command stops the one before it in its lane; what only stops something shares its lane. */
const laneOf = (command: InterviewCommand): string => {
  switch (command._tag) {
    case 'StartTimer':
    case 'StopTimer':
      return `timer ${command.timer}`;
    case 'OpenCamera':
    case 'CloseCamera':
      return 'camera';
    case 'Deliver':
      return 'deliver';
    case 'ReadClip':
      return `clip ${command.key.questionId}`;
    case 'KeepFinish':
    case 'KeepChunk':
    case 'Give':
    case 'DropKept':
    case 'CountReRecords':
    case 'HoldTab':
    case 'ListKept':
    case 'AskForRoom':
    case 'Watch':
    case 'ListDevices':
    case 'Remember':
    case 'Record':
    case 'StopRecorder':
    case 'RetryLater':
    case 'AskForCode':
    case 'Submit':
    case 'GoTo':
      return command._tag;
  }
};

const travelOf = (step: Exclude<AnswerStep, { readonly _tag: 'Differs' }>, sent: number): Travel => {
  switch (step._tag) {
    case 'Sending':
      return { ...step, connectionDropped: false };
    case 'ConnectionDropped':
      return { _tag: 'Sending', sent, connectionDropped: true };
    case 'Received':
    case 'NotSent':
    case 'ProofNeeded':
    case 'Refused':
      return step;
  }
};

/** A recorded interview or its practice, from the first question to the submission (spec 2 §2.3, §4.1, R24). */
export const recordingMachine = <S, C>(
  ports: InterviewPorts<S, C>,
  scheduler?: SchedulerLike,
): Machine<Interview<S, C>, InterviewEvent<S, C>> => {
  const { terms, camera, recorder, kept, clock } = ports;
  const stop = new Subject<unknown>();
  let stream: S | undefined;
  /** Chunks between the recorder and the database. */
  const fresh = new Map<number, C>();

  /** Writing continues whatever happens to the lane: an answer is never lost because of the next command. */
  const written = (work: () => Promise<unknown>): Observable<never> => {
    void work();
    return EMPTY;
  };

  const waiting = (which: QuestionTimer, after: Milliseconds): Observable<InterviewEvent<S, C>> => {
    const over = timer(after, scheduler).pipe(
      map((): InterviewEvent<S, C> => ({ _tag: 'Question', event: { _tag: 'TimerFired', timer: which } })),
    );
    if (which !== 'countdown' && which !== 'limit') return over;
    const whole = Math.ceil(after / seconds(1));
    const ticks = interval(seconds(1), scheduler).pipe(
      take(whole - 1),
      map((passed) => whole - passed - 1),
      startWith(whole),
      map((left): InterviewEvent<S, C> => ({ _tag: 'Ticked', timeLeft: { timer: which, seconds: left } })),
    );
    return merge(ticks, over);
  };

  const recording = (key: TakeKey, chunkEvery: Milliseconds): Observable<InterviewEvent<S, C>> => {
    const tell = (event: Extract<InterviewEvent<S, C>, { readonly _tag: 'Question' }>['event']) =>
      ({ _tag: 'Question', event }) satisfies InterviewEvent<S, C>;
    if (stream === undefined) return of(tell({ _tag: 'RecorderFailed', take: key.take }));
    let index = -1;
    fresh.clear();
    const delivers = stream;
    const news = ports.bitrate.pipe(
      take(1),
      switchMap((bitrate) => recorder.record(delivers, { chunkEvery, bitrate }, stop)),
      map((one): InterviewEvent<S, C> => {
        switch (one._tag) {
          case 'Clip':
            index += 1;
            fresh.set(index, one.clip);
            return tell({ _tag: 'ChunkArrived', take: key.take, chunk: { index, bytes: one.bytes } });
          case 'Stopped':
            return tell({ _tag: 'RecorderStopped', take: key.take });
          case 'Failed':
            return tell({ _tag: 'RecorderFailed', take: key.take });
        }
      }),
    );
    const awake = recorder.stayAwake.subscribe();
    return news.pipe(tap({ finalize: () => awake.unsubscribe() }));
  };

  const delivering = (key: TakeKey, { questionId, take: which, skipped, reRecords }: Outgoing) => {
    let sent = 0;
    return ports.server.send({ key, questionId, skipped, reRecords }).pipe(
      map((step): InterviewEvent<S, C> => {
        if (step._tag === 'Sending') ({ sent } = step);
        if (step._tag === 'Differs') return { _tag: 'Differed', questionId, take: which };
        return { _tag: 'Travelled', questionId, take: which, travel: travelOf(step, sent) };
      }),
    );
  };

  const carry = (command: InterviewCommand): ObservableInput<InterviewEvent<S, C>> => {
    switch (command._tag) {
      case 'HoldTab':
        return defer(() => {
          let held = false;
          return ports.oneTab.hold(`recording ${Object.values(terms.owner).join('/')}`).pipe(
            map((tab): InterviewEvent<S, C> => {
              held = tab === 'held';
              return { _tag: 'TabChanged', tab };
            }),
            // A practice is deleted when its page is left (R33). A page that crashes leaves nothing.
            tap({
              finalize: () => {
                if (held && terms.mode === 'practice') void kept.dropPractice();
              },
            }),
          );
        });
      case 'ListKept':
        return from(kept.dropExpired(clock.now())()).pipe(
          concatMap(async (): Promise<InterviewEvent<S, C>> => {
            // The device first: what is deleted from it meanwhile has arrived on the server.
            const all = await kept.list(terms.owner)();
            const answer = command.asksServer ? await ports.server.known() : undefined;
            const onServer = answer !== undefined && E.isRight(answer) ? answer.right : undefined;
            return { _tag: 'KeptListed', kept: all, onServer, now: clock.now() };
          }),
        );
      case 'AskForRoom':
        return ports.bitrate.pipe(
          take(1),
          switchMap(async (bitrate) => roomToRecord(await kept.room(), bytesOfAll(terms.questions, bitrate))),
          map((room) => ({ _tag: 'RoomChecked', room })),
        );
      case 'Watch':
        return merge(
          camera.changes.pipe(map((change): InterviewEvent<S, C> => ({ _tag: 'DevicesChanged', change }))),
          kept.keeping.pipe(map((keeping): InterviewEvent<S, C> => ({ _tag: 'KeepingChanged', keeping }))),
          ports.backOnline.pipe(map((): InterviewEvent<S, C> => ({ _tag: 'RetryDue' }))),
        );
      case 'OpenCamera':
        return camera.open(command.chosen).pipe(
          map((news): InterviewEvent<S, C> => {
            if (news._tag === 'Opened') ({ stream } = news);
            return { _tag: 'CameraChanged', news };
          }),
        );
      case 'CloseCamera':
        stream = undefined;
        return EMPTY;
      case 'ListDevices':
        return from(camera.devices()).pipe(map((devices) => ({ _tag: 'DevicesListed', devices })));
      case 'Remember':
        ports.remember(command.chosen);
        return EMPTY;
      case 'StartTimer':
        return waiting(command.timer, command.after);
      case 'StopTimer':
        return EMPTY;
      case 'Record':
        return defer(() => recording(command.key, command.chunkEvery));
      case 'StopRecorder':
        stop.next(undefined);
        return EMPTY;
      case 'KeepChunk': {
        const { key, chunk, reRecords } = command;
        const clip = fresh.get(chunk.index);
        fresh.delete(chunk.index);
        if (clip === undefined) return EMPTY;
        const mime = recorder.format?.mime ?? '';
        return written(kept.add(key, { reRecords, mime }, chunk, clip, clock.now()));
      }
      case 'KeepFinish':
        return written(kept.finish(command.key));
      case 'Give':
        return written(kept.give(command.key));
      case 'DropKept':
        return written(kept.dropUpTo(command.key));
      case 'CountReRecords':
        return written(kept.countReRecords(command.key, command.reRecords, clock.now()));
      case 'ReadClip': {
        const { questionId } = command.key;
        return from(kept.whole(command.key)()).pipe(map((clip) => ({ _tag: 'ClipRead', questionId, clip })));
      }
      case 'Deliver':
        return delivering(command.key, command.outgoing);
      case 'RetryLater':
        return timer(command.after, scheduler).pipe(map(() => ({ _tag: 'RetryDue' })));
      case 'AskForCode':
        return bindCallback(ports.askForCode)(command.email).pipe(map(() => ({ _tag: 'CodeGiven' })));
      case 'Submit':
        return from(ports.server.submit()).pipe(
          map((done): InterviewEvent<S, C> =>
            E.isLeft(done)
              ? { _tag: 'NotSubmitted', failure: done.left }
              : { _tag: 'Submitted', submitted: done.right },
          ),
        );
      case 'GoTo':
        return timer(command.after, scheduler).pipe(
          tap(() => ports.goTo(command.leadsTo)),
          ignoreElements(),
        );
    }
  };
  const threw = reporting<InterviewEvent<S, C>, InterviewCommand>(ports.reporter, 'recording', (command) => {
    if (command?._tag !== 'Deliver') return { _tag: 'Broke' };
    // Such as a recording that the device can't read now: it is tried again, like an answer that the line lost.
    const { questionId, take: which } = command.outgoing;
    return { _tag: 'Travelled', questionId, take: which, travel: { _tag: 'NotSent', why: 'failed' } };
  });
  return machine<Interview<S, C>, InterviewEvent<S, C>, InterviewCommand>(
    [
      {
        terms,
        tab: 'waiting',
        session: undefined,
        question: undefined,
        timeLeft: undefined,
        kept: [],
        lastTakes: new Map(),
        found: false,
        devices: closedDevices(ports.remembered),
        outgoing: [],
        keeping: 'on-device',
        room: undefined,
        clips: new Map(),
        caution: false,
        submitSent: false,
        submitFailure: undefined,
        codeAsked: false,
        submitsAfterCode: false,
        submitted: undefined,
      },
      [{ _tag: 'Watch' }, { _tag: 'HoldTab' }],
    ],
    interviewStep,
    inLanes(laneOf, carry, threw),
    threw,
  );
};
