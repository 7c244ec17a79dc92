/* The notices for a slow connection and its measurement: few visits ever load them. */
import '../app/ground/line';
import { lineModule } from '../../adapters/composition/areas/line';
import { ConnectionNotices, type ConnectionNoticesProps } from './connection-notices';

declare module '../hooks/areas' {
  interface PartProps {
    readonly ConnectionNotices: ConnectionNoticesProps;
  }
}

export const area = { module: lineModule, parts: { ConnectionNotices } };
