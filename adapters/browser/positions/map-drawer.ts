import OlMap from 'ol/Map';
import Overlay from 'ol/Overlay';
import View from 'ol/View';
import { defaults } from 'ol/interaction/defaults';
import TileLayer from 'ol/layer/Tile';
import { fromLonLat } from 'ol/proj';
import XYZ from 'ol/source/XYZ';
import type { MapDrawer } from '../../../application/positions/map-drawer.port';

/** The zoom limits: the country, a street. */
const zooms = { minZoom: 4, maxZoom: 17 } as const;

const pinLook = {
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  border: '5px solid #b42318',
  background: '#fff',
  boxShadow: '0 2px 6px rgb(0 0 0 / 45%)',
} as const;

const pinAt = (document: Document, position: number[]): Overlay => {
  const element = document.createElement('div');
  Object.assign(element.style, pinLook);
  return new Overlay({ element, position, positioning: 'center-center', stopEvent: false });
};

/**
 * OpenLayers with the raster tiles of MAP_TILES_URL. The wheel is off, and fingers and keys work only while the map has the focus, so that scrolling
 * the page never gets caught in the map. The page draws its own controls.
 */
export const openLayersMap = (tilesUrl: string): MapDrawer<HTMLElement> => ({
  draw: (surface, { latitude, longitude }, zoom, onTrouble) => {
    const center = fromLonLat([longitude, latitude]);
    const source = new XYZ({ url: tilesUrl });
    source.once('tileloaderror', onTrouble);
    const map = new OlMap({
      target: surface,
      layers: [new TileLayer({ source })],
      overlays: [pinAt(surface.ownerDocument, center)],
      controls: [],
      interactions: defaults({ mouseWheelZoom: false, onFocusOnly: true }),
      view: new View({ center, zoom, ...zooms }),
    });
    return {
      zoomBy: (steps) => {
        const view = map.getView();
        view.setZoom((view.getZoom() ?? zoom) + steps);
      },
      remove: () => map.setTarget(undefined),
    };
  },
});
