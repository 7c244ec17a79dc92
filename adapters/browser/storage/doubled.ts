import * as O from 'fp-ts/Option';

/** As much of a Storage as a kept value needs. */
export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Doubled extends Place {
  /** Takes into memory what the storage holds, before somebody empties it. */
  readonly rescue: () => void;
  /** Empties the memory; the storage is its owner's to empty. */
  readonly forget: () => void;
}

/**
 * The texts of a storage under names that begin so, held in memory as well: there they outlast a session that ended by itself, and a storage that is
 * full or forbidden. A page that is loaded again has the storage alone. While `mayStore` says no, the storage is given nothing.
 */
export const doubled = (
  storage: () => Storage,
  { prefix, mayStore }: { readonly prefix: string; readonly mayStore: () => boolean },
): Doubled => {
  const memory = new Map<string, string>();
  const stored = <A>(act: (place: Storage) => A): A | undefined => O.toUndefined(O.tryCatch(() => act(storage())));
  return {
    getItem: (name) => stored((place) => place.getItem(name)) ?? memory.get(name) ?? null,
    setItem: (name, value) => {
      memory.set(name, value);
      if (!mayStore()) return;
      stored((place) => {
        place.setItem(name, value);
      });
    },
    removeItem: (name) => {
      memory.delete(name);
      stored((place) => {
        place.removeItem(name);
      });
    },
    rescue: () => {
      for (const name of stored(Object.keys) ?? []) {
        const value = name.startsWith(prefix) ? stored((place) => place.getItem(name)) : undefined;
        if (typeof value === 'string') memory.set(name, value);
      }
    },
    forget: () => {
      memory.clear();
    },
  };
};
