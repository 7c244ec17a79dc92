import { syncOnce, type SyncedFile } from '../../../../adapters/server/postgres/embedded/sync-once';

/* Crash recovery syncs each file of the store twice. What hasn't changed in between is on the disk already. */

const now = 1_800_000_000_000;
const changedBefore = (milliseconds: number): bigint => BigInt(now - milliseconds) * 1_000_000n;

const disk = (files: Map<number, SyncedFile>) => {
  const synced: number[] = [];
  const sync = syncOnce({
    fsync: (file) => synced.push(file),
    stat: (file) => files.get(file) ?? { dev: 1n, ino: BigInt(file), ctimeNs: changedBefore(60_000) },
    now: () => now,
  });
  return { sync, synced };
};

describe('the files that a start after a kill syncs', () => {
  it('are synced once, if they do not change', () => {
    const { sync, synced } = disk(new Map());
    for (const file of [3, 4, 3, 4, 3]) sync(file);
    expect(synced).toEqual([3, 4]);
  });

  it('are synced again after a change', () => {
    const files = new Map<number, SyncedFile>();
    const { sync, synced } = disk(files);
    sync(3);
    files.set(3, { dev: 1n, ino: 3n, ctimeNs: changedBefore(59_999) });
    sync(3);
    expect(synced).toEqual([3, 3]);
  });

  it.each([
    [0, 2],
    [1_999, 2],
    [2_000, 1],
    [2_001, 1],
  ])('changed %i ms ago: synced %i times, because a change right after it could have the same date', (age, times) => {
    const { sync, synced } = disk(new Map([[3, { dev: 1n, ino: 3n, ctimeNs: changedBefore(age) }]]));
    sync(3);
    sync(3);
    expect(synced).toHaveLength(times);
  });

  it('are told apart by disk and number, not by how they are opened', () => {
    const same = { dev: 1n, ino: 7n, ctimeNs: changedBefore(60_000) };
    const { sync, synced } = disk(
      new Map([
        [3, same],
        [4, same],
        [5, { ...same, dev: 2n }],
      ]),
    );
    for (const file of [3, 4, 5]) sync(file);
    expect(synced).toEqual([3, 5]);
  });

  it('count as not synced if the disk refused', () => {
    let refuses = true;
    const synced: number[] = [];
    const sync = syncOnce({
      fsync: (file) => {
        if (refuses) throw new Error('EIO');
        synced.push(file);
      },
      stat: () => ({ dev: 1n, ino: 3n, ctimeNs: changedBefore(60_000) }),
      now: () => now,
    });
    expect(() => sync(3)).toThrow('EIO');
    refuses = false;
    sync(3);
    expect(synced).toEqual([3]);
  });
});
