/* Giving up an appointment; loaded when its dialog opens. */
import '../ground/job-forms';
import '../ground/signed-in';
import { givingUpModule } from '../../../adapters/composition/areas/giving-up';
import { GivingUp } from '../../screens/giving-up/giving-up';

export const area = { module: givingUpModule, parts: { GivingUp } };
