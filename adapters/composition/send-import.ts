import { setTimeout } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { DiskFull } from '../../application/files/file-store.port';
import { largestPiece, type ImportId, type ImportState, type Loaded } from '../../application/import/import.api';
import type { NotCarriedOut, OperatorSide } from '../../application/operator/operator.port';
import { sayFileNotTaken } from '../../application/resumes/resume-refusals.words';
import type { NoRoomForUpload } from '../../domain/files/upload-room';
import type { Sha256 } from '../../domain/recording/sha256';
import { codeOf } from '../server/files/disk';
import { openFiles, type OpenedFiles } from '../server/import/open-files';
import { filesBeside, type AnswerBeside, type FilesFound, type ResumeBeside } from '../server/import/files-beside';
import { sayFault } from '../server/import/say-fault';
import { again } from '../server/operator/again';

/** A line for each file that the portal refuses. */
type Refused = readonly string[];

type Pause = (length: number) => Promise<unknown>;

/** The calls that an import makes. */
type Sends = Pick<OperatorSide, 'importResume' | 'importAnswer' | 'importFiles'>;

const unreadable = (at: string, code: string): Refused => [
  `${at}.file: expected a file that can be read, found ${code}`,
];

const changing = (at: string): Refused => [`${at}.file: expected a file that stays as it is while it is sent`];

/** The portal takes no file at all now. */
const noRoom = (why: NoRoomForUpload | DiskFull): NotCarriedOut => ({
  _tag: 'NotCarriedOut',
  why: sayFileNotTaken(why),
});

const sendResume =
  ({ importResume }: Sends, pause: Pause) =>
  async ({ at, name, positionId, sha256, read }: ResumeBeside): Promise<E.Either<NotCarriedOut, Refused>> => {
    const file = await TE.tryCatch(read, codeOf)();
    if (E.isLeft(file)) return E.right(unreadable(at, file.left));
    // The portal stores the same file once, however often it is sent.
    const taken = await again(pause)(importResume(file.right))();
    if (E.isRight(taken)) return E.right(taken.right.sha256 === sha256 ? [] : changing(at));
    const { left: why } = taken;
    if (why._tag === 'NotCarriedOut') return E.left(why);
    if (why._tag === 'DiskFull') return E.left(noRoom(why));
    return E.right([sayFault({ at, reason: { _tag: 'ResumeRefused', positionId, name, why } })]);
  };

/** After so many pieces that changed nothing, something else is wrong. */
const mostInVain = 15;

/** Sends a recorded answer piece by piece, from where it stopped: an empty piece asks where that is, and there may be all of it already. */
const sendAnswer =
  ({ importAnswer }: Sends, pause: Pause) =>
  async ({ at, bytes, sha256, read }: AnswerBeside): Promise<E.Either<NotCarriedOut, Refused>> => {
    let from = 0;
    let piece: Uint8Array = new Uint8Array();
    for (let inVain = 0; inVain < mostInVain;) {
      const taken = await again(pause)(importAnswer({ sha256, bytes, from, piece }))();
      if (E.isLeft(taken)) {
        const { left: why } = taken;
        switch (why._tag) {
          case 'NotCarriedOut':
            return E.left(why);
          case 'DiskFull':
          case 'TooManyUploads':
          case 'UploadsFull':
            return E.left(noRoom(why));
          case 'OtherContent':
            return E.right(changing(at));
          case 'FileEmpty':
          case 'FileTooLarge':
          case 'NotARecording':
          case 'AnswerTooLong':
          case 'FileInfected':
            return E.right([sayFault({ at, reason: { _tag: 'AnswerRefused', why } })]);
        }
      }
      const { received } = taken.right;
      if (received >= bytes) return E.right([]);
      inVain = received > from ? 0 : inVain + 1;
      from = received;
      const next = await TE.tryCatch(() => read(received, largestPiece), codeOf)();
      if (E.isLeft(next)) return E.right(unreadable(at, next.left));
      piece = next.right;
    }
    return E.right(changing(at));
  };

/** Each content once. Left: the portal can't be reached, or takes no more. */
const sendEach = async <A extends { readonly sha256: Sha256 }>(
  files: readonly A[],
  send: (file: A) => Promise<E.Either<NotCarriedOut, Refused>>,
): Promise<E.Either<NotCarriedOut, Refused>> => {
  const sent = new Set<Sha256>();
  const refused: string[] = [];
  for (const one of files) {
    if (sent.has(one.sha256)) continue;
    sent.add(one.sha256);
    const answer = await send(one);
    if (E.isLeft(answer)) return answer;
    refused.push(...answer.right);
  }
  return E.right(refused);
};

/** Import files that were opened, and a line for each that could not be. */
export type FilesToSend = OpenedFiles & FilesFound;

/** Opens import files, and looks at the files beside them. */
export const filesToSend = async (paths: readonly string[]): Promise<FilesToSend> => {
  const opened = await openFiles(paths);
  const found = await filesBeside(opened.files);
  return { ...found, faults: [...opened.faults, ...found.faults] };
};

/**
 * Sends an import: first its resumes and recorded answers, then its files. With a fault of theirs it is only checked, so that all that is wrong is said at once. Left: a line
 * for each fault, and nothing was loaded. `pause` takes ms.
 */
export const sendImport = async (
  side: Sends,
  { files, resumes, answers, faults }: FilesToSend,
  tell?: (id: ImportId, state: ImportState) => void,
  pause: Pause = setTimeout,
): Promise<E.Either<readonly string[], Loaded>> => {
  const known = [...faults];
  for (const send of [
    () => sendEach(resumes, sendResume(side, pause)),
    () => sendEach(answers, sendAnswer(side, pause)),
  ]) {
    const sent = faults.length === 0 ? await send() : E.right([]);
    if (E.isLeft(sent)) return E.left([sent.left.why]);
    known.push(...sent.right);
  }
  const loaded = await side.importFiles({ files, onlyCheck: known.length > 0 }, tell)();
  if (E.isRight(loaded)) return loaded;
  const { left } = loaded;
  return E.left([...known, ...(left._tag === 'FilesRefused' ? left.faults : [left.why])]);
};
