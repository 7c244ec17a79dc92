import { ContainerModule } from 'inversify';
import { browserAnswerUploads } from '../../browser/recording/answer-uploads';
import { browserKeptRecordings } from '../../browser/recording/kept-recordings';
import { browserOneTab } from '../../browser/recording/one-tab';
import { browserRecorder } from '../../browser/recording/recorder';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** What records answers, keeps them on this device and sends them. */
export const recorderModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.recorder).toResolvedValue(browserRecorder, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.keptRecordings).toResolvedValue(browserKeptRecordings, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.oneTab).toResolvedValue(browserOneTab, [browserTokens.window]).inSingletonScope();
  bind(areaTokens.answerUploads)
    .toResolvedValue(browserAnswerUploads, [browserTokens.window, areaTokens.keptRecordings, browserTokens.bearer])
    .inSingletonScope();
});
