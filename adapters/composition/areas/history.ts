import { historyCalls } from '../../contract/applications/history.calls';
import { callsModule } from '../area-bindings';

export const historyModule = callsModule('history', historyCalls);
