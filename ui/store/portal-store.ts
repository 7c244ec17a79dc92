import { configureStore } from '@reduxjs/toolkit';
import type { Scope } from '../../application/live/scope';
import type { Ports } from '../hooks/ports';
import { queries, StorePorts } from './queries';
import { snacks } from './snacks';

const createStore = (ports: Ports) =>
  configureStore({
    reducer: { [queries.reducerPath]: queries.reducer, snacks: snacks.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: new StorePorts(ports) } }).concat(queries.middleware),
  });

export type PortalStore = ReturnType<typeof createStore>;

const stores = new WeakMap<Scope, PortalStore>();

/** The one store of the current session: fetched data and snackbar messages. It outlives the pages that show it, but never the session. */
export const storeOfSession = (ports: Ports): PortalStore => {
  const session = ports.sessionScope();
  const there = stores.get(session);
  if (there !== undefined) return there;
  const store = createStore(ports);
  stores.set(session, store);
  // RTK Query's own `setupListeners` would bundle its window listeners (0.3 kB), and our connection check is more reliable.
  session.run(ports.connectivity.back, () => store.dispatch(queries.internalActions.onOnline()));
  session.run(ports.presence.returns, () => store.dispatch(queries.internalActions.onFocus()));
  return store;
};
