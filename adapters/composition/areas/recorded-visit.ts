import { nameRecording } from '../../../application/journeys/name-recording';
import { recorderVisitor } from '../../browser/recorder/recorder-cookie';
import { recorderCalls } from '../../contract/calls/recorder';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

export const recordedVisitModule = callsModule('recorder', recorderCalls, ({ bind }) => {
  bind(areaTokens.nameRecording).toResolvedValue(
    (window, api, reporter) => nameRecording({ api, reporter, visitor: () => recorderVisitor(window.document) }),
    [browserTokens.window, portalTokens.api, portalTokens.reporter],
  );
});
