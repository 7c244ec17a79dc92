import type { PlaceActs } from './place-card';
import { nothing } from '../gallery/noop';

/** A clipboard that does nothing, or refuses, and a map without tiles. */
export const placeActs = (copyFault?: string): PlaceActs => ({
  copyAddress: { copy: nothing, fault: copyFault },
  loadMap: () => Promise.resolve({ draw: () => ({ zoomBy: nothing, remove: nothing }) }),
});
