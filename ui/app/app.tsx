import { Suspense, useEffect, useState, type ReactNode } from 'react';
import * as O from 'fp-ts/Option';
import { Navigate, NavigationType, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { rememberIntended } from '../../application/journeys/enter';
import { isSignedIn } from '../../application/journeys/sign-in';
import { myJobs, signIn } from '../../application/navigation/destination';
import { patternOf, toPath } from '../../application/navigation/path';
import { encodedLink } from '../../application/navigation/encoded-links';
import { Tall } from '../kit/layout';
import { PageFrame } from '../kit/page-frame';
import { ChunkBoundary } from './chunk-boundary';
import { LineStrip } from './line-strip';
import { usePorts } from './ports';
import { PublicMenu } from './public-menu';
import { linkResolver, routes, screenTags, signedInShell, type Area } from './routes';
import { usePageChange } from './use-page-change';
import { withoutSecret } from './secret-address';

/** Screens without a session of their own: sign-in, adverts and where applying ends. */
const PublicArea = ({ children = <Outlet /> }: { readonly children?: ReactNode }) => {
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
const SessionGate = ({ opened }: { readonly opened: string }) => {
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
  const [opened] = useState(key);
  const bare = withoutSecret(location);
  const isBare = bare === undefined;
  useEffect(() => {
    if (isBare) recordVisit();
  }, [isBare, recordVisit]);
  // It leaves the address and the history before anything else is fetched, so that nothing can tell it on.
  if (bare !== undefined) return <Navigate to={bare.to} replace state={bare.told} />;
  if (O.isSome(encodedLink(pathname))) return <EncodedLinks />;
  return (
    <Routes>
      <Route element={<PublicArea />}>{screensOf('public')}</Route>
      <Route element={<SessionGate opened={opened} />}>{screensOf('signed-in')}</Route>
      {/* What else stands below the list is the list (R10a). */}
      <Route path={patternOf.SignInLink} element={<Navigate to={toPath(myJobs)} replace />} />
      <Route path={patternOf.Root} element={<Navigate to={toPath(signIn)} replace />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
};
