import type { Place } from '../../domain/positions/map-visibility';

/** A map on the page. */
export interface DrawnMap {
  /** Zooms in (1) or out (-1) by one step. */
  readonly zoomBy: (steps: 1 | -1) => void;
  readonly remove: () => void;
}

/** Draws a place on a map. `Surface` is what it draws on, in a browser an element. */
export interface MapDrawer<Surface> {
  /** `onTrouble` is called once if a part of the map fails to load. */
  readonly draw: (surface: Surface, place: Place, zoom: number, onTrouble: () => void) => DrawnMap;
}
