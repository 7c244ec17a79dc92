import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import type { Reporter } from '../../../application/ports/reporter';
import { hours } from '../../../domain/time/duration';
import { minus } from '../../../domain/time/instant';
import { codeOf, ifThere } from '../files/disk';

/** Where they are kept in the data folder, beside the files that candidates sent: an absolute path, as Fastify requires. */
export const releasedFolder = (dataDir: string): string => resolve(dataDir, 'files', 'released');

/** How long the files of a release stay after the last process that was built with it. Ours: no page stays open longer without a reload. */
export const releaseKeptFor = hours(24 * 30);

interface ReleasedFiles {
  /** The files of this build, `assets` of the built portal. */
  readonly own: string;
  /** The folder that all processes share. */
  readonly shared: string;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Under its name at once or not at all: another process may be serving it. */
const shareOne = async (from: string, folder: string, name: string, now: Date): Promise<void> => {
  const coming = join(folder, `.${randomUUID()}`);
  await copyFile(from, coming);
  await utimes(coming, now, now);
  await rename(coming, join(folder, name));
};

/**
 * Puts the files of this build where other processes find them, marks them as in use, and deletes those that no process has used for 30 days. While a
 * release is rolled out, a page of one release asks processes of the other for its files: their names have a hash, so all releases fit into one folder.
 * Several processes may do this at once. A failure is reported: then each process serves what it was built with.
 */
export const shareReleasedFiles = async ({ own, shared, clock, reporter }: ReleasedFiles): Promise<void> => {
  try {
    await mkdir(shared, { recursive: true });
    const others = new Set(await readdir(shared));
    const now = new Date(clock.now());
    for (const name of (await readdir(own)).filter((one) => !one.startsWith('.'))) {
      others.delete(name);
      const isThere = await ifThere(utimes(join(shared, name), now, now).then(() => true));
      if (isThere === undefined) await shareOne(join(own, name), shared, name, now);
    }
    const deleteBefore = minus(clock.now(), releaseKeptFor);
    for (const path of [...others].map((name) => join(shared, name))) {
      const found = await ifThere(stat(path));
      if (found !== undefined && found.mtimeMs < deleteBefore) await rm(path, { force: true });
    }
  } catch (error) {
    reporter.report('released-files-not-shared', { code: codeOf(error) });
  }
};
