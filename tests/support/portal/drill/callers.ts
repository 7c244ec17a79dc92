import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix, type Call, type Method } from '../../../../adapters/contract/call';

/*
 * Calls as a browser makes them: under their key, from the candidate's own address, and sent again until there is an answer. What came instead of an answer is
 * counted, by what happened at that time.
 */

/** One call, which may be sent any number of times. */
export interface Outgoing {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

interface Arrived {
  readonly http: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** What came while one thing happened. */
interface During {
  readonly what: string;
  readonly began: number;
  answers: number;
  /** 503 with when to ask again. */
  calm: number;
  /** Connections that broke before an answer. */
  broken: number;
  /** The longest time from a call's first try to its answer, in milliseconds. */
  longest: number;
}

export interface Tally {
  /** From now on what comes is counted under this, and what came before is written to standard error. Empty: it is not counted. */
  readonly during: (what: string) => void;
  readonly answered: (tookMs: number) => void;
  readonly unanswered: (arrived: Arrived | undefined, path: string) => void;
  /** Server errors that didn't say when to ask again. */
  readonly rough: readonly string[];
  /** When a call was last not answered, by `performance.now()`. */
  readonly lastTrouble: () => number;
}

const inSeconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);

export const newTally = (): Tally => {
  const rough: string[] = [];
  const beginning = (what: string): During => ({
    what,
    began: performance.now(),
    answers: 0,
    calm: 0,
    broken: 0,
    longest: 0,
  });
  let now = beginning('');
  let lastTrouble = 0;
  return {
    during: (what) => {
      const { what: before, began, answers, calm, broken, longest } = now;
      if (before !== '')
        process.stderr.write(
          `${before}: ${inSeconds(performance.now() - began)} s, ${answers} answers, ${calm} times 'one moment', ${broken} broken connections, ${inSeconds(longest)} s at most for an answer\n`,
        );
      now = beginning(what);
    },
    rough,
    answered: (took) => {
      now.answers += 1;
      now.longest = Math.max(now.longest, took);
    },
    unanswered: (arrived, path) => {
      lastTrouble = performance.now();
      if (arrived === undefined) now.broken += 1;
      else if (arrived.http === 503 && arrived.retryAfter !== undefined) now.calm += 1;
      else rough.push(`${now.what}: ${path}: ${arrived.http} ${arrived.text.slice(0, 200)}`);
    },
    lastTrouble: () => lastTrouble,
  };
};

const once = (url: string, agent: Agent, { method, path, headers, body }: Outgoing): Promise<Arrived> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, agent, headers, timeout: 120_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      response.on('aborted', () => reject(new Error('The answer broke off.')));
      response.on('end', () =>
        resolve({
          http: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'],
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject).on('timeout', () => sent.destroy(new Error('Nothing came for two minutes.')));
    sent.end(body);
  });

const outcome = t.intersection([t.type({ statusCode: t.number }), t.UnknownRecord]);

/** An answer of the portal, whatever it says. */
export type Outcome = t.TypeOf<typeof outcome>;

/** Sends a call until it is answered, at most five minutes long: the machine may be busy with other suites. */
export type Caller = (call: Outgoing) => Promise<Outcome>;

/** A candidate's device, at an address of its own. */
export const aCaller = (url: string, localAddress: string, tally: Tally): Caller => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  return async (call) => {
    const began = performance.now();
    let last = '';
    while (performance.now() - began < 300_000) {
      const arrived = await once(url, agent, call).catch((fault: unknown) => {
        last = String(fault);
        return undefined;
      });
      if (arrived !== undefined) last = `${arrived.http} ${arrived.text}`;
      if (arrived !== undefined && arrived.http < 500 && arrived.http !== 429) {
        tally.answered(performance.now() - began);
        const read = outcome.decode(JSON.parse(arrived.text));
        if (E.isLeft(read)) throw new Error(`An answer of another shape: ${arrived.text.slice(0, 500)}`);
        return read.right;
      }
      if (arrived?.http !== 429) tally.unanswered(arrived, call.path);
      await pause(500);
    }
    throw new Error(`Nobody answered ${call.path} for five minutes: ${last.slice(0, 500)}`);
  };
};

/** A call with fields under a key, as a candidate makes it. */
export const keyed = (
  token: string,
  { method, path }: Pick<Call<never, unknown, never>, 'method' | 'path'>,
  key: string,
  fields: object,
): Outgoing => ({
  method,
  path: `${apiPrefix}/${path}`,
  headers: {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'api-version': '1.0',
    'idempotency-key': key,
  },
  body: JSON.stringify(fields),
});

/** The same for a form. */
export const formCall = async (token: string, path: string, form: FormData): Promise<Outgoing> => {
  const encoded = new Response(form);
  return {
    method: 'POST',
    path: `${apiPrefix}/${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'api-version': '1.0',
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
};
