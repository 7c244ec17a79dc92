import { isCallFailure } from '../../application/failure';
import type { DeviceState } from '../../application/tech-check/device-state.live';
import {
  verdictOf,
  type RecordFailure,
  type SpeedState,
  type TechChecking,
} from '../../application/tech-check/tech-check.live';
import type { Playback } from '../../application/tech-check/camera.port';
import type { DeviceFacts } from '../../application/ports/device-facts';
import { sayPositionRefusal } from '../../application/applications/scheduling-refusals.words';
import { sayTechCheck, techCheckWords } from '../../application/tech-check/tech-check.words';
import { browserOf, browserVersionOf, isApple, type Browser } from '../../domain/device/browser';
import { needsPermission, type DeviceFault, type DeviceKind } from '../../domain/tech-check/device-fault';
import { deviceTypeOf, type DeviceType } from '../../domain/device/device-type';
import type { TechCheckReason, TechCheckForm } from '../../domain/positions/flags';
import { countdownTo, printCountdown } from '../../domain/tech-check/interview-countdown';
import { systemOf, type DeviceSystem } from '../../domain/device/system';
import type { Instant } from '../../domain/time/instant';
import type { FailureView } from '../kit/failure-notice';
import { techCheckTexts as t } from './tech-check.texts';
import { failureView, refusedView } from '../hooks/failure.view';

/** The verdict on a part of the device. `known`: there is nothing to judge. */
export type VerdictTone = 'checking' | 'good' | 'bad' | 'known';

export interface VerdictView {
  readonly name: string;
  readonly tone: VerdictTone;
  /** The result in a word or two, and the facts. */
  readonly lines: readonly string[];
  /** What to do about it. */
  readonly todo: string | undefined;
}

export interface DeviceChoiceView {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface DeviceVerdictView extends VerdictView {
  /** Undefined: there is nothing to choose. */
  readonly choice: DeviceChoiceView | undefined;
  readonly checkAgain: boolean;
}

export type HelpBrowser = 'chrome' | 'firefox' | 'safari';
export type HelpSystem = Exclude<DeviceSystem, 'other'>;

export interface TechCheckView {
  /** What the check is for; undefined once there is a verdict, which then takes its place. */
  readonly intro: string | undefined;
  /** `00:04:59` to the interview; undefined: there is none to come. */
  readonly countdown: { readonly label: string; readonly time: string | undefined } | undefined;
  readonly overall: { readonly tone: 'checking' | 'good' | 'bad'; readonly title: string; readonly text: string };
  readonly camera: DeviceVerdictView;
  readonly microphone: DeviceVerdictView;
  /** Undefined: there is no microphone to listen to. */
  readonly listening: { readonly busy: string | undefined; readonly note: string } | undefined;
  readonly line: VerdictView;
  /** The progress of the measurement. */
  readonly measured: { readonly percent: number; readonly label: string } | undefined;
  readonly browser: VerdictView;
  readonly device: VerdictView;
  /** The steps to allow camera and microphone, opened at this browser and system. */
  readonly help: { readonly browser: HelpBrowser; readonly system: HelpSystem } | undefined;
  /** How to get out of an app that gives pages no camera access. */
  readonly outside: readonly string[] | undefined;
  /** A phone can be used instead if this device can't continue. */
  readonly offersPhone: boolean;
  readonly recheck: boolean;
  readonly success: boolean;
  /** Done is offered once the check has passed. */
  readonly done: { readonly label: string; readonly busy: string | undefined } | undefined;
  readonly skip: { readonly label: string; readonly busy: string | undefined } | undefined;
  readonly failure: FailureView | undefined;
}

export interface TechCheckInputs {
  readonly form: TechCheckForm;
  readonly reason: TechCheckReason | undefined;
  readonly facts: DeviceFacts;
  readonly now: Instant;
  readonly scheduledAt: Instant | undefined;
}

const helpBrowsers: Readonly<Record<Browser, HelpBrowser>> = {
  chrome: 'chrome',
  'google-app': 'chrome',
  safari: 'safari',
  'mobile-safari': 'safari',
  firefox: 'firefox',
  opera: 'chrome',
  edge: 'chrome',
  other: 'chrome',
};

/** The steps to allow a device, for this browser and system. */
export const helpFor = (browser: Browser, system: DeviceSystem): NonNullable<TechCheckView['help']> => ({
  browser: helpBrowsers[browser],
  system: system === 'other' ? 'windows' : system,
});

const names: Readonly<Record<DeviceKind, string>> = { camera: 'camera', microphone: 'microphone' };
const titles: Readonly<Record<DeviceKind, string>> = { camera: t.camera, microphone: t.microphone };
const questions: Readonly<Record<DeviceKind, string>> = {
  camera: t.chooseCamera,
  microphone: t.chooseMicrophone,
};

const todoAbout = (fault: DeviceFault, type: DeviceType): string => {
  const wording = t.todo[fault];
  if (typeof wording === 'string') return wording;
  return type === 'desktop' ? wording.desktop : wording.handheld;
};

/** Trying again helps if something may have changed in the meantime. */
const mayHelp = (fault: DeviceFault): boolean => fault !== 'unsupported';

/** A device, the others of its kind, and what to do if it doesn't work. */
export const deviceVerdict = (
  kind: DeviceKind,
  state: Pick<TechChecking<unknown>, DeviceKind | 'devices' | 'chosen'>,
  type: DeviceType,
): DeviceVerdictView => {
  const device = state[kind];
  const all = state.devices[kind];
  const options = all.map(({ id, label }, index) => ({
    value: id,
    label: label === '' ? t.unnamed[kind](index + 1) : label,
  }));
  const shown = device._tag === 'Works' ? device.device.id : (state.chosen[kind] ?? '');
  const choice =
    options.length > 1
      ? {
          label: questions[kind],
          options,
          value: options.some(({ value }) => value === shown) ? shown : (options[0]?.value ?? ''),
        }
      : undefined;
  const base = { name: titles[kind], choice };
  switch (device._tag) {
    case 'Asking':
      return { ...base, tone: 'checking', lines: [t.asking], todo: undefined, checkAgain: false };
    case 'Works':
      if (device.hush !== undefined)
        return {
          ...base,
          tone: 'bad',
          lines: [t.hushed[device.hush](names[kind]), ...(device.device.label === '' ? [] : [device.device.label])],
          todo: t.hushedTodo[device.hush](names[kind]),
          checkAgain: true,
        };
      return {
        ...base,
        tone: 'good',
        lines: [t.works, ...(device.device.label === '' ? [] : [device.device.label])],
        todo: undefined,
        checkAgain: false,
      };
    case 'Faulty':
      return {
        ...base,
        tone: 'bad',
        lines: [t.faults[device.fault](names[kind])],
        todo: todoAbout(device.fault, type),
        checkAgain: mayHelp(device.fault),
      };
  }
};

const scores = (down: number, speed: SpeedState): readonly string[] => [
  t.down(down),
  ...(speed._tag === 'Measured' ? [speed.up === undefined ? t.upNotMeasured : t.up(speed.up)] : []),
];

const lineVerdict = <S>({ speed, down, threshold }: TechChecking<S>): VerdictView => {
  const base = { name: t.line, todo: undefined };
  if (speed._tag === 'NotMeasured')
    return { ...base, tone: 'bad', lines: [t.notMeasured[speed.fault]], todo: t.tryNetwork };
  if (down === undefined || threshold === undefined) return { ...base, tone: 'checking', lines: [t.measuring] };
  const facts = scores(down, speed);
  return down >= threshold
    ? { ...base, tone: 'good', lines: [t.fastEnough, ...facts] }
    : { ...base, tone: 'bad', lines: [t.tooSlow(down, threshold), ...facts.slice(1)], todo: t.nearer };
};

const progressOf = (speed: SpeedState): TechCheckView['measured'] =>
  speed._tag === 'Measuring'
    ? {
        percent: speed.percent,
        label: speed.way === 'down' ? t.measuringDown(speed.percent) : t.measuringUp(speed.percent),
      }
    : undefined;

const browserVerdict = (userAgent: string, lacksDevices: boolean): VerdictView => {
  const browser = browserOf(userAgent);
  const version = browserVersionOf(userAgent);
  const named = version === undefined ? t.browserNames[browser] : `${t.browserNames[browser]} ${version}`;
  const base = { name: t.browser, todo: undefined };
  if (lacksDevices) return { ...base, tone: 'bad', lines: [named], todo: t.todo.unsupported };
  if (browser !== 'other') return { ...base, tone: 'good', lines: [named, t.browserKnown] };
  return {
    ...base,
    tone: 'known',
    lines: [named],
    todo: t.browserUnknown(isApple(userAgent) ? t.chromeOrSafari : t.chrome),
  };
};

const listenNotes: Readonly<Record<Playback | 'not-begun', string>> = {
  'not-begun': '',
  recording: '',
  playing: '',
  played: t.played,
  'not-played': t.notPlayed,
};

const listeningOf = (playback: Playback | 'not-begun', microphone: DeviceState): TechCheckView['listening'] => {
  if (microphone._tag !== 'Works') return undefined;
  const busy = playback === 'recording' ? t.listening : playback === 'playing' ? t.playing : undefined;
  return { busy, note: listenNotes[playback] };
};

const overallOf = <S>(state: TechChecking<S>): TechCheckView['overall'] => {
  const verdict = verdictOf(state);
  if (verdict._tag === 'Allowed') return { tone: 'good', title: t.passedTitle, text: techCheckWords.passed };
  const text = sayTechCheck(verdict.reason);
  return verdict.reason._tag === 'TechCheckPending'
    ? { tone: 'checking', title: t.overallChecking, text }
    : { tone: 'bad', title: t.failedTitle, text };
};

const countdownOf = (scheduledAt: Instant | undefined, now: Instant): TechCheckView['countdown'] => {
  if (scheduledAt === undefined) return undefined;
  return now < scheduledAt
    ? { label: t.countdown, time: printCountdown(countdownTo(scheduledAt, now)) }
    : { label: t.begun, time: undefined };
};

const failureOf = (failure: RecordFailure | undefined): FailureView | undefined => {
  if (failure === undefined) return undefined;
  return isCallFailure(failure) ? failureView(failure) : refusedView(t.failedTitle, sayPositionRefusal(failure));
};

/** Everything the tech check shows (spec 2 §2.9, §4.4, §8). */
export const techCheckView = <S>(
  state: TechChecking<S>,
  { form, reason, facts, now, scheduledAt }: TechCheckInputs,
): TechCheckView => {
  const { userAgent, touchPoints } = facts;
  const type = deviceTypeOf(userAgent, touchPoints);
  const system = systemOf(userAgent, touchPoints);
  const faults = [state.camera, state.microphone].flatMap((one) => (one._tag === 'Faulty' ? [one.fault] : []));
  const lacksDevices = faults.includes('unsupported');
  const overall = overallOf(state);
  const intro = reason === 'record-now' || reason === 'practice-now' ? t.introRecording : t.intro;
  const passed = verdictOf(state)._tag === 'Allowed';
  const stepsSystem = system === 'ios' || system === 'android' ? system : 'desktop';
  return {
    intro: overall.tone === 'checking' ? intro : undefined,
    countdown: countdownOf(scheduledAt, now),
    overall,
    camera: deviceVerdict('camera', state, type),
    microphone: deviceVerdict('microphone', state, type),
    listening: listeningOf(state.playback, state.microphone),
    line: lineVerdict(state),
    measured: progressOf(state.speed),
    browser: browserVerdict(userAgent, lacksDevices),
    device: { name: t.device, tone: 'known', lines: [t.deviceNames[type]], todo: undefined },
    help: faults.some(needsPermission) ? helpFor(browserOf(userAgent), system) : undefined,
    outside: lacksDevices ? t.outsideSteps[stepsSystem] : undefined,
    offersPhone: type === 'desktop' && faults.some((fault) => fault === 'missing' || fault === 'unsupported'),
    recheck: state.recheck,
    success: state.passed === 'said',
    done: passed ? { label: techCheckWords.done, busy: state.storing === 'done' ? t.storing : undefined } : undefined,
    skip:
      form === 'optional' ? { label: t.skip, busy: state.storing === 'skipped' ? t.skipping : undefined } : undefined,
    failure: failureOf(state.failure),
  };
};
