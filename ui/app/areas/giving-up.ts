/* What giving up an appointment needs, loaded when a dialog opens. */
import '../ground/one-job';
import '../ground/signed-in';
export { givingUpCalls } from '../../../adapters/composition/areas/giving-up';
export { GivingUp } from '../../screens/giving-up/giving-up';
