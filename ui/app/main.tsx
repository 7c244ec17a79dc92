import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserPortal, removeServiceWorkers } from '../../adapters/composition/browser';
import { isSignedIn } from '../../application/identity/sign-in.journey';
import { lookAgain } from './early/look-again';
import { goLive } from '../hooks/taken-over';
import './ground/every-page';
import { openedAt, preload } from '../hooks/opened-at';
import { PortalTree } from './portal-tree';
import type { AreaName, Ports } from '../hooks/ports';
import { areasThrough, callsIn, loadArea } from './load-areas';

const ports: Ports = browserPortal<AreaName>(window, {
  load: (area) => loadArea[area](),
  withCalls: callsIn,
  withCalendarFile: 'calendar-files',
});
const areas = areasThrough(ports);
const opened = openedAt(window);
const portal = <PortalTree ports={ports} areas={areas} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;

const reported =
  (event: string) =>
  (error: unknown): void =>
    ports.reporter.report(event, { error: String(error) });

/**
 * Takes over a page that came drawn, in one pass: a part whose program is still on its way would be drawn anew at the first change. A signed-in
 * candidate never uses the drawn sign-in form: it is replaced by their own screen. Nor does anybody use a page that was drawn for somebody else
 * (early/own-drawing); the early script looks again, because meanwhile somebody may have signed out or in beside this page.
 */
const drawIn = (root: HTMLElement): void => {
  dispatchEvent(new Event(lookAgain));
  if (
    root.firstElementChild !== null &&
    !('discarded' in document.documentElement.dataset) &&
    !(opened === 'SignIn' && isSignedIn(ports.session))
  )
    hydrateRoot(root, portal, { onRecoverableError: reported('finished-page-differs') });
  else {
    root.replaceChildren();
    createRoot(root).render(portal);
  }
  goLive(document);
};

const needed = preload(opened, ports, areas);
removeServiceWorkers(navigator).catch(reported('service-worker-stays'));

const root = document.getElementById('root');
if (root === null) ports.reporter.report('no-root');
else if (root.firstElementChild === null) drawIn(root);
// A part that failed to load says so once it is drawn.
else void needed.then(() => drawIn(root));
