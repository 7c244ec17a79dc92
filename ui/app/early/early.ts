import { tokenName } from '../../../application/ports/kept-names';
import { showNotice } from './notices';
import { lookAgain } from './look-again';
import { reloadIfGone } from './missed-file';
import { mayShowDrawing } from './own-drawing';

/*
 * Inlined in every page and run before the first paint, long before the main script loads (its hash is in the content security policy). It keeps a
 * drawn page from being dead or wrong meanwhile: a submitted form and a pressed button are held, a script that fails to load is reported, signed-in
 * candidates do not see what is for others, and nobody sees what was drawn for another.
 */

const { dataset } = document.documentElement;

/** After this long, a page that is still loading says so (ours; on a connection of 30 kB/s it has loaded by then). */
const patience = 15_000;

/** The cookie holds the token as storage does (R3), and lasts no longer than the session. */
const signedIn = (): boolean => new RegExp(`(?:^|; )${tokenName}=[^;]`).test(document.cookie);

if (signedIn()) dataset['signedIn'] = '';

/** Hides what was drawn for another, until the portal's own script draws the page anew, without the answers that came with it. */
const hideAnothers = (): void => {
  if (dataset['live'] !== undefined) return;
  if (dataset['discarded'] === undefined && mayShowDrawing(dataset, window)) return;
  dataset['discarded'] = '';
  delete dataset['drawnAt'];
  for (const answer of document.querySelectorAll('script[type="application/json"]')) answer.remove();
};

// Checked before the first paint and until the main script loads: someone may sign in or out in another tab, or return to this page later.
hideAnothers();
for (const event of ['storage', 'pageshow', 'focus', lookAgain]) window.addEventListener(event, hideAnothers);

/** The portal's own form handles its events first; an unhandled submission came before hydration. */
document.addEventListener('submit', (event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  dataset['held'] = '';
  showNotice(document, 'waiting');
});

/* A screen that was taken over handles its own buttons. React must not hear of a press that is held: it would be handled twice, or never. */
document.addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-holds-press]') : null;
    if (button === null || dataset['taken'] !== undefined) return;
    event.stopPropagation();
    button.dataset['pressed'] = '';
    dataset['held'] = '';
    showNotice(document, 'waiting');
  },
  true,
);

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.matches('[data-reload]')) window.location.reload();
});

/** A hydrated page reports its own failures, and the recorder's script is a third party's: a browser that blocks it breaks nothing of ours. */
const isMissed = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement &&
  dataset['live'] === undefined &&
  new URL(target.src, window.location.href).origin === window.location.origin;

const failed = { is: false };
window.addEventListener(
  'error',
  ({ target }) => {
    if (!isMissed(target)) return;
    if (!failed.is) void reloadIfGone(window);
    failed.is = true;
    showNotice(document, 'failed');
  },
  true,
);

window.setTimeout(() => {
  if (!failed.is && dataset['live'] === undefined) showNotice(document, 'slow');
}, patience);
