import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEngine, type EngineNotStarted } from './engine-thread';
import { lookAtStore, type StoreDamaged } from './whole-store';

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

/** Creating a store failed; the incomplete one has been removed. */
export interface NewStoreNotMade {
  readonly _tag: 'NewStoreNotMade';
  readonly store: string;
  readonly why: string;
}

/**
 * Creates an empty database beside its final place and moves it there when it is complete and synced, so that an interrupted start leaves nothing
 * that looks like a store. It runs in a thread of its own, because that frees the 800 MB it needs.
 */
const makeStore = async (worker: URL, store: string, unfinished: string): Promise<EngineNotStarted | undefined> => {
  const engine = await startEngine(worker, unfinished, () => undefined);
  if ('_tag' in engine) return engine;
  await engine.stop();
  for (const entry of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) sync(join(unfinished, entry));
  sync(unfinished);
  renameSync(unfinished, store);
  sync(dirname(store));
  return undefined;
};

/** Creates a store where there is none. Anything that exists is never replaced, whatever its state. */
export const makeStoreIfMissing = async (
  worker: URL,
  store: string,
): Promise<NewStoreNotMade | StoreDamaged | undefined> => {
  const unfinished = `${store}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const found = lookAtStore(store);
  if (found !== 'none') return found === 'whole' ? undefined : found;
  try {
    const notMade = await makeStore(worker, store, unfinished);
    return notMade && { _tag: 'NewStoreNotMade', store, why: notMade.why };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};
