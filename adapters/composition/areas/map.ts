import type { MapDrawer } from '../../../application/ports/map-drawer';
import { mapTilesUrl } from '../../browser/environment/environment';
import { openLayersMap } from '../../browser/open-layers/map-drawer';

/** Maps with the tiles that this deployment's pages name. */
export const mapOf = (window: Window): MapDrawer<HTMLElement> => openLayersMap(mapTilesUrl(window.document));
