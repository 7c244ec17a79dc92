import { Suspense, useEffect, useState, type PropsWithChildren } from 'react';
import * as O from 'fp-ts/Option';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberIntended } from '../../application/journeys/enter';
import { isSignedIn } from '../../application/journeys/sign-in';
import { myJobs, signIn, type Destination } from '../../application/navigation/destination';
import { encodedLink } from '../../application/navigation/encoded-links';
import { fromPath, properPath, toPath } from '../../application/navigation/path';
import { rowOf } from '../../application/navigation/routes';
import { Tall } from '../kit/layout';
import { PageFrame } from '../kit/page-frame';
import { ChunkBoundary } from './chunk-boundary';
import { LineStrip } from './line-strip';
import { usePorts } from './ports';
import { PublicMenu } from './public-menu';
import { drawScreen, linkResolver, signedInShell } from './routes';
import { useJobInHand } from './use-job-in-hand';
import { usePageChange } from './use-page-change';
import { withoutSecret } from './secret-address';

/** Screens without a session of their own: sign-in, adverts and where applying ends. */
const PublicArea = ({ children }: PropsWithChildren) => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  return (
    <PageFrame version={environment.version} menu={<PublicMenu />} above={<LineStrip />}>
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
      >
        <Suspense fallback={<Tall />}>{children}</Suspense>
      </ChunkBoundary>
    </PageFrame>
  );
};

/**
 * Without a token the page is remembered and sign-in comes first (spec 1 §6). Who goes back to a page after the session ended is not led there
 * by signing in: on a shared phone it may have been another's (R3a).
 */
const SessionGate = ({ opened, children }: PropsWithChildren<{ readonly opened: string }>) => {
  const { session, environment, reporter } = usePorts();
  const { pathname, search, key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop && key !== opened;
  if (!isSignedIn(session)) {
    if (!wentBack) rememberIntended(session)(`${pathname}${search}`);
    return <Navigate to={toPath(signIn)} replace />;
  }
  const { Screen } = signedInShell;
  return (
    <ChunkBoundary onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}>
      <Suspense fallback={<PageFrame version={environment.version}>{null}</PageFrame>}>
        <Screen>{children}</Screen>
      </Suspense>
    </ChunkBoundary>
  );
};

/** A screen of the job in hand; without one it leads to My Job Applications (R3). */
const OfJobInHand = ({ destination }: { readonly destination: Destination }) => {
  const job = useJobInHand();
  return job === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    drawScreen(destination._tag, { ...destination, job })
  );
};

const Place = ({ destination, opened }: { readonly destination: Destination; readonly opened: string }) => {
  switch (rowOf(destination._tag).gate) {
    case 'public':
    case 'way in':
      return <PublicArea>{drawScreen(destination._tag, destination)}</PublicArea>;
    case 'signed in':
      return <SessionGate opened={opened}>{drawScreen(destination._tag, destination)}</SessionGate>;
    case 'job in hand':
      return (
        <SessionGate opened={opened}>
          <OfJobInHand destination={destination} />
        </SessionGate>
      );
  }
};

/** Signed in: My Job Applications; otherwise sign-in. What no route knows leads there too. */
const Elsewhere = () => {
  const { session } = usePorts();
  return <Navigate to={toPath(isSignedIn(session) ? myJobs : signIn)} replace />;
};

/** A link with encoded ids is resolved before anybody asks what page it is, or for a session (R1). */
const EncodedLinks = () => {
  const { Screen } = linkResolver;
  return (
    <PublicArea>
      <Screen />
    </PublicArea>
  );
};

export const App = () => {
  usePageChange();
  const { recordVisit } = usePorts();
  const location = useLocation();
  const { pathname, key } = location;
  const state: unknown = location.state;
  const [opened] = useState(key);
  const bare = withoutSecret(location);
  const isBare = bare === undefined;
  useEffect(() => {
    if (isBare) recordVisit();
  }, [isBare, recordVisit]);
  // It leaves the address and the history before anything else is fetched, so that nothing can tell it on.
  if (bare !== undefined) return <Navigate to={bare.to} replace state={bare.told} />;
  if (O.isSome(encodedLink(pathname))) return <EncodedLinks />;
  const destination = O.toUndefined(fromPath(pathname));
  if (destination === undefined) return <Elsewhere />;
  const proper = properPath(pathname);
  // Another name, or other letters: its own path takes the place in the history (R30).
  if (proper !== undefined) return <Navigate to={{ ...location, pathname: proper }} replace state={state} />;
  return <Place destination={destination} opened={opened} />;
};
