import { browserDrawn } from '../../browser/page/drawn';
import { applyingCalls, getPosition } from '../../contract/applications/applying.calls';
import { browserTokens, callsModule } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const applyingModule = callsModule('applying', applyingCalls, ({ bind }) => {
  bind(areaTokens.drawnAdvert)
    .toResolvedValue((window) => browserDrawn(window, getPosition), [browserTokens.window])
    .inSingletonScope();
});
