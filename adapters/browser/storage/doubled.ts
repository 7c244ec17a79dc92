import * as O from 'fp-ts/Option';

/** The part of Storage that a kept value needs. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Doubled extends Place {
  /** Copies the storage's values into memory before somebody empties the storage. */
  readonly rescue: () => void;
  /** Empties the memory; the owner of the storage empties that. */
  readonly forget: () => void;
}

/**
 * A storage whose values under a name prefix are also held in memory. There they survive a session that ended by itself, and a storage that is full
 * or forbidden. After a reload only the storage remains. While `mayStore` returns false, nothing is written to the storage.
 */
export const doubled = (
  storage: () => Storage,
  { prefix, mayStore }: { readonly prefix: string; readonly mayStore: () => boolean },
): Doubled => {
  const memory = new Map<string, string>();
  /** Names whose newest value only the memory has. */
  const unstored = new Set<string>();
  const stored = <A>(act: (place: Storage) => A): A | undefined => O.toUndefined(O.tryCatch(() => act(storage())));
  return {
    getItem: (name) =>
      (unstored.has(name) ? undefined : stored((place) => place.getItem(name))) ?? memory.get(name) ?? null,
    setItem: (name, value) => {
      memory.set(name, value);
      unstored.add(name);
      if (!mayStore()) return;
      stored((place) => {
        place.setItem(name, value);
        unstored.delete(name);
      });
    },
    removeItem: (name) => {
      memory.delete(name);
      unstored.delete(name);
      stored((place) => {
        place.removeItem(name);
      });
    },
    rescue: () => {
      for (const name of stored(Object.keys) ?? []) {
        const value =
          name.startsWith(prefix) && !unstored.has(name) ? stored((place) => place.getItem(name)) : undefined;
        if (typeof value === 'string') memory.set(name, value);
      }
    },
    forget: () => {
      memory.clear();
      unstored.clear();
    },
  };
};
