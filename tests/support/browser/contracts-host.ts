import { buffer } from 'node:stream/consumers';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { speedTestPath } from '../../../adapters/contract/tech-check/speed-test';

/*
 * The other side of tests/support/browser/contracts-page.ts: a line that is measured, a server that takes pieces of answers, single requests, and the
 * browser's permissions. It does only what the contracts name; the portal's own server is shown by journeys.
 */

export interface ContractsHost {
  readonly url: string;
  /** Everything as at the beginning, for the next case. */
  readonly reset: (deny: (kind: string) => Promise<void>) => void;
  readonly close: () => Promise<void>;
}

/** Something that happens once, which a page may ask for before or after it. */
const happening = () => {
  let happened = (): void => undefined;
  const it = new Promise<void>((resolve) => {
    happened = resolve;
  });
  return { it, happened };
};

const measuredLine = () => {
  let kind = 'good';
  let whole = 0;
  const [begun, stopped] = [happening(), happening()];
  const download = (answer: ServerResponse): void => {
    const half = Buffer.alloc(Math.floor(whole / 2));
    if (kind === 'good') answer.end(Buffer.alloc(whole));
    else if (kind === 'short') answer.end(half);
    else
      answer.write(half, () => {
        if (kind === 'cut') answer.destroy();
      });
  };
  return {
    set: (to: string, bytes: number): void => {
      [kind, whole] = [to, bytes];
    },
    begun: begun.it,
    stopped: stopped.it,
    serve: async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
      begun.happened();
      answer.on('close', stopped.happened);
      if (request.method === 'POST' && kind === 'cut') request.once('data', () => request.destroy());
      else if (kind === 'refused') answer.writeHead(503).end();
      else if (request.method === 'GET') download(answer);
      else {
        await buffer(request);
        if (kind === 'good') answer.writeHead(204).end();
      }
    },
  };
};

/** The pieces of tus 1.0.0 that the device uses. */
const takingServer = () => {
  let does = 'takes';
  const files = new Map<string, { readonly bytes: number; readonly content: Buffer }>();
  const append = async (ref: string, request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const piece = await buffer(request);
    const { bytes, content } = files.get(ref) ?? { bytes: 0, content: Buffer.alloc(0) };
    // A browser sends a piece again by itself if the connection ends: it isn't taken twice.
    if (Number(request.headers['upload-offset']) !== content.length) {
      answer.writeHead(409).end();
      return;
    }
    const isCut = does === 'cuts';
    const taken = isCut ? piece.subarray(0, Math.floor(piece.length / 2)) : piece;
    files.set(ref, { bytes, content: Buffer.concat([content, taken]) });
    does = isCut ? 'takes' : does;
    if (isCut) answer.destroy();
    else answer.writeHead(204, { 'upload-offset': content.length + taken.length }).end();
  };
  return {
    set: (to: string): void => {
      does = to;
    },
    received: (ref: string) => ({ text: files.get(ref)?.content.toString() ?? '', files: files.size }),
    serve: async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
      const ref = request.url?.split('/').at(-1) ?? '';
      const known = files.get(ref);
      if (does === 'away') answer.writeHead(503).end();
      else if (does === 'full')
        answer
          .writeHead(507, { 'content-type': 'application/json' })
          .end(JSON.stringify({ statusCode: 507, refusal: { reason: 'DiskFull', kept: 0 } }));
      else if (request.method === 'POST') {
        const made = `answer-${files.size + 1}-`.padEnd(22, 'x');
        files.set(made, { bytes: Number(request.headers['upload-length']), content: Buffer.alloc(0) });
        answer.writeHead(201, { location: `${request.url}/${made}` }).end();
      } else if (known === undefined) answer.writeHead(404).end();
      else if (request.method === 'PATCH') await append(ref, request, answer);
      else answer.writeHead(200, { 'upload-offset': known.content.length }).end();
    },
  };
};

/** Answers a single request as its address says, with what it heard. */
const exchanged = async (request: IncomingMessage, answer: ServerResponse, does: URLSearchParams): Promise<void> => {
  if (does.has('silent')) return;
  const body = (await buffer(request)).toString();
  if (does.has('breaks')) answer.destroy();
  else
    answer
      .writeHead(Number(does.get('status')), { 'content-type': 'application/json', 'x-request-id': 'r-7' })
      .end(JSON.stringify({ method: request.method, shown: request.headers['x-shown'], body }));
};

export const startContractsHost = async (program: string): Promise<ContractsHost> => {
  let [line, taking] = [measuredLine(), takingServer()];
  let deny: (kind: string) => Promise<void> = () => Promise.resolve();
  const asks: Readonly<Record<string, (value: string, query: URLSearchParams) => unknown>> = {
    deny: (kind) => deny(kind),
    line: (kind, query) => line.set(kind, Number(query.get('bytes'))),
    begun: () => line.begun,
    stopped: () => line.stopped,
    server: (does) => taking.set(does),
    received: (ref) => taking.received(ref),
  };
  const asked = async (query: URLSearchParams): Promise<unknown> => {
    const [[what, value] = ['', '']] = query;
    return (await asks[what]?.(value, query)) ?? null;
  };
  const serve = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/exchange') await exchanged(request, answer, searchParams);
    else if (pathname === speedTestPath) await line.serve(request, answer);
    else if ('tus-resumable' in request.headers) await taking.serve(request, answer);
    else if (pathname === '/host') answer.end(JSON.stringify(await asked(searchParams)));
    else answer.writeHead(200, { 'content-type': 'text/html' }).end(`<script>${program}</script>`);
  };
  // A line that is cut on purpose is no fault of the host.
  const server = createServer((request, answer) => void serve(request, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `http://localhost:${port}/`,
    reset: (denying) => {
      [line, taking, deny] = [measuredLine(), takingServer(), denying];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
