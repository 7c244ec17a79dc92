import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { isSignedIn, rememberIntended } from '../../application/journeys/sign-in';
import { myJobs, patternOf, signIn, toPath } from '../../application/navigation/destination';
import { PageFrame } from '../kit/page-frame';
import { ChunkBoundary } from './chunk-boundary';
import { usePorts } from './ports';
import { routes, screenTags, signedInShell, type Area } from './routes';
import { usePageChange } from './use-page-change';

/** Screens without a session of their own: sign-in for now. */
const PublicArea = () => {
  const { environment, reporter } = usePorts();
  const { pathname } = useLocation();
  return (
    <PageFrame version={environment.version}>
      <ChunkBoundary
        key={pathname}
        onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
        onReload={() => window.location.reload()}
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </ChunkBoundary>
    </PageFrame>
  );
};

/** Without a token the page is remembered and sign-in comes first (spec 1 §6). */
const SessionGate = () => {
  const { session, environment, reporter } = usePorts();
  const { pathname, search } = useLocation();
  if (!isSignedIn(session)) {
    rememberIntended(session)(`${pathname}${search}`);
    return <Navigate to={toPath(signIn)} replace />;
  }
  const { Screen } = signedInShell;
  return (
    <ChunkBoundary
      onFailure={(error) => reporter.report('screen-failed', { path: pathname, error: String(error) })}
      onReload={() => window.location.reload()}
    >
      <Suspense fallback={<PageFrame version={environment.version}>{null}</PageFrame>}>
        <Screen />
      </Suspense>
    </ChunkBoundary>
  );
};

const screensOf = (area: Area) =>
  screenTags
    .filter((tag) => routes[tag].area === area)
    .map((tag) => {
      const { Screen } = routes[tag].screen;
      return <Route key={tag} path={patternOf[tag]} element={<Screen />} />;
    });

/** Signed in: My Job Applications; otherwise sign-in. What no route knows leads there too. */
const Elsewhere = () => {
  const { session } = usePorts();
  return <Navigate to={toPath(isSignedIn(session) ? myJobs : signIn)} replace />;
};

export const App = () => {
  usePageChange();
  return (
    <Routes>
      <Route element={<PublicArea />}>{screensOf('public')}</Route>
      <Route element={<SessionGate />}>{screensOf('signed-in')}</Route>
      <Route path={patternOf.Root} element={<Navigate to={toPath(signIn)} replace />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
};
