import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { usePorts } from '../hooks/ports';
import { storeOfSession } from './portal-store';
import { useOnce } from '../kit/use-once';

/**
 * Provides the store of the session that is current at the first render. A component that is still mounted after the session ends keeps that store:
 * it is about to unmount.
 */
export const SessionProvider = ({ children }: PropsWithChildren) => {
  const ports = usePorts();
  const store = useOnce(() => storeOfSession(ports));
  return <Provider store={store}>{children}</Provider>;
};
