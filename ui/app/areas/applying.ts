/* Adverts and applying to them, for everybody: neither the store of the signed-in area nor zones are in it. */
import '../ground/one-job';
export { applyingCalls } from '../../../adapters/composition/areas/applying';
export { ApplyScreen } from '../../screens/apply/apply-screen';
export { ResolveScreen } from '../../screens/apply/resolve-screen';
export { ClosedScreen } from '../../screens/closed/closed-screen';
