/* The notices for a slow connection and its measurement: few visits ever load them. */
import '../app/ground/network';
import { networkModule } from '../../adapters/composition/areas/network';
import { ConnectionNotices, type ConnectionNoticesProps } from './connection-notices';

declare module '../hooks/areas' {
  interface PartProps {
    readonly ConnectionNotices: ConnectionNoticesProps;
  }
}

export const area = { module: networkModule, parts: { ConnectionNotices } };
