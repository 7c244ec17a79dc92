import { showNotice } from './notices';

/*
 * Stands inside every page and runs before it is drawn, long before the portal's own script is there (its hash stands in the policy). It keeps a finished
 * page from being dead or wrong meanwhile: a form that is sent is held, a script that does not come is said, and who is signed in does not see what
 * is for others.
 */

const page = document.documentElement;

/** After this long a page that is still loading says so (ours; on a line of 30 kB a second it is there by then). */
const patience = 15_000;

/** The token's cookie says it as well as its storage (R3), and no longer than the session lasts. */
const signedIn = (): boolean => /(?:^|; )candidates_token=[^;]/.test(document.cookie);

if (signedIn()) page.dataset['signedIn'] = '';

/** The portal's own form answers before this is asked; what it did not answer it does not know yet. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  page.dataset['held'] = '';
  showNotice(document, 'waiting');
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.matches('[data-reload]')) window.location.reload();
});

/** A live page answers for itself, and its recorder's script is another's: a browser that keeps that one out breaks nothing of ours. */
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
