import { signOut } from '../../../application/journeys/sign-out';
import { signIn } from '../../../application/navigation/destination';
import { usePorts } from '../../app/ports';
import { useTravel } from '../../app/use-travel';
import { useProfileQuery } from '../../store/profile';
import { SessionProvider } from '../../store/session-provider';
import { WelcomeBackDialog } from './welcome-back-dialog';
import { welcomeBackView } from './welcome-back.view';

export interface WelcomeBackProps {
  readonly onYes: () => void;
}

const Question = ({ onYes }: WelcomeBackProps) => {
  const ports = usePorts();
  const travel = useTravel();
  const { data, error, refetch } = useProfileQuery(undefined);
  const leave = (): void => {
    void signOut(ports)();
    travel.instead(signIn);
  };
  return (
    <WelcomeBackDialog view={welcomeBackView(data, error)} onYes={onYes} onNo={leave} onRetry={() => void refetch()} />
  );
};

/** 'No, log out' wipes everything and goes to sign-in; 'Yes' continues (spec 1 §2). Also used on pages without a store. */
export const WelcomeBack = ({ onYes }: WelcomeBackProps) => (
  <SessionProvider>
    <Question onYes={onYes} />
  </SessionProvider>
);
