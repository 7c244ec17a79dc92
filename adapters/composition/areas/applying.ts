import { ContainerModule } from 'inversify';
import { browserDrawn } from '../../browser/drawn/drawn';
import { applyingCalls, getPosition } from '../../contract/calls/applying';
import { browserTokens, callsOf } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

export const applyingModule = new ContainerModule(({ bind }) => {
  bind(callsOf('applying')).toConstantValue(applyingCalls);
  bind(areaTokens.drawnAdvert)
    .toResolvedValue((window) => browserDrawn(window, getPosition), [browserTokens.window])
    .inSingletonScope();
});
