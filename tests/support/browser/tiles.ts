import { createServer, type Server } from 'node:http';
import { freePort } from '../../benchmarks/scratch';
import { startPortal, type RunningPortal } from '../portal/running-portal';

/** One white pixel: the map sets a tile's size, whatever it shows. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export interface TileServer {
  /** The value for MAP_TILES_URL. */
  readonly url: string;
  /** The requested addresses. */
  readonly asked: readonly string[];
  /** From now on no tile is delivered. */
  readonly fail: () => void;
  readonly close: () => Promise<void>;
}

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** A map's tiles from this machine, so that no test contacts a foreign server. */
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

/** A portal whose maps use these tiles. */
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
