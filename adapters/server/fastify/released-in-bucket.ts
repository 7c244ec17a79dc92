import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock';
import type { Reporter } from '../../../application/ports/reporter';
import { hours } from '../../../domain/time/duration';
import { ifThere } from '../files/disk';
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
/** Beside the file itself, as it was built. */
const compressed = ['.gz', '.br'];

/**
 * Brings a file of another release from the bucket into the folder that this process serves besides its own files, once: many pages ask for it at the same
 * time. A failure is reported: then the file is not found.
 */
export const fromOtherReleases = (
  { own, released }: { readonly own: string; readonly released: string },
  bucket: Bucket,
  reporter: Reporter,
): ((name: string) => Promise<void>) => {
  const coming = new Map<string, Promise<void>>();
  const isIn = async (folder: string, name: string): Promise<boolean> =>
    (await ifThere(stat(join(folder, name)))) !== undefined;
  const write = async (name: string, content: Uint8Array): Promise<void> => {
    const draft = join(released, `.${randomUUID()}`);
    await writeFile(draft, content);
    await rename(draft, join(released, name));
  };
  const bring = async (name: string): Promise<void> => {
    try {
      if ((await isIn(own, name)) || (await isIn(released, name))) return;
      // A name that no release has costs one call.
      const file = await bucket.get(keyOf(name));
      if (file === undefined) return;
      for (const ending of compressed) {
        const content = await bucket.get(keyOf(`${name}${ending}`));
        if (content !== undefined) await write(`${name}${ending}`, content);
      }
      // Last, because it is what is looked for.
      await write(name, file);
    } catch (fault) {
      reporter.report('released-files-not-shared', { code: codeOfS3(fault) });
    }
  };
  return async (name) => {
    if (!isName.test(name)) return;
    const mine = coming.get(name) ?? bring(name).finally(() => coming.delete(name));
    coming.set(name, mine);
    await mine;
  };
};
