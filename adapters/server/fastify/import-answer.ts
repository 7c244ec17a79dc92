import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { randomUUID } from 'node:crypto';
import type { FilesRefused, ImportRequest, Loaded } from '../../../application/ports/operator';
import type { StoreUnavailable } from '../../../application/ports/unit-of-work/store';
import type { ImportFiles } from '../../../application/service/operator/operator-service';
import type { ImportGoesOn } from '../../contract/calls/operator-import';

/** Lines are cut after a minute, some proxies' after half of one. */
const patience = 20_000;

/** Answers with what the import came to, or in time that it goes on: it is not bound to the line it came on. */
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
