import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import {
  leastPiece,
  mostTinyPieces,
  mostWaiting,
  orderlyServer,
} from '../../adapters/server/fastify/orderly-connections';
import { portalOverHttp, type PortalOverHttp } from './portal-over-http';

/* What one connection may request of the portal, over real connections. */

const megabyte = Buffer.alloc(1024 * 1024, '.');
const patience = { silence: 300, check: 50, bytesASecond: 64 * 1024 * 1024 };

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Serving {
  readonly port: number;
  /** The number of its connections that have closed. */
  readonly gone: () => number;
}

/** A server of the test that responds to each path with what `serve` returns. */
const serving = async (serve: RequestListener, most?: number): Promise<Serving> => {
  const server = orderlyServer((listener) => createServer(listener), serve, patience, most);
  let gone = 0;
  server.on('connection', (socket) => socket.once('close', () => (gone += 1)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return { port: portOf(server), gone: () => gone };
};

interface Line {
  readonly socket: Socket;
  readonly read: () => string;
  readonly ended: Promise<void>;
}

const lineTo = (port: number): Line => {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (text += piece));
  socket.on('error', () => undefined);
  closing.push(() => socket.destroy());
  return { socket, read: () => text, ended: new Promise((resolve) => socket.once('close', () => resolve())) };
};

const asking = (...paths: readonly string[]): string =>
  paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`).join('');

const paths = (length: number): readonly string[] => Array.from({ length }, (_, n) => `/${n}`);

const answersIn = (text: string): readonly string[] => [...text.matchAll(/<(\/\d+)>/g)].map(([, path = '']) => path);

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise((resolve) => setImmediate(resolve));
};

describe('A connection that sends requests without waiting for responses', () => {
  it('is served one request after another, in order', async () => {
    let atOnce = 0;
    let most = 0;
    const { port } = await serving((request, response) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      setImmediate(() => response.end(`<${String(request.url)}>`));
      response.once('finish', () => (atOnce -= 1));
    });
    const { socket, read } = lineTo(port);
    socket.write(asking(...paths(mostWaiting + 1)));
    await until(() => answersIn(read()).length > mostWaiting);
    expect(answersIn(read())).toEqual(paths(mostWaiting + 1));
    expect(most).toBe(1);
    socket.write(asking('/99'));
    await until(() => answersIn(read()).includes('/99'));
  });

  it('and sends more than may queue at once is closed before any work is done for it; no one else is affected', async () => {
    const served: string[] = [];
    const { port } = await serving((request, response) => {
      served.push(String(request.url));
      response.end(`<${String(request.url)}>`);
    });
    const { socket, read, ended } = lineTo(port);
    const other = lineTo(port);
    socket.write(asking(...paths(20_000)));
    other.socket.write(asking('/77777'));
    await ended;
    await until(() => answersIn(other.read()).length === 1);
    expect(read()).toBe('');
    expect(served).toEqual(['/77777']);
  });

  it('and sends more than may queue during a request gets that response and is closed', async () => {
    const served: string[] = [];
    let answer = (): void => undefined;
    let server: Socket | undefined;
    const { port } = await serving((request, response) => {
      served.push(String(request.url));
      answer = () => void response.end(`<${String(request.url)}>`);
      server = request.socket;
    });
    const { socket, read, ended } = lineTo(port);
    socket.write(asking('/0'));
    await until(() => served.length === 1);
    socket.write(asking(...paths(20_000)));
    await until(() => (server?.bytesRead ?? 0) > 20_000);
    answer();
    await ended;
    expect(answersIn(read())).toEqual(['/0']);
    expect(served).toEqual(['/0']);
  });

  it('and reads nothing costs the work of one request, and is closed', async () => {
    let served = 0;
    const { port, gone } = await serving((_, response) => {
      served += 1;
      response.end(Buffer.concat(Array.from({ length: 16 }, () => megabyte)));
    });
    const { socket } = lineTo(port);
    socket.pause();
    socket.write(asking(...paths(30)));
    await until(() => gone() === 1);
    expect(served).toBe(1);
  });

  it('and reads a byte now and then is closed as well', async () => {
    const { port, gone } = await serving((_, response) => {
      response.end(Buffer.concat(Array.from({ length: 16 }, () => megabyte)));
    });
    const { socket, read } = lineTo(port);
    socket.pause();
    socket.write(asking('/1'));
    const sips = setInterval(() => void socket.read(1), 20);
    await until(() => gone() === 1);
    clearInterval(sips);
    expect(read().length).toBeLessThan(megabyte.byteLength);
  });
});

describe('Connections from one address', () => {
  it('are limited, and a new one is accepted when one has closed', async () => {
    const { port } = await serving((request, response) => response.end(`<${String(request.url)}>`), 3);
    const three = [1, 2, 3].map(() => lineTo(port));
    for (const { socket, read } of three) {
      socket.write(asking('/1'));
      await until(() => answersIn(read()).length === 1);
    }
    const fourth = lineTo(port);
    await fourth.ended;
    expect(fourth.read()).toBe('');
    three[0]?.socket.destroy();
    for (let answered = false; !answered;) {
      const next = lineTo(port);
      next.socket.write(asking('/2'));
      await until(() => next.socket.destroyed || answersIn(next.read()).length === 1);
      answered = answersIn(next.read()).length === 1;
    }
  });
});

describe('While the portal stops', () => {
  const portal = async (): Promise<PortalOverHttp & { readonly port: number }> => {
    const made = await portalOverHttp();
    await made.app.listen({ host: '127.0.0.1', port: 0 });
    return { ...made, port: portOf(made.app.server) };
  };
  const begun =
    'POST /api/candidate/send_otp HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n';

  it.each([
    ['/api/candidate/get_jobs_list', 'application/json; charset=utf-8'],
    ['/readyz', 'application/json; charset=utf-8'],
    ['/candidateslogin', 'text/html; charset=utf-8'],
  ])(
    '%s on an open connection: 503 as %s, with its request id, and the connection is closed [R4]',
    async (path, type) => {
      const { app, port, answered } = await portal();
      const { socket, read, ended } = lineTo(port);
      // An unfinished call keeps the connection open; the next request arrives while the portal is already stopping.
      const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
      socket.write(begun);
      await arrived;
      const closed = app.close();
      socket.write('{}' + asking(path));
      await ended;
      await closed;
      const [, second = ''] = read().split(/(?=HTTP\/1\.1 503)/);
      expect(second).toMatch(/^HTTP\/1\.1 503 /);
      expect(second.toLowerCase()).toContain(`content-type: ${type}`);
      const id = /x-request-id: (\S+)/.exec(second)?.[1] ?? 'none';
      const body = second.slice(second.indexOf('\r\n\r\n') + 4);
      if (type.startsWith('application/json'))
        expect(JSON.parse(body)).toEqual({ statusCode: 503, error: expect.any(String), request_id: id });
      else expect(body).toContain(id);
      expect(second.toLowerCase()).toContain('connection: close');
      expect(answered.at(-1)).toMatchObject({ httpStatus: 503 });
    },
  );
});

describe('A body in chunks', () => {
  const taking: RequestListener = (request, response) => {
    let bytes = 0;
    request.on('data', (piece: Buffer) => (bytes += piece.byteLength));
    request.on('end', () => response.end(`<${bytes}>`));
  };
  const begin = 'POST / HTTP/1.1\r\nHost: portal\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = (length: number): string => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;

  it('of one byte each ends with its connection: a chunk costs as much work as one of 64 kB', async () => {
    const { port, gone } = await serving(taking);
    const { socket, ended } = lineTo(port);
    socket.write(begin + chunk(1).repeat(mostTinyPieces + 100));
    await ended;
    expect(gone()).toBe(1);
  });

  it('of the size that a slow phone sends is read to its end', async () => {
    const { port } = await serving(taking);
    const { socket, read } = lineTo(port);
    socket.write(begin + chunk(leastPiece).repeat(3 * mostTinyPieces) + chunk(0));
    await until(() => read().includes(`<${3 * mostTinyPieces * leastPiece}>`));
  });
});
