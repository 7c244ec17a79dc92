import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { browserAnswerUploads } from '../../browser/recording/answer-uploads';
import { browserKeptRecordings } from '../../browser/recording/kept-recordings';
import { browserOneTab } from '../../browser/recording/one-tab';
import { browserRecorder } from '../../browser/recording/recorder';
import { send } from '../../browser/http/send';
import { recordingCalls } from '../../contract/calls/recording';
import { clientOf, watchingSession } from '../../contract/client';
import type { RecordingOperations } from '../../../application/ports/candidate-api/recording';
import { browserTokens } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

const names: readonly (keyof RecordingOperations)[] = [
  'recordedVideos',
  'interviewQuestions',
  'practiceQuestions',
  'agreeToRecording',
  'storeAnswer',
  'submitRecording',
  'chooseRecording',
  'openMailedRecording',
  'openRecordingLater',
  'signRecordedVideo',
];

/** What records answers, keeps them on this device and sends them. */
export const recorderModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.recorder).toResolvedValue(browserRecorder, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.keptRecordings).toResolvedValue(browserKeptRecordings, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.oneTab).toResolvedValue(browserOneTab, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.answerUploads)
    .toResolvedValue(
      (window, kept, { token }) => browserAnswerUploads(window, kept, () => O.toUndefined(token.read())),
      [browserTokens.window, areaTokens.keptRecordings, portalTokens.session],
    )
    .inSingletonScope();
  bind(areaTokens.recordingApi)
    .toResolvedValue(
      ({ token }, watch, line) =>
        clientOf<RecordingOperations>(
          names,
          recordingCalls,
          watchingSession(send({ token: () => O.toUndefined(token.read()), ...line }), watch.expired),
        ),
      [portalTokens.session, portalTokens.sessionWatch, portalTokens.line],
    )
    .inSingletonScope();
});
