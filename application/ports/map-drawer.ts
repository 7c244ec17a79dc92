import type { Place } from '../../domain/positions/map-visibility';

/** A map that stands on the page. */
export interface DrawnMap {
  /** One step nearer (1) or further away (-1). */
  readonly zoomBy: (steps: 1 | -1) => void;
  readonly remove: () => void;
}

/** Draws a place on a map. `Surface` is what the face draws on: in a browser an element. */
export interface MapDrawer<Surface> {
  /** `onTrouble` is told once when a part of the map did not come. */
  readonly draw: (surface: Surface, place: Place, zoom: number, onTrouble: () => void) => DrawnMap;
}
