import { configureStore } from '@reduxjs/toolkit';
import { createContext, useCallback, useContext } from 'react';
import { useDispatch } from 'react-redux';
import type { Ports } from '../app/ports';
import { createCandidateQueries, type CandidateQueries } from './candidate-queries';
import { snacks } from './snacks';

/** The signed-in area's store: what was fetched, and the messages that pass by. */
export const createPortalStore = (ports: Ports) => {
  const queries = createCandidateQueries(ports);
  const store = configureStore({
    reducer: { [queries.reducerPath]: queries.reducer, snacks: snacks.reducer },
    middleware: (defaults) => defaults().concat(queries.middleware),
  });
  /** Until what it answers is called. RTK Query's own `setupListeners` would bring its window listeners along (0.3 kB), and ours knows better. */
  const fetchAgainWhenBack = (): (() => void) => {
    const watching = ports.line.back.subscribe(() => store.dispatch(queries.internalActions.onOnline()));
    return () => watching.unsubscribe();
  };
  return { store, queries, fetchAgainWhenBack };
};

const QueriesContext = createContext<CandidateQueries | undefined>(undefined);

export const QueriesProvider = QueriesContext.Provider;

export const useQueries = (): CandidateQueries => {
  const queries = useContext(QueriesContext);
  if (queries === undefined) throw new Error('A screen stands outside the signed-in area.');
  return queries;
};

/** After a booking the list and the free times are no longer what was fetched. */
export const useForgetBooked = (): (() => void) => {
  const queries = useQueries();
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(queries.util.invalidateTags(['Jobs', 'Slots'])), [dispatch, queries]);
};
