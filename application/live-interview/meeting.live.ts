import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import {
  EMPTY,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
  type ObservableInput,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs';
import type { MeetingExit } from '../../domain/live-interview/meeting';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import type { Camera, ChosenDevices } from '../tech-check/camera.port';
import type { MeetingApi } from './meeting.api';
import type { Clock } from '../ports/clock';
import type { KeptMeeting } from './kept-meeting.port';
import type { MeetingRoom, RoomAddress, RoomOrder } from './meeting-room.port';
import type { LeavingPage } from './leaving-page.port';
import type { Reporter } from '../ports/reporter';
import { attending, type SessionEnded } from './attending.live';
import { inLanes, machine, type Machine, reporting } from '../live/machine';
import {
  nobodyYet,
  type InMeeting,
  type MeetingRunCommand,
  type MeetingRunEvent,
  type MeetingTerms,
} from './meeting-state.live';
import { meetingRunStep } from './meeting-step.live';

/** Why a provider's code is not there: it could not be loaded. */
export interface RoomNotLoaded {
  readonly _tag: 'NotLoaded';
}

/** What a live interview needs. `kept`: from before a reload of this tab; `goTo`: where the end of the meeting leads. */
export interface MeetingPorts<Stream, Frame> {
  readonly job: Job;
  readonly scheduledAt: Instant;
  readonly api: Pick<MeetingApi, 'openRoom' | 'etaStatus' | 'updateInterviewStatus'>;
  /** The room of a provider; its code loads when it is needed. */
  readonly roomAt: (address: RoomAddress) => TE.TaskEither<RoomNotLoaded, MeetingRoom<Stream, Frame>>;
  readonly camera: Pick<Camera<Stream>, 'devices' | 'changes'>;
  readonly chosen: ChosenDevices;
  readonly remember: (chosen: ChosenDevices) => void;
  readonly kept: KeptMeeting | undefined;
  readonly keep: (meeting: KeptMeeting) => void;
  readonly forget: () => void;
  readonly leavingPage: LeavingPage;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly goTo: (exit: Exclude<MeetingExit, 'sign-in'>) => void;
}

/** Commands of one lane replace each other; each timer has its own. */
const laneOf = (command: MeetingRunCommand): string => {
  switch (command._tag) {
    case 'StartTimer':
      return `timer ${command.timer}`;
    case 'StartEtaPolling':
    case 'StopEtaPolling':
      return 'eta';
    case 'OpenRoom':
    case 'EnterRoom':
    case 'LeaveRoom':
      return 'room';
    case 'SendStatus':
      return command.status;
    case 'StopTimers':
    case 'EndSession':
    case 'GoTo':
    case 'Order':
    case 'SayJoined':
    case 'ListDevices':
    case 'WatchDevices':
    case 'WatchPage':
    case 'Remember':
    case 'Keep':
    case 'Forget':
      return command._tag;
  }
};

const isOfMeeting = (
  { job: { communityId, positionId }, scheduledAt }: { readonly job: Job; readonly scheduledAt: Instant },
  kept: KeptMeeting | undefined,
): kept is KeptMeeting =>
  kept !== undefined &&
  kept.job.communityId === communityId &&
  kept.job.positionId === positionId &&
  kept.startsAt === scheduledAt;

/**
 * Runs a live interview (spec 2 §4.6): the rules decide (domain/live-interview/meeting), the room's adapter carries it. Ending the scope leaves the room and
 * says Left, if it was not said before.
 */
export const meetingMachine = <Stream, Frame>(
  ports: MeetingPorts<Stream, Frame>,
  scheduler?: SchedulerLike,
): Machine<InMeeting<Stream, Frame>, MeetingRunEvent<Stream, Frame>> => {
  type Event = MeetingRunEvent<Stream, Frame>;
  const { job, api, clock, leavingPage } = ports;
  const stopped = new Subject<unknown>();
  let orders = new Subject<RoomOrder>();
  /** The name that the candidate entered with. */
  let name = '';
  const attendance = attending({ api, job, leavingPage }, scheduler);
  const orRefused = (ended: Observable<SessionEnded>): Observable<Event> =>
    ended.pipe(map((): Event => ({ _tag: 'SessionRefused' })));

  const carry = (command: MeetingRunCommand): ObservableInput<Event> => {
    switch (command._tag) {
      case 'OpenRoom':
        return from(api.openRoom(job)()).pipe(
          map((opened): Event => {
            if (E.isRight(opened)) return { _tag: 'RoomIs', room: opened.right };
            return opened.left._tag === 'SessionEnded'
              ? { _tag: 'SessionRefused' }
              : { _tag: 'NoRoom', why: opened.left };
          }),
        );
      case 'EnterRoom': {
        const { room, chosen: devices, muted, cameraOff } = command;
        name = room.name;
        orders = new Subject<RoomOrder>();
        const given = orders;
        return from(ports.roomAt(room.address)()).pipe(
          switchMap((found): Observable<Event> => {
            if (E.isLeft(found)) return of({ _tag: 'NoRoom', why: found.left });
            const entry = { address: room.address, name: room.name, devices, muted, cameraOff };
            return found.right
              .enter(entry, given)
              .pipe(map((news): Event => ({ _tag: 'News', news, now: clock.now() })));
          }),
        );
      }
      case 'LeaveRoom':
        return EMPTY;
      case 'Order':
        orders.next(command.order);
        return EMPTY;
      case 'SayJoined':
        orders.next({ _tag: 'Say', message: { _tag: 'Joined', name } });
        return EMPTY;
      case 'SendStatus':
        return orRefused(command.status === 'Joined' ? attendance.stay : attendance.leave());
      case 'StartEtaPolling':
        return timer(0, command.every, scheduler).pipe(
          mergeMap(() => from(api.etaStatus(job)())),
          switchMap((message): Observable<Event> => {
            if (E.isLeft(message)) return message.left._tag === 'SessionEnded' ? of({ _tag: 'SessionRefused' }) : EMPTY;
            return message.right.eta === undefined ? EMPTY : of({ _tag: 'EtaAnswered', eta: message.right.eta });
          }),
        );
      case 'StopEtaPolling':
        return EMPTY;
      case 'StartTimer': {
        const { timer: which } = command;
        return timer(command.after, scheduler).pipe(
          map((): Event => ({ _tag: 'TimerFired', timer: which })),
          takeUntil(stopped),
        );
      }
      case 'StopTimers':
        stopped.next(undefined);
        return EMPTY;
      case 'ListDevices':
        return from(ports.camera.devices()).pipe(map((devices): Event => ({ _tag: 'Listed', devices })));
      case 'WatchDevices':
        return ports.camera.changes.pipe(
          filter(({ _tag }) => _tag === 'DevicesChanged'),
          map((): Event => ({ _tag: 'DevicesChanged' })),
        );
      case 'WatchPage':
        return attendance.watchPage;
      case 'Remember':
        ports.remember(command.chosen);
        return EMPTY;
      case 'Keep': {
        const { _tag, ...of } = command;
        ports.keep({ job, startsAt: ports.scheduledAt, ...of });
        return EMPTY;
      }
      case 'Forget':
        ports.forget();
        return EMPTY;
      case 'EndSession':
        attendance.stop();
        return EMPTY;
      case 'GoTo':
        if (command.exit !== 'sign-in') ports.goTo(command.exit);
        return EMPTY;
    }
  };
  const threw = reporting<Event>(ports.reporter, 'meeting', () => ({ _tag: 'Broke' }));
  const kept = isOfMeeting(ports, ports.kept) ? ports.kept : undefined;
  const terms: MeetingTerms = { scheduledAt: ports.scheduledAt, chosen: ports.chosen, kept };
  return machine<InMeeting<Stream, Frame>, Event, MeetingRunCommand>(
    [
      nobodyYet(terms),
      [{ _tag: 'WatchPage' }, { _tag: 'WatchDevices' }, { _tag: 'ListDevices' }, { _tag: 'OpenRoom' }],
    ],
    meetingRunStep,
    inLanes(laneOf, carry, threw),
    threw,
  );
};
