import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/Either';
import { makeStoreIfMissing } from '../../../adapters/server/postgres/embedded/new-store';
import { openStore, type OpenStore, type StoreSettings } from '../../../adapters/server/postgres/open-store';
import { whyNotOpened } from '../../../adapters/server/postgres/not-opened';
import { built, cache, storeWorkerSource } from './built';
import { listening, noon } from './surroundings';

/** What a store needs here: the built thread of the embedded engine, a folder of its own, and a reporter. */
export interface Workshop {
  /** The built thread. */
  readonly worker: string;
  readonly settings: (changes?: Partial<StoreSettings>) => StoreSettings;
  /** An empty folder. */
  readonly newFolder: () => string;
  /** A DATA_DIR whose empty database exists already: a copy, because creating one takes seconds. */
  readonly newDataDir: () => Promise<string>;
  /** Opens a store; fails if it can't be opened. */
  readonly open: (changes?: Partial<StoreSettings>) => Promise<OpenStore>;
  readonly close: () => void;
}

/** The database that every copy is made from, created once for each engine by the first caller. */
const template = async (worker: string): Promise<string> => {
  const maker = createHash('sha256').update(readFileSync(worker)).digest('hex').slice(0, 16);
  const kept = join(cache, `store-template-${maker}`);
  if (existsSync(kept)) return kept;
  for (const older of readdirSync(cache).filter((name) => /^store-template-[0-9a-f]+$/.test(name)))
    rmSync(join(cache, older), { recursive: true, force: true });
  const making = mkdtempSync(`${kept}-`);
  const notMade = await makeStoreIfMissing(pathToFileURL(worker), join(making, 'store'));
  if (notMade !== undefined) throw new Error(whyNotOpened(notMade));
  if (existsSync(kept)) rmSync(making, { recursive: true });
  else renameSync(making, kept);
  return kept;
};

export const workshop = (): Workshop => {
  const worker = built(storeWorkerSource);
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'store-'));
    folders.push(folder);
    return folder;
  };
  const newDataDir = async (): Promise<string> => {
    const folder = newFolder();
    cpSync(join(await template(worker.file), 'store'), join(folder, 'store'), { recursive: true });
    return folder;
  };
  const settings: Workshop['settings'] = (changes = {}) => ({
    databaseUrl: undefined,
    dataDir: changes.dataDir ?? newFolder(),
    storeWorker: pathToFileURL(worker.file),
    reporter: listening(),
    clock: noon,
    ...changes,
  });
  return {
    worker: worker.file,
    settings,
    newFolder,
    newDataDir,
    open: async (changes = {}) => {
      const dataDir = changes.dataDir ?? (changes.databaseUrl === undefined ? await newDataDir() : newFolder());
      const opened = await openStore(settings({ ...changes, dataDir }))();
      if (E.isLeft(opened)) throw new Error(whyNotOpened(opened.left));
      return opened.right;
    },
    close: () => {
      worker.remove();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};
