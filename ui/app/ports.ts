import { createContext, useContext } from 'react';
import type { lookForSlots } from '../../application/journeys/schedule';
import type { SessionWatch } from '../../application/live/session-watch';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { Clock } from '../../application/ports/clock';
import type { Environment } from '../../application/ports/environment';
import type { Reporter } from '../../application/ports/reporter';
import type { SessionStore } from '../../application/ports/session-store';

/** What screens ask for, resolved from the container once. */
export interface Ports {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly sessionWatch: SessionWatch;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly reporter: Reporter;
  /** Comes with the scheduling screens, for they alone need zones. */
  readonly slotSearch: () => Promise<typeof lookForSlots>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export const PortsProvider = PortsContext.Provider;

export const usePorts = (): Ports => {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('A screen stands outside PortsProvider.');
  return ports;
};
