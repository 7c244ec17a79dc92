import * as E from 'fp-ts/Either';
import {
  concat,
  defer,
  EMPTY,
  filter,
  from,
  ignoreElements,
  map,
  of,
  startWith,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
  type ObservableInput,
  type SchedulerLike,
} from 'rxjs';
import type { Job } from '../../domain/ids/job';
import { probeBytes, probeUploads, type ConnectionScore } from '../../domain/device/connection-score';
import { mayProbe } from '../../domain/resilience/probing';
import {
  afterTechCheck,
  passedLately,
  successDialogAfter,
  type AfterTechCheck,
} from '../../domain/tech-check/destination';
import {
  needsPermission,
  permissionAfter,
  type DeviceFault,
  type DeviceKind,
} from '../../domain/tech-check/device-fault';
import {
  doneChanges,
  openingChanges,
  skipChanges,
  type TechCheckChange,
  type TechCheckFlags,
  type TechCheckReason,
  type TechCheckForm,
} from '../../domain/positions/flags';
import {
  defaultThreshold,
  needsRecheck,
  speedThreshold,
  techCheck,
  type Permission,
  type TechCheckFindings,
  type TechCheckRefusal,
} from '../../domain/tech-check/readiness';
import type { Decision } from '../../domain/decision';
import type { Instant } from '../../domain/time/instant';
import { ourDefect, type CallFailure } from '../failure';
import type { Camera, ChosenDevices, DeviceChange, MediaDevices, MediaNews, Playback } from './camera.port';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { TechCheckApi } from './tech-check.api';
import type { Clock } from '../ports/clock';
import type { NetworkProbe } from '../ports/network-probe';
import type { Reporter } from '../ports/reporter';
import type { ProbeFault } from '../live/connection-check';
import { asking, hushedAs, isBack, openedAs, type DeviceState } from './device-state.live';
import type { Connectivity } from '../live/connectivity';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import { measureNetwork, type Measurement } from '../live/measure-network';

/** The speed test: download first, then upload. Only the download is judged (R46). */
export type SpeedState =
  | { readonly _tag: 'Measuring'; readonly way: 'down' | 'up'; readonly percent: number }
  /** `up` undefined: the upload could not be measured. */
  | { readonly _tag: 'Measured'; readonly up: ConnectionScore | undefined }
  | { readonly _tag: 'NotMeasured'; readonly fault: ProbeFault };

/** Why a tech check's result was not stored: the call failed, or this candidate has no such application. */
export type RecordFailure = CallFailure | NoSuchApplication;

/** What the tech check shows. `passed`: 'soon' while its success message is held back, 'closed' once it is gone. */
export interface TechChecking<Stream> {
  readonly camera: DeviceState;
  readonly microphone: DeviceState;
  /** Undefined: nothing is open. */
  readonly stream: Stream | undefined;
  readonly devices: MediaDevices;
  readonly chosen: ChosenDevices;
  readonly speed: SpeedState;
  /** The download's score, as soon as it is known. */
  readonly down: ConnectionScore | undefined;
  /** Undefined: the server hasn't answered yet. */
  readonly threshold: ConnectionScore | undefined;
  /** The browser permits something else than before, which counts after a reload (spec 2 §2.9). */
  readonly recheck: boolean;
  readonly playback: Playback | 'not-begun';
  readonly passed: 'no' | 'soon' | 'said' | 'closed';
  /** What is being stored. */
  readonly storing: 'done' | 'skipped' | undefined;
  /** False: this device passed lately, and only that is being stored. */
  readonly begun: boolean;
  readonly failure: RecordFailure | undefined;
}

/** What Done depends on besides the check, as the page knows it when it is pressed. `flags` undefined: a standalone check. */
export interface DoneFacts {
  readonly flags: TechCheckFlags | undefined;
  readonly joinIsOpen: boolean;
}

/** What the candidate does in a tech check. */
export type TechCheckAct =
  | { readonly _tag: 'SuccessClosed' }
  | { readonly _tag: 'DeviceChosen'; readonly kind: DeviceKind; readonly id: string }
  | { readonly _tag: 'TryAgainPressed' }
  | { readonly _tag: 'MeasurePressed' }
  | { readonly _tag: 'ListenPressed' }
  | ({ readonly _tag: 'DonePressed' } & DoneFacts)
  | { readonly _tag: 'SkipPressed'; readonly flags: TechCheckFlags };

/** What happens in a tech check. `DownMeasured` and `UpMeasured` are the course of the two measurements. */
export type TechCheckEvent<Stream> =
  | TechCheckAct
  | { readonly _tag: 'Heard'; readonly news: MediaNews<Stream> }
  | { readonly _tag: 'Listed'; readonly devices: MediaDevices }
  | { readonly _tag: 'Changed'; readonly change: DeviceChange }
  | { readonly _tag: 'ThresholdRead'; readonly threshold: ConnectionScore }
  | { readonly _tag: 'DownMeasured'; readonly measured: Measurement }
  | { readonly _tag: 'UpMeasured'; readonly measured: Measurement }
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'SuccessIsDue' }
  | { readonly _tag: 'PlaybackChanged'; readonly playback: Playback }
  | { readonly _tag: 'Stored'; readonly then: AfterTechCheck }
  | { readonly _tag: 'NotStored'; readonly failure: RecordFailure }
  | { readonly _tag: 'Broke' };

/** What a tech check asks for. `Measure` runs the download, then the upload (R46). */
export type TechCheckCommand =
  | { readonly _tag: 'Open'; readonly chosen: ChosenDevices }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Watch' }
  | { readonly _tag: 'Remember'; readonly chosen: ChosenDevices }
  /** This device is one that passed (R43), once something was heard from its microphone: silence takes seconds to be known. */
  | { readonly _tag: 'RememberPassed' }
  | { readonly _tag: 'AskThreshold' }
  | { readonly _tag: 'Measure' }
  | { readonly _tag: 'PlayBack' }
  | { readonly _tag: 'WaitForSuccess' }
  | { readonly _tag: 'StopWaiting' }
  /** It no longer passes, and what has not been remembered yet isn't. */
  | { readonly _tag: 'ForgetPass' }
  /** `then` undefined: nothing follows; a failure is not the candidate's business. */
  | { readonly _tag: 'Store'; readonly change: TechCheckChange; readonly then: AfterTechCheck | undefined }
  | { readonly _tag: 'GoTo'; readonly leadsTo: AfterTechCheck };

/** What the check is for. */
export interface TechCheckTerms {
  readonly form: TechCheckForm;
  readonly reason: TechCheckReason | undefined;
}

const faultOf = (device: DeviceState): DeviceFault | undefined => (device._tag === 'Faulty' ? device.fault : undefined);

/** A device that can't be used counts as not granted, whatever the reason: the interview needs both (spec 2 §4.4). */
const findingOf = (device: DeviceState): Permission | undefined => {
  switch (device._tag) {
    case 'Asking':
      return undefined;
    case 'Works':
      // Whether it can be heard or seen is not known while it delivers nothing.
      return device.hush === undefined ? 'granted' : undefined;
    case 'Faulty':
      return 'denied';
  }
};

const findingsOf = <S>({ camera, microphone, speed, down }: TechChecking<S>): TechCheckFindings => ({
  camera: findingOf(camera),
  microphone: findingOf(microphone),
  speed: speed._tag === 'NotMeasured' ? 'not-measured' : down,
});

/** Whether the device is ready (spec 2 §4.4). Until the threshold is known, the speed is not judged. */
export const verdictOf = <S>(state: TechChecking<S>): Decision<TechCheckRefusal> => {
  const findings = findingsOf(state);
  if (state.threshold !== undefined) return techCheck(findings, state.threshold);
  const { speed } = findings;
  return techCheck({ ...findings, speed: speed === 'not-measured' ? speed : undefined }, defaultThreshold);
};

type After<S> = Step<TechChecking<S>, TechCheckCommand>;

/** A check that passes now is announced later; one that no longer passes isn't. */
const judged = <S>(state: TechChecking<S>, commands: readonly TechCheckCommand[]): After<S> => {
  const passes = verdictOf(state)._tag === 'Allowed';
  if (passes && state.passed === 'no')
    return [{ ...state, passed: 'soon' }, [...commands, { _tag: 'RememberPassed' }, { _tag: 'WaitForSuccess' }]];
  if (!passes && state.passed !== 'no')
    return [{ ...state, passed: 'no' }, [...commands, { _tag: 'StopWaiting' }, { _tag: 'ForgetPass' }]];
  return [state, commands];
};

const hear = <S>(state: TechChecking<S>, news: MediaNews<S>): After<S> => {
  switch (news._tag) {
    case 'Opened': {
      const opened = { camera: openedAs(news.camera), microphone: openedAs(news.microphone), stream: news.stream };
      // Devices have names only after the candidate has allowed one.
      return judged({ ...state, ...opened }, [{ _tag: 'List' }]);
    }
    case 'Stopped':
      return judged(
        {
          ...state,
          [news.kind]: { _tag: 'Faulty', fault: news.fault } satisfies DeviceState,
          playback: 'not-begun',
          recheck: state.recheck || needsPermission(news.fault),
        },
        [{ _tag: 'List' }],
      );
    case 'Hushed':
      return judged({ ...state, [news.kind]: hushedAs(state[news.kind], news.hush) }, []);
  }
};

const permissionsIn = <S>({ camera, microphone }: TechChecking<S>): TechCheckFindings => {
  const permission = (device: DeviceState): Permission | undefined =>
    device._tag === 'Asking' ? undefined : permissionAfter(faultOf(device));
  return { camera: permission(camera), microphone: permission(microphone), speed: undefined };
};

const changed = <S>(state: TechChecking<S>, change: DeviceChange): After<S> => {
  switch (change._tag) {
    case 'DevicesChanged':
      return [state, [{ _tag: 'List' }]];
    case 'PermissionIs': {
      const before = permissionsIn(state);
      const now = { ...before, [change.kind]: change.permission };
      return [{ ...state, recheck: state.recheck || needsRecheck(before, now) }, []];
    }
  }
};

const list = <S>(state: TechChecking<S>, devices: MediaDevices): After<S> => {
  const known = { ...state, devices };
  return isBack(state, devices) ? reopened(known, state.chosen) : [known, []];
};

const reopened = <S>(state: TechChecking<S>, chosen: ChosenDevices): After<S> =>
  judged<S>({ ...state, camera: asking, microphone: asking, stream: undefined, chosen, playback: 'not-begun' }, [
    { _tag: 'Open', chosen },
  ]);

const downMeasured = <S>(state: TechChecking<S>, measured: Measurement): After<S> => {
  switch (measured._tag) {
    case 'Measuring':
      return [{ ...state, speed: { ...measured, way: 'down' } }, []];
    case 'Scored':
      return judged({ ...state, down: measured.score, speed: { _tag: 'Measuring', way: 'up', percent: 0 } }, []);
    case 'NotMeasured':
      return judged({ ...state, speed: measured }, []);
  }
};

const upMeasured = <S>(state: TechChecking<S>, measured: Measurement): TechChecking<S> => {
  if (state.down === undefined) return state;
  switch (measured._tag) {
    case 'Measuring':
      return { ...state, speed: { ...measured, way: 'up' } };
    case 'Scored':
      return { ...state, speed: { _tag: 'Measured', up: measured.score } };
    case 'NotMeasured':
      return { ...state, speed: { _tag: 'Measured', up: undefined } };
  }
};

const leave = <S>(state: TechChecking<S>, wish: TechCheckChange | undefined, then: AfterTechCheck): After<S> =>
  wish === undefined
    ? [state, [{ _tag: 'GoTo', leadsTo: then }]]
    : [{ ...state, storing: wish.to, failure: undefined }, [{ _tag: 'Store', change: wish, then }]];

const done = <S>(
  { form, reason }: TechCheckTerms,
  state: TechChecking<S>,
  { flags, joinIsOpen }: DoneFacts,
): After<S> => {
  if (state.storing !== undefined || verdictOf(state)._tag === 'Refused') return [state, []];
  const wish = flags && doneChanges(form, flags);
  return leave({ ...state, passed: 'closed' }, wish, afterTechCheck(form, reason, joinIsOpen));
};

const beginning = (chosen: ChosenDevices): readonly TechCheckCommand[] => [
  { _tag: 'Watch' },
  { _tag: 'Open', chosen },
  { _tag: 'Measure' },
  { _tag: 'AskThreshold' },
];

/** One event of a tech check. Done is refused until camera, microphone and download have passed. */
export const techCheckStep =
  (terms: TechCheckTerms) =>
  <S>(state: TechChecking<S>, event: TechCheckEvent<S>): After<S> => {
    switch (event._tag) {
      case 'Heard':
        return hear(state, event.news);
      case 'Listed':
        return list(state, event.devices);
      case 'Changed':
        return changed(state, event.change);
      case 'ThresholdRead':
        return judged({ ...state, threshold: event.threshold }, []);
      case 'DownMeasured':
        return downMeasured(state, event.measured);
      case 'UpMeasured':
        return [upMeasured(state, event.measured), []];
      case 'Offline':
        return judged({ ...state, speed: { _tag: 'NotMeasured', fault: 'offline' } }, []);
      case 'SuccessIsDue':
        return [state.passed === 'soon' ? { ...state, passed: 'said' } : state, []];
      case 'SuccessClosed':
        return [state.passed === 'said' ? { ...state, passed: 'closed' } : state, []];
      case 'PlaybackChanged':
        return [{ ...state, playback: event.playback }, []];
      case 'DeviceChosen': {
        const chosen = { ...state.chosen, [event.kind]: event.id };
        const [next, commands] = reopened(state, chosen);
        return [next, [{ _tag: 'Remember', chosen }, ...commands]];
      }
      case 'TryAgainPressed':
        return reopened(state, state.chosen);
      case 'MeasurePressed':
        return state.speed._tag === 'Measuring'
          ? [state, []]
          : judged({ ...state, speed: { _tag: 'Measuring', way: 'down', percent: 0 }, down: undefined }, [
              { _tag: 'Measure' },
            ]);
      case 'ListenPressed':
        return state.stream === undefined || state.playback === 'recording' || state.playback === 'playing'
          ? [state, []]
          : [{ ...state, playback: 'recording' }, [{ _tag: 'PlayBack' }]];
      case 'DonePressed':
        return done(terms, state, event);
      case 'SkipPressed':
        return state.storing === undefined ? leave(state, skipChanges(event.flags), 'my-jobs-skipped') : [state, []];
      case 'Stored':
        return [{ ...state, storing: undefined }, [{ _tag: 'GoTo', leadsTo: event.then }]];
      case 'NotStored':
        return [
          { ...state, storing: undefined, failure: event.failure, begun: true },
          state.begun ? [] : beginning(state.chosen),
        ];
      case 'Broke':
        return [
          {
            ...state,
            storing: undefined,
            failure: state.storing === undefined ? state.failure : ourDefect,
            camera: state.camera._tag === 'Asking' ? { _tag: 'Faulty', fault: 'failed' } : state.camera,
            microphone: state.microphone._tag === 'Asking' ? { _tag: 'Faulty', fault: 'failed' } : state.microphone,
            speed: state.speed._tag === 'Measuring' ? { _tag: 'NotMeasured', fault: 'not-loaded' } : state.speed,
          },
          [],
        ];
    }
  };

/** What a tech check needs. `remember`: which devices were chosen; `rememberPassed`: that this device passed (R43). */
export interface TechCheckPorts<Stream> extends TechCheckTerms {
  /** Undefined: a standalone check, which belongs to no application. */
  readonly job: Job | undefined;
  /** The application's flags when the check is opened. */
  readonly flags: TechCheckFlags | undefined;
  readonly camera: Camera<Stream>;
  /** The devices chosen last time. */
  readonly remembered: ChosenDevices;
  readonly remember: (chosen: ChosenDevices) => void;
  readonly rememberPassed: () => void;
  /** When this device passed last with these devices; undefined: never. */
  readonly passedAt: Instant | undefined;
  /** The interview can be joined now. */
  readonly joinIsOpen: boolean;
  readonly probe: NetworkProbe;
  readonly api: TechCheckApi;
  readonly clock: Clock;
  readonly connectivity: Pick<Connectivity, 'isOffline'>;
  readonly reporter: Reporter;
  readonly forgetList: () => void;
  readonly goTo: (leadsTo: AfterTechCheck) => void;
}

const measuring = <S>(
  { probe, clock, connectivity }: TechCheckPorts<S>,
  lastBegun: Instant | undefined,
  begin: (now: Instant) => void,
  scheduler: SchedulerLike | undefined,
): Observable<TechCheckEvent<S>> => {
  if (connectivity.isOffline()) return of({ _tag: 'Offline' });
  const decision = mayProbe('tech-check', lastBegun, clock.now());
  const wait = decision._tag === 'Refused' && decision.reason._tag === 'ProbedJustNow' ? decision.reason.wait : 0;
  const down = defer(() => {
    begin(clock.now());
    return measureNetwork(probe.download, probeBytes, scheduler);
  }).pipe(map((measured): TechCheckEvent<S> => ({ _tag: 'DownMeasured', measured })));
  // After a download that failed, `UpMeasured` changes nothing.
  const up = defer(() => measureNetwork(probe.upload, probeUploads, scheduler)).pipe(
    map((measured): TechCheckEvent<S> => ({ _tag: 'UpMeasured', measured })),
  );
  return timer(wait, scheduler).pipe(switchMap(() => concat(down, up)));
};

const storing = <S>(
  { api, job, forgetList }: TechCheckPorts<S>,
  { change: { flag, to }, then }: Extract<TechCheckCommand, { readonly _tag: 'Store' }>,
): Observable<TechCheckEvent<S>> =>
  job === undefined
    ? EMPTY
    : from(api.recordTechCheck({ ...job, by: flag, to })()).pipe(
        map((stored): TechCheckEvent<S> | undefined => {
          if (E.isRight(stored)) forgetList();
          if (then === undefined) return undefined;
          return E.isRight(stored) ? { _tag: 'Stored', then } : { _tag: 'NotStored', failure: stored.left };
        }),
        filter((event) => event !== undefined),
      );

/** A check that has just begun. */
export const nothingChecked: TechChecking<never> = {
  camera: asking,
  microphone: asking,
  stream: undefined,
  devices: { camera: [], microphone: [] },
  chosen: { camera: undefined, microphone: undefined },
  threshold: undefined,
  speed: { _tag: 'Measuring', way: 'down', percent: 0 },
  down: undefined,
  recheck: false,
  playback: 'not-begun',
  passed: 'no',
  storing: undefined,
  begun: true,
  failure: undefined,
};

/** Even in a quiet room a microphone has some noise; one that delivers nothing has none. */
const isSound = (level: number): boolean => level > 0;

/** A later measurement stops one that runs, and so on. */
const laneOf = ({ _tag }: TechCheckCommand): string =>
  _tag === 'StopWaiting' ? 'WaitForSuccess' : _tag === 'ForgetPass' ? 'RememberPassed' : _tag;

/** The tech check of a device: its camera, microphone and line, live, and what is stored about it (spec 2 §2.9, §4.4). */
export const techCheckMachine = <S>(
  ports: TechCheckPorts<S>,
  scheduler?: SchedulerLike,
): Machine<TechChecking<S>, TechCheckEvent<S>> => {
  const { camera, form, reason, job, flags } = ports;
  let lastBegun: Instant | undefined;
  let stream: S | undefined;
  const carry = (command: TechCheckCommand): ObservableInput<TechCheckEvent<S>> => {
    switch (command._tag) {
      case 'Open':
        return camera.open(command.chosen).pipe(
          map((news): TechCheckEvent<S> => {
            if (news._tag === 'Opened') stream = news.stream;
            return { _tag: 'Heard', news };
          }),
        );
      case 'List':
        return from(camera.devices()).pipe(map((devices) => ({ _tag: 'Listed', devices })));
      case 'Watch':
        return camera.changes.pipe(map((change) => ({ _tag: 'Changed', change })));
      case 'RememberPassed':
        return stream === undefined
          ? EMPTY
          : camera.level(stream).pipe(filter(isSound), take(1), tap(ports.rememberPassed), ignoreElements());
      case 'Remember':
        ports.remember(command.chosen);
        return EMPTY;
      case 'AskThreshold':
        return job === undefined
          ? EMPTY
          : from(ports.api.speedThreshold({ positionId: job.positionId })()).pipe(
              map((change) => ({
                _tag: 'ThresholdRead',
                threshold: speedThreshold(form, E.isRight(change) ? change.right : undefined),
              })),
            );
      case 'Measure':
        return measuring(
          ports,
          lastBegun,
          (now) => {
            lastBegun = now;
          },
          scheduler,
        );
      case 'PlayBack':
        return stream === undefined
          ? of({ _tag: 'PlaybackChanged', playback: 'not-played' })
          : camera.playBack(stream).pipe(
              startWith('recording' as const),
              map((playback) => ({ _tag: 'PlaybackChanged', playback })),
            );
      case 'WaitForSuccess':
        return timer(successDialogAfter(reason), scheduler).pipe(map(() => ({ _tag: 'SuccessIsDue' })));
      case 'StopWaiting':
      case 'ForgetPass':
        return EMPTY;
      case 'Store':
        return storing(ports, command);
      case 'GoTo':
        ports.goTo(command.leadsTo);
        return EMPTY;
    }
  };
  const threw = reporting<TechCheckEvent<S>>(ports.reporter, 'tech-check', () => ({ _tag: 'Broke' }));
  const opening = flags && openingChanges(reason, flags);
  // A candidate who passed on this device today isn't checked again minutes before the interview (R45).
  const again = reason === 'not-done' && ports.joinIsOpen && passedLately(ports.passedAt, ports.clock.now());
  const kept = again ? flags && doneChanges(form, flags) : undefined;
  return machine<TechChecking<S>, TechCheckEvent<S>, TechCheckCommand>(
    [
      {
        ...nothingChecked,
        chosen: ports.remembered,
        threshold: job === undefined ? speedThreshold(form, undefined) : undefined,
        ...(kept !== undefined && { storing: kept.to, begun: false }),
      },
      [
        ...(kept === undefined
          ? beginning(ports.remembered)
          : [{ _tag: 'Store', change: kept, then: 'join-screen' } as const]),
        ...(opening === undefined ? [] : [{ _tag: 'Store', change: opening, then: undefined } as const]),
      ],
    ],
    techCheckStep({ form, reason }),
    inLanes(laneOf, carry, threw),
    threw,
  );
};
