import { nameRecording } from '../../../application/recording/name-recording.journey';
import { recorderVisitor } from '../../browser/applications/recorder-cookie';
import { recorderCalls } from '../../contract/applications/recorder.calls';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

export const recordedVisitModule = callsModule('recorder', recorderCalls, ({ bind }) => {
  bind(areaTokens.nameRecording).toResolvedValue(
    (window, api, reporter) => nameRecording({ api, reporter, visitor: () => recorderVisitor(window.document) }),
    [browserTokens.window, portalTokens.api, portalTokens.reporter],
  );
});
