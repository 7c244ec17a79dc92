import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { bodyField } from '../../../domain/resilience/error-text';

/* A portal that breaks its contract on purpose: a proxy in front of a real one that changes requests and answers of a few calls. */

interface Going {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

interface Coming {
  readonly status: number;
  readonly headers: Headers;
  readonly content: Buffer;
}

type Pass = (going: Going) => Promise<Coming>;

/** One defect: in the requests, in the answers, or both. */
export type Breakage = (going: Going, pass: Pass) => Promise<Coming>;

const jsonOf = ({ content }: Coming): unknown => {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
};

const withFields = (coming: Coming, change: (fields: Map<string, unknown>) => void): Coming => {
  const body = jsonOf(coming);
  const fields = new Map<string, unknown>(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  change(fields);
  return { ...coming, content: Buffer.from(JSON.stringify(Object.fromEntries(fields))) };
};

const on =
  (path: string, breakage: Breakage): Breakage =>
  (going, pass) =>
    going.path.startsWith(`/api/${path}`) ? breakage(going, pass) : pass(going);

const answers =
  (change: (fields: Map<string, unknown>) => void): Breakage =>
  async (going, pass) => {
    const coming = await pass(going);
    return coming.status === 200 && bodyField(jsonOf(coming), 'statusCode') === 200
      ? withFields(coming, change)
      : coming;
  };

const withToken = (going: Going, token: string): Going => ({
  ...going,
  headers: { ...going.headers, authorization: `Bearer ${token}` },
});

/** The tokens issued so far, for defects that mix them up. */
const tokens = new Set<string>();

/** Every defect, by its name. */
export const breakages: Readonly<Record<string, Breakage>> = {
  'an envelope without its status': on(
    'candidate/get_candidate_profile',
    answers((fields) => fields.delete('statusCode')),
  ),
  'an answer of another shape': on(
    'candidate/get_positions_data',
    answers((fields) => fields.set('position_name', { en: 'Caregiver' })),
  ),
  'data for nobody in particular': on('candidate/get_jobs_list', (going, pass) => {
    const [anybodys] = tokens;
    return pass(
      going.headers['authorization'] === undefined && anybodys !== undefined ? withToken(going, anybodys) : going,
    );
  }),
  'a key that is not kept': on('onboard-interviews/decline_offer', (going, pass) =>
    pass(
      (going.headers['idempotency-key'] ?? '').length < 16
        ? going
        : { ...going, headers: { ...going.headers, 'idempotency-key': randomUUID().replaceAll('-', '') } },
    ),
  ),
  'no end of codes': on('candidate/send_otp', async (going, pass) => {
    const coming = await pass(going);
    return bodyField(bodyField(jsonOf(coming), 'refusal'), 'reason') === 'TooManyCodes'
      ? {
          ...coming,
          content: Buffer.from(
            JSON.stringify({ statusCode: 200, message: 'OTP sent', resend_at: '2030-01-01T00:00:00Z' }),
          ),
        }
      : coming;
  }),
  "another's application": on('candidate/get_candidate_position', async (going, pass) => {
    const own = await pass(going);
    if (bodyField(jsonOf(own), 'statusCode') !== 404) return own;
    for (const token of tokens) {
      const theirs = await pass(withToken(going, token));
      if (bodyField(jsonOf(theirs), 'statusCode') === 200) return theirs;
    }
    return own;
  }),
};

const remembering: Breakage = on('candidate/submit_otp', async (going, pass) => {
  const coming = await pass(going);
  const token = bodyField(jsonOf(coming), 'code');
  if (typeof token === 'string') tokens.add(token);
  return coming;
});

const hopByHop = [
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'expect',
  'accept-encoding',
];

const readAll = async (request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const content = await buffer(request);
  return content.length === 0 ? undefined : new Uint8Array(content);
};

/** Starts the proxy; `url` is the broken backend's. */
export const startBroken = async (
  portalUrl: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const through: Pass = async ({ method, path, headers, body }) => {
    const response = await fetch(`${portalUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
  };
  const broken = [remembering, ...Object.values(breakages)].reduce<Pass>(
    (pass, breakage) => (going) => breakage(going, pass),
    through,
  );
  const server = createServer((request, response) => {
    void (async () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !hopByHop.includes(name) ? [[name, value] as const] : [],
        ),
      );
      const { method = 'GET', url: path = '/' } = request;
      const coming = await broken({ method, path, headers, body: await readAll(request) });
      response.statusCode = coming.status;
      coming.headers.forEach((value, name) => {
        if (![...hopByHop, 'content-encoding'].includes(name)) response.setHeader(name, value);
      });
      response.end(coming.content);
    })();
  });
  // The live line passes as it is.
  server.on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head: Buffer) => {
    const { hostname, port } = new URL(portalUrl);
    const portal = connect(Number(port), hostname, () => {
      const lines = rawHeaders.flatMap((name, n) => (n % 2 === 0 ? [`${name}: ${rawHeaders[n + 1] ?? ''}`] : []));
      portal.write(`${[`${method ?? 'GET'} ${url ?? '/'} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`);
      portal.write(head);
      portal.pipe(socket).pipe(portal);
    });
    for (const end of [portal, socket]) {
      end.on('error', () => undefined);
      end.on('close', () => {
        portal.destroy();
        socket.destroy();
      });
    }
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
