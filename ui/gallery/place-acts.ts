import type { PlaceActs } from '../screens/job/place-card';
import { nothing } from './noop';

/** A clipboard that does nothing, or refuses, and a map without tiles. */
export const placeActs = (copyFault?: string): PlaceActs => ({
  copyAddress: { copy: nothing, fault: copyFault },
  loadMap: () => Promise.resolve({ draw: () => ({ zoomBy: nothing, remove: nothing }) }),
});
