import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { known } from '../../domain/brand';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Sha256 } from '../../domain/recording/sha256';
import { readResume } from '../../domain/resumes/resume-content';
import { hours } from '../../domain/time/duration';
import { plus } from '../../domain/time/instant';
import { fileNameOf } from '../../domain/text/file-name';
import { inOnePiece } from '../chat/keep-file.service';
import type { StoredFile } from '../files/file-store.port';
import { scanFile } from '../files/scan-file.service';
import { granted, inOrder, take } from '../in-order';
import type { FileRef } from '../ports/file-ref';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import { removeUnlessUsed } from '../resumes/forget-orphans.service';
import { lookInto } from '../resumes/look-into.service';
import { quietly } from '../resumes/quietly.service';
import type { ResumeNotTaken } from '../resumes/resumes.api';
import type { StoredResume } from '../resumes/resumes.store';
import type { ServiceDependencies } from '../service/dependencies';
import { groupsOf } from './groups.service';
import type { ResumeSent, ResumeTaken } from './import.api';
import type { Located, NewResume, RecordFault, RecordReason, Records } from './records.service';

/*
 * The files of resumes come before the records that name them, by the SHA-256 of their bytes, so that a load stays one call. A file that no record
 * uses goes when its load is refused, or within a day (resumes/forget-orphans.service).
 */

/** What looking at the files of resumes needs. */
export type ResumeDependencies = Pick<ServiceDependencies, 'files' | 'secrets' | 'opensPdf' | 'clock'>;

/** What a reference is written with. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The same file has the same reference however often it is sent, and nobody without the portal's key can tell which. */
const refOf = ({ secrets }: Pick<ResumeDependencies, 'secrets'>, sha256: Sha256): FileRef => {
  // 33 hexadecimal digits are 22 letters, six bits each.
  const bits = BigInt(`0x${secrets.sealRequest(`ImportResume ${sha256}`).slice(-33)}`);
  return known<FileRef>(
    Array.from({ length: 22 }, (_, n) => letters.charAt(Number((bits >> BigInt(6 * n)) & 63n))).join(''),
  );
};

/** Keeps the file of a resume for the records that will name it, once it passed every check of an upload (R20). Again: it stays as it is. */
export const takeResume =
  (deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'opensPdf' | 'scanner' | 'recordings'>) =>
  ({ name, bytes }: ResumeSent): TE.TaskEither<ResumeNotTaken | StoreUnavailable, ResumeTaken> => {
    const content: StoredFile = { bytes: bytes.length, part: (from, to) => inOnePiece(bytes.subarray(from, to)) };
    return inOrder(function* () {
      yield* granted(yield* take(lookInto(content, readResume(fileNameOf(name), bytes.length, deps.opensPdf))));
      yield* take(scanFile(deps, content));
      const sha256 = yield* take(deps.recordings.digest(content));
      yield* take(deps.files.adopt(refOf(deps, sha256), content));
      return { sha256, bytes: bytes.length };
    });
  };

/** A resume of a load, and the position it was given for. */
interface ResumeFor extends Located<NewResume> {
  readonly positionId: PositionId;
}

const resumesIn = ({ candidates }: Records): readonly ResumeFor[] =>
  candidates.flatMap(({ value }) =>
    value.applications.flatMap(({ value: { positionId, resumes } }) => resumes.map((one) => ({ ...one, positionId }))),
  );

/** The resumes of a load, as they are stored, by their records. */
export type PreparedResumes = ReadonlyMap<NewResume, StoredResume>;

const prepare = (
  deps: ResumeDependencies,
  { value: resume, positionId }: ResumeFor,
): FromStore<StoredResume | RecordReason> =>
  inOrder(function* () {
    const name = fileNameOf(resume.name);
    const file = resume.sha256 === undefined ? undefined : refOf(deps, resume.sha256);
    const content = file === undefined ? O.none : yield* take(deps.files.read(file));
    if (file === undefined || O.isNone(content)) return { _tag: 'ResumeNotSent', positionId, name };
    const { bytes } = content.value;
    const kind = yield* take(lookInto(content.value, readResume(name, bytes, deps.opensPdf)));
    if (kind._tag === 'Refused') return { _tag: 'ResumeRefused', positionId, name, why: kind.reason };
    return { file, name, bytes, kind: kind.value, receivedAt: resume.receivedAt ?? deps.clock.now() };
  });

/** How many files are looked at before the caller is told again. */
const together = 25;

/**
 * Looks at the file of each resume under the name that its record gives it. None waits in a unit of work while a file is read. `going`: done every now
 * and then, as thousands of files take minutes.
 */
export const preparedResumes = (
  deps: ResumeDependencies,
  records: Records,
  going: FromStore<unknown> = TE.right(undefined),
): FromStore<{ readonly resumes: PreparedResumes; readonly faults: readonly RecordFault[] }> =>
  inOrder(function* () {
    const resumes = new Map<NewResume, StoredResume>();
    const faults: RecordFault[] = [];
    for (const some of groupsOf(together)(resumesIn(records))) {
      for (const one of some) {
        const prepared = yield* take(prepare(deps, one));
        if (!('_tag' in prepared)) resumes.set(one.value, prepared);
        // A sender who knows of a fault sent no files: that they are missing is no other one.
        else if (!(records.incomplete && prepared._tag === 'ResumeNotSent'))
          faults.push({ at: one.at, reason: prepared });
      }
      yield* take(going);
    }
    return { resumes, faults };
  });

/** Later than any import was touched, whichever process's clock runs ahead. */
const ahead = hours(24);

/**
 * Deletes the files that were sent for a load that is refused; one that a resume uses stays. So do all while an accepted load is carried out, which may
 * need the same files: those that none used go within a day.
 */
export const forgetResumes = (
  deps: Pick<ServiceDependencies, 'files' | 'secrets' | 'unitOfWork' | 'clock'>,
  sent: readonly Sha256[],
): TE.TaskEither<never, undefined> =>
  quietly(
    inOrder(function* () {
      const underWay = yield* take(
        deps.unitOfWork.run(({ imports }) => imports.stalled(plus(deps.clock.now(), ahead))),
      );
      if (underWay.length > 0) return;
      for (const sha256 of sent) yield* take(removeUnlessUsed(deps, refOf(deps, sha256)));
    }),
  );
