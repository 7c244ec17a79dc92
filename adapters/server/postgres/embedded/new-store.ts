import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startEngine, type EngineNotStarted } from './engine-thread';

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};

/**
 * Makes an empty database beside its place and moves it there when it is complete and on the disk: a start that is cut off leaves
 * nothing that looks like a store. Its thread ends with it, and with the thread the 800 MB that making a database takes.
 */
export const makeStoreIfMissing = async (worker: URL, store: string): Promise<EngineNotStarted | undefined> => {
  const unfinished = `${store}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(store)) return undefined;
  const engine = await startEngine(worker, unfinished, () => undefined);
  if ('_tag' in engine) return engine;
  await engine.stop();
  for (const entry of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) sync(join(unfinished, entry));
  sync(unfinished);
  renameSync(unfinished, store);
  sync(dirname(store));
  return undefined;
};
