import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { randomUUID } from 'node:crypto';
import type { ImportGoesOn } from '../../../application/operator/operator.port';
import type { FilesRefused, ImportRequest, Loaded } from '../../../application/import/import.api';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { ImportFiles } from '../../../application/operator/operator-service.service';

/** Proxies cut connections after a minute, some after half a minute. */
const patience = 20_000;

/** Answers with the import's result or, if it takes too long, that it continues: an import does not depend on its connection. */
export const answeredInTime =
  (importFiles: ImportFiles, within = patience) =>
  (request: ImportRequest): TE.TaskEither<FilesRefused | ImportGoesOn | StoreUnavailable, Loaded> =>
  async () => {
    const importId = request.importId ?? randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<E.Either<ImportGoesOn, never>>((resolve) => {
      timer = setTimeout(() => resolve(E.left({ _tag: 'ImportGoesOn', importId })), within);
    });
    const answer = await Promise.race([importFiles({ ...request, importId })(), late]);
    clearTimeout(timer);
    return answer;
  };
