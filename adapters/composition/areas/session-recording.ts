import { ContainerModule } from 'inversify';
import { sessionRecordingUrl } from '../../browser/device/environment';
import { startSessionRecording } from '../../browser/page/session-recording';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const sessionRecordingModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.sessionRecorder).toResolvedValue(
    (window) => () => {
      const url = sessionRecordingUrl(window.document);
      if (url !== undefined) startSessionRecording(window, url);
    },
    [browserTokens.window],
  );
});
