/* Reports which recording belongs to an application; loaded only in recorded visits. */
import '../app/ground/one-job';
import { recordedVisitModule } from '../../adapters/composition/areas/recorded-visit';

export const area = { module: recordedVisitModule };
