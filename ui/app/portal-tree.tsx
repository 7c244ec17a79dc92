import { StrictMode, type ReactNode } from 'react';
import { App } from './app';
import { PortsProvider, type Ports } from './ports';

export interface PortalTreeProps {
  readonly ports: Ports;
  /** The router around what it is given: the browser's own, or one that stands still. */
  readonly router: (app: ReactNode) => ReactNode;
}

/** The portal from its root on: drawn when it is built and taken over in the browser, so it must be the same tree. */
export const PortalTree = ({ ports, router }: PortalTreeProps) => (
  <StrictMode>
    <PortsProvider value={ports}>{router(<App />)}</PortsProvider>
  </StrictMode>
);
