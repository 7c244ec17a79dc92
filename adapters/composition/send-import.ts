import { setTimeout } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { ImportId, ImportState, Loaded } from '../../application/import/import.api';
import type { NotCarriedOut, OperatorSide } from '../../application/operator/operator.port';
import { sayFileNotTaken } from '../../application/resumes/resume-refusals.words';
import type { Sha256 } from '../../domain/recording/sha256';
import { codeOf } from '../server/files/disk';
import { openFiles, type OpenedFiles } from '../server/import/open-files';
import { resumesBeside, type ResumeBeside, type ResumesFound } from '../server/import/resumes-beside';
import { sayFault } from '../server/import/say-fault';
import { again } from '../server/operator/again';

/** A line for each resume that the portal refuses. */
type Refused = readonly string[];

type Pause = (length: number) => Promise<unknown>;

const sendOne = async (
  { importResume }: Pick<OperatorSide, 'importResume'>,
  pause: Pause,
  { at, name, positionId, sha256, read }: ResumeBeside,
): Promise<E.Either<NotCarriedOut, Refused>> => {
  const file = await TE.tryCatch(read, codeOf)();
  if (E.isLeft(file)) return E.right([`${at}.file: expected a file that can be read, found ${file.left}`]);
  // The portal stores the same file once, however often it is sent.
  const taken = await again(pause)(importResume(file.right))();
  if (E.isRight(taken))
    return E.right(
      taken.right.sha256 === sha256 ? [] : [`${at}.file: expected a file that stays as it is while it is sent`],
    );
  const { left: why } = taken;
  if (why._tag === 'NotCarriedOut') return E.left(why);
  if (why._tag === 'DiskFull') return E.left({ _tag: 'NotCarriedOut', why: sayFileNotTaken(why) });
  return E.right([sayFault({ at, reason: { _tag: 'ResumeRefused', positionId, name, why } })]);
};

/** Each content once. Left: the portal can't be reached, or takes no more. */
const sendResumes = async (
  side: Pick<OperatorSide, 'importResume'>,
  pause: Pause,
  resumes: readonly ResumeBeside[],
): Promise<E.Either<NotCarriedOut, Refused>> => {
  const sent = new Set<Sha256>();
  const refused: string[] = [];
  for (const one of resumes) {
    if (sent.has(one.sha256)) continue;
    sent.add(one.sha256);
    const answer = await sendOne(side, pause, one);
    if (E.isLeft(answer)) return answer;
    refused.push(...answer.right);
  }
  return E.right(refused);
};

/** Import files that were opened, and a line for each that could not be. */
export type FilesToSend = OpenedFiles & ResumesFound;

/** Opens import files, and looks at the resumes beside them. */
export const filesToSend = async (paths: readonly string[]): Promise<FilesToSend> => {
  const opened = await openFiles(paths);
  const found = await resumesBeside(opened.files);
  return { ...found, faults: [...opened.faults, ...found.faults] };
};

/**
 * Sends an import: first its resumes, then its files. With a fault of theirs it is only checked, so that all that is wrong is said at once. Left: a line
 * for each fault, and nothing was loaded. `pause` takes ms.
 */
export const sendImport = async (
  side: Pick<OperatorSide, 'importResume' | 'importFiles'>,
  { files, resumes, faults }: FilesToSend,
  tell?: (id: ImportId, state: ImportState) => void,
  pause: Pause = setTimeout,
): Promise<E.Either<readonly string[], Loaded>> => {
  const sent = await sendResumes(side, pause, faults.length === 0 ? resumes : []);
  if (E.isLeft(sent)) return E.left([sent.left.why]);
  const known = [...faults, ...sent.right];
  const loaded = await side.importFiles({ files, onlyCheck: known.length > 0 }, tell)();
  if (E.isRight(loaded)) return loaded;
  const { left } = loaded;
  return E.left([...known, ...(left._tag === 'FilesRefused' ? left.faults : [left.why])]);
};
