/* The notices for a slow connection and its measurement: few visits ever load them. */
import '../ground/line';
import { lineModule } from '../../../adapters/composition/areas/line';
import { ConnectionNotices } from '../../screens/connection/connection-notices';

export const area = { module: lineModule, parts: { ConnectionNotices } };
