/* What is needed when the line is slow or measured: few visits ever load it. */
import '../ground/every-page';
export { browserNetworkProbe } from '../../../adapters/composition/areas/connection';
export { ConnectionNotices } from '../../screens/connection/connection-notices';
