import { useCallback } from 'react';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import type { MapDrawer } from '../../application/positions/map-drawer.port';
import { usePorts } from './ports';

/** The map library loads when a map comes into view: it is larger than the rest of the page. */
export const useMapDrawer = (): (() => Promise<MapDrawer<HTMLElement>>) => {
  const { bring } = usePorts();
  return useCallback(() => bring('map', areaTokens.mapDrawer), [bring]);
};
