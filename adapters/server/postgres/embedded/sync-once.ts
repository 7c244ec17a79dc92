import { seconds } from '../../../../domain/time/duration';
import type { Sync } from './durable-node-fs';

/** A file's identity and the last change of its content or its inode, as `fstat` gives them. */
export interface SyncedFile {
  readonly dev: bigint;
  readonly ino: bigint;
  readonly ctimeNs: bigint;
}

export interface SyncOnceSurroundings {
  readonly fsync: Sync;
  readonly stat: (fileDescriptor: number) => SyncedFile;
  /** The machine's own time, in milliseconds: a file's last change is in it. */
  readonly now: () => number;
}

/** A change is dated by a clock that ticks every few milliseconds: a file that changed just now could change again under the same date. */
const settled = seconds(2);

const nanosecondsPerMillisecond = 1_000_000n;

/**
 * Skips a file's second sync if it has not changed since the first. After a kill, PostgreSQL syncs every file of the store twice before it opens
 * (the demo's store has 1,191), and that is most of what such a start takes. Only while the store opens, in the one thread that has it.
 */
export const syncOnce = ({ fsync, stat, now }: SyncOnceSurroundings): Sync => {
  const synced = new Map<string, bigint>();
  return (fileDescriptor) => {
    const { dev, ino, ctimeNs } = stat(fileDescriptor);
    const file = `${dev} ${ino}`;
    if (synced.get(file) === ctimeNs) return;
    const at = BigInt(now()) * nanosecondsPerMillisecond;
    fsync(fileDescriptor);
    if (at - ctimeNs >= BigInt(settled) * nanosecondsPerMillisecond) synced.set(file, ctimeNs);
    else synced.delete(file);
  };
};
