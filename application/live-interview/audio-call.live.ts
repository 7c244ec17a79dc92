import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import {
  EMPTY,
  from,
  ignoreElements,
  map,
  type Observable,
  type ObservableInput,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
} from 'rxjs';
import {
  callStep,
  startCall,
  type CallCommand,
  type CallEvent,
  type CallParameters,
  type CallState,
} from '../../domain/live-interview/call-state';
import type { OpenedDevice } from '../tech-check/camera.port';
import type { Job } from '../../domain/ids/job';
import type { CallFailure } from '../failure';
import type { MeetingApi, NoSuchCall, VoiceUnavailable } from './meeting.api';
import type { LeavingPage } from './leaving-page.port';
import type { Reporter } from '../ports/reporter';
import type { CallNews, CallOrder, VoiceCall } from './voice-call.port';
import { attending } from './attending.live';
import { inLanes, type Machine, machine, reporting, type Step } from '../live/machine';
import type { RoomNotLoaded } from './meeting.live';

/* An audio interview: the six states of its call, and what the page shows besides (spec 2 §4.6, R49). */

/** Why a call failed: the server gave no token for it (R49), or the phone line has a fault. */
export type CallTrouble =
  | CallFailure
  | NoSuchCall
  | VoiceUnavailable
  | { readonly _tag: 'LineFault'; readonly fault: Extract<CallNews, { readonly _tag: 'CallFailed' }>['fault'] };

/** What the page of an audio interview shows. `reconnecting`: the phone line is being restored, and the call's state stays. */
export interface InAudioCall {
  readonly call: CallState;
  readonly reconnecting: boolean;
  /** Whether the other side has taken this call: what never began was not disconnected. */
  readonly begun: boolean;
  /** The microphone of this call. Undefined: not open yet. */
  readonly microphone: OpenedDevice | undefined;
  /** It took the place of one that stopped during the call. */
  readonly replaced: boolean;
  /** How loud each side is, from 0 to 1. */
  readonly levels: { readonly own: number; readonly theirs: number };
  /** Why the call failed, shown along with its state. */
  readonly trouble: CallTrouble | undefined;
}

/** What the candidate does during an audio interview. */
export type AudioCallAct =
  | Extract<CallEvent, { readonly _tag: 'EndPressed' | 'MutePressed' | 'CallAgainPressed' }>
  | { readonly _tag: 'KeyPressed'; readonly digits: string };

/** News of the line, presses and failures. `NoCall`: nothing could be dialed; `Broke`: our own code threw. */
export type AudioCallEvent =
  | AudioCallAct
  | { readonly _tag: 'News'; readonly news: CallNews }
  | { readonly _tag: 'NoCall'; readonly why: CallTrouble }
  | { readonly _tag: 'Broke' };

type Command =
  | CallCommand
  | { readonly _tag: 'Attend' }
  | { readonly _tag: 'Depart' }
  | { readonly _tag: 'Press'; readonly digits: string }
  | { readonly _tag: 'WatchPage' };

type After = Step<InAudioCall, Command>;

/** Joined while the call is on, Left when it isn't (R37). */
const attendance = (before: CallState, after: CallState): readonly Command[] => {
  if (before.phase !== 'accepted' && after.phase === 'accepted') return [{ _tag: 'Attend' }];
  return before.phase === 'accepted' && after.phase !== 'accepted' ? [{ _tag: 'Depart' }] : [];
};

const decided = (state: InAudioCall, event: CallEvent): After => {
  const [call, commands] = callStep(state.call, event);
  const begun = call.phase === 'accepted' || (call.phase !== 'connecting' && state.begun);
  return [{ ...state, call, begun }, [...commands, ...attendance(state.call, call)]];
};

const silent = { own: 0, theirs: 0 };

const hear = (state: InAudioCall, news: CallNews): After => {
  switch (news._tag) {
    case 'Accepted':
    case 'Rejected':
    case 'Disconnected':
      return decided({ ...state, reconnecting: false, levels: silent }, news);
    case 'MicrophoneIs':
      return [
        {
          ...state,
          microphone: news.microphone,
          replaced: news.microphone._tag === 'Open' && (state.replaced || state.microphone?._tag === 'NotOpen'),
        },
        [],
      ];
    case 'CallReconnecting':
      return [{ ...state, reconnecting: true }, []];
    case 'CallReconnected':
      return [{ ...state, reconnecting: false }, []];
    case 'CallLevels':
      return [{ ...state, levels: { own: news.own, theirs: news.theirs } }, []];
    case 'CallFailed':
      return failed(state, { _tag: 'LineFault', fault: news.fault });
  }
};

const failed = (state: InAudioCall, trouble: CallTrouble): After =>
  decided(
    { ...state, trouble, reconnecting: false, microphone: undefined, replaced: false, levels: silent },
    { _tag: 'Disconnected' },
  );

/** One event of a call. Attendance follows the call's state (R37), and touch tones are sent only while it is accepted. */
export const audioCallStep = (state: InAudioCall, event: AudioCallEvent): After => {
  switch (event._tag) {
    case 'News':
      return hear(state, event.news);
    case 'NoCall':
      return failed(state, event.why);
    case 'CallAgainPressed':
      return decided({ ...state, trouble: undefined, microphone: undefined, replaced: false }, event);
    case 'EndPressed':
    case 'MutePressed':
      return decided(state, event);
    case 'KeyPressed':
      return [state, state.call.phase === 'accepted' ? [{ _tag: 'Press', digits: event.digits }] : []];
    case 'Broke':
      return failed(state, { _tag: 'LineFault', fault: 'offline' });
  }
};

/** What one job's audio call needs. `microphone`: the chosen device's id; undefined: the browser's own choice. */
export interface AudioCallPorts {
  readonly job: Job;
  /** The conference's app_sid, and whom the call comes from. */
  readonly app: string;
  readonly parameters: CallParameters;
  readonly microphone: string | undefined;
  readonly api: Pick<MeetingApi, 'conferenceToken' | 'updateInterviewStatus'>;
  /** The call provider's code loads when it is needed. */
  readonly loadVoice: () => TE.TaskEither<RoomNotLoaded, VoiceCall>;
  readonly leavingPage: LeavingPage;
  readonly reporter: Reporter;
}

const laneOf = (command: Command): string => {
  switch (command._tag) {
    case 'Dial':
    case 'HangUp':
      return 'call';
    case 'Attend':
    case 'Depart':
      return 'attendance';
    case 'Mute':
    case 'Press':
    case 'WatchPage':
      return command._tag;
  }
};

/** Dials as soon as it runs. Our own code throwing ends the call like a line that is gone. */
export const audioCallMachine = (
  ports: AudioCallPorts,
  scheduler?: SchedulerLike,
): Machine<InAudioCall, AudioCallEvent> => {
  const { api, job, leavingPage } = ports;
  let orders = new Subject<CallOrder>();
  const attendance = attending({ api, job, leavingPage }, scheduler);
  const carry = (command: Command): ObservableInput<AudioCallEvent> => {
    switch (command._tag) {
      case 'Dial': {
        orders = new Subject<CallOrder>();
        const given = orders;
        return from(ports.loadVoice()()).pipe(
          switchMap((line): Observable<AudioCallEvent> => {
            if (E.isLeft(line)) return of({ _tag: 'NoCall', why: { _tag: 'LineFault', fault: 'not-loaded' } });
            return from(api.conferenceToken({ app: ports.app })()).pipe(
              switchMap((change): Observable<AudioCallEvent> =>
                E.isLeft(change)
                  ? of({ _tag: 'NoCall', why: change.left })
                  : line.right
                      .call(change.right.token, ports.parameters, ports.microphone, given)
                      .pipe(map((news): AudioCallEvent => ({ _tag: 'News', news }))),
              ),
            );
          }),
        );
      }
      case 'HangUp':
        return EMPTY;
      case 'Mute':
        orders.next(command);
        return EMPTY;
      case 'Press':
        orders.next(command);
        return EMPTY;
      case 'Attend':
        return attendance.stay.pipe(ignoreElements());
      case 'Depart':
        // The `Attend` command that replaces this one has already reported Left.
        return EMPTY;
      case 'WatchPage':
        return attendance.watchPage;
    }
  };
  const threw = reporting<AudioCallEvent>(ports.reporter, 'audio-call', () => ({ _tag: 'Broke' }));
  const [call, commands] = startCall;
  return machine<InAudioCall, AudioCallEvent, Command>(
    [
      {
        call,
        begun: false,
        reconnecting: false,
        levels: silent,
        trouble: undefined,
        microphone: undefined,
        replaced: false,
      },
      [{ _tag: 'WatchPage' }, ...commands],
    ],
    audioCallStep,
    inLanes(laneOf, carry, threw),
    threw,
  );
};
