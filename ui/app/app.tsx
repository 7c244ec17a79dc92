import { createElement, lazy, Suspense, useSyncExternalStore, type ComponentType, type PropsWithChildren } from 'react';
import * as O from 'fp-ts/Option';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberIntended } from '../../application/identity/enter.journey';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import type { Carried } from '../../application/navigation/carried';
import { myJobs, signIn, type Destination } from '../../application/navigation/destination';
import { encodedLink } from '../../application/navigation/encoded-links';
import { fromPath, properPath, toPath } from '../../application/navigation/path';
import { rowOf, type DestinationTag } from '../../application/navigation/routes';
import { useDropGuard } from '../kit/drop-guard';
import { Tall } from '../kit/layout';
import { PageFrame } from '../kit/page-frame';
import { useAreas, type ScreenProps } from '../hooks/areas';
import { ChunkBoundary } from '../hooks/chunk-boundary';
import { UntilLoaded } from '../hooks/lazy-screen';
import { ConnectivityStrip } from '../hooks/connectivity-strip';
import { usePorts } from '../hooks/ports';
import { PublicMenu } from './public-menu';
import { useJobInHand } from '../hooks/use-job-in-hand';
import { useRecordedVisit } from '../hooks/use-recorded-visit';
import { usePageChange } from '../hooks/use-page-change';
import { useSignedIn } from '../hooks/use-signed-in';
import { withoutSecret } from './secret-address';
import { useOnce } from '../kit/use-once';

/** Few browsers need this notice, so only those load it. If it fails to load, it is left out. */
const StorageNotice = lazy<ComponentType>(() =>
  import('./storage-notice').then(
    (part) => ({ default: part.StorageNotice }),
    () => ({ default: () => null }),
  ),
);

const unchanging = (): (() => void) => () => undefined;

/** A page that comes drawn says nothing of the browser. */
const BlockedStorage = () => {
  const { page } = usePorts();
  const storesData = useSyncExternalStore(unchanging, page.storesData, () => true);
  return (
    !storesData && (
      <Suspense>
        <StorageNotice />
      </Suspense>
    )
  );
};

/** Screens that need no session store: sign-in, adverts and the pages where applying ends. */
const PublicArea = ({ children }: PropsWithChildren) => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  const home = useSignedIn() ? toPath(myJobs) : undefined;
  return (
    <PageFrame version={environment.version} home={home} menu={<PublicMenu />} above={<ConnectivityStrip />}>
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
      >
        <UntilLoaded fallback={<Tall />}>{children}</UntilLoaded>
      </ChunkBoundary>
    </PageFrame>
  );
};

const signInFirst: Carried = { toPage: true };

/**
 * Without a token the page is remembered and sign-in comes first (spec 1 §6). A visitor who goes back to a page after the session ended is not
 * returned to it by signing in: on a shared phone the page may have been another person's (R3a).
 */
const SessionGate = ({ opened, children }: PropsWithChildren<{ readonly opened: string }>) => {
  const { session, environment, reporter } = usePorts();
  const { Screen } = useAreas().part('SignedInShell');
  const { pathname, search, key } = useLocation();
  const wentBack = useNavigationType() === NavigationType.Pop && key !== opened;
  if (!isSignedIn(session)) {
    if (!wentBack) rememberIntended(session)(`${pathname}${search}`);
    return (
      <Navigate to={toPath(signIn)} replace state={wentBack || pathname === toPath(myJobs) ? undefined : signInFirst} />
    );
  }
  return (
    <ChunkBoundary onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}>
      <UntilLoaded fallback={<PageFrame version={environment.version}>{null}</PageFrame>}>
        <Screen>{children}</Screen>
      </UntilLoaded>
    </ChunkBoundary>
  );
};

interface ScreenOfProps<T extends DestinationTag> {
  readonly tag: T;
  readonly props: ScreenProps[T];
}

/** A screen with its props. */
const ScreenOf = <T extends DestinationTag>({ tag, props }: ScreenOfProps<T>) =>
  createElement(useAreas().screen(tag).Screen, props);

/** A screen about the job in hand; without a job it redirects to My Job Applications (R3). */
const OfJobInHand = ({ destination }: { readonly destination: Destination }) => {
  const job = useJobInHand();
  return job === undefined ? (
    <Navigate to={toPath(myJobs)} replace />
  ) : (
    <ScreenOf tag={destination._tag} props={{ ...destination, job }} />
  );
};

const Place = ({ destination, opened }: { readonly destination: Destination; readonly opened: string }) => {
  const { gate } = rowOf(destination._tag);
  switch (gate) {
    case 'public':
    case 'way in':
      return (
        <PublicArea>
          {gate === 'way in' && <BlockedStorage />}
          <ScreenOf tag={destination._tag} props={destination} />
        </PublicArea>
      );
    case 'signed in':
      return (
        <SessionGate opened={opened}>
          <ScreenOf tag={destination._tag} props={destination} />
        </SessionGate>
      );
    case 'job in hand':
      return (
        <SessionGate opened={opened}>
          <OfJobInHand destination={destination} />
        </SessionGate>
      );
  }
};

/** Signed in: My Job Applications; otherwise sign-in. Unknown paths redirect there too. */
const Elsewhere = () => {
  const { session } = usePorts();
  return <Navigate to={toPath(isSignedIn(session) ? myJobs : signIn)} replace />;
};

/** A link with encoded ids is resolved before the route is matched or a session is required (R1). */
const EncodedLinks = () => {
  const { Screen } = useAreas().part('LinkResolver');
  return (
    <PublicArea>
      <Screen />
    </PublicArea>
  );
};

export const App = () => {
  usePageChange();
  useDropGuard();
  const location = useLocation();
  const { pathname, search, key } = location;
  const state: unknown = location.state;
  const opened = useOnce(key);
  const bare = withoutSecret(location);
  const isBare = bare === undefined;
  // A recorder reads the address, so it waits until the address holds no secret.
  useRecordedVisit(isBare);
  // The secret leaves the address and the history before anything else is fetched, so that no request can leak it.
  if (bare !== undefined) return <Navigate to={bare.to} replace state={bare.state} />;
  if (O.isSome(encodedLink(`${pathname}${search}`))) return <EncodedLinks />;
  const destination = O.toUndefined(fromPath(pathname));
  if (destination === undefined) return <Elsewhere />;
  const proper = properPath(pathname);
  // An alias, or different upper and lower case: the route's own path replaces it in the history (R30).
  if (proper !== undefined) return <Navigate to={{ ...location, pathname: proper }} replace state={state} />;
  return <Place destination={destination} opened={opened} />;
};
