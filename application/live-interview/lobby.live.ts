import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import { EMPTY, from, map, switchMap, type ObservableInput } from 'rxjs';
import type { Job } from '../../domain/ids/job';
import type { DeviceKind } from '../../domain/tech-check/device-fault';
import { ourDefect, type CallFailure } from '../failure';
import type { Camera, ChosenDevices, DeviceChange, MediaDevices, MediaNews } from '../tech-check/camera.port';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { MeetingApi, NoLiveAppointment } from './meeting.api';
import type { Reporter } from '../ports/reporter';
import { asking, hushedAs, isBack, openedAs, type DeviceState } from '../tech-check/device-state.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';

/* The lobby of a live interview: devices chosen and seen, the consent, and 'I'm running late' (spec 2 §2.12, R62). */

/** Why the consent or the lateness was not recorded: the call failed, or this candidate has no such interview now. */
export type LobbyFailure = CallFailure | NoSuchApplication | NoLiveAppointment;

/** What the lobby shows. Of a device that can't be used it says why; joining is possible without it. */
export interface InLobby<Stream> {
  readonly camera: DeviceState;
  readonly microphone: DeviceState;
  /** Undefined: nothing is open. */
  readonly stream: Stream | undefined;
  readonly devices: MediaDevices;
  readonly chosen: ChosenDevices;
  /** The box is ticked. */
  readonly agrees: boolean;
  /** Join Now was pressed without the consent. */
  readonly consentMissing: boolean;
  readonly agreeing: boolean;
  /** 'I'm running late' was pressed, and by how much is asked. */
  readonly asksLate: boolean;
  /** Late by so many minutes: `sending` until the server knows. */
  readonly late: { readonly minutes: number; readonly state: 'sending' | 'sent' } | undefined;
  /** The last call that failed, and why. */
  readonly failed: { readonly call: LobbyCall; readonly why: LobbyFailure } | undefined;
}

/** A call of the lobby to the server. The two don't wait for each other. */
type LobbyCall = Extract<LobbyCommand, { readonly _tag: 'Agree' | 'TellLate' }>;

/** What the candidate does in the lobby. */
export type LobbyAct =
  | { readonly _tag: 'DeviceChosen'; readonly kind: DeviceKind; readonly id: string }
  | { readonly _tag: 'TryAgainPressed' }
  | { readonly _tag: 'Ticked'; readonly agrees: boolean }
  /** `agreed`: the consent is kept already, or there is nothing to agree to. */
  | { readonly _tag: 'JoinPressed'; readonly agreed: boolean }
  | { readonly _tag: 'LateAsked' }
  | { readonly _tag: 'LateDeclined' }
  | { readonly _tag: 'LatePressed'; readonly minutes: number }
  /** Makes the call that failed once more, and no other. */
  | { readonly _tag: 'RetryPressed' };

/** What happens in the lobby. `Heard` and `Changed` come from the devices, `LatenessSent` once the server knows. */
export type LobbyEvent<Stream> =
  | LobbyAct
  | { readonly _tag: 'Heard'; readonly news: MediaNews<Stream> }
  | { readonly _tag: 'Listed'; readonly devices: MediaDevices }
  | { readonly _tag: 'Changed'; readonly change: DeviceChange }
  | { readonly _tag: 'Agreed' }
  | { readonly _tag: 'LatenessSent' }
  | { readonly _tag: 'CallFailed'; readonly call: LobbyCall; readonly failure: LobbyFailure }
  | { readonly _tag: 'Broke' };

/** What the lobby asks for. A second `Open` closes the stream of the first. */
export type LobbyCommand =
  | { readonly _tag: 'Open'; readonly chosen: ChosenDevices }
  | { readonly _tag: 'List' }
  | { readonly _tag: 'Watch' }
  | { readonly _tag: 'Remember'; readonly chosen: ChosenDevices }
  | { readonly _tag: 'Agree' }
  | { readonly _tag: 'TellLate'; readonly minutes: number }
  | { readonly _tag: 'Join' };

type After<S> = Step<InLobby<S>, LobbyCommand>;

const reopened = <S>(state: InLobby<S>, chosen: ChosenDevices): After<S> => [
  { ...state, camera: asking, microphone: asking, stream: undefined, chosen },
  [{ _tag: 'Open', chosen }],
];

const hear = <S>(state: InLobby<S>, news: MediaNews<S>): After<S> => {
  switch (news._tag) {
    case 'Opened':
      return [
        { ...state, camera: openedAs(news.camera), microphone: openedAs(news.microphone), stream: news.stream },
        [{ _tag: 'List' }],
      ];
    case 'Stopped':
      return [
        { ...state, [news.kind]: { _tag: 'Faulty', fault: news.fault } satisfies DeviceState },
        [{ _tag: 'List' }],
      ];
    case 'Hushed':
      return [{ ...state, [news.kind]: hushedAs(state[news.kind], news.hush) }, []];
  }
};

const list = <S>(state: InLobby<S>, devices: MediaDevices): After<S> => {
  const known = { ...state, devices };
  return isBack(state, devices) ? reopened(known, state.chosen) : [known, []];
};

const joining = <S>(state: InLobby<S>): After<S> => {
  if (!state.agrees) return [{ ...state, consentMissing: true }, []];
  return state.agreeing ? [state, []] : [{ ...state, agreeing: true, failed: undefined }, [{ _tag: 'Agree' }]];
};

const tellingLate = <S>(state: InLobby<S>, minutes: number): After<S> => [
  { ...state, asksLate: false, late: { minutes, state: 'sending' }, failed: undefined },
  [{ _tag: 'TellLate', minutes }],
];

const again = <S>(state: InLobby<S>, call: LobbyCall): After<S> =>
  call._tag === 'Agree' ? joining(state) : tellingLate(state, call.minutes);

/** One event in the lobby. Join asks for nothing but the consent (R62), which is recorded before the room opens. */
export const lobbyStep = <S>(state: InLobby<S>, event: LobbyEvent<S>): After<S> => {
  switch (event._tag) {
    case 'Heard':
      return hear(state, event.news);
    case 'Listed':
      return list(state, event.devices);
    case 'Changed':
      return event.change._tag === 'DevicesChanged' ? [state, [{ _tag: 'List' }]] : reopened(state, state.chosen);
    case 'DeviceChosen': {
      const chosen = { ...state.chosen, [event.kind]: event.id };
      const [next, commands] = reopened(state, chosen);
      return [next, [{ _tag: 'Remember', chosen }, ...commands]];
    }
    case 'TryAgainPressed':
      return reopened(state, state.chosen);
    case 'Ticked':
      return [{ ...state, agrees: event.agrees, consentMissing: false }, []];
    case 'JoinPressed':
      return event.agreed ? [state, [{ _tag: 'Join' }]] : joining(state);
    case 'Agreed':
      return [{ ...state, agreeing: false }, [{ _tag: 'Join' }]];
    case 'LateAsked':
      return [{ ...state, asksLate: true }, []];
    case 'LateDeclined':
      return [{ ...state, asksLate: false }, []];
    case 'LatePressed':
      return tellingLate(state, event.minutes);
    case 'LatenessSent':
      return [{ ...state, late: state.late && { ...state.late, state: 'sent' } }, []];
    case 'RetryPressed':
      return state.failed === undefined ? [state, []] : again(state, state.failed.call);
    case 'CallFailed': {
      const failed = { call: event.call, why: event.failure };
      return [
        event.call._tag === 'Agree' ? { ...state, agreeing: false, failed } : { ...state, late: undefined, failed },
        [],
      ];
    }
    case 'Broke': {
      const settled = (device: DeviceState): DeviceState =>
        device._tag === 'Asking' ? { _tag: 'Faulty', fault: 'failed' } : device;
      return [{ ...state, camera: settled(state.camera), microphone: settled(state.microphone) }, []];
    }
  }
};

/** What the lobby needs. `remembered`: the devices chosen last time, which are opened at once. */
export interface LobbyPorts<Stream> {
  readonly job: Job;
  readonly api: Pick<MeetingApi, 'agreeToMeeting' | 'tellRunningLate'>;
  readonly camera: Camera<Stream>;
  readonly remembered: ChosenDevices;
  readonly remember: (chosen: ChosenDevices) => void;
  readonly reporter: Reporter;
  /** The consent is kept; the room's page must know it before it opens. */
  readonly askAgain: T.Task<unknown>;
  readonly join: () => void;
}

/** A lobby that was just entered. */
export const nobodySeen: InLobby<never> = {
  camera: asking,
  microphone: asking,
  stream: undefined,
  devices: { camera: [], microphone: [] },
  chosen: { camera: undefined, microphone: undefined },
  agrees: false,
  consentMissing: false,
  agreeing: false,
  asksLate: false,
  late: undefined,
  failed: undefined,
};

/** Runs the lobby and opens the devices. If our own code throws, the call that threw has failed, or the devices still being opened. */
export const lobbyMachine = <Stream>(ports: LobbyPorts<Stream>): Machine<InLobby<Stream>, LobbyEvent<Stream>> => {
  type Event = LobbyEvent<Stream>;
  const { api, camera, job } = ports;
  const carry = (command: LobbyCommand): ObservableInput<Event> => {
    switch (command._tag) {
      case 'Open':
        return camera.open(command.chosen).pipe(map((news): Event => ({ _tag: 'Heard', news })));
      case 'List':
        return from(camera.devices()).pipe(map((devices): Event => ({ _tag: 'Listed', devices })));
      case 'Watch':
        return camera.changes.pipe(map((change): Event => ({ _tag: 'Changed', change })));
      case 'Remember':
        ports.remember(command.chosen);
        return EMPTY;
      case 'Agree':
        return from(api.agreeToMeeting(job)()).pipe(
          switchMap(async (agreed): Promise<Event> => {
            if (E.isLeft(agreed)) return { _tag: 'CallFailed', call: command, failure: agreed.left };
            await ports.askAgain();
            return { _tag: 'Agreed' };
          }),
        );
      case 'TellLate':
        return from(api.tellRunningLate({ ...job, minutes: command.minutes })()).pipe(
          map((change): Event =>
            E.isLeft(change) ? { _tag: 'CallFailed', call: command, failure: change.left } : { _tag: 'LatenessSent' },
          ),
        );
      case 'Join':
        ports.join();
        return EMPTY;
    }
  };
  const threw = reporting<Event, LobbyCommand>(ports.reporter, 'lobby', (command) =>
    command?._tag === 'Agree' || command?._tag === 'TellLate'
      ? { _tag: 'CallFailed', call: command, failure: ourDefect }
      : { _tag: 'Broke' },
  );
  return machine<InLobby<Stream>, Event, LobbyCommand>(
    [{ ...nobodySeen, chosen: ports.remembered }, [{ _tag: 'Watch' }, { _tag: 'Open', chosen: ports.remembered }]],
    lobbyStep,
    inLanes(({ _tag }) => _tag, carry, threw),
    threw,
  );
};
