import { permitted, refused, type Decision } from '../decision';
import { minutes, seconds, type Milliseconds } from '../time/duration';
import { between, type Instant } from '../time/instant';

/* How good the line is, from what the portal's own calls met: nothing is downloaded to find out (R22). The figures are ours. */

/** How one call travelled, all its tries together. */
export type Travel = { readonly _tag: 'Arrived'; readonly took: Milliseconds } | { readonly _tag: 'Lost' };

/** A call that took so long made somebody wait who thinks that nothing happens. */
export const dragsFrom: Milliseconds = seconds(8);

/** One call can be slow by chance; the second one after another is the line. */
export const tellsSlowFrom = 2;

/** Who closed the popup is left alone for so long. */
export const slowToldAgainAfter: Milliseconds = minutes(10);

/** What a browser calls its line: `effectiveType` of the Network Information API; most know nothing. */
const slowKinds: readonly string[] = ['slow-2g', '2g'];

/** How many calls dragged, one after another, with this one; a call that came in time begins anew. */
export const draggedInARow = (before: number, travel: Travel): number =>
  travel._tag === 'Lost' || travel.took >= dragsFrom ? before + 1 : 0;

/** Whether the line is to be called slow: by two calls in a row, or by the browser's own word. */
export const isSlow = (inARow: number, kind: string | undefined): boolean =>
  inARow >= tellsSlowFrom || (kind !== undefined && slowKinds.includes(kind));

export interface ToldJustNow {
  readonly _tag: 'ToldJustNow';
  readonly wait: Milliseconds;
}

/** Whether 'Low connection speed' may be shown again: it was never closed, or 10 minutes ago or more. */
export const mayTellSlow = (closedAt: Instant | undefined, now: Instant): Decision<ToldJustNow> => {
  if (closedAt === undefined) return permitted;
  const wait = Math.min(slowToldAgainAfter, slowToldAgainAfter - between(closedAt, now));
  return wait > 0 ? refused({ _tag: 'ToldJustNow', wait }) : permitted;
};
