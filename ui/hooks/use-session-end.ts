import {
  sessionMachine,
  type PageSession,
  type SessionEvent,
  type SessionPage,
} from '../../application/identity/session-end.live';
import { myJobs, signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { useMachine } from '../kit/use-machine';
import { usePorts } from './ports';
import { useTravel } from './use-travel';

/** The session of this page, and its end (R3, R3a). `forget`: a public page stays after most ends, and drops the first person's data. */
export const useSessionEnd = (
  page: SessionPage,
  forget?: () => void,
): readonly [PageSession, (event: SessionEvent) => void] => {
  const ports = usePorts();
  const travel = useTravel();
  return useMachine(() =>
    sessionMachine(page, {
      ...ports,
      address: () => `${window.location.pathname}${window.location.search}`,
      forget,
      reload: () => window.location.replace(toPath(myJobs)),
      showSignIn: () => travel.instead(signIn),
    }),
  );
};
