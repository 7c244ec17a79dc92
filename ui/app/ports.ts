import { createContext, useContext, type ComponentType } from 'react';
import type { lookForSlots } from '../../application/journeys/schedule';
import type { SessionWatch } from '../../application/live/session-watch';
import type { CandidateApi } from '../../application/ports/candidate-api';
import type { DeviceClock } from '../../application/ports/clock';
import type { Clipboard } from '../../application/ports/clipboard';
import type { Environment } from '../../application/ports/environment';
import type { Reporter } from '../../application/ports/reporter';
import type { SessionStore } from '../../application/ports/session-store';
import type { GivingUpProps } from '../screens/giving-up/giving-up.props';
import type { GivingUpProps } from '../screens/giving-up/giving-up.props';

/** What screens ask for, resolved from the container once. */
export interface Ports {
  readonly api: CandidateApi;
  readonly session: SessionStore;
  readonly sessionWatch: SessionWatch;
  readonly clock: DeviceClock;
  readonly clipboard: Clipboard;
  readonly environment: Environment;
  readonly reporter: Reporter;
  /** Comes with the scheduling screens, for they alone need zones. */
  readonly slotSearch: () => Promise<typeof lookForSlots>;
  /** Comes when a candidate first asks to cancel. */
  readonly givingUpDialog: () => Promise<ComponentType<GivingUpProps>>;
  /** Comes when a candidate first asks to cancel. */
  readonly givingUpDialog: () => Promise<ComponentType<GivingUpProps>>;
}

const PortsContext = createContext<Ports | undefined>(undefined);

export const PortsProvider = PortsContext.Provider;

export const usePorts = (): Ports => {
  const ports = useContext(PortsContext);
  if (ports === undefined) throw new Error('A screen stands outside PortsProvider.');
  return ports;
};
