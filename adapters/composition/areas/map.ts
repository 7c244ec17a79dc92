import { ContainerModule } from 'inversify';
import { mapTilesUrl } from '../../browser/device/environment';
import { openLayersMap } from '../../browser/positions/map-drawer';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** Maps with the tiles that this deployment's pages name. */
export const mapModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.mapDrawer)
    .toResolvedValue(({ document }) => openLayersMap(mapTilesUrl(document)), [browserTokens.window])
    .inSingletonScope();
});
