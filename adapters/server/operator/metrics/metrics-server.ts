import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Prometheus } from './prometheus';

const path = '/metrics';

/** Serves the figures at `/metrics`, on an address that only the operator's network reaches: they need no token. Not listening yet. */
const metricsServer = ({ text, contentType }: Pick<Prometheus, 'text' | 'contentType'>): Server =>
  createServer({ requestTimeout: 10_000 }, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.url?.split('?')[0] !== path || !isRead) {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain' }).end(`GET ${path}\n`);
      return;
    }
    void text().then((figures) => {
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures);
    });
  });

/** Listens, and answers the way to end it. Rejects with Node's error if it can't listen. */
export const serveMetrics = async (
  metrics: Pick<Prometheus, 'text' | 'contentType'>,
  where: { readonly host: string; readonly port: number },
): Promise<() => void> => {
  const server = metricsServer(metrics).listen(where);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
