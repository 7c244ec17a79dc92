import type { Agreement } from '../../../adapters/composition/rulebook';
import type { Standing } from './agreed';

/* Who agreed to an item, in words. */

/** `Ana on 2026-11-29, version 1.0.106` */
export const whoAndWhen = ({ by, on, version }: Agreement): string => `${by} on ${on}, version ${version}`;

/** How an item stands: `agreed to by Ana on 2026-11-29, version 1.0.106`. */
export const sayStanding = ({ agreement, how }: Standing): string => {
  if (agreement === undefined) return 'new: nobody has agreed to it';
  return how === 'changed'
    ? `changed since ${agreement.by} agreed to it on ${agreement.on}`
    : `agreed to by ${whoAndWhen(agreement)}${how === 'moved' ? ', in another place' : ''}`;
};

/** What most of some items say of themselves, to be said once; undefined without items. */
export const usualStanding = (standings: readonly Standing[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const said of standings.map(sayStanding)) counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
