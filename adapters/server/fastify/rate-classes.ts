import { ticketRoute } from '../../../application/service/resumes/saved-resumes';
import { apiPrefix } from '../../contract/call';
import { calls } from '../../contract/calls';
import { uploadsPath } from '../../contract/calls/resumes';

/** What is counted together, by address and minute. `health` is never refused: whoever asks it decides whether the portal gets visitors. */
export type RateClass = 'signIns' | 'uploads' | 'calls' | 'files' | 'assets' | 'document' | 'health' | 'pages';

/** A call that needs no token (R3b). */
const signIns: readonly string[] = Object.values(calls)
  .filter(({ access }) => access === 'public')
  .map(({ path }) => `${apiPrefix}/${path.replace(/\{([a-z_]+)\}/g, ':$1')}`);

/** The first that fits the pattern of a route, whole or up to a slash; whatever is not named is a page, an address without a route too. */
const classes: readonly (readonly [RateClass, ...(readonly string[])])[] = [
  ['signIns', ...signIns],
  ['uploads', uploadsPath],
  ['calls', apiPrefix],
  ['files', ticketRoute],
  ['assets', '/assets'],
  ['document', '/openapi.json'],
  ['health', '/healthz', '/readyz'],
];

const isBelow = (route: string, start: string): boolean => route === start || route.startsWith(`${start}/`);

/** `route` is a pattern that is registered; undefined: none fits the address. */
export const rateClassOf = (route: string | undefined): RateClass =>
  classes.find(([, ...starts]) => starts.some((start) => route !== undefined && isBelow(route, start)))?.[0] ?? 'pages';
