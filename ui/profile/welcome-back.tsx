import { makeRoomFor, signOut } from '../../application/identity/sign-out.journey';
import { signIn } from '../../application/navigation/destination';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { useProfileQuery } from './profile.queries';
import { SessionProvider } from '../store/session-provider';
import { WelcomeBackDialog, type WelcomeBackAct } from './welcome-back-dialog';
import { welcomeBackView } from './welcome-back.view';

export interface WelcomeBackProps {
  readonly onYes: () => void;
  /** The page to which whoever signs in after 'No' comes back; undefined: 'No' logs out. */
  readonly thenBackTo?: string;
}

const Question = ({ onYes, thenBackTo }: WelcomeBackProps) => {
  const ports = usePorts();
  const travel = useTravel();
  const { data, error, refetch } = useProfileQuery(undefined);
  const leave = (): void => {
    void (thenBackTo === undefined ? signOut(ports) : makeRoomFor(ports, thenBackTo))();
    // Nothing stays in storage; until this page is left, the store itself knows that a session ended (R3a).
    ports.session.sessionEnded.clear();
    travel.instead(signIn);
  };
  const act = ({ _tag }: WelcomeBackAct): void => {
    switch (_tag) {
      case 'YesPressed':
        onYes();
        return;
      case 'NoPressed':
        leave();
        return;
      case 'RetryPressed':
        void refetch();
    }
  };
  return <WelcomeBackDialog view={welcomeBackView(data, error)} opensLink={thenBackTo !== undefined} send={act} />;
};

/** 'No' wipes everything and goes to sign-in; 'Yes' continues (spec 1 §2, spec 2 §2.14). Also used on pages without a store. */
export const WelcomeBack = (props: WelcomeBackProps) => (
  <SessionProvider>
    <Question {...props} />
  </SessionProvider>
);
