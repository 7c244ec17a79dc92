/* The notices for a slow connection and its measurement: few visits ever load them. */
import '../ground/every-page';
import { deviceModule } from '../../../adapters/composition/areas/device';
import { ConnectionNotices } from '../../screens/connection/connection-notices';

export const area = { module: deviceModule, parts: { ConnectionNotices } };
