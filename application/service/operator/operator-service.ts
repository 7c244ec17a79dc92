import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportRequest, Loaded } from '../../ports/operator';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import { actOnApplication, seeApplication } from './act-on-application';
import { importState } from '../load-records';
import { openSlots, publish } from './keep-position';
import { chooseForMail, seeMails } from './mails';

/** Reads import files and loads their records. What a file means is the adapter's to know, so it is handed in. */
export type ImportFiles = (request: ImportRequest) => TE.TaskEither<FilesRefused | StoreUnavailable, Loaded>;

/** What an employer can do from a terminal or by call (R27). Nobody may who does not know OPERATOR_TOKEN, or who can't reach the store. */
export const operatorService = (deps: ServiceDependencies, importFiles: ImportFiles) => ({
  act: actOnApplication(deps),
  seeApplication: seeApplication(deps),
  publish: publish(deps),
  openSlots: openSlots(deps),
  seeMails: seeMails(deps),
  chooseForMail: chooseForMail(deps),
  importFiles,
  importState: importState(deps),
});

export type OperatorService = ReturnType<typeof operatorService>;
