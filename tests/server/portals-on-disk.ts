import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFileStore } from '../../adapters/server/files/file-store';
import { portalSide } from '../../adapters/terminal/operator/portal-side';
import { workshop } from '../support/store/stores';
import type { Given } from '../support/world/world';
import type { PortalOverHttp } from './portal-over-http';

export const operatorToken = 'the-operator-of-two-portals';

/** Portals that listen, each with an embedded store and files on a disk; and a folder for what is carried from one to another. */
export const portalsOnDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'round-trip-'));
  const stores = workshop();
  const ends: (() => Promise<unknown>)[] = [];
  return {
    folder,
    open: async (start: (given: Pick<Given, 'unitOfWork' | 'files'>) => Promise<PortalOverHttp>) => {
      const store = await stores.open();
      const kept = join(stores.newFolder(), 'files');
      const portal = await start({
        unitOfWork: store.unitOfWork,
        files: (clock, reporter) => diskFileStore(kept, reporter, clock),
      });
      const url = await portal.app.listen({ host: '127.0.0.1', port: 0 });
      ends.push(() => portal.app.close(), store.close);
      /** The world's portal has an address of its own in its links. */
      const download = (link: string): Promise<Response> => fetch(link.replace('https://portal.example.org', url));
      return { portal, download, kept, side: portalSide({ publicUrl: url, operatorToken }) };
    },
    close: async () => {
      for (const end of ends) await end();
      stores.close();
      rmSync(folder, { recursive: true });
    },
  };
};
