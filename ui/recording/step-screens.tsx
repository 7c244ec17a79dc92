import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import {
  bestPractices,
  practiceRecorder,
  practiceStart,
  recorder,
  recordingIntro,
} from '../../application/navigation/recording-screens';
import type { FieldsOf } from '../../application/navigation/routes';
import type { Job } from '../../domain/ids/job';
import { recordingFormat } from '../../domain/recording/format';
import { canRecordHere, type AbilitiesMissing, type BrowserUnknown } from '../../domain/recording/recording-ability';
import type { RecordingMode } from '../../domain/recording/re-record';
import { stageMinutes } from '../../domain/recording/stage-length';
import { beforeRecording } from '../../domain/tech-check/destination';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { usePorts } from '../hooks/ports';
import { recordingWaysTexts as t } from './recording-ways.texts';
import { jobBandView } from '../applications/job.view';
import { deviceTypeOf } from '../../domain/device/device-type';
import { PhonePart } from '../tech-check/phone-part';
import { AnotherDevice } from './another-device';
import { Elsewhere } from './elsewhere';
import { EndPage, endView } from './end-page';
import { OfJob, type KnownJob } from './of-job';
import { PracticeIntroPage } from './practice-pages';
import { StartPage, type StartAct } from './start-page';
import { startHeading, startView } from './start.view';
import { useFacts } from './use-facts';
import { useWay } from './use-way';
import { useTravel } from '../hooks/use-travel';
import { WayFailed, WayWaiting } from './way-page';

/** What this browser can do (R44). */
const abilities = () => {
  const recorderHere = typeof MediaRecorder === 'function';
  return {
    camera: 'mediaDevices' in navigator,
    recorder: recorderHere,
    format: recorderHere && recordingFormat((mime) => MediaRecorder.isTypeSupported(mime)) !== undefined,
  };
};

const Start = ({ job, position, facts, mode }: KnownJob & { readonly mode: RecordingMode }) => {
  const { find, environment } = usePorts();
  const go = useTravel();
  const [refused, setRefused] = useState<AbilitiesMissing | BrowserUnknown>();
  // Nobody is recorded before they agree, which the intro asks for (R62).
  if (mode === 'live' && facts.mustAgree) return <Elsewhere place={recordingIntro(job)} />;
  const { userAgent, touchPoints } = find(areaTokens.deviceFacts);
  const goOn = (): void => go.to(mode === 'live' ? recorder(job) : practiceRecorder(job), { begins: true });
  const send = ({ _tag }: StartAct): void => {
    switch (_tag) {
      case 'StartPressed': {
        const decision = canRecordHere(abilities(), userAgent);
        if (decision._tag === 'Refused') setRefused(decision.reason);
        else goOn();
        break;
      }
      case 'AnywayPressed':
        goOn();
        break;
      case 'DialogClosed':
        setRefused(undefined);
        break;
    }
  };
  // Whoever holds a phone can't scan a code that stands on it.
  const onDesktop = deviceTypeOf(userAgent, touchPoints) === 'desktop';
  return (
    <StartPage
      view={startView({ mode, position, refused })}
      send={send}
      otherDevice={
        mode === 'live' && (
          <AnotherDevice
            code={
              onDesktop && <PhonePart url={`${environment.publicUrl}${toPath({ ...job, _tag: 'SelfStartRecord' })}`} />
            }
            laterHref={position.mayRecordLater ? toPath({ ...job, _tag: 'SelfRecordBegin' }) : undefined}
          />
        )
      }
    />
  );
};

const startOf = (mode: RecordingMode) => {
  const Screen = (job: Job) => (
    <OfJob job={job} heading={startHeading(mode)} page={(known) => <Start {...known} mode={mode} />} />
  );
  return Screen;
};

/** /selfStartRecord: the recorder learns of Start from the history state (R42). */
export const SelfStartRecordScreen = startOf('live');

/** /practiceStartRecord (spec 2 §2.7). */
export const PracticeStartRecordScreen = startOf('practice');

/** /practiceRecordBegin: the tech check comes first unless it is done (spec 2 §4.4, R10a). */
export const PracticeRecordBeginScreen = (job: Job) => {
  const go = useTravel();
  const way = useWay(job);
  const facts = useFacts(job);
  switch (way._tag) {
    case 'Loading':
      return <WayWaiting heading={t.practiceTitle} />;
    case 'Failed':
      return <WayFailed heading={t.practiceTitle} failure={way.failure} onRetry={way.retry} />;
    case 'Elsewhere':
      return <Elsewhere place={way.place} />;
    case 'There':
      if (beforeRecording(way.application.techCheck, 'practice-now')._tag === 'TechCheckFirst')
        return <Navigate to={toPath({ ...job, _tag: 'TechCheck', techCheckFor: 'practiceRecordNow' })} replace />;
      return (
        <PracticeIntroPage
          job={jobBandView(way.position)}
          backHref={toPath(myJobs)}
          takes={t.takes(stageMinutes(facts?.questions ?? []))}
          onRecord={() => go.to(bestPractices(job))}
          onPractice={() => go.to(practiceStart(job))}
        />
      );
  }
};

/** /selfRecordEnd/…/skip and /message (spec 2 §2.4). */
export const SelfRecordEndScreen = ({ communityId, positionId, leftBy }: FieldsOf['SelfRecordEnd']) => {
  const way = useWay({ communityId, positionId });
  switch (way._tag) {
    case 'Loading':
      return <WayWaiting heading={t.end.heading} />;
    case 'Failed':
      return <WayFailed heading={t.end.heading} failure={way.failure} onRetry={way.retry} />;
    case 'Elsewhere':
      return <Elsewhere place={way.place} />;
    case 'There':
      return <EndPage view={endView(way.position, leftBy)} />;
  }
};
