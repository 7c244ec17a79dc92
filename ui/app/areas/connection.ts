/* The notices for a slow connection and its measurement: few visits ever load them. */
import '../ground/every-page';
import { connectionModule } from '../../../adapters/composition/areas/connection';
import { ConnectionNotices } from '../../screens/connection/connection-notices';

export const area = { module: connectionModule, parts: { ConnectionNotices } };
