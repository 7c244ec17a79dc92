import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadDemo } from '../../adapters/composition/load-demo';
import { portal } from '../../adapters/composition/portal';
import { addService, groundContainer } from '../../adapters/composition/server';
import { serverTokens } from '../../adapters/composition/server-tokens';
import { readSettings } from '../../adapters/composition/settings';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { keyFromFile } from '../../adapters/server/files/key-file';
import { openStore } from '../../adapters/server/postgres/open-store';
import { openInbox, type Inbox } from '../support/portal/inbox';
import { must } from './must';
import { freePort, newFolder, removeFolder } from './scratch';

/** The built worker thread of the embedded store. */
export const storeWorker = pathToFileURL(resolve('dist/server/store-worker.mjs'));

/** The portal over HTTP with its demo and its embedded store, in this process, so that each statement can be recorded. */
export interface CountedPortal {
  readonly url: string;
  readonly inbox: Inbox;
  /** The statements since the last call, oldest first. */
  readonly heard: () => readonly string[];
  readonly close: () => Promise<void>;
}

export const openCountedPortal = async (): Promise<CountedPortal> => {
  const dataDir = newFolder();
  const inbox = await openInbox();
  const port = await freePort();
  const env = { DATA_DIR: dataDir, PORT: String(port), SMTP_URL: inbox.url, LOG_LEVEL: 'warn' };
  const container = groundContainer(must(readSettings(env)), systemClock, (line) => {
    process.stderr.write(line);
  });
  let statements: string[] = [];
  const opened = await openStore({
    databaseUrl: undefined,
    dataDir,
    storeWorker,
    clock: systemClock,
    reporter: container.get(serverTokens.reporter),
    onStatement: (sql) => void statements.push(sql),
  })();
  const store = must(opened);
  const files = diskFileStore(join(dataDir, 'files'), container.get(serverTokens.reporter), systemClock);
  addService(
    container,
    { ...store, files },
    must(await keyFromFile(dataDir)()),
    pathToFileURL(resolve('dist/server/recording-worker.mjs')),
  );
  must(await loadDemo(container)());
  const app = await portal(container, undefined);
  const url = await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    inbox,
    heard: () => {
      const since = statements;
      statements = [];
      return since;
    },
    close: async () => {
      await app.close();
      await store.close();
      container.get(serverTokens.post).close();
      await inbox.close();
      removeFolder(dataDir);
    },
  };
};
