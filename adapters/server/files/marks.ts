import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './disk';

/** Marks of a place where files are kept: small files, by whose names processes tell that it is the same place for all. */
export interface Marks {
  /** Where a mark is, for the person who looks for it. */
  readonly placeOf: (mark: string) => string;
  readonly all: () => Promise<readonly string[]>;
  readonly has: (mark: string) => Promise<boolean>;
  readonly put: (mark: string) => Promise<void>;
  readonly remove: (mark: string) => Promise<void>;
}

/** The folder of the marks, in a folder or a bucket of files. */
export const marksFolder = 'marks';

/** The marks of a folder of files. */
export const folderMarks = (folder: string): Marks => {
  const placeOf = (mark: string): string => join(folder, marksFolder, mark);
  return {
    placeOf,
    all: async () => (await ifThere(readdir(join(folder, marksFolder)))) ?? [],
    has: async (mark) => (await ifThere(stat(placeOf(mark)))) !== undefined,
    put: async (mark) => {
      await mkdir(join(folder, marksFolder), { recursive: true, mode: 0o700 });
      await writeFile(placeOf(mark), '', { mode: 0o600 });
    },
    remove: (mark) => rm(placeOf(mark), { force: true }),
  };
};

/** Takes the marks to another place, to which the files were moved: it is the place of the same processes now. */
export const copyMarks = async (from: Marks, to: Marks): Promise<void> => {
  for (const mark of await from.all()) await to.put(mark);
};

/**
 * Whether this is the place that the processes of a database agreed on; the first of them proposes it. Answers the mark that is missing here; undefined:
 * it is here. `agree` returns the mark that the database has, which is the proposed one if it had none.
 */
export const missingMark = async (
  marks: Marks,
  agree: (proposed: string) => Promise<string>,
): Promise<string | undefined> => {
  const proposed = randomUUID();
  // Put before the database has it: whoever reads it there finds it here.
  await marks.put(proposed);
  const agreed = await agree(proposed);
  if (agreed !== proposed) await marks.remove(proposed);
  return (await marks.has(agreed)) ? undefined : agreed;
};
