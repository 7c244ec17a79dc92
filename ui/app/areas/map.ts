/* OpenLayers, loaded when a map is seen. */
export { mapOf } from '../../../adapters/composition/areas/map';
