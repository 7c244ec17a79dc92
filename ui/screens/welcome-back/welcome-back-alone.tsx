import { useState } from 'react';
import { Provider } from 'react-redux';
import { usePorts } from '../../app/ports';
import { createPortalStore, QueriesProvider } from '../../store/portal-store';
import { WelcomeBack } from './welcome-back';

/** The same question on a page outside the signed-in area, which has no store of what was fetched. */
export const WelcomeBackAlone = ({ onYes }: { readonly onYes: () => void }) => {
  const ports = usePorts();
  const [{ store, queries }] = useState(() => createPortalStore(ports));
  return (
    <Provider store={store}>
      <QueriesProvider value={queries}>
        <WelcomeBack onYes={onYes} />
      </QueriesProvider>
    </Provider>
  );
};
