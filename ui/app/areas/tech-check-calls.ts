/* The tech check's calls: a standalone check and a measured connection need none. */
import '../ground/device';
import { techCheckCallsModule } from '../../../adapters/composition/areas/tech-check-calls';

export const area = { module: techCheckCallsModule };
