/** Everything the store holds: each room adds its own. It is immutable: a write makes a new one, so that a unit of work can be undone. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- The rooms fill it in.
export interface Memory {}

/** The state that one unit of work reads and writes. Nobody else sees it before it is committed. */
export interface Draft {
  readonly read: () => Memory;
  readonly write: (change: Partial<Memory>) => void;
}

export const draftOf = (start: Memory): Draft => {
  let memory = start;
  return {
    read: () => memory,
    write: (change) => {
      memory = { ...memory, ...change };
    },
  };
};
