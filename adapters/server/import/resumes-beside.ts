import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as E from 'fp-ts/Either';
import type { ImportFile, ResumeSent } from '../../../application/import/import.api';
import { parsePositionId, type PositionId } from '../../../domain/ids/position-ids';
import { parseSha256, type Sha256 } from '../../../domain/recording/sha256';
import { checkResumeFile } from '../../../domain/resumes/resume-file';
import { isObject } from '../../contract/codec';
import { codeOf } from '../files/disk';
import { listIn, type Raw } from './reader';
import { sayFault } from './say-fault';

/* The resumes that import files name beside them. A program that sends an import looks at them first; the portal looks again. */

/** A resume beside an import file. */
export interface ResumeBeside {
  /** Its place in the files: `may.json: candidates[3].resumes[0]`. */
  readonly at: string;
  readonly name: string;
  readonly positionId: PositionId | undefined;
  readonly sha256: Sha256;
  /** Reads it whole: it is no larger than a resume may be. */
  readonly read: () => Promise<ResumeSent>;
}

/** The files as the portal takes them, where each resume has its digest, and a line for each resume that can't be sent. */
export interface ResumesFound {
  readonly files: readonly ImportFile[];
  readonly resumes: readonly ResumeBeside[];
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

/** One resume as the file says it, or the line of its fault. */
const lookAt = async (at: string, folder: string, file: string, raw: Raw): Promise<ResumeBeside | string> => {
  const given = typeof raw['resume_name'] === 'string' ? raw['resume_name'] : '';
  const forJob = E.getOrElseW(() => undefined)(
    parsePositionId(typeof raw['position_id'] === 'number' ? raw['position_id'] : Number.NaN),
  );
  const path = await inside(folder, file);
  if (E.isLeft(path)) return `${at}.file: ${path.left}`;
  try {
    const { size } = await stat(path.right);
    const checked = checkResumeFile(given, size);
    if (checked._tag === 'Refused') {
      const reason = { _tag: 'ResumeRefused', positionId: forJob, name: given, why: checked.reason } as const;
      return sayFault({ at, reason });
    }
    const digest = parseSha256(await digestOf(path.right));
    if (E.isLeft(digest)) return `${at}.file: expected a file with a digest`;
    const said = raw['sha256'];
    if (said !== undefined && said !== null && said !== digest.right)
      return `${at}.sha256: expected that of ${file}, ${digest.right}, found ${JSON.stringify(said)}`;
    const read = async (): Promise<ResumeSent> => ({ name: given, bytes: await readFile(path.right) });
    return { at, name: given, positionId: forJob, sha256: digest.right, read };
  } catch (fault) {
    return `${at}.file: expected a file that can be read, found ${codeOf(fault)}`;
  }
};

/** Looks for the resumes of all candidates. What is not as it should be otherwise, the import says. */
export const resumesBeside = async (files: readonly ImportFile[]): Promise<ResumesFound> => {
  const resumes: ResumeBeside[] = [];
  const faults: string[] = [];
  const withDigest = async (at: string, folder: string, one: unknown): Promise<unknown> => {
    if (!isObject(one) || typeof one['file'] !== 'string') return one;
    const looked = await lookAt(at, folder, one['file'], one);
    if (typeof looked === 'string') {
      faults.push(looked);
      return one;
    }
    resumes.push(looked);
    return { ...one, sha256: looked.sha256 };
  };
  const found: ImportFile[] = [];
  for (const { name, content } of files) {
    const candidates: unknown[] = [];
    for (const [n, candidate] of listIn(content, 'candidates').entries()) {
      const own: unknown[] = [];
      for (const [m, one] of listIn(candidate, 'resumes').entries())
        own.push(await withDigest(`${name}: candidates[${n}].resumes[${m}]`, dirname(name), one));
      candidates.push(isObject(candidate) && own.length > 0 ? { ...candidate, resumes: own } : candidate);
    }
    found.push(
      isObject(content) && candidates.length > 0 ? { name, content: { ...content, candidates } } : { name, content },
    );
  }
  return { files: found, resumes, faults };
};
