import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import type { Reporter } from '../../../application/ports/reporter';
import { hours } from '../../../domain/time/duration';
import type { Bucket } from '../files/s3/bucket';
import { codeOfS3 } from '../files/s3/faults';
import { releaseKeptFor } from './released-files';

/** Beside the files that candidates sent. */
const keyOf = (name: string): string => `released/${name}`;

interface BucketOfReleases {
  /** The files of this build, `assets` of the built portal. */
  readonly own: string;
  readonly bucket: Bucket;
  readonly clock: Clock;
  readonly reporter: Reporter;
}

/** A file that was put so long ago is put again, so that it counts as used. */
const putAgainAfter = hours(24);

/** As `shareReleasedFiles`, through the bucket: its own time says when a file was last put. */
export const shareInBucket = async ({ own, bucket, clock, reporter }: BucketOfReleases): Promise<void> => {
  try {
    const there = new Map<string, number>();
    for await (const { key, changedAt } of bucket.list(keyOf(''))) there.set(key.slice(keyOf('').length), changedAt);
    const now = clock.now();
    for (const name of (await readdir(own)).filter((one) => !one.startsWith('.'))) {
      const changedAt = there.get(name);
      there.delete(name);
      if (changedAt === undefined || changedAt < now - putAgainAfter)
        await bucket.put(keyOf(name), await readFile(join(own, name)));
    }
    for (const [name, changedAt] of there) if (changedAt < now - releaseKeptFor) await bucket.remove(keyOf(name));
  } catch (fault) {
    reporter.report('released-files-not-shared', { code: codeOfS3(fault) });
  }
};

const isName = /^[\w-][\w.-]{0,150}$/;
/** The compressed ones first: the file itself is what is looked for. */
const endings = ['.gz', '.br', ''];

/**
 * Brings a file of another release from the bucket into the folder that this process serves besides its own files, once. A failure is reported: then the
 * file is not found.
 */
export const fromOtherReleases =
  (
    folders: { readonly own: string; readonly released: string },
    bucket: Bucket,
    reporter: Reporter,
  ): ((name: string) => Promise<void>) =>
  async (name) => {
    const isIn = async (folder: string): Promise<boolean> =>
      (await stat(join(folder, name)).catch(() => undefined)) !== undefined;
    if (!isName.test(name) || (await isIn(folders.own)) || (await isIn(folders.released))) return;
    try {
      for (const ending of endings) {
        const content = await bucket.get(keyOf(`${name}${ending}`));
        if (content === undefined) continue;
        const coming = join(folders.released, `.${randomUUID()}`);
        await writeFile(coming, content);
        await rename(coming, join(folders.released, `${name}${ending}`));
      }
    } catch (fault) {
      reporter.report('released-files-not-shared', { code: codeOfS3(fault) });
    }
  };
