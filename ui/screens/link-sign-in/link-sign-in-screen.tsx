import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isCallFailure } from '../../../application/failure';
import {
  makeRoom,
  openSignInLink,
  pressSignInLink,
  readSignInLink,
  type ReadLink,
} from '../../../application/journeys/sign-in-by-link';
import { myJobs, signIn, toPath } from '../../../application/navigation/destination';
import { usePorts } from '../../app/ports';
import { toldLink, useTravel } from '../../app/use-travel';
import { LinkSignInPage } from './link-sign-in-page';
import { linkSignInView, type LinkSignInState } from './link-sign-in.view';

const ByLink = ({ link }: { readonly link: ReadLink }) => {
  const ports = usePorts();
  const travel = useTravel();
  const [state, setState] = useState<LinkSignInState>({ _tag: 'Opening' });
  const { email } = link;
  const ready = { _tag: 'Ready', email, pressed: false, failure: undefined } as const;

  /** Whether nobody is in the way; what else was found is shown. */
  const look = async (stillHere: () => boolean = () => true): Promise<boolean> => {
    const opened = await openSignInLink(ports)(link)();
    if (!stillHere()) return false;
    if (E.isLeft(opened)) setState({ _tag: 'NotOpened', failure: opened.left });
    else if (opened.right._tag === 'SignedInAlready') travel.instead(opened.right.destination);
    else if (opened.right._tag === 'SomebodyElse')
      setState({ _tag: 'SomebodyElse', email, here: opened.right.email, leaving: false });
    else return true;
    return false;
  };
  const open = async (stillHere?: () => boolean): Promise<void> => {
    if (await look(stillHere)) setState(ready);
  };
  useEffect(() => {
    let gone = false;
    void open(() => !gone);
    return () => {
      gone = true;
    };
    // Once for each page: what happens later is pressed.
  }, []);

  const press = async (): Promise<void> => {
    setState({ ...ready, pressed: true });
    // Somebody may have signed in meanwhile in another tab: their session is not taken from them.
    if (!(await look())) return;
    const pressed = await pressSignInLink(ports)(link)();
    if (E.isRight(pressed)) travel.instead(pressed.right);
    else if (isCallFailure(pressed.left)) setState({ ...ready, failure: pressed.left });
    else setState({ _tag: 'Over', refusal: pressed.left });
  };
  const signOutFirst = async (): Promise<void> => {
    if (state._tag !== 'SomebodyElse' || state.leaving) return;
    setState({ ...state, leaving: true });
    await makeRoom(ports)();
    setState(ready);
  };

  return (
    <LinkSignInPage
      view={linkSignInView(state)}
      onSignIn={() => void press()}
      onSignOut={() => void signOutFirst()}
      onRetry={() => {
        setState({ _tag: 'Opening' });
        void open();
      }}
      onStay={() => travel.instead(myJobs)}
      onNewCode={() => travel.instead(signIn)}
    />
  );
};

const nothing = (): void => undefined;

/** Where a mailed sign-in link leads (spec 1 §2): opening it changes nothing, its button signs in, on any device. */
export const LinkSignInScreen = () => {
  const location = useLocation();
  const travel = useTravel();
  const state: unknown = location.state;
  const [told] = useState(() => toldLink(state));
  if (told === undefined) return <Navigate to={toPath(signIn)} replace />;
  const link = readSignInLink(told);
  return E.isRight(link) ? (
    <ByLink link={link.right} />
  ) : (
    <LinkSignInPage
      view={linkSignInView({ _tag: 'Over', refusal: link.left })}
      onSignIn={nothing}
      onSignOut={nothing}
      onRetry={nothing}
      onStay={nothing}
      onNewCode={() => travel.instead(signIn)}
    />
  );
};
