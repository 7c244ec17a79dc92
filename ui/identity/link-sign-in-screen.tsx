import * as E from 'fp-ts/Either';

import { Navigate, useLocation } from 'react-router-dom';
import { readSignInLink, type ReadLink } from '../../application/identity/sign-in-by-link.journey';
import { linkSignInMachine } from '../../application/identity/sign-in-by-link.live';
import { carriedLink } from '../../application/navigation/carried';
import { signIn } from '../../application/navigation/destination';
import { toPath } from '../../application/navigation/path';
import { usePorts } from '../hooks/ports';
import { useTravel } from '../hooks/use-travel';
import { useMachine } from '../kit/use-machine';
import { LinkSignInPage } from './link-sign-in-page';
import { linkSignInView } from './link-sign-in.view';
import { useOnce } from '../kit/use-once';

const ByLink = ({ link }: { readonly link: ReadLink }) => {
  const ports = usePorts();
  const { land } = useTravel();
  const [state, send] = useMachine(() => linkSignInMachine({ ...ports, land }, link));
  return <LinkSignInPage view={linkSignInView(state)} send={send} />;
};

const nothing = (): void => undefined;

/** Where a mailed sign-in link leads (spec 1 §2): opening it changes nothing, its button signs in, on any device. */
export const LinkSignInScreen = () => {
  const location = useLocation();
  const state: unknown = location.state;
  const link = useOnce(() => {
    const openedLink = carriedLink(state);
    return openedLink === undefined ? undefined : readSignInLink(openedLink);
  });
  if (link === undefined) return <Navigate to={toPath(signIn)} replace />;
  return E.isRight(link) ? (
    <ByLink link={link.right} />
  ) : (
    <LinkSignInPage view={linkSignInView({ _tag: 'Over', refusal: link.left })} send={nothing} />
  );
};
