import { StrictMode, useMemo, type ReactNode } from 'react';
import { RecoveryContext, type Recovery } from '../kit/recovery';
import { App } from './app';
import { AreasProvider, type Areas } from '../hooks/areas';
import { PortsProvider, type Ports } from '../hooks/ports';

export interface PortalTreeProps {
  readonly ports: Ports;
  readonly areas: Areas;
  /** The router around its children: the browser's own, or a static one. */
  readonly router: (app: ReactNode) => ReactNode;
}

/** Offline, a reload would replace the candidate's work with an empty page, so nothing is reloaded. */
const recoveryBy = ({ page, connectivity }: Ports): Recovery => ({
  reload: async () => {
    const { _tag } = await page.deployed();
    if (_tag === 'Unreachable') return false;
    page.reload();
    return true;
  },
  backOnline: connectivity.back,
});

/** The whole portal from its root. It is prerendered by the build and hydrated in the browser, so both must render the same tree. */
export const PortalTree = ({ ports, areas, router }: PortalTreeProps) => {
  const recovery = useMemo(() => recoveryBy(ports), [ports]);
  return (
    <StrictMode>
      <PortsProvider value={ports}>
        <AreasProvider value={areas}>
          <RecoveryContext value={recovery}>{router(<App />)}</RecoveryContext>
        </AreasProvider>
      </PortsProvider>
    </StrictMode>
  );
};
