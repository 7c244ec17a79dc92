import type { Clipboard } from '../../application/ports/clipboard';
import type { LineWatch } from '../../application/live/line-watch';
import type { SessionWatch } from '../../application/live/session-watch';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import type { PortalPage } from '../../application/ports/portal-page';
import type { Presence } from '../../application/ports/presence';
import type { Reporter } from '../../application/ports/reporter';
import type { SessionStore } from '../../application/ports/session-store';
import { token } from './token';

/** What a face of the portal can ask the container for. */
export const portalTokens = {
  api: token<CandidateApi>('CandidateApi'),
  session: token<SessionStore>('SessionStore'),
  line: token<LineWatch>('LineWatch'),
  page: token<PortalPage>('PortalPage'),
  presence: token<Presence>('Presence'),
  sessionWatch: token<SessionWatch>('SessionWatch'),
  clock: token<DeviceClock>('DeviceClock'),
  clipboard: token<Clipboard>('Clipboard'),
  environment: token<Environment>('Environment'),
  reporter: token<Reporter>('Reporter'),
} as const;
