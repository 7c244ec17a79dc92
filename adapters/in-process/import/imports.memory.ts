import type { ImportId } from '../../../application/import/import.api';
import type { Imports, ImportOnRecord } from '../../../application/import/imports.store';
import { answer, found, withEntry, written } from '../store/answers';
import type { Draft, Memory } from '../store/memory';

declare module '../store/memory' {
  interface Memory {
    readonly imports: ReadonlyMap<ImportId, ImportOnRecord>;
    readonly importPieces: ReadonlyMap<ImportId, readonly string[]>;
  }
}

/** Nothing is stored yet. */
export const importsBegin = { imports: new Map(), importPieces: new Map() } satisfies Partial<Memory>;

const without = <K, V>(map: ReadonlyMap<K, V>, isGone: (key: K, value: V) => boolean): ReadonlyMap<K, V> =>
  new Map([...map].filter(([key, value]) => !isGone(key, value)));

export const importsIn = (draft: Draft): Imports => {
  const put = (id: string, one: ImportOnRecord): void =>
    draft.write({ imports: withEntry(draft.read().imports, id, one) });
  return {
    find: (id) => found(() => draft.read().imports.get(id)),
    put: (id, state, touchedAt) => written(() => put(id, { state, touchedAt })),
    advance: (id, from, to, touchedAt) =>
      answer(() => {
        const state = draft.read().imports.get(id)?.state;
        if (state?._tag !== 'Loading' || state.done !== from) return false;
        put(id, { state: { ...state, done: to }, touchedAt });
        return true;
      }),
    keepPiece: (id, n, piece) =>
      written(() => {
        const before = draft.read().importPieces.get(id) ?? [];
        draft.write({ importPieces: withEntry(draft.read().importPieces, id, before.toSpliced(n, 1, piece)) });
      }),
    pieces: (id) => answer(() => draft.read().importPieces.get(id) ?? []),
    dropPieces: (id) =>
      written(() => draft.write({ importPieces: without(draft.read().importPieces, (key) => key === id) })),
    stalled: (before) =>
      answer(() =>
        [...draft.read().imports]
          .filter(([, { state, touchedAt }]) => state._tag === 'Loading' && touchedAt < before)
          .map(([id]) => id),
      ),
    forgetUnchecked: (before) =>
      written(() => {
        const { imports, importPieces } = draft.read();
        const kept = without(imports, (_, { state, touchedAt }) => state._tag === 'Checking' && touchedAt < before);
        draft.write({ imports: kept, importPieces: without(importPieces, (id) => !kept.has(id)) });
      }),
  };
};
