import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { FilesRefused, ImportRequest, Loaded } from '../../../application/ports/operator';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { RecordsRefused } from '../../../application/service/load-records';
import type { Records } from '../../../application/service/records/records';
import { readRecords } from './read-records';
import { sayFault } from './say-fault';

type Load = (records: Records) => TE.TaskEither<RecordsRefused | StoreUnavailable, Loaded>;

/** All files as one load: all or nothing, every fault named. */
export const importFiles =
  (load: Load) =>
  ({ files, onlyCheck }: ImportRequest): TE.TaskEither<FilesRefused | StoreUnavailable, Loaded> => {
    const { records, faults } = readRecords(files);
    return pipe(
      load({ ...records, incomplete: onlyCheck || faults.length > 0 }),
      TE.mapLeft((refusal) =>
        refusal._tag === 'RecordsRefused'
          ? { _tag: 'FilesRefused', faults: [...faults, ...refusal.faults.map(sayFault)] }
          : refusal,
      ),
    );
  };
