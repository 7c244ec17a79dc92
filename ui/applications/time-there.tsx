import type { WhenView } from './my-jobs.view';

/**
 * The time on the job's own clock. Engines have different names for a zone: where the server writes `PT` for Vancouver, Firefox says `PT (Canada)`.
 * In a server-rendered page the server's name stays; nothing else may differ.
 */
export const TimeThere = ({ when: { time, zone } }: { readonly when: WhenView }) => (
  <>
    {time} <span suppressHydrationWarning>{zone}</span>
  </>
);
