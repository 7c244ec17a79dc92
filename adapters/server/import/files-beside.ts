import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as E from 'fp-ts/Either';
import type { ImportFile, ResumeSent } from '../../../application/import/import.api';
import type { RecordReason } from '../../../application/import/records.service';
import { parsePositionId, type PositionId } from '../../../domain/ids/position-ids';
import { checkAnswerSize } from '../../../domain/recording/answer-file';
import { parseSha256, type Sha256 } from '../../../domain/recording/sha256';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { isObject } from '../../contract/codec';
import { codeOf } from '../files/disk';
import { listIn, type Raw } from './reader';
import { sayFault } from './say-fault';

/* The files that import files name beside them. A program that sends an import looks at them first; the portal looks again. */

/** A file beside an import file. */
interface FileBeside {
  /** Where it is named: `may.json: candidates[3].resumes[0]`. */
  readonly at: string;
  readonly sha256: Sha256;
}

/** A resume beside an import file. */
export interface ResumeBeside extends FileBeside {
  readonly name: string;
  readonly positionId: PositionId | undefined;
  /** Reads it whole: it is no larger than a resume may be. */
  readonly read: () => Promise<ResumeSent>;
}

/** A recorded answer beside an import file. */
export interface AnswerBeside extends FileBeside {
  /** Its length. */
  readonly bytes: number;
  /** Reads what stands there; less than `length` at the end of the file. */
  readonly read: (from: number, length: number) => Promise<Uint8Array>;
}

/** The files as the portal takes them, where each file beside them has its digest, and a line for each that can't be sent. */
export interface FilesFound {
  readonly files: readonly ImportFile[];
  readonly resumes: readonly ResumeBeside[];
  readonly answers: readonly AnswerBeside[];
  readonly faults: readonly string[];
}

/** A file below the folder, links followed; left: what was expected, and what was found. */
const inside = async (folder: string, file: string): Promise<E.Either<string, string>> => {
  const leaves = E.left(`expected a file in the folder of the import file, found ${JSON.stringify(file)}`);
  try {
    const base = await realpath(folder);
    const isBelow = (path: string): boolean => {
      const way = relative(base, path);
      return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
    };
    if (isAbsolute(file) || !isBelow(resolve(base, file))) return leaves;
    const path = await realpath(resolve(base, file));
    if (!isBelow(path)) return leaves;
    return (await stat(path)).isFile() ? E.right(path) : E.left('expected a file, found something else');
  } catch (fault) {
    return E.left(`expected a file that can be read, found ${codeOf(fault)}`);
  }
};

const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Where a file is, its length in bytes, and its digest. */
interface Looked {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Sha256;
}

/** A file as it is named at a place, or the line of its fault. `checked`: what is wrong with a file of so many bytes. */
const lookAt = async (
  at: string,
  folder: string,
  file: string,
  { sha256: said }: Raw,
  checked: (bytes: number) => RecordReason | undefined,
): Promise<Looked | string> => {
  const path = await inside(folder, file);
  if (E.isLeft(path)) return `${at}.file: ${path.left}`;
  try {
    const { size: bytes } = await stat(path.right);
    const reason = checked(bytes);
    if (reason !== undefined) return sayFault({ at, reason });
    const digest = parseSha256(await digestOf(path.right));
    if (E.isLeft(digest)) return `${at}.file: expected a file with a digest`;
    if (said !== undefined && said !== null && said !== digest.right)
      return `${at}.sha256: expected that of ${file}, ${digest.right}, found ${JSON.stringify(said)}`;
    return { path: path.right, bytes, sha256: digest.right };
  } catch (fault) {
    return `${at}.file: expected a file that can be read, found ${codeOf(fault)}`;
  }
};

/** One resume as the file says it, or the line of its fault. */
const resumeAt = async (at: string, folder: string, file: string, raw: Raw): Promise<ResumeBeside | string> => {
  const name = typeof raw['resume_name'] === 'string' ? raw['resume_name'] : '';
  const positionId = E.getOrElseW(() => undefined)(
    parsePositionId(typeof raw['position_id'] === 'number' ? raw['position_id'] : Number.NaN),
  );
  const looked = await lookAt(at, folder, file, raw, (bytes) => {
    const checked = checkResumeFile(name, bytes);
    return checked._tag === 'Refused' ? { _tag: 'ResumeRefused', positionId, name, why: checked.reason } : undefined;
  });
  if (typeof looked === 'string') return looked;
  const { path, sha256 } = looked;
  return { at, name, positionId, sha256, read: async () => ({ name, bytes: await readFile(path) }) };
};

/** One recorded answer, likewise. */
const answerAt = async (at: string, folder: string, file: string, raw: Raw): Promise<AnswerBeside | string> => {
  const looked = await lookAt(at, folder, file, raw, (bytes) => {
    const checked = checkAnswerSize(bytes);
    return checked._tag === 'Refused' ? { _tag: 'AnswerRefused', why: checked.reason } : undefined;
  });
  if (typeof looked === 'string') return looked;
  const { path, bytes, sha256 } = looked;
  const read = async (from: number, length: number): Promise<Uint8Array> => {
    const there = await open(path);
    try {
      const { buffer, bytesRead } = await there.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    } finally {
      await there.close();
    }
  };
  return { at, bytes, sha256, read };
};

/** The list of that name in a record, each of its objects changed; a record without one stays as it is. */
const withEach = async (
  record: unknown,
  name: string,
  change: (one: unknown, n: number) => Promise<unknown>,
): Promise<unknown> => {
  const list = listIn(record, name);
  if (!isObject(record) || list.length === 0) return record;
  const changed: unknown[] = [];
  for (const [n, one] of list.entries()) changed.push(await change(one, n));
  return { ...record, [name]: changed };
};

/** Looks for the resumes and recorded answers of all candidates. What is not as it should be otherwise, the import says. */
export const filesBeside = async (files: readonly ImportFile[]): Promise<FilesFound> => {
  const [resumes, answers, faults]: [ResumeBeside[], AnswerBeside[], string[]] = [[], [], []];
  /** The record with the digest of its file. */
  const withDigest = async <A extends FileBeside>(
    one: unknown,
    at: string,
    folder: string,
    look: (at: string, folder: string, file: string, raw: Raw) => Promise<A | string>,
    found: A[],
  ): Promise<unknown> => {
    if (!isObject(one) || typeof one['file'] !== 'string') return one;
    const looked = await look(at, folder, one['file'], one);
    if (typeof looked === 'string') {
      faults.push(looked);
      return one;
    }
    found.push(looked);
    return { ...one, sha256: looked.sha256 };
  };
  const withDigests: ImportFile[] = [];
  for (const { name, content } of files) {
    const folder = dirname(name);
    const found = await withEach(content, 'candidates', async (candidate, n) => {
      const at = `${name}: candidates[${n}]`;
      const applied = await withEach(candidate, 'applications', (application, k) =>
        withEach(application, 'videos', (one, m) =>
          withDigest(one, `${at}.applications[${k}].videos[${m}]`, folder, answerAt, answers),
        ),
      );
      return withEach(applied, 'resumes', (one, m) =>
        withDigest(one, `${at}.resumes[${m}]`, folder, resumeAt, resumes),
      );
    });
    withDigests.push({ name, content: found });
  }
  return { files: withDigests, resumes, answers, faults };
};
