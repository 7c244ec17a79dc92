/* OpenLayers, loaded when a map comes into view. */
import '../app/ground/every-page';
import { mapModule } from '../../adapters/composition/areas/map';

export const area = { module: mapModule };
