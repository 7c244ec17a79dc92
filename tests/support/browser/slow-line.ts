import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { speedTestPath } from '../../../adapters/contract/tech-check/speed-test';

/** A line in front of the portal: everything passes at once, but what a speed test downloads comes at a given speed. */
export interface SlowLine {
  readonly url: string;
  /** Mbps; undefined: as fast as it can. */
  readonly slowTo: (mbps: number | undefined) => void;
  /** From now on a download is cut after so many bytes; undefined: never. */
  readonly cutAfter: (bytes: number | undefined) => void;
  readonly close: () => Promise<void>;
}

const tick = 20;

/** Sends as many bytes as the time since the beginning allows, so that the pace doesn't depend on the timer. */
const paced = (body: Buffer, mbps: number, to: ServerResponse, cut: number | undefined): void => {
  const begin = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const allowed = Math.min(body.length, Math.floor(((performance.now() - begin) * mbps * 1_000) / 8));
    if (cut !== undefined && allowed > cut) {
      clearInterval(timer);
      to.destroy();
      return;
    }
    if (allowed > sent) to.write(body.subarray(sent, allowed));
    sent = allowed;
    if (sent < body.length) return;
    clearInterval(timer);
    to.end();
  }, tick);
  to.on('close', () => clearInterval(timer));
};

const wholeOf = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) if (piece instanceof Buffer) pieces.push(piece);
  return Buffer.concat(pieces);
};

export const slowLine = async (portalUrl: string): Promise<SlowLine> => {
  let speed: number | undefined;
  let cut: number | undefined;
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const passed = request(`${portalUrl}${url}`, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      const isProbe = method === 'GET' && url === speedTestPath;
      const mbps = speed ?? (cut === undefined ? undefined : 50);
      if (isProbe && mbps !== undefined) void wholeOf(reply).then((body) => paced(body, mbps, answer, cut));
      else reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? (address satisfies AddressInfo).port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    slowTo: (mbps) => {
      speed = mbps;
    },
    cutAfter: (bytes) => {
      cut = bytes;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
