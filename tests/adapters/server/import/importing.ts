import * as E from 'fp-ts/Either';
import { inMemoryUnitOfWork } from '../../../../adapters/in-process/store';
import { inMemoryFileStore } from '../../../../adapters/in-process/files/file-store';
import { believedRecordings } from '../../../../adapters/in-process/recording/recordings';
import { countedSecrets } from '../../../../adapters/in-process/identity/secrets';
import { opensPdf } from '../../../../adapters/server/files/opens-pdf';
import { importFiles } from '../../../../adapters/server/import/import-files';
import type { LoadDependencies } from '../../../../application/import/carry-out.service';
import type { FilesRefused, Loaded } from '../../../../application/import/import.api';
import type { Clock } from '../../../../application/ports/clock';
import type { Store, UnitOfWork } from '../../../../application/ports/unit-of-work';
import type { FromStore, StoreUnavailable } from '../../../../application/ports/unit-of-work/store';
import { at } from '../../../support/builders/time';
import { answerOf } from '../../../support/world/answers';
import { standingClock } from '../../../support/world/clock';

export interface ImportedStore {
  /** Imports the contents as files `a.json`, `b.json` … and returns what was loaded, or every fault's line. */
  readonly load: (...contents: readonly unknown[]) => Promise<Loaded | readonly string[]>;
  readonly ask: <A>(question: (store: Store) => FromStore<A>) => Promise<A>;
}

/** What a load needs beside that store, with files of its own. */
export const aLoad = (unitOfWork: UnitOfWork, clock: Clock): LoadDependencies => ({
  ...{ unitOfWork, clock, opensPdf },
  files: inMemoryFileStore(clock),
  secrets: countedSecrets(),
  recordings: believedRecordings,
});

/** An in-memory store for import files. */
export const anEmptyStore = (): ImportedStore => {
  const unitOfWork = inMemoryUnitOfWork();
  const deps = aLoad(unitOfWork, standingClock(at('2026-12-04T15:00:00Z')));
  return {
    load: async (...contents) => {
      const files = contents.map((content, n) => ({ name: `${String.fromCharCode(97 + n)}.json`, content }));
      const loaded: E.Either<FilesRefused | StoreUnavailable, Loaded> = await importFiles(deps)({
        files,
        onlyCheck: false,
      })();
      if (E.isRight(loaded)) return loaded.right;
      if (loaded.left._tag === 'StoreUnavailable') throw new Error('The store did not answer');
      return loaded.left.faults;
    },
    ask: (question) => answerOf(unitOfWork.run((store) => question(store))),
  };
};

/** Every fault's line, or what was loaded. */
export const faultsIn = (...contents: readonly unknown[]): Promise<Loaded | readonly string[]> =>
  anEmptyStore().load(...contents);
