import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work';
import type { RecordsRefused } from '../../../application/service/load-records';
import type { Loaded, Records } from '../../../application/service/records/records';
import { readRecords, type ImportFile } from './read-records';
import { sayFault } from './say-fault';

/** Nothing was loaded; a line for every fault, with its path. */
export interface FilesRefused {
  readonly _tag: 'FilesRefused';
  readonly faults: readonly string[];
}

export type Load = (records: Records) => TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded>;

/** All files as one load: all or nothing, every fault named; those met when the files were opened are handed in. */
export const importFiles =
  (load: Load) =>
  (
    files: readonly ImportFile[],
    earlier: readonly string[] = [],
  ): TE.TaskEither<FilesRefused | StoreUnavailable, Loaded> => {
    const { records, faults: met } = readRecords(files);
    const faults = [...earlier, ...met];
    return pipe(
      load({ ...records, incomplete: faults.length > 0 }),
      TE.mapLeft((refusal) =>
        refusal._tag === 'RecordsRefused'
          ? { _tag: 'FilesRefused', faults: [...faults, ...refusal.faults.map(sayFault)] }
          : refusal,
      ),
    );
  };
