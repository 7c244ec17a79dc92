import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import { map, startWith } from 'rxjs';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { isCallFailure } from '../../application/failure';
import { sendAnswer } from '../../application/recording/send-answer.journey';
import { recordingMachine } from '../../application/recording/recording.live';
import type { AfterRecording, InterviewTerms } from '../../application/recording/recording-state.live';
import type { RecordingApi } from '../../application/recording/recording.api';
import type {
  KnownOnServer,
  RecordedInterview,
  RecordingNotSubmitted,
} from '../../application/recording/recorded-interview.port';
import { myJobs } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { recordingWords } from '../../application/recording/recording.words';
import { saySubmitRecordingRefusal } from '../../application/recording/recording-refusals.words';
import { bitrateFor } from '../../domain/recording/bitrate';
import type { InterviewQuestionId } from '../../domain/ids/question-id';
import { browserOf, isApple } from '../../domain/device/browser';
import { deviceTypeOf } from '../../domain/device/device-type';
import { systemOf } from '../../domain/device/system';
import { usePorts } from '../hooks/ports';
import { useStream } from '../hooks/use-stream';
import { AnswerFilm } from '../kit/answer-film';
import { Card } from '../kit/card';
import { Sheet, Stack } from '../kit/layout';
import { LivePicture } from '../kit/live-picture';
import { Notice } from '../kit/notice';
import { PageHeading } from '../kit/page-heading';
import { PageLink } from '../kit/page-link';
import { useMachine } from '../kit/use-machine';
import { recorderTexts as t } from './recorder.texts';
import { techCheckTexts } from '../tech-check/tech-check.texts';
import { useAddressProof } from '../identity/use-address-proof';
import { CameraMeter } from '../tech-check/camera-meter';
import { PhonePart } from '../tech-check/phone-part';
import { PermissionHelp } from '../tech-check/permission-help';
import { helpFor } from '../tech-check/tech-check.view';
import { useCopying } from '../tech-check/use-copying';
import { RecorderPage } from './recorder-page';
import { recorderView } from './recorder.view';
import { useLeaveGuard } from './use-leave-guard';
import { useOnce } from '../kit/use-once';

export interface RecorderProps {
  readonly terms: InterviewTerms;
  readonly api: Pick<RecordingApi, 'storeAnswer' | 'submitRecording' | 'recordedVideos'>;
  /** What the server knows by now, asked for when another tab may have recorded. */
  readonly known: TE.TaskEither<unknown, KnownOnServer>;
  readonly band: ReactNode;
  /** An answer from an earlier visit, which the server streams. */
  readonly stored: (id: InterviewQuestionId, label: string) => ReactNode;
  readonly goTo: (leadsTo: AfterRecording) => void;
}

/** Records an interview, or practices one: the questions one by one, then the review list (spec 2 §2.3). */
export const Recorder = ({ terms, api, known, band, stored, goTo }: RecorderProps) => {
  const ports = usePorts();
  const { connectivity, clock, reporter, environment } = ports;
  const device = ports.find(areaTokens.device);
  const recorder = ports.find(areaTokens.recorder);
  const { userAgent, touchPoints } = device.facts;
  const deviceType = deviceTypeOf(userAgent, touchPoints);
  const offlineChanges = useOnce(() =>
    connectivity.news.pipe(
      map(() => connectivity.isOffline()),
      startWith(connectivity.isOffline()),
    ),
  );
  const offline = useStream(offlineChanges, connectivity.isOffline());
  const proof = useAddressProof();
  const [state, send] = useMachine(() => {
    const { communityId, positionId } = terms.owner;
    const key = environment.newKey();
    const kept = ports.find(areaTokens.keptRecordings);
    const server: RecordedInterview = {
      known,
      send: sendAnswer({ api, uploads: ports.find(areaTokens.answerUploads), kept }),
      submit: pipe(
        api.submitRecording({ communityId, positionId, key }),
        TE.mapLeft((failure): RecordingNotSubmitted =>
          isCallFailure(failure) || failure._tag === 'ProofNeeded'
            ? failure
            : { _tag: 'Refused', text: saySubmitRecordingRefusal(failure) },
        ),
      ),
    };
    return recordingMachine<MediaStream, Blob>({
      terms,
      camera: device.camera,
      recorder,
      kept,
      oneTab: ports.find(areaTokens.oneTab),
      server,
      clock,
      reporter,
      goTo,
      backOnline: connectivity.back,
      bitrate: connectivity.slow.pipe(map((slow) => bitrateFor(deviceType, slow))),
      remembered: device.remembered.read(),
      remember: device.remembered.write,
      askForCode: proof.ask,
    });
  });
  const copying = useCopying();
  const view = recorderView(state, { deviceType, offline });
  useLeaveGuard(view.guarded, () => send({ _tag: 'Session', event: { _tag: 'LeavePressed' } }));
  if (recorder.format === undefined)
    return (
      <Sheet $gap={2}>
        {band}
        <PageHeading>{t.cannotTitle}</PageHeading>
        <Notice tone="error" title={recordingWords.notSupported}>
          <p>{t.cannotText(isApple(userAgent) ? techCheckTexts.chromeOrSafari : techCheckTexts.chrome)}</p>
        </Notice>
        {deviceType === 'desktop' && (
          <Card aria-labelledby="phone">
            <Stack $gap={1}>
              <h2 id="phone">{techCheckTexts.phoneTitle}</h2>
              <p>{techCheckTexts.phoneText}</p>
              <PhonePart url={copying.url} />
            </Stack>
          </Card>
        )}
        <PageLink to={toPath(myJobs)}>{t.myJobs}</PageLink>
      </Sheet>
    );
  const { question, devices } = state;
  const film = (id: InterviewQuestionId, label: string, small: boolean): ReactNode => {
    const clip = state.clips.get(id);
    return clip === undefined ? (
      stored(id, label)
    ) : (
      <AnswerFilm clip={clip} label={label} failed={t.couldNotPlay} small={small} />
    );
  };
  const { body } = view;
  const picture =
    body._tag !== 'Question' || question === undefined ? undefined : body.picture === 'answer' ? (
      film(question.id, body.answerLabel, false)
    ) : devices.stream === undefined ? undefined : (
      <LivePicture label={t.yourPicture} stream={devices.stream} />
    );
  return (
    <RecorderPage
      view={view}
      band={band}
      picture={picture}
      meter={<CameraMeter label={t.level} camera={device.camera} stream={devices.stream} />}
      help={<PermissionHelp help={helpFor(browserOf(userAgent), systemOf(userAgent, touchPoints))} {...copying} />}
      film={(id, label) => film(id, label, true)}
      otherWaysHref={toPath({
        _tag: 'SelfStartRecord',
        communityId: terms.owner.communityId,
        positionId: terms.owner.positionId,
      })}
      send={send}
      proof={proof.dialog}
    />
  );
};
