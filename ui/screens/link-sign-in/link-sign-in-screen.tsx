import * as E from 'fp-ts/Either';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isCallFailure } from '../../../application/failure';
import {
  openSignInLink,
  pressSignInLink,
  readSignInLink,
  type ReadLink,
  type SomebodyElse,
} from '../../../application/journeys/sign-in-by-link';
import { makeRoom } from '../../../application/journeys/sign-out';
import { myJobs, signIn } from '../../../application/navigation/destination';
import { toPath } from '../../../application/navigation/path';
import type { Email } from '../../../domain/identity/email';
import { usePorts } from '../../app/ports';
import { named, useTravel, type ToldLink } from '../../app/use-travel';
import { LinkSignInPage } from './link-sign-in-page';
import { linkSignInView, type LinkSignInState } from './link-sign-in.view';

const ready = (email: Email) => ({ _tag: 'Ready', email, pressed: false, failure: undefined }) as const;

const somebodyElse = (email: Email, { email: here }: SomebodyElse): LinkSignInState => ({
  _tag: 'SomebodyElse',
  email,
  here,
});

const ByLink = ({ link }: { readonly link: ReadLink }) => {
  const ports = usePorts();
  const travel = useTravel();
  const [state, setState] = useState<LinkSignInState>({ _tag: 'Opening' });
  const [tries, setTries] = useState(1);
  const { email } = link;
  useEffect(() => {
    let gone = false;
    void openSignInLink(ports)(link)().then((opened) => {
      if (gone) return;
      if (E.isLeft(opened)) setState({ _tag: 'NotOpened', failure: opened.left });
      else if (opened.right._tag === 'SignedIn') travel.land(opened.right.landing);
      else setState(opened.right._tag === 'SomebodyElse' ? somebodyElse(link.email, opened.right) : ready(link.email));
    });
    return () => {
      gone = true;
    };
  }, [ports, link, travel, tries]);

  const press = async (): Promise<void> => {
    setState({ ...ready(email), pressed: true });
    const pressed = await pressSignInLink(ports)(link)();
    if (E.isLeft(pressed))
      setState(
        isCallFailure(pressed.left)
          ? { ...ready(email), failure: pressed.left }
          : { _tag: 'Over', refusal: pressed.left },
      );
    else if (pressed.right._tag === 'SignedIn') travel.land(pressed.right.landing);
    else setState(somebodyElse(email, pressed.right));
  };
  const signOutFirst = (): void => {
    void makeRoom(ports)();
    setState(ready(email));
  };

  return (
    <LinkSignInPage
      view={linkSignInView(state)}
      onSignIn={() => void press()}
      onSignOut={signOutFirst}
      onRetry={() => {
        setState({ _tag: 'Opening' });
        setTries(tries + 1);
      }}
      onStay={() => travel.instead(myJobs)}
      onNewCode={() => travel.instead(signIn)}
    />
  );
};

const nothing = (): void => undefined;

/** The mailed link that opened the page. */
const toldLink = (state: unknown): ToldLink | undefined => {
  const link = named(state, 'link');
  const [email, code] = [named(link, 'email'), named(link, 'code')];
  return typeof email === 'string' && typeof code === 'string' ? { email, code } : undefined;
};

/** Where a mailed sign-in link leads (spec 1 §2): opening it changes nothing, its button signs in, on any device. */
export const LinkSignInScreen = () => {
  const location = useLocation();
  const travel = useTravel();
  const state: unknown = location.state;
  const [link] = useState(() => {
    const told = toldLink(state);
    return told === undefined ? undefined : readSignInLink(told);
  });
  if (link === undefined) return <Navigate to={toPath(signIn)} replace />;
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
