import type { ImportGoesOn, OperatorOperations } from '../../../application/operator/operator.port';
import type {
  AnswerArrived,
  AnswerPiece,
  FilesRefused,
  ImportFile,
  ImportId,
  ImportRequest,
  Loaded,
  NoSuchImport,
  ResumeSent,
  ResumeTaken,
} from '../../../application/import/import.api';
import { largestPiece } from '../../../application/import/import.api';
import {
  sayAnswerNotImported,
  sayFilesRefused,
  sayImportGoesOn,
  sayNoSuchImport,
} from '../../../application/operator/operator-refusals.words';
import { sayFileNotTaken, sayResumeRefusal } from '../../../application/resumes/resume-refusals.words';
import { largestResume } from '../../../domain/files/file-limits';
import { minutes, seconds } from '../../../domain/time/duration';
import { answerNotImported, importId, loadedFields, wireImportState } from '../import/imports.wire';
import type { OperatorCallOf } from '../call';
import {
  anything,
  flag,
  listOf,
  mapped,
  maybe,
  number,
  struct,
  text,
  variant,
  variants,
  withDefault,
  type Codec,
} from '../codec';
import { field, objectOf, objectWith } from '../record';
import { sha256 } from '../recording/recorded-video.wire';
import { resumeNotTaken } from '../resumes/resume-refusals.wire';
import { base64 } from '../wire/base64';

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

/**
 * POST operator/import_resume: the file as base64 in `content`, up to 10 MiB. It is checked as an upload of a candidate's is, and kept for the import
 * that names it by its `sha256`; one that none names goes within a day.
 */
export const importResume: OperatorCallOf<OperatorOperations['importResume']> = {
  name: 'operator_import_resume',
  summary: 'Sends the file of a resume before the import that names it by its SHA-256.',
  source: 'ours: R20, an import takes what reading gives',
  method: 'POST',
  path: 'operator/import_resume',
  access: 'operator',
  right: 'import',
  // Higher than base64 needs, so that a file that is too large is refused with a message about its size.
  largestBody: Math.ceil(1.5 * largestResume),
  // Up to 14 MB of upload, and the virus scan after it.
  answerWithin: seconds(50),
  request: objectWith<ResumeSent>({ name: field('file_name', text), bytes: field('content', base64) }),
  response: objectWith<ResumeTaken>({ sha256: field('sha256', sha256), bytes: field('bytes', number) }),
  refusal: resumeNotTaken,
  refusalStatus: () => 406,
  sayRefusal: (refusal) => (refusal._tag === 'DiskFull' ? sayFileNotTaken(refusal) : sayResumeRefusal(refusal)),
};

/**
 * POST operator/import_answer: a piece of a recorded answer as base64 in `content`, up to 4 MiB, which begins at `first_byte` of a file of that `sha256` and length.
 * The answer says how much is there: a sender goes on from it, and asks with an empty piece. With the last byte the file is checked as an upload of a
 * candidate's is, and kept for the import that names it by its `sha256`; one that none names goes within a day.
 */
export const importAnswer: OperatorCallOf<OperatorOperations['importAnswer']> = {
  name: 'operator_import_answer',
  summary: 'Sends a piece of a recorded answer, before the import that names the whole file by its SHA-256.',
  source: 'ours: R34, an import takes what reading gives',
  method: 'POST',
  path: 'operator/import_answer',
  access: 'operator',
  right: 'import',
  largestBody: Math.ceil(1.5 * largestPiece),
  // With the last piece comes the look at 200 MB: digest, virus scan, length.
  answerWithin: minutes(2),
  request: objectWith<AnswerPiece>({
    sha256: field('sha256', sha256),
    bytes: field('bytes', number),
    from: field('first_byte', number),
    piece: field('content', base64),
  }),
  response: objectWith<AnswerArrived>({ received: field('received', number), bytes: field('bytes', number) }),
  refusal: answerNotImported,
  refusalStatus: () => 406,
  sayRefusal: sayAnswerNotImported,
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
