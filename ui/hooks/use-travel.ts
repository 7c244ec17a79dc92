import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Carried } from '../../application/navigation/carried';
import type { Destination } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { landingPath, type Landing } from '../../application/navigation/landing';

export interface Travel {
  readonly to: (destination: Destination, carried?: Carried) => void;
  /** Replaces the current history entry. `carried` is the navigation state for the next page, passed along with its URL (R3). */
  readonly instead: (destination: Destination, carried?: Carried) => void;
  /** Where a sign-in leads; it replaces the page that signed in. */
  readonly land: (landing: Landing) => void;
}

/** Navigates to a destination; no screen builds a URL. */
export const useTravel = (): Travel => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      to: (destination, carried) => void navigate(toPath(destination), { state: carried }),
      instead: (destination, carried) => void navigate(toPath(destination), { replace: true, state: carried }),
      land: (landing) =>
        void navigate(landingPath(landing), {
          replace: true,
          state: landing.begins ? ({ begins: true } satisfies Carried) : undefined,
        }),
    }),
    [navigate],
  );
};
