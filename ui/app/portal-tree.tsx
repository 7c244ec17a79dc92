import { StrictMode, type ReactNode } from 'react';
import { ReloadContext, type Reload } from '../kit/reload';
import { App } from './app';
import { PortsProvider, type Ports } from './ports';

export interface PortalTreeProps {
  readonly ports: Ports;
  readonly reload: Reload;
  /** The router around what it is given: the browser's own, or one that stands still. */
  readonly router: (app: ReactNode) => ReactNode;
}

/** The portal from its root on: drawn when it is built and taken over in the browser, so it must be the same tree. */
export const PortalTree = ({ ports, reload, router }: PortalTreeProps) => (
  <StrictMode>
    <PortsProvider value={ports}>
      <ReloadContext value={reload}>{router(<App />)}</ReloadContext>
    </PortsProvider>
  </StrictMode>
);
