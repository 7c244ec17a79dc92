import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { audioCallMachine } from '../../application/live-interview/audio-call.live';
import { meetingMachine } from '../../application/live-interview/meeting.live';
import type { Carried } from '../../application/navigation/carried';
import { myJobs, thankYou, type Destination } from '../../application/navigation/destination';
import { joinedJob } from '../../application/navigation/join-link';
import { toPath } from '../../application/navigation/path';
import type { MeetingMedium } from '../../application/live-interview/meeting.api';
import type { MeetingExit } from '../../domain/live-interview/meeting';
import { callParameters } from '../../domain/live-interview/call-state';
import { liveOpening } from '../../domain/applications/room-opening';
import type { Job } from '../../domain/ids/job';
import type { Instant } from '../../domain/time/instant';
import { usePorts } from '../hooks/ports';
import { useJobInHand } from '../hooks/use-job-in-hand';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { useProfileQuery } from '../profile/profile.queries';
import { useOutdated } from '../store/queries';
import { liveTexts as t } from './live-interview.texts';
import { JobSheetUnready } from '../applications/job-sheet';
import { jobBandView } from '../applications/job.view';
import { queryFailureView } from '../hooks/query-failure.view';
import { AudioPage } from './audio-page';
import { audioView } from './audio.view';
import { dialInOf } from './lobby.view';
import { RoomPage } from './room-page';
import { roomView } from './room.view';
import { FrameHolder, OwnPicture, PeerPicture } from './stage';
import { WithLiveJob, type LiveJob } from './with-live-job';
import { useOnce } from '../kit/use-once';

interface LiveProps {
  readonly job: Job;
  readonly live: LiveJob;
}

const exits: Readonly<Record<Exclude<MeetingExit, 'sign-in'>, Destination>> = {
  'thank-you': thankYou,
  'my-jobs': myJobs,
  'nobody-joined': { _tag: 'InterviewCancelled', etaStatus: '0' },
  'interviewer-unable': { _tag: 'InterviewCancelled', etaStatus: '3' },
};

const changesOf =
  (...events: readonly string[]) =>
  (tell: () => void): (() => void) => {
    for (const event of events) document.addEventListener(event, tell);
    return () => {
      for (const event of events) document.removeEventListener(event, tell);
    };
  };
const pictureChanges = changesOf('enterpictureinpicture', 'leavepictureinpicture');
const isInPicture = (): boolean => (document.pictureInPictureElement ?? null) !== null;
const fullScreenChanges = changesOf('fullscreenchange');
const isFullScreen = (): boolean => document.fullscreenElement !== null;

const Room = ({ job, live, scheduledAt }: LiveProps & { readonly scheduledAt: Instant }) => {
  const ports = usePorts();
  const travel = useTravel();
  const forgetList = useOutdated('booking');
  const device = ports.find(areaTokens.device);
  const [state, send] = useMachine(() => {
    const kept = ports.find(areaTokens.keptMeeting);
    return meetingMachine<MediaStream, HTMLElement>({
      job,
      scheduledAt,
      api: ports.api,
      clock: ports.clock,
      reporter: ports.reporter,
      camera: device.camera,
      chosen: device.remembered.read(),
      remember: device.remembered.write,
      kept: O.toUndefined(kept.read()),
      keep: kept.write,
      forget: kept.clear,
      leavingPage: ports.find(areaTokens.leavingPage),
      roomAt: ({ _tag }) =>
        TE.tryCatch(
          () =>
            _tag === 'Daily'
              ? ports.bring('daily-room', areaTokens.dailyRoom)
              : ports.bring('peer-room', areaTokens.peerRoom),
          () => ({ _tag: 'NotLoaded' as const }),
        ),
      goTo: (exit) => {
        forgetList();
        travel.instead(exits[exit], { job });
      },
    });
  });
  const video = useRef<HTMLVideoElement>(null);
  const videoRef = useCallback((shown: HTMLVideoElement | null) => {
    video.current = shown;
  }, []);
  const room = useRef<HTMLElement>(null);
  const roomRef = useCallback((shown: HTMLElement | null) => {
    room.current = shown;
  }, []);
  const inPicture = useSyncExternalStore(pictureChanges, isInPicture);
  const inFull = useSyncExternalStore(fullScreenChanges, isFullScreen);
  const view = roomView(state, device.facts);
  return (
    <RoomPage
      view={view}
      job={jobBandView(live.position)}
      peers={view.peers.map(({ id, ...peer }, index) => (
        <PeerPicture
          key={id}
          {...peer}
          stream={state.peers[index]?.stream}
          devices={state.devices}
          videoRef={videoRef}
        />
      ))}
      own={<OwnPicture stream={view.own} />}
      frame={state.frame !== undefined && <FrameHolder frame={state.frame} />}
      send={send}
      onBack={() => travel.instead(myJobs)}
      roomRef={roomRef}
      pictureInPicture={
        document.pictureInPictureEnabled
          ? {
              isOn: inPicture,
              onPress: () => {
                if (inPicture) void document.exitPictureInPicture();
                else void video.current?.requestPictureInPicture();
              },
            }
          : undefined
      }
      fullScreen={
        document.fullscreenEnabled
          ? {
              isOn: inFull,
              onPress: () => {
                if (inFull) void document.exitFullscreen();
                else void room.current?.requestFullscreen();
              },
            }
          : undefined
      }
    />
  );
};

type Audio = Extract<MeetingMedium, { readonly _tag: 'Audio' }>;

const Call = ({ job, live, medium, phone }: LiveProps & { readonly medium: Audio; readonly phone: string }) => {
  const ports = usePorts();
  const [state, send] = useMachine(() =>
    audioCallMachine({
      job,
      app: medium.app,
      parameters: callParameters(phone, medium.joinCode),
      microphone: ports.find(areaTokens.rememberedDevices).read().microphone,
      api: ports.api,
      loadVoice: () =>
        TE.tryCatch(
          () => ports.bring('voice-call', areaTokens.voiceCall),
          () => ({ _tag: 'NotLoaded' as const }),
        ),
      leavingPage: ports.find(areaTokens.leavingPage),
      reporter: ports.reporter,
    }),
  );
  return (
    <AudioPage
      view={audioView(state)}
      job={jobBandView(live.position)}
      nextHref={toPath(myJobs)}
      dialIn={dialInOf(live.meeting)}
      send={send}
    />
  );
};

/** The call comes from the candidate's own number (spec 2 §7). */
const CallOfCandidate = ({ job, live, medium }: LiveProps & { readonly medium: Audio }) => {
  const { data, error, refetch } = useProfileQuery(undefined);
  if (data !== undefined) return <Call job={job} live={live} medium={medium} phone={data.phone ?? ''} />;
  return (
    <JobSheetUnready
      view={error === undefined ? { _tag: 'Loading' } : { _tag: 'Failed', failure: queryFailureView(error) }}
      heading={t.audioHeading}
      onRetry={() => void refetch()}
    />
  );
};

/**
 * If it is too early, or a required resume or the consent is missing, the lobby says so (R50). Once the candidate is inside, no change in the list
 * ends the interview.
 */
const Live = ({ job, live }: LiveProps) => {
  const { now } = usePorts();
  const { application } = live.mine;
  const opening = useOnce(() => liveOpening(application, live.meeting.agreedAt, now.value()));
  const scheduledAt = useOnce(application.scheduledAt);
  const medium = useOnce(live.meeting.medium);
  if (opening._tag === 'Refused' || scheduledAt === undefined)
    return <Navigate to={toPath({ _tag: 'JoinScreen' })} state={{ job } satisfies Carried} replace />;
  return medium._tag === 'Audio' ? (
    <CallOfCandidate job={job} live={live} medium={medium} />
  ) : (
    <Room job={job} live={live} scheduledAt={scheduledAt} />
  );
};

/** /join: the query names the job; without it, it is the job in hand (spec 2 §2.1, R3). */
export const JoinRoomScreen = () => {
  const { search } = useLocation();
  const named = O.toUndefined(joinedJob(search));
  const inHand = useJobInHand();
  const job = named ?? inHand;
  if (job === undefined) return <Navigate to={toPath(myJobs)} replace />;
  return (
    <WithLiveJob key={`${job.communityId} ${job.positionId}`} job={job}>
      {(live) => <Live job={job} live={live} />}
    </WithLiveJob>
  );
};
