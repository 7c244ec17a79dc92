import type { Histogram as HistogramClass, Registry } from 'prom-client';
import type { VisitVitals } from '../../../contract/operator/visit-vitals';

/** The limits of 'good' and of 'poor' (web.dev/articles/vitals) are among the buckets: 2.5 and 4 s, 0.2 and 0.5 s, 0.1 and 0.25. Few, because each page has them. */
const buckets = {
  lcp: [0.5, 1, 1.5, 2.5, 4, 8],
  inp: [0.05, 0.1, 0.2, 0.5, 1],
  cls: [0.01, 0.05, 0.1, 0.25, 0.5],
} as const;

/** Counts the web vitals of visits by the pattern of the page they began on. The library's class is given, because only a portal with figures loads it. */
export const visitFigures = (
  Histogram: typeof HistogramClass,
  registers: Registry[],
): ((visit: VisitVitals) => void) => {
  const byPage = (name: string, help: string, of: keyof typeof buckets) =>
    new Histogram({ name, help, buckets: [...buckets[of]], labelNames: ['page'] as const, registers });
  const lcp = byPage(
    'portal_visit_lcp_seconds',
    'Largest Contentful Paint of visits, by the page they began on.',
    'lcp',
  );
  const inp = byPage(
    'portal_visit_inp_seconds',
    'Interaction to Next Paint of visits, by the page they began on.',
    'inp',
  );
  const cls = byPage(
    'portal_visit_cls',
    'Cumulative Layout Shift of visits, a score, by the page they began on.',
    'cls',
  );
  return ({ page, ...vitals }) => {
    if (vitals.lcp !== undefined) lcp.observe({ page }, vitals.lcp / 1_000);
    if (vitals.inp !== undefined) inp.observe({ page }, vitals.inp / 1_000);
    if (vitals.cls !== undefined) cls.observe({ page }, vitals.cls);
  };
};
