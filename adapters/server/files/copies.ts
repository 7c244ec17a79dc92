import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../../../application/files/file-store.port';
import type { Clock } from '../../../application/ports/clock';
import type { FileRef } from '../../../application/ports/file-ref';
import { ifThere } from './disk';

/** The extension of a copy in progress. */
const ending = '.copy';

/** What copying needs of the disk's file store. */
export interface CopyPlace {
  /** Where copies are made. */
  readonly coming: string;
  readonly keptAt: (ref: FileRef) => string;
  readonly clock: Clock;
  /** Throws if files may take no more of the disk. */
  readonly mayBegin: () => Promise<void>;
  /** Keeps the complete file of that path under this reference. */
  readonly link: (path: string, ref: FileRef) => Promise<void>;
}

/** Files of another store, copied to this disk. */
export const copies = ({ coming, keptAt, clock, mayBegin, link }: CopyPlace) => ({
  /** Copies a file and keeps it. One that is already kept only gets a new timestamp. */
  adopt: async (ref: FileRef, { bytes, part }: StoredFile): Promise<void> => {
    const now = clock.now() / 1_000;
    if (await ifThere(utimes(keptAt(ref), now, now).then(() => true))) return;
    await mkdir(coming, { recursive: true, mode: 0o700 });
    await mayBegin();
    // Each copy has its own name, so two at once can't truncate each other's.
    const copy = join(coming, `${ref}.${randomUUID()}${ending}`);
    try {
      await writeFile(copy, part(0, bytes), { mode: 0o600 });
      const file = await open(copy, 'r+');
      try {
        await file.utimes(now, now);
        await file.sync();
      } finally {
        await file.close();
      }
      await link(copy, ref);
    } finally {
      await rm(copy, { force: true });
    }
  },
  /** Deletes copies from before that instant that a process left unfinished when it died. */
  dropOld: async (before: number): Promise<void> => {
    for (const name of (await ifThere(readdir(coming))) ?? []) {
      const path = join(coming, name);
      const left = name.endsWith(ending) ? await ifThere(stat(path)) : undefined;
      if (left !== undefined && left.mtimeMs < before) await rm(path, { force: true });
    }
  },
});
