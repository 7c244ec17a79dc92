import type { Secrets } from '../../application/identity/secrets.port';
import type { Reporter } from '../../application/ports/reporter';
import type { UnitOfWork } from '../../application/ports/unit-of-work';
import { systemClock } from '../../adapters/server/clock/system-clock';
import { keyFromFile } from '../../adapters/server/files/key-file';
import { nodeSecrets } from '../../adapters/server/identity/secrets';
import { openStore } from '../../adapters/server/postgres/open-store';
import { onDatabase } from '../support/portal/program';
import { storeWorker } from './counted-portal';
import { must } from './must';

/** A failing step fails the benchmark by itself; connections that close with their server are expected. */
const reporter: Reporter = { report: () => undefined };

/** Where a built server will find the store; `databaseUrl` undefined: the embedded one in the folder. */
interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Fills a store before its server starts, with tokens that this server will accept. */
export const fillStore = async <A>(
  { dataDir, databaseUrl }: StorePlace,
  fill: (unitOfWork: UnitOfWork, secrets: Secrets) => Promise<A>,
): Promise<A> => {
  const store = must(await openStore({ databaseUrl, dataDir, storeWorker, clock: systemClock, reporter })());
  // As the servers of built-server.ts: several processes share a key, one alone has its own.
  const key =
    databaseUrl === undefined
      ? must(await keyFromFile(dataDir)())
      : Buffer.from(onDatabase(databaseUrl)['SECRET_KEY'] ?? '');
  const filled = await fill(store.unitOfWork, nodeSecrets(key));
  await store.close();
  return filled;
};
