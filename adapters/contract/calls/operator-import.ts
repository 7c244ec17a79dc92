import type {
  FilesRefused,
  ImportFile,
  ImportRequest,
  Loaded,
  OperatorOperations,
} from '../../../application/ports/operator';
import { sayFilesRefused } from '../../../application/words/operator-refusals';
import type { CallOf } from '../call';
import {
  anything,
  flag,
  listOf,
  mapped,
  number,
  struct,
  text,
  variant,
  variants,
  withDefault,
  type Codec,
} from '../codec';

const importFile: Codec<ImportFile> = struct({ name: text, content: anything });

const request: Codec<ImportRequest> = mapped(
  struct({ files: listOf(importFile), only_check: withDefault(flag, false) }),
  ({ files, only_check }) => ({ files, onlyCheck: only_check }),
  ({ files, onlyCheck }) => ({ files, only_check: onlyCheck }),
);

const loaded: Codec<Loaded> = struct({
  positions: number,
  questionnaires: number,
  slots: number,
  candidates: number,
  applications: number,
});

const filesRefused: Codec<FilesRefused> = variants<FilesRefused>({
  FilesRefused: variant('FilesRefused', { faults: listOf(text) }),
});

/**
 * POST operator/import: each file as its name and what its JSON says. They stay apart, so that a fault can name the file and the place in it;
 * the import adapter reads them, because only it knows what a file may hold.
 */
export const importFiles: CallOf<OperatorOperations['importFiles']> = {
  name: 'operator_import',
  summary: 'Loads import files, all of them or nothing; refused with every fault and its path. At most 20 MB.',
  source: 'ours: spec 1 §3 has the fields',
  method: 'POST',
  path: 'operator/import',
  access: 'operator',
  largestBody: 20 * 1024 * 1024,
  request,
  response: loaded,
  refusal: filesRefused,
  refusalStatus: () => 406,
  sayRefusal: sayFilesRefused,
};
