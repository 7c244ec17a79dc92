import { ContainerModule } from 'inversify';
import { browserLiveLine } from '../../browser/chat/live-line';
import { browserTokens } from '../area-bindings';
import { areaTokens, portalTokens } from '../portal-tokens';

/** The live line. Several areas include it; there is one per tab. */
export const liveLineModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.liveLine)
    .toResolvedValue(
      (window, reporter) => browserLiveLine(window, reporter),
      [browserTokens.window, portalTokens.reporter],
    )
    .inSingletonScope();
});
