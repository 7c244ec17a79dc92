/* Daily's rooms, loaded when an interview is held in one. */
import '../app/ground/room';
import { dailyModule } from '../../adapters/composition/areas/daily';

export const area = { module: dailyModule };
