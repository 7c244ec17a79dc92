/* OpenLayers, loaded when a map is seen. */
import '../ground/every-page';
export { mapOf } from '../../../adapters/composition/areas/map';
