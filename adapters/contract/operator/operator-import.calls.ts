import type { ImportGoesOn, OperatorOperations } from '../../../application/operator/operator.port';
import type {
  FilesRefused,
  ImportFile,
  ImportId,
  ImportRequest,
  Loaded,
  NoSuchImport,
} from '../../../application/import/import.api';
import {
  sayFilesRefused,
  sayImportGoesOn,
  sayNoSuchImport,
} from '../../../application/operator/operator-refusals.words';
import { seconds } from '../../../domain/time/duration';
import { importId, loadedFields, wireImportState } from '../import/imports.wire';
import type { OperatorCallOf } from '../call';
import {
  anything,
  flag,
  listOf,
  mapped,
  maybe,
  struct,
  text,
  variant,
  variants,
  withDefault,
  type Codec,
} from '../codec';
import { field, objectOf } from '../record';

const importFile: Codec<ImportFile> = struct({ name: text, content: anything });

const request: Codec<ImportRequest> = mapped(
  struct({ files: listOf(importFile), only_check: withDefault(flag, false), import_id: maybe(importId) }),
  ({ files, only_check, import_id }): ImportRequest => ({ files, onlyCheck: only_check, importId: import_id }),
  (wish) => ({ files: wish.files, only_check: wish.onlyCheck, import_id: wish.importId }),
);

const loaded: Codec<Loaded> = struct(loadedFields);

type ImportNotAnswered = FilesRefused | ImportGoesOn;

const notAnswered: Codec<ImportNotAnswered> = variants<ImportNotAnswered>({
  FilesRefused: variant('FilesRefused', { faults: listOf(text) }),
  ImportGoesOn: variant('ImportGoesOn', { importId }),
});

const noSuchImport: Codec<NoSuchImport> = variants<NoSuchImport>({
  NoSuchImport: variant('NoSuchImport', { importId }),
});

/**
 * POST operator/import: each file as its name and its JSON. Files stay separate, so that a fault can name the file and the place in it. The import
 * adapter decodes them, because only it knows the format.
 */
export const importFiles: OperatorCallOf<OperatorOperations['importFiles']> = {
  name: 'operator_import',
  summary:
    'Loads import files, all of them or nothing; refused with every fault and its path. At most 20 MB. What takes longer than 20 s goes on by itself: operator_import_state tells how.',
  source: 'ours: spec 1 §3 has the fields',
  method: 'POST',
  path: 'operator/import',
  access: 'operator',
  right: 'import',
  largestBody: 20 * 1024 * 1024,
  // Up to 20 MB of upload, and an answer within 20 s after it.
  answerWithin: seconds(50),
  request,
  response: loaded,
  refusal: notAnswered,
  refusalStatus: () => 406,
  sayRefusal: (refusal) => (refusal._tag === 'FilesRefused' ? sayFilesRefused(refusal) : sayImportGoesOn),
};

const stateRequest: Codec<ImportId> = objectOf(field('import_id', importId));

/** POST operator/import_state: the result of the import sent under this name, even if its connection was cut. */
export const importState: OperatorCallOf<OperatorOperations['importState']> = {
  name: 'operator_import_state',
  summary: 'How an import stands that was sent with this import_id: being checked, being loaded, loaded or refused.',
  source: 'ours: an import outlasts its line',
  method: 'POST',
  path: 'operator/import_state',
  access: 'operator',
  right: 'import',
  request: stateRequest,
  response: wireImportState,
  refusal: noSuchImport,
  refusalStatus: () => 406,
  sayRefusal: sayNoSuchImport,
};
