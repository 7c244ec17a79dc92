import * as O from 'fp-ts/Option';
import type { ImportState } from '../../../application/import/import.api';
import type { Imports } from '../../../application/import/imports.store';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import { nineStarts, tenThirtyStarts } from './fixtures';
import { subjectOf, type Open } from './subject';

const [may, june] = ['the-import-of-may', 'the-import-of-june'];

const loading = (done: number): ImportState => ({ _tag: 'Loading', done, total: 3 });
const checking: ImportState = { _tag: 'Checking' };

export const importsContract = (open: Open): void => {
  describe('imports', () => {
    const { act, race } = subjectOf(open);
    const on = <A>(work: (imports: Imports) => FromStore<A>): Promise<A> => act(({ imports }) => work(imports));
    const put = (id: string, state: ImportState, at = nineStarts) => on((imports) => imports.put(id, state, at));
    const found = async (id: string) => O.toUndefined(await on((imports) => imports.find(id)));
    const keep = async (id: string, ...pieces: readonly string[]): Promise<void> => {
      for (const [n, piece] of pieces.entries()) await on((imports) => imports.keepPiece(id, n, piece));
    };
    const pieces = (id: string) => on((imports) => imports.pieces(id));

    it.each<ImportState>([
      checking,
      loading(2),
      {
        _tag: 'Loaded',
        loaded: { positions: 1, questionnaires: 2, slots: 3, candidates: 4, applications: 5 },
      },
      { _tag: 'Refused', faults: ['may.json: slots[3].capacity: expected a whole number', 'may.json: "twice"'] },
    ])('are stored under the name they were sent with: %j [decisions/005]', async (state) => {
      expect(await found(may)).toBeUndefined();
      await put(may, checking);
      await put(may, state, tenThirtyStarts);
      expect(await found(may)).toEqual({ state, touchedAt: tenThirtyStarts });
      expect(await found(june)).toBeUndefined();
    });

    it('are continued by one process at a time, only from their current step [decisions/005]', async () => {
      const advance = (from: number, to: number) => on((imports) => imports.advance(may, from, to, tenThirtyStarts));
      expect(await advance(0, 1)).toBe(false);
      await put(may, loading(0));
      expect(await advance(1, 2)).toBe(false);
      expect(await advance(0, 1)).toBe(true);
      expect(await found(may)).toEqual({ state: loading(1), touchedAt: tenThirtyStarts });
      expect(await advance(0, 1)).toBe(false);
      const won = await race(5, ({ imports }) => imports.advance(may, 1, 3, tenThirtyStarts));
      expect(won.filter(Boolean)).toHaveLength(1);
      await put(may, checking);
      expect(await advance(0, 1)).toBe(false);
    });

    it('keep their chunks in order, separate from other imports, until they are dropped [decisions/005]', async () => {
      await put(may, loading(0));
      await put(june, loading(0));
      const twelve = Array.from({ length: 12 }, (_, n) => `["may.json","candidates",[${n}]]`);
      await keep(may, ...twelve);
      await keep(june, '["june.json","slots",["ü\\u0000"]]');
      expect(await pieces(may)).toEqual(twelve);
      await on((imports) => imports.dropPieces(may));
      expect(await pieces(may)).toEqual([]);
      expect(await pieces(june)).toEqual(['["june.json","slots",["ü\\u0000"]]']);
    });

    it('that were accepted and then abandoned are found; others are not [decisions/005]', async () => {
      const stalled = () => on((imports) => imports.stalled(tenThirtyStarts));
      await put(may, loading(1));
      await put(june, loading(1), tenThirtyStarts);
      await put('an-import-checked', checking);
      await put('an-import-refused', { _tag: 'Refused', faults: [] });
      expect(await stalled()).toEqual([may]);
      await on((imports) => imports.advance(may, 1, 2, tenThirtyStarts));
      expect(await stalled()).toEqual([]);
    });

    it('that were still being checked when their process ended are deleted with their chunks; others are kept [decisions/005]', async () => {
      await put(may, checking);
      await keep(may, 'a piece');
      await put(june, checking, tenThirtyStarts);
      await keep(june, 'another piece');
      await put('an-import-loading', loading(1));
      await keep('an-import-loading', 'a third piece');
      await on((imports) => imports.forgetUnchecked(tenThirtyStarts));
      expect([await found(may), await pieces(may)]).toEqual([undefined, []]);
      expect([(await found(june))?.state, await pieces(june)]).toEqual([checking, ['another piece']]);
      expect(await pieces('an-import-loading')).toEqual(['a third piece']);
      // The name is free again, from the first chunk on.
      await put(may, checking);
      await keep(may, 'a piece');
      expect(await pieces(may)).toEqual(['a piece']);
    });
  });
};
