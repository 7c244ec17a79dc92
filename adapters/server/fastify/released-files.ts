import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import type { Reporter } from '../../../application/ports/reporter';
import { hours } from '../../../domain/time/duration';
import { minus } from '../../../domain/time/instant';
import { codeOf } from '../files/disk';

/** Where they lie in the data folder, beside the files that candidates sent: an absolute path, as Fastify wants it. */
export const releasedFolder = (dataDir: string): string => resolve(dataDir, 'files', 'released');

/** A page may stay open this long without a reload and still find the files it was built with. Ours. */
const keptFor = hours(24 * 30);

interface ReleasedFiles {
  /** The files of this build, `assets` of the built portal. */
  readonly own: string;
  /** The folder that all processes share. */
  readonly shared: string;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** Under its name at once or not at all: another process may be serving it. */
const shareOne = async (from: string, folder: string, name: string): Promise<void> => {
  const coming = join(folder, `.${name}.${process.pid}`);
  await copyFile(from, coming);
  await rename(coming, join(folder, name));
};

/**
 * Puts the files of this build where the other processes find them, and forgets those that no process has started with for 30 days. While a release
 * is rolled out, a page of one release asks processes of the other for its files: their names have a hash, so all releases fit into one folder. A
 * failure is reported: then each process serves what it was built with.
 */
export const shareReleasedFiles = async ({ own, shared, clock, reporter }: ReleasedFiles): Promise<void> => {
  try {
    await mkdir(shared, { recursive: true });
    const there = new Set(await readdir(shared));
    const now = new Date(clock.now());
    for (const name of (await readdir(own)).filter((one) => !one.startsWith('.'))) {
      if (!there.has(name)) await shareOne(join(own, name), shared, name);
      await utimes(join(shared, name), now, now);
      there.delete(name);
    }
    const forgetBefore = minus(clock.now(), keptFor);
    for (const name of there)
      if ((await stat(join(shared, name))).mtimeMs < forgetBefore) await rm(join(shared, name), { force: true });
  } catch (error) {
    reporter.report('released-files-not-shared', { code: codeOf(error) });
  }
};
