import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import type { PositionId } from '../../domain/ids/position-ids';
import { readResume } from '../../domain/resumes/resume-content';
import { fileNameOf } from '../../domain/text/file-name';
import { inOnePiece } from '../chat/keep-file.service';
import type { StoredFile } from '../files/file-store.port';
import { scanFile } from '../files/scan-file.service';
import { granted, inOrder, take } from '../in-order';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { lookInto } from '../resumes/look-into.service';
import type { ResumeNotTaken } from '../resumes/resumes.api';
import type { StoredResume } from '../resumes/resumes.store';
import type { ServiceDependencies } from '../service/dependencies';
import type { ResumeSent, ResumeTaken } from './import.api';
import type { NewResume, RecordReason } from './records.service';
import { refOfSent } from './sent-files.service';

/** Keeps the file of a resume for the records that will name it, once it passed every check of an upload (R20). Again: it stays as it is. */
export const takeResume =
  (deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'opensPdf' | 'scanner' | 'recordings'>) =>
  ({ name, bytes }: ResumeSent): TE.TaskEither<ResumeNotTaken | StoreUnavailable, ResumeTaken> => {
    const content: StoredFile = { bytes: bytes.length, part: (from, to) => inOnePiece(bytes.subarray(from, to)) };
    return inOrder(function* () {
      yield* granted(yield* take(lookInto(content, readResume(fileNameOf(name), bytes.length, deps.opensPdf))));
      yield* take(scanFile(deps, content));
      const sha256 = yield* take(deps.recordings.digest(content));
      yield* take(deps.files.adopt(refOfSent(deps, sha256), content));
      return { sha256, bytes: bytes.length };
    });
  };

/** A resume that was sent, as it is stored, or why it can't be: its file is looked at again, under the name that its record gives it. */
export const resumeSent = (
  deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'opensPdf' | 'clock'>,
  resume: NewResume,
  positionId: PositionId,
): FromStore<StoredResume | RecordReason> =>
  inOrder(function* () {
    const name = fileNameOf(resume.name);
    const file = resume.sha256 === undefined ? undefined : refOfSent(deps, resume.sha256);
    const content = file === undefined ? O.none : yield* take(deps.files.read(file));
    if (file === undefined || O.isNone(content)) return { _tag: 'ResumeNotSent', positionId, name };
    const { bytes } = content.value;
    const kind = yield* take(lookInto(content.value, readResume(name, bytes, deps.opensPdf)));
    if (kind._tag === 'Refused') return { _tag: 'ResumeRefused', positionId, name, why: kind.reason };
    return { file, name, bytes, kind: kind.value, receivedAt: resume.receivedAt ?? deps.clock.now() };
  });
