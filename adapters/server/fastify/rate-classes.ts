import { signedFileFolders } from '../../contract/files/signed-files';
import { visitVitalsPath } from '../../contract/operator/visit-vitals';
import { speedTestPath } from '../../contract/tech-check/speed-test';
import { apiPrefix } from '../../contract/call';
import { calls } from '../../contract/calls';
import { linePath } from '../../contract/messages';
import { uploadKinds } from '../../contract/upload-kinds';

/**
 * Requests that are counted together, by address and minute. `health` is never refused, because its answer decides whether the portal gets visitors.
 */
export type RateClass =
  | 'signIns'
  | 'uploads'
  | 'calls'
  | 'files'
  | 'assets'
  | 'document'
  | 'health'
  | 'pages'
  | 'probes'
  | 'lines';

/** A call that needs no token (R3b). */
const signIns: readonly string[] = Object.values(calls)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, ':$1')}`);

/**
 * The first entry that matches a route's pattern, whole or up to a slash, decides; everything else is a page, including an address without a route.
 */
const classes: readonly (readonly [RateClass, ...(readonly string[])])[] = [
  ['signIns', ...signIns],
  ['uploads', ...Object.values(uploadKinds).map(({ path }) => path)],
  ['files', ...Object.values(signedFileFolders)],
  ['calls', apiPrefix, visitVitalsPath],
  ['assets', '/assets'],
  ['probes', speedTestPath],
  ['lines', linePath],
  ['document', '/openapi.json', '/asyncapi.json'],
  ['health', '/healthz', '/readyz'],
];

const isBelow = (route: string, start: string): boolean => route === start || route.startsWith(`${start}/`);

/** `route` is a registered pattern; undefined: none matches the address. */
export const rateClassOf = (route: string | undefined): RateClass =>
  classes.find(([, ...starts]) => starts.some((start) => route !== undefined && isBelow(route, start)))?.[0] ?? 'pages';
