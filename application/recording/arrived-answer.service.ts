import { checkAnswerLength, checkAnswerSize, notARecording, readAnswerKind } from '../../domain/recording/answer-file';
import type { Instant } from '../../domain/time/instant';
import type { AnswerSent } from './recording.api';
import type { FileRef } from '../ports/file-ref';
import { scanFile } from '../files/scan-file.service';
import type { NoSuchUpload, StoredFile } from '../files/file-store.port';
import type { StoredTake } from './recorded-answers.store';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { lookInto } from '../resumes/look-into.service';
import { ownUpload } from '../resumes/receive-file.service';
import { uploaderOf } from '../resumes/uploader.service';
import type { SessionCaller } from '../identity/sessions.service';

/** A whole upload, or a skip. */
export interface Arrived {
  readonly file: { readonly ref: FileRef; readonly content: StoredFile } | undefined;
  readonly begun: Instant;
}

const noUpload: NoSuchUpload = { _tag: 'NoSuchUpload' };

/** A skip is uploaded empty, or not at all (spec 2 §4.1). If a recording arrives with the skip flag, it still counts as an answer. */
export const arrived = (deps: ServiceDependencies, session: SessionCaller, { video: ref, skip }: AnswerSent) =>
  inOrder(function* () {
    const skipped: Arrived = { file: undefined, begun: deps.clock.now() };
    if (ref === undefined) return skip ? skipped : yield* refuse(noUpload);
    const { upload } = yield* found(ownUpload('answer', deps)(uploaderOf(session), ref), noUpload);
    const { received, bytes, begunAt: begun } = upload;
    if (received < bytes) return yield* refuse({ _tag: 'UploadUnfinished', received, bytes });
    if (skip && bytes === 0) return skipped;
    const content = yield* found(deps.files.received(ref), noUpload);
    return { file: { ref, content }, begun };
  });

/** Size, first bytes and fingerprint of a file: linear work, without a parser. */
export const fingerprinted = ({ recordings }: Pick<ServiceDependencies, 'recordings'>, content: StoredFile) =>
  inOrder(function* () {
    yield* granted(checkAnswerSize(content.bytes));
    const kind = yield* granted(yield* take(lookInto(content, readAnswerKind)));
    return { kind, sha256: yield* take(recordings.digest(content)) };
  });

/** Parses a file for the length that it says, and checks it (R34). */
export const measured = (
  { recordings }: Pick<ServiceDependencies, 'recordings'>,
  { candidateId }: Pick<SessionCaller, 'candidateId'>,
  content: StoredFile,
  kind: StoredTake['kind'],
) =>
  inOrder(function* () {
    const { length } = yield* found(recordings.look(content, kind, candidateId), notARecording);
    yield* granted(checkAnswerLength(length));
    return length;
  });

/** Scans and measures a file, the costliest questions of all. */
export const parsed = (
  deps: Pick<ServiceDependencies, 'recordings' | 'scanner'>,
  whose: Pick<SessionCaller, 'candidateId'>,
  content: StoredFile,
  kind: StoredTake['kind'],
) =>
  inOrder(function* () {
    yield* take(scanFile(deps, content));
    return yield* take(measured(deps, whose, content, kind));
  });
