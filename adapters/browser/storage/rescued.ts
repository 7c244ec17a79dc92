import * as O from 'fp-ts/Option';
import type { Place } from './doubled';

/** A storage whose rows survive, in this page's memory, a session that ended by itself. */
export interface Rescued extends Place {
  readonly names: () => readonly string[];
  /** Copies the rows into memory before somebody empties the storage. */
  readonly rescue: () => void;
  /** Empties the memory; the owner of the storage empties that. */
  readonly forget: () => void;
}

/**
 * Rows under a name prefix. Only what the storage refused, or what was rescued, is in memory: otherwise another tab's removal counts here, too.
 * A rescued row returns to the storage when it is written again.
 */
export const rescued = (storage: () => Storage, prefix: string): Rescued => {
  const memory = new Map<string, string>();
  /** Names whose newest row the storage refused: it may still have an older one. */
  const refused = new Set<string>();
  const stored = <A>(act: (place: Storage) => A): A | undefined => O.toUndefined(O.tryCatch(() => act(storage())));
  const storedNames = (): readonly string[] =>
    (stored(Object.keys) ?? []).filter((name: string) => name.startsWith(prefix));
  return {
    getItem: (name) =>
      (refused.has(name) ? undefined : stored((place) => place.getItem(name))) ?? memory.get(name) ?? null,
    setItem: (name, value) => {
      memory.set(name, value);
      refused.add(name);
      stored((place) => {
        place.setItem(name, value);
        memory.delete(name);
        refused.delete(name);
      });
    },
    removeItem: (name) => {
      memory.delete(name);
      refused.delete(name);
      stored((place) => place.removeItem(name));
    },
    names: () => [...new Set([...storedNames(), ...memory.keys()])],
    rescue: () => {
      for (const name of storedNames()) {
        const value = refused.has(name) ? undefined : stored((place) => place.getItem(name));
        if (typeof value === 'string') memory.set(name, value);
      }
    },
    forget: () => {
      memory.clear();
      refused.clear();
    },
  };
};
