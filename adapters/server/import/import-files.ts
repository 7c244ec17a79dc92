import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportFile, ImportRequest, Loaded } from '../../../application/import/import.api';
import type { FromStore, StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { LoadDependencies } from '../../../application/import/carry-out.service';
import { forgetSent } from '../../../application/import/sent-files.service';
import { keepRefusal, loadRecords } from '../../../application/import/load-records.service';
import { resumeLoads, type ResumeLoadsDependencies } from '../../../application/import/resume-loads.service';
import { parseSha256, type Sha256 } from '../../../domain/recording/sha256';
import { isObject } from '../../contract/codec';
import { filesOf, piecesOf } from './pieces';
import { listIn } from './reader';
import { readRecords } from './read-records';
import { sayFault } from './say-fault';

/** The files that came for these files, those of records that can't be read included. */
const sentWith = (files: readonly ImportFile[]): readonly Sha256[] => [
  ...new Set(
    files
      .flatMap(({ content }) => listIn(content, 'candidates'))
      .flatMap((candidate) => [
        ...listIn(candidate, 'resumes'),
        ...listIn(candidate, 'applications').flatMap((application) => listIn(application, 'videos')),
      ])
      .flatMap((file) => {
        const sha256 = isObject(file) && typeof file['sha256'] === 'string' ? parseSha256(file['sha256']) : E.left('');
        return E.isRight(sha256) ? [sha256.right] : [];
      }),
  ),
];

/** Loads all files together: all or nothing, with its faults named: the first ones, if there are many. */
export const importFiles =
  (deps: LoadDependencies) =>
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
    await forgetSent(deps, sentWith(files))();
    const refused: FilesRefused = { _tag: 'FilesRefused', faults: faults.told() };
    // Without an import id nobody can ask for the result later. The faults are returned even if they can't be stored.
    if (importId !== undefined) await keepRefusal(deps)(id, refused.faults)();
    return E.left(refused);
  };

/** Carries on imports that a process accepted before it died. */
export const resumeImports = (deps: ResumeLoadsDependencies): FromStore<undefined> =>
  resumeLoads(deps, async (pieces) => ({ ...(await readRecords(filesOf(pieces))).records, incomplete: false }));
