import { isCallFailure } from '../../application/failure';
import type { InLobby } from '../../application/live-interview/lobby.live';
import type { MeetingSeen } from '../../application/live-interview/meeting.api';
import type { ListedApplication } from '../../application/applications/applications.api';
import type { DeviceFacts } from '../../application/ports/device-facts';
import { sayJoinRefusal } from '../../application/applications/card.words';
import { sayPositionRefusal } from '../../application/applications/scheduling-refusals.words';
import { appointmentPhase } from '../../domain/applications/appointment-phase';
import { lateJoinGrace } from '../../domain/live-interview/meeting';
import { liveWindow } from '../../domain/applications/room-opening';
import { resumeAtJoin } from '../../domain/applications/resume-at-join';
import { employerName } from '../../domain/positions/employer-name';
import type { Position } from '../../domain/positions/position';
import { deviceTypeOf } from '../../domain/device/device-type';
import { countdownTo, printCountdown } from '../../domain/tech-check/interview-countdown';
import { localMoment, printMoment, sameClock } from '../../domain/time/display';
import { minutes } from '../../domain/time/duration';
import type { Instant } from '../../domain/time/instant';
import type { TimeZone } from '../../domain/time/time-zone';
import type { FailureView } from '../kit/failure-notice';
import { liveTexts as t } from './live-interview.texts';
import { scheduledTexts } from '../scheduling/scheduled.texts';
import { failureView, refusedView } from '../hooks/failure.view';
import { jobBandView, type JobBandView } from '../applications/job.view';
import { deviceVerdict, type DeviceVerdictView } from '../tech-check/tech-check.view';

/** The resume before an interview (spec 2 §4.6): nothing (0), required (1), or optional (2). */
export interface ResumeSection {
  readonly text: string;
  /** What giving it opens. Undefined: nothing waits for it. */
  readonly opens: string | undefined;
  /** The label of the upload link beside the text. Undefined: a resume is stored, or the link is the page's main action. */
  readonly upload: string | undefined;
}

export interface LobbyView {
  readonly job: JobBandView;
  readonly heading: string;
  /** Undefined: no time has been set yet. */
  readonly countdown: { readonly label: string; readonly time: string | undefined } | undefined;
  /** When it begins, in both zones, and how long is usual to wait. Undefined: no time has been set yet. */
  readonly start:
    | { readonly text: string; readonly forYou: string | undefined; readonly wait: string | undefined }
    | undefined;
  /** Why Join Now is not enabled: from when it will be, in both zones. Undefined: it is enabled, or only the resume is missing. */
  readonly closed: { readonly text: string; readonly forYou: string | undefined; readonly opens: boolean } | undefined;
  readonly resume: ResumeSection | undefined;
  /** Undefined: the candidate has already agreed. */
  readonly consent:
    | {
        readonly title: string;
        readonly tick: string;
        readonly lines: readonly string[];
        readonly agrees: boolean;
        readonly fault: string | undefined;
      }
    | undefined;
  readonly devicesHeading: string;
  readonly tips: readonly string[];
  /** Whether the film of the tips is shown: it smiles at somebody who sees it. */
  readonly film: boolean;
  /** Undefined: an audio interview needs no camera. */
  readonly camera: DeviceVerdictView | undefined;
  readonly microphone: DeviceVerdictView;
  /** What candidates can still do without a device. */
  readonly without: string | undefined;
  readonly join: { readonly label: string; readonly enabled: boolean; readonly busy: string | undefined };
  /** The main action where a resume is required and missing. */
  readonly uploadFirst: string | undefined;
  /** Read out when joining opens. */
  readonly news: string;
  /** Undefined: the appointment is over, so nobody waits. */
  readonly late:
    | { readonly asks: boolean; readonly confirmation: string | undefined; readonly busy: string | undefined }
    | undefined;
  readonly dialIn: string | undefined;
  readonly failure: FailureView | undefined;
}

export interface LobbyInputs {
  readonly position: Position;
  readonly mine: ListedApplication;
  readonly meeting: MeetingSeen;
  readonly facts: DeviceFacts;
  readonly now: Instant;
  readonly ownZone: TimeZone;
}

const resumeOf = ({ application }: ListedApplication): ResumeSection | undefined => {
  const decision = resumeAtJoin(application.resume, application.hasResume);
  if (decision._tag === 'Refused') return { text: t.resumeRequired, opens: t.opensWithResume, upload: undefined };
  switch (decision.value) {
    case 'not-asked':
      return undefined;
    case 'stored':
      return { text: t.resumeStored, opens: undefined, upload: undefined };
    case 'may-be-added':
      return { text: t.resumeOptional, opens: undefined, upload: t.resumeUpload };
  }
};

/** Join Now is enabled from exactly 10 minutes before the scheduled time on (R12, spec 2 §4.6). */
const closedOf = ({ mine: { application }, position: { zone }, now, ownZone }: LobbyInputs): LobbyView['closed'] => {
  const window = liveWindow(application, now);
  if (window._tag === 'Refused') {
    const text = sayJoinRefusal(window.reason, zone);
    if (window.reason._tag !== 'JoinOpensLater') return { text, forYou: undefined, opens: false };
    const { opensAt } = window.reason;
    return {
      text,
      forYou: sameClock(opensAt, zone, ownZone) ? undefined : t.yourTime(printMoment(localMoment(opensAt, ownZone))),
      opens: true,
    };
  }
  return undefined;
};

const isOver = ({ mine: { application }, now }: Pick<LobbyInputs, 'mine' | 'now'>): boolean =>
  appointmentPhase(application, now) === 'over';

const startOf = (inputs: LobbyInputs): LobbyView['start'] => {
  const { mine, meeting, position, ownZone } = inputs;
  const { zone, communityName } = position;
  const { scheduledAt } = mine.application;
  if (scheduledAt === undefined) return undefined;
  return {
    text: printMoment(localMoment(scheduledAt, zone)),
    forYou: sameClock(scheduledAt, zone, ownZone)
      ? undefined
      : t.yourTime(printMoment(localMoment(scheduledAt, ownZone))),
    // A phone conference has nobody who could say that nobody came.
    wait: isOver(inputs)
      ? scheduledTexts.afterwards.interview(communityName)
      : meeting.medium._tag === 'Video'
        ? t.usualWait(lateJoinGrace / minutes(1))
        : undefined,
  };
};

const countdownOf = (inputs: Pick<LobbyInputs, 'mine' | 'now'>): LobbyView['countdown'] => {
  const { mine, now } = inputs;
  const { scheduledAt } = mine.application;
  if (scheduledAt === undefined) return undefined;
  if (isOver(inputs)) return { label: scheduledTexts.over.interview, time: undefined };
  return now < scheduledAt
    ? { label: t.countdown, time: printCountdown(countdownTo(scheduledAt, now)) }
    : { label: t.begun, time: undefined };
};

const failureOf = <S>({ failed }: InLobby<S>, zone: TimeZone): FailureView | undefined => {
  if (failed === undefined) return undefined;
  const { call, why } = failed;
  const title = call._tag === 'Agree' ? t.agreeFailed : t.lateFailed;
  if (isCallFailure(why)) return failureView(why, title);
  return refusedView(title, why._tag === 'NoSuchApplication' ? sayPositionRefusal(why) : sayJoinRefusal(why, zone));
};

const withoutOf = <S>({ camera, microphone }: InLobby<S>, isVideo: boolean): string | undefined => {
  if (!isVideo) return undefined;
  const noCamera = camera._tag === 'Faulty';
  const noMicrophone = microphone._tag === 'Faulty';
  if (noCamera && noMicrophone) return t.withoutBoth;
  if (noCamera) return t.withoutCamera;
  return noMicrophone ? t.withoutMicrophone : undefined;
};

export const dialInOf = ({ dialIn }: MeetingSeen): string | undefined =>
  dialIn === undefined
    ? undefined
    : [t.dialIn(dialIn.phone), ...(dialIn.code === undefined ? [] : [t.dialInCode(dialIn.code)])].join(' ');

/** The lobby has no steps for each browser, so it says where the permission is. */
const verdictOf = (...[kind, state, type]: Parameters<typeof deviceVerdict>): DeviceVerdictView => {
  const verdict = deviceVerdict(kind, state, type);
  const device = state[kind];
  return device._tag === 'Faulty' && (device.fault === 'denied' || device.fault === 'revoked')
    ? { ...verdict, todo: t.permissionTodo[device.fault] }
    : verdict;
};

/** Everything the lobby shows (spec 2 §2.12, §4.6). */
export const lobbyView = <S>(state: InLobby<S>, inputs: LobbyInputs): LobbyView => {
  const { position, mine, meeting, facts } = inputs;
  const isVideo = meeting.medium._tag === 'Video';
  const medium = isVideo ? 'video' : 'audio';
  const closed = closedOf(inputs);
  const resume = resumeOf(mine);
  const uploadFirst = resume?.opens === undefined ? undefined : t.resumeUpload;
  const enabled = closed === undefined && uploadFirst === undefined;
  const type = deviceTypeOf(facts.userAgent, facts.touchPoints);
  return {
    job: jobBandView(position),
    heading: isVideo ? t.heading : t.audioHeading,
    countdown: countdownOf(inputs),
    start: startOf(inputs),
    closed,
    resume,
    consent:
      meeting.agreedAt === undefined
        ? {
            title: t.consentTitle[medium],
            tick: t.consentTick[medium],
            lines: t.consent[medium](employerName(position)),
            agrees: state.agrees,
            fault: state.consentMissing ? t.consentMissing : undefined,
          }
        : undefined,
    devicesHeading: isVideo ? t.devicesHeading : t.microphoneHeading,
    tips: isVideo ? t.tips : t.audioTips,
    film: isVideo,
    camera: isVideo ? verdictOf('camera', state, type) : undefined,
    microphone: verdictOf('microphone', state, type),
    without: withoutOf(state, isVideo),
    join: { label: t.joinNow, enabled, busy: state.agreeing ? t.joining : undefined },
    uploadFirst,
    news: enabled && !isOver(inputs) ? t.canJoin : '',
    late: isOver(inputs)
      ? undefined
      : {
          asks: state.asksLate,
          confirmation: state.late?.state === 'sent' ? t.lateSent(state.late.minutes) : undefined,
          busy: state.late?.state === 'sending' ? t.lateSending : undefined,
        },
    dialIn: dialInOf(meeting),
    failure: failureOf(state, position.zone),
  };
};
