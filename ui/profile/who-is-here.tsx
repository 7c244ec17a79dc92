import { useState, type PropsWithChildren } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCarried } from '../../application/navigation/carried';
import { useAreas } from '../hooks/areas';
import { useAnswered } from '../hooks/answered';
import { UntilLoaded } from '../hooks/lazy-screen';

/** The router's name for the page that a tab was opened with. */
const openedHere = 'default';

/** Whether a link opened this page, or the one that led here: then nobody has said yet who is here. */
export const useOpenedByLink = (): boolean => {
  const location = useLocation();
  return location.key === openedHere || isCarried(location.state, 'fromLink');
};

/**
 * A page that mails link to asks who is here before it shows anything, with the profile of the session (spec 2 §2.14, R3a). It does not ask those who
 * come from within the portal, from sign-in or from Welcome Back: they have just said so.
 */
export const WhoIsHere = ({ children }: PropsWithChildren) => {
  const location = useLocation();
  const navigate = useNavigate();
  const answered = useAnswered();
  const { Screen: WelcomeBack } = useAreas().part('WelcomeBack');
  const byLink = useOpenedByLink();
  const [known, setKnown] = useState(answered || !byLink);
  if (known) return <>{children}</>;
  const here = `${location.pathname}${location.search}`;
  return (
    <UntilLoaded>
      <WelcomeBack
        thenBackTo={here}
        onYes={() => {
          setKnown(true);
          // A reload does not ask again.
          void navigate(here, { replace: true });
        }}
      />
    </UntilLoaded>
  );
};
