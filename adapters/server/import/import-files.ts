import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportRequest, Loaded } from '../../../application/import/import.api';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import { keepRefusal, loadRecords } from '../../../application/import/load-records.service';
import { resumeLoads } from '../../../application/import/resume-loads.service';
import type { ServiceDependencies } from '../../../application/service/dependencies';
import { filesOf, piecesOf } from './pieces';
import { readRecords } from './read-records';
import { sayFault } from './say-fault';

type Dependencies = Pick<ServiceDependencies, 'unitOfWork' | 'clock'>;

/** Loads all files together: all or nothing, with its faults named: the first ones, if there are many. */
export const importFiles =
  (deps: Dependencies) =>
  ({ files, onlyCheck, importId }: ImportRequest): TE.TaskEither<FilesRefused | StoreUnavailable, Loaded> =>
  async () => {
    const id = importId ?? globalThis.crypto.randomUUID();
    const { records, faults } = await readRecords(files);
    const loaded = await loadRecords(deps)(
      { ...records, incomplete: onlyCheck || faults.count() > 0 },
      { id, pieces: () => piecesOf(files) },
    )();
    if (E.isRight(loaded)) return loaded;
    if (loaded.left._tag === 'StoreUnavailable') return E.left(loaded.left);
    for (const fault of loaded.left.faults) faults.add(sayFault(fault));
    const refused: FilesRefused = { _tag: 'FilesRefused', faults: faults.told() };
    // Without an import id nobody can ask for the result later. The faults are returned even if they can't be stored.
    if (importId !== undefined) await keepRefusal(deps)(id, refused.faults)();
    return E.left(refused);
  };

/** Carries on imports that a process accepted before it died. */
export const resumeImports = (deps: Dependencies): FromStore<undefined> =>
  resumeLoads(deps, async (pieces) => ({ ...(await readRecords(filesOf(pieces))).records, incomplete: false }));
