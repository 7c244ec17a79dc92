import { createContext, useContext } from 'react';
import type { PortalPorts, PortToken } from '../../adapters/composition/portal-tokens';
import type { Scope } from '../../application/live/scope';

/** What loads as one chunk, by name: `loadArea` (ui/app/load-areas.ts) fills it in, so that this floor knows no area. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The shell fills it in.
export interface AreasByName {}

export type AreaName = keyof AreasByName;

/** The outside world, as pages see it: what every page has, and what areas bring. */
export interface Ports extends PortalPorts {
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
