import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browserPortal, removeServiceWorkers } from '../../adapters/composition/browser';
import { isSignedIn } from '../../application/journeys/sign-in';
import { goLive } from './early/taken-over';
import './ground/every-page';
import { openedAt, preload } from './opened-at';
import { PortalTree } from './portal-tree';
import type { AreaName, Ports } from './ports';
import { areasThrough, callsIn, loadArea } from './routes';

const ports: Ports = browserPortal<AreaName>(window, {
  load: (area) => loadArea[area](),
  withCalls: callsIn,
  withCalendarFile: 'calendar-files',
});
const areas = areasThrough(ports);
const opened = openedAt(window);
const alreadySignedIn = isSignedIn(ports.session);
const portal = <PortalTree ports={ports} areas={areas} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;

/** Hydrates a prerendered page. A signed-in candidate never uses the prerendered sign-in form: it is replaced by their own screen. */
const drawIn = (root: HTMLElement): void => {
  if (root.firstElementChild !== null && !(opened === 'SignIn' && alreadySignedIn)) {
    hydrateRoot(root, portal, {
      onRecoverableError: (error) => ports.reporter.report('finished-page-differs', { error: String(error) }),
    });
    goLive(document);
    return;
  }
  root.replaceChildren();
  goLive(document);
  createRoot(root).render(portal);
};

preload(opened, ports, areas);
removeServiceWorkers(navigator).catch((error: unknown) =>
  ports.reporter.report('service-worker-not-removed', { error: String(error) }),
);

const root = document.getElementById('root');
if (root === null) ports.reporter.report('no-root-element');
else drawIn(root);
