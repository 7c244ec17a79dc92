import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import { useMemo } from 'react';
import { EMPTY } from 'rxjs';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { lobbyMachine } from '../../application/live-interview/lobby.live';
import { myJobs, uploadResume } from '../../application/navigation/destination';
import { joinPath } from '../../application/navigation/join-link';
import { landingFrom } from '../../application/navigation/landing';
import { toPath } from '../../application/navigation/path';
import type { Job } from '../../domain/ids/job';
import { seconds } from '../../domain/time/duration';
import { usePorts } from '../hooks/ports';
import { useNow } from '../hooks/use-now';
import { useStream } from '../hooks/use-stream';
import { useTravel } from '../hooks/use-travel';
import { LevelMeter } from '../kit/level-meter';
import { LivePicture } from '../kit/live-picture';
import { useMachine } from '../kit/use-machine';
import { useJobsQuery } from '../applications/jobs.queries';
import { useMeetingQuery } from './meetings.queries';
import { liveTexts as t } from './live-interview.texts';
import { LobbyPage } from './lobby-page';
import { lobbyView } from './lobby.view';
import { WithLiveJob, type LiveJob } from './with-live-job';

/**
 * The lobby waits for things that happen elsewhere: a resume sent in another tab or by the mailed link, a meeting link or a new time set by the employer.
 * No event announces them, so the lobby asks.
 */
const asksAgain = { refetchOnMountOrArgChange: 30, refetchOnFocus: true, pollingInterval: seconds(30) } as const;

const Lobby = ({ job, live }: { readonly job: Job; readonly live: LiveJob }) => {
  const ports = usePorts();
  const travel = useTravel();
  const now = useNow();
  useJobsQuery(undefined, asksAgain);
  const { refetch } = useMeetingQuery(job, asksAgain);
  const device = ports.find(areaTokens.device);
  const [state, send] = useMachine(() =>
    lobbyMachine<MediaStream>({
      job,
      api: ports.api,
      reporter: ports.reporter,
      camera: device.camera,
      remembered: device.remembered.read(),
      remember: device.remembered.write,
      askAgain: async () => await refetch(),
      // The room's address names the job (spec 2 §2.1), and it replaces the lobby.
      join: () => {
        pipe(landingFrom(joinPath(job)), O.map(travel.land));
      },
    }),
  );
  const levels = useMemo(
    () => (state.stream === undefined ? EMPTY : device.camera.level(state.stream)),
    [device.camera, state.stream],
  );
  const percent = Math.round(useStream(levels, 0) * 100);
  const view = lobbyView(state, { ...live, facts: device.facts, now, ownZone: ports.environment.zone() });
  return (
    <LobbyPage
      view={view}
      backHref={toPath(myJobs)}
      uploadHref={toPath(uploadResume(job))}
      picture={
        state.camera._tag === 'Works' &&
        state.stream !== undefined && <LivePicture label={t.preview} stream={state.stream} />
      }
      meter={
        state.microphone._tag === 'Works' && (
          <LevelMeter label={t.level} percent={percent} valueText={t.levelValue(percent)} />
        )
      }
      send={send}
    />
  );
};

/** /join-screen, of the job in hand (R3). */
export const JoinLobbyScreen = ({ job }: { readonly job: Job }) => (
  <WithLiveJob key={`${job.communityId} ${job.positionId}`} job={job}>
    {(live) => <Lobby job={job} live={live} />}
  </WithLiveJob>
);
