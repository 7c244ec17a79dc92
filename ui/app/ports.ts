import { createContext, useContext } from 'react';
import type { PortToken } from '../../adapters/composition/portal-tokens';
import type { LineWatch } from '../../application/live/line-watch';
import type { Now } from '../../application/live/now';
import type { Scope } from '../../application/live/scope';
import type { SessionWatch } from '../../application/live/session-watch';
import type { Area } from '../../application/navigation/routes';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { Clipboard } from '../../application/ports/clipboard';
import type { DeviceClock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import type { PortalPage } from '../../application/ports/portal-page';
import type { Presence } from '../../application/ports/presence';
import type { Reporter } from '../../application/ports/reporter';
import type { SessionStore } from '../../application/ports/session-store';

/** What loads as one chunk: the areas in the route table, and those that a page loads on demand. */
export type AreaName =
  | Area
  | 'calendar-files'
  | 'chat-notices'
  | 'connection'
  | 'live-line'
  | 'daily-room'
  | 'map'
  | 'next-up'
  | 'peer-room'
  | 'profile-calls'
  | 'recorded-visit'
  | 'session-recording'
  | 'social-button'
  | 'voice-line'
  | 'welcome-back';

/** The outside world, as pages see it. */
export interface Ports {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly presence: Presence;
  readonly sessionWatch: SessionWatch;
  readonly line: LineWatch;
  readonly page: PortalPage;
  readonly clock: DeviceClock;
  /** The clock used for rendering. */
  readonly now: Now;
  readonly clipboard: Clipboard;
  readonly environment: Environment;
  readonly reporter: Reporter;
  /** Binds the calls of an area; a screen is rendered once its area is loaded. */
  readonly open: (area: AreaName) => Promise<void>;
  /** The calls of a loaded area. */
  readonly find: <P>(port: PortToken<P>) => P;
  /** The same for an area that may have to load first. */
  readonly bring: <P>(area: AreaName, port: PortToken<P>) => Promise<P>;
  /** The scope of the current session: what starts in it ends with it. */
  readonly sessionScope: () => Scope;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export const PortsProvider = PortsContext.Provider;

export const usePorts = (): Ports => {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('A screen stands outside PortsProvider.');
  return ports;
};
