import type { Instant } from '../time/instant';

/** What an application's place in the list depends on. */
export interface Ordered {
  readonly scheduledAt: Instant | undefined;
  readonly invitedOn: Instant | undefined;
}

const newestFirst = (a: Instant | undefined, b: Instant | undefined): number => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return b - a;
};

/**
 * Scheduled applications first, latest time first; then the others, latest invitation first; ties keep the server's order (R13). An
 * application that was neither scheduled nor invited comes last.
 */
export const inListOrder = <A extends Ordered>(applications: readonly A[]): readonly A[] =>
  [...applications].sort((a, b) =>
    a.scheduledAt === undefined && b.scheduledAt === undefined
      ? newestFirst(a.invitedOn, b.invitedOn)
      : newestFirst(a.scheduledAt, b.scheduledAt),
  );
