import { showNotice } from './notices';

/*
 * Inlined in every page and run before the first paint, long before the main script loads (its hash is in the content security policy). It keeps a
 * prerendered page from being dead or wrong meanwhile: a submitted form is held, a script that fails to load is reported, and signed-in candidates do
 * not see what is for others.
 */

const page = document.documentElement;

/** After this long, a page that is still loading says so (ours; on a connection of 30 kB/s it has loaded by then). */
const patience = 15_000;

/** The cookie holds the token as storage does (R3), and lasts no longer than the session. */
const signedIn = (): boolean => /(?:^|; )candidates_token=[^;]/.test(document.cookie);

if (signedIn()) page.dataset['signedIn'] = '';

/** The portal's own form handles its events first; an unhandled submission came before hydration. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  page.dataset['held'] = '';
  showNotice(document, 'waiting');
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.matches('[data-reload]')) window.location.reload();
});

/** A hydrated page reports its own failures, and the recorder's script is a third party's: a browser that blocks it breaks nothing of ours. */
const isMissed = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement &&
  page.dataset['live'] === undefined &&
  new URL(target.src, window.location.href).origin === window.location.origin;

const failed = { is: false };
window.addEventListener(
  'error',
  ({ target }) => {
    if (!isMissed(target)) return;
    failed.is = true;
    showNotice(document, 'failed');
  },
  true,
);

window.setTimeout(() => {
  if (!failed.is && page.dataset['live'] === undefined) showNotice(document, 'slow');
}, patience);
