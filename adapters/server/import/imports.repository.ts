import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ImportState } from '../../../application/import/import.api';
import type { ImportOnRecord, Imports } from '../../../application/import/imports.store';
import { printIsoInstant } from '../../../domain/time/instant';
import { struct, text } from '../../contract/codec';
import { importId, wireImportState } from '../../contract/import/imports.wire';
import { instant, reading, type Reading } from '../postgres/columns';
import type { Unit } from '../postgres/unit';

interface ImportsTable {
  readonly id: string;
  readonly state: string;
  readonly done: number;
  readonly total: number;
  readonly outcome: unknown;
  readonly touched_at: string;
}

interface ImportPiecesTable {
  readonly import_id: string;
  readonly n: number;
  readonly piece: string;
}

declare module '../postgres/tables' {
  interface Tables {
    readonly imports: ImportsTable;
    readonly import_pieces: ImportPiecesTable;
  }
}

const onRecord: Reading<ImportOnRecord> = reading(
  struct({ state: wireImportState, touched_at: instant }),
  ({ state, touched_at }) => ({ state, touchedAt: touched_at }),
);
const id = reading(struct({ id: importId }), (row) => row.id);
const piece = reading(struct({ piece: text }), (row) => row.piece);

const progressOf = (state: ImportState): { readonly done: number; readonly total: number } =>
  state._tag === 'Loading' ? { done: state.done, total: state.total } : { done: 0, total: 0 };

export const imports = ({ db, all, first, done }: Unit): Imports => ({
  find: (wanted) =>
    pipe(
      first('imports', onRecord, {
        execute: async () =>
          (await db.selectFrom('imports').selectAll().where('id', '=', wanted).execute()).map(
            ({ state, done: carried, total, outcome, touched_at }) => ({
              state: { ...(typeof outcome === 'object' ? outcome : {}), reason: state, done: carried, total },
              touched_at,
            }),
          ),
      }),
    ),
  put: (wanted, state, at) => {
    const values = {
      state: state._tag,
      ...progressOf(state),
      outcome: JSON.stringify(wireImportState.type.encode(state)),
      touched_at: printIsoInstant(at),
    };
    return done(
      db
        .insertInto('imports')
        .values({ id: wanted, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values)),
    );
  },
  advance: (wanted, from, to, at) =>
    pipe(
      all(
        'imports',
        id,
        db
          .updateTable('imports')
          .set({ done: to, touched_at: printIsoInstant(at) })
          .where('id', '=', wanted)
          .where('state', '=', 'Loading')
          .where('done', '=', from)
          .returning('id'),
      ),
      TE.map((rows) => rows.length === 1),
    ),
  keepPiece: (wanted, n, content) =>
    done(db.insertInto('import_pieces').values({ import_id: wanted, n, piece: content })),
  pieces: (wanted) =>
    all(
      'import_pieces',
      piece,
      db.selectFrom('import_pieces').select('piece').where('import_id', '=', wanted).orderBy('n'),
    ),
  dropPieces: (wanted) => done(db.deleteFrom('import_pieces').where('import_id', '=', wanted)),
  stalled: (before) =>
    all(
      'imports',
      id,
      db
        .selectFrom('imports')
        .select('id')
        .where('state', '=', 'Loading')
        .where('touched_at', '<', printIsoInstant(before)),
    ),
  forgetUnchecked: (before) =>
    done(db.deleteFrom('imports').where('state', '=', 'Checking').where('touched_at', '<', printIsoInstant(before))),
});
