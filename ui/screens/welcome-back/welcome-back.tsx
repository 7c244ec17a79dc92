import { signOut } from '../../../application/journeys/sign-out';
import { signIn } from '../../../application/navigation/destination';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useQueries } from '../../store/portal-store';
import { WelcomeBackDialog } from './welcome-back-dialog';
import { welcomeBackView } from './welcome-back.view';

/** 'No, log out' wipes everything and goes to sign-in; 'Yes' goes on (spec 1 §2). */
export const WelcomeBack = ({ onYes }: { readonly onYes: () => void }) => {
  const ports = usePorts();
  const travel = useTravel();
  const { data, error, refetch } = useQueries().useProfileQuery(undefined);
  const leave = (): void => {
    void signOut(ports)();
    travel.instead(signIn);
  };
  return (
    <WelcomeBackDialog view={welcomeBackView(data, error)} onYes={onYes} onNo={leave} onRetry={() => void refetch()} />
  );
};
