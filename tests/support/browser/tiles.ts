import { createServer, type Server } from 'node:http';
import { freePort } from '../../benchmarks/scratch';
import { startPortal, type RunningPortal } from '../portal/running-portal';

/** One white pixel: a tile is as large as the map says, whatever it shows. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export interface TileServer {
  /** As MAP_TILES_URL takes it. */
  readonly url: string;
  /** The addresses that were asked for. */
  readonly asked: readonly string[];
  /** From now on no tile comes. */
  readonly fail: () => void;
  readonly close: () => Promise<void>;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** A map's tiles from this machine: no test asks a stranger's server for anything. */
const startTiles = async (): Promise<TileServer> => {
  const asked: string[] = [];
  let fails = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(fails ? 503 : 200, { 'content-type': 'image/png' }).end(fails ? undefined : tile);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    asked,
    fail: () => {
      fails = true;
    },
    close: () => closed(server),
  };
};

/** A portal whose maps draw these tiles. */
export const startPortalWithTiles = async (
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly portal: RunningPortal; readonly tiles: TileServer; readonly close: () => Promise<void> }> => {
  const tiles = await startTiles();
  const portal = await startPortal({ env: { ...env, MAP_TILES_URL: tiles.url } });
  return {
    portal,
    tiles,
    close: async () => {
      await portal.close();
      await tiles.close();
    },
  };
};
