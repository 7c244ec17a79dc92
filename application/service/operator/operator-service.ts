import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportRequest, Loaded } from '../../ports/operator';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import type { ServiceDependencies } from '../dependencies';
import { actOnApplication, seeApplication } from './act-on-application';
import { importState } from '../load-records';
import { openSlots, publish } from './keep-position';
import { chooseForMail, seeMails } from './mails';
import { seeAnswers, signAnswer } from './see-answers';

/** Reads import files and loads their records. Injected, because only the adapter knows the file format. */
export type ImportFiles = (request: ImportRequest) => TE.TaskEither<FilesRefused | StoreUnavailable, Loaded>;

/** What an employer can do from a terminal or by call (R27). It takes OPERATOR_TOKEN or direct access to the store. */
export const operatorService = (deps: ServiceDependencies, importFiles: ImportFiles) => ({
  act: actOnApplication(deps),
  seeApplication: seeApplication(deps),
  seeAnswers: seeAnswers(deps),
  signAnswer: signAnswer(deps),
  publish: publish(deps),
  openSlots: openSlots(deps),
  seeMails: () => seeMails(deps),
  chooseForMail: chooseForMail(deps),
  importFiles,
  importState: importState(deps),
});

export type OperatorService = ReturnType<typeof operatorService>;
