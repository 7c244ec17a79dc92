import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toPath, type Destination } from '../../application/navigation/destination';

export interface Travel {
  readonly to: (destination: Destination) => void;
  /** Takes the place of the present page in the history. */
  readonly instead: (destination: Destination) => void;
}

/** Goes to a destination; no screen writes a URL. */
export const useTravel = (): Travel => {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      to: (destination) => void navigate(toPath(destination)),
      instead: (destination) => void navigate(toPath(destination), { replace: true }),
    }),
    [navigate],
  );
};
