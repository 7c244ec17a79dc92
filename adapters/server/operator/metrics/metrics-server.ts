import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Reporter } from '../../../../application/ports/reporter';
import type { Prometheus } from './prometheus';

const path = '/metrics';

/** Serves the figures at `/metrics`, on an address that only the operator's network reaches: they need no token. Not listening yet. */
const metricsServer = ({ text, contentType }: Pick<Prometheus, 'text' | 'contentType'>, reporter: Reporter): Server =>
  createServer({ requestTimeout: 10_000 }, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.url?.split('?')[0] !== path || !isRead) {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain' }).end(`GET ${path}\n`);
      return;
    }
    text().then(
      (figures) => {
        response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures);
      },
      (defect: unknown) => {
        reporter.report('figures-failed', { kind: defect instanceof Error ? defect.name : typeof defect });
        response.writeHead(500, { 'content-type': 'text/plain' }).end('The figures could not be read.\n');
      },
    );
  });

/** Listens, and answers the way to end it. Rejects with Node's error if it can't listen. */
export const serveMetrics = async (
  metrics: Pick<Prometheus, 'text' | 'contentType'>,
  where: { readonly host: string; readonly port: number },
  reporter: Reporter,
): Promise<() => void> => {
  const server = metricsServer(metrics, reporter).listen(where);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
