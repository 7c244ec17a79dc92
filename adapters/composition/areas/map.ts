import { ContainerModule } from 'inversify';
import { mapTilesUrl } from '../../browser/environment/environment';
import { openLayersMap } from '../../browser/open-layers/map-drawer';
import { browserTokens } from '../area-bindings';
import { areaTokens } from '../portal-tokens';

/** Maps with the tiles that this deployment's pages name. */
export const mapModule = new ContainerModule(({ bind }) => {
  bind(areaTokens.mapDrawer)
    .toResolvedValue(({ document }) => openLayersMap(mapTilesUrl(document)), [browserTokens.window])
    .inSingletonScope();
});
