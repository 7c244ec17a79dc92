/* Adverts and applying to them, for everybody: neither the store of the signed-in area nor zones are in it. */
export { applyingCalls } from '../../../adapters/composition/areas/applying';
