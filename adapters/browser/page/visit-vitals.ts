import * as O from 'fp-ts/Option';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { fromPath } from '../../../application/navigation/path';
import { rowOf } from '../../../application/navigation/routes';
import { visitVitalsPath, type VisitVitals } from '../../contract/operator/visit-vitals';

/** The pattern of the page that this visit began on. Where the visitor went from there, the address has changed since. */
const firstPage = ({ performance, location }: Window & typeof globalThis): string | undefined => {
  const [visit] = performance.getEntriesByType('navigation');
  const destination = O.toUndefined(fromPath(new URL(visit?.name ?? location.href, location.href).pathname));
  return destination && rowOf(destination._tag).path;
};

/**
 * Measures this visit and tells the server once, when the page is first hidden: a page that is closed on a phone gets no later moment. Only the
 * page's pattern and the values are sent. Nothing is stored in the browser.
 */
export const reportVisit = (window: Window & typeof globalThis): void => {
  const page = firstPage(window);
  if (page === undefined) return;
  const { document, navigator } = window;
  let vitals: VisitVitals = { page, lcp: undefined, inp: undefined, cls: undefined };
  onLCP(({ value }) => {
    vitals = { ...vitals, lcp: Math.round(value) };
  });
  onINP(({ value }) => {
    vitals = { ...vitals, inp: Math.round(value) };
  });
  onCLS(({ value }) => {
    vitals = { ...vitals, cls: Math.round(value * 10_000) / 10_000 };
  });
  // Listens in the bubbling phase, because the library takes its last values in the capturing one.
  const tell = (): void => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', tell);
    const { lcp, inp, cls } = vitals;
    if (lcp === undefined && inp === undefined && cls === undefined) return;
    // Other sites can't send this type without asking first.
    navigator.sendBeacon(visitVitalsPath, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
  };
  window.addEventListener('visibilitychange', tell);
};
