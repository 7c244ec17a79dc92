/** Where a page tells, at the end of a visit, how quickly it came and answered. It exists only where figures are served (METRICS_PORT). */
export const visitVitalsPath = '/visit-vitals';

/** The web vitals of one visit. Nothing in it says whose visit it was. */
export interface VisitVitals {
  /** The pattern of the page that the visit began on, as in the route table: `/apply/:positionId/:more?`. */
  readonly page: string;
  /** Largest Contentful Paint: when the largest part of the page was shown, in milliseconds. */
  readonly lcp: number | undefined;
  /** Interaction to Next Paint: how long the page took to answer a press, at its slowest, in milliseconds. */
  readonly inp: number | undefined;
  /** Cumulative Layout Shift: how much of the page jumped, as a score from 0. */
  readonly cls: number | undefined;
}
