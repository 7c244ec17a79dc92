import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { foundIn, type Inbox } from './inbox';

/* Records what is said over HTTP as text that is the same in every run: times, tokens and codes become labels. */

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

interface Said {
  /** JSON, unless it is a form. */
  readonly body?: object;
  /** Recorded instead of the body: a form, or something long. */
  readonly instead?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long the lines of the answer may be. */
  readonly width?: number;
}

export interface Transcript {
  readonly heading: (words: string) => void;
  /** Sends `POST candidate/send_otp`, and records it with its answer. */
  readonly say: (who: string, line: string, said?: Said) => Promise<Reply>;
  /** The same, on one line, with the answer cut where it gets long. */
  readonly sayBriefly: (who: string, line: string, said?: Said) => Promise<Reply>;
  /** What this person sends from now on as the token. */
  readonly holds: (who: string, token: unknown) => void;
  /** The next mail to this address: the first group of the pattern in it. */
  readonly mailed: (address: string, pattern: RegExp) => Promise<string>;
  /** Reads JSON without recording it. */
  readonly read: (path: string) => Promise<unknown>;
  readonly note: (words: string) => void;
  readonly text: () => string;
}

interface Recorded {
  readonly url: string;
  readonly inbox: Inbox;
  /** The portal's clock minus ours, in ms. */
  readonly ahead: number;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of JSON; `jobs.0.status` goes down. */
export const fieldOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, name) => {
    if (Array.isArray(inside)) {
      const list: readonly unknown[] = inside;
      return list[Number(name)];
    }
    return isObject(inside) ? inside[name] : undefined;
  }, value);

export const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

const usualWidth = 140;

/** JSON with short parts on one line, so that a difference is a line. */
const printed = (value: unknown, width: number, indent = ''): string => {
  const short = JSON.stringify(value);
  if (indent.length + short.length <= width) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return `[\n${list.map((one) => `${deeper}${printed(one, width, deeper)}`).join(',\n')}\n${indent}]`;
  }
  if (!isObject(value)) return short;
  const fields = Object.entries(value).map(
    ([name, inside]) => `${deeper}${JSON.stringify(name)}: ${printed(inside, width, deeper)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
};

/** Headers of the connection, and those that count bytes or time. */
const unrecorded = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const halfAMinute = 30_000;

/** Our clock and the portal's are read one after the other, in whole milliseconds. */
const tolerance = 5;

/**
 * Labels for what differs from run to run, the same label for the same thing. Any instant of the conversation gets the same label: two of them may or
 * may not be in the same millisecond.
 */
const labels = ({ url, ahead }: Recorded) => {
  const started = Date.now() + ahead - tolerance;
  /** Later instants, which an answer may repeat after a while: a code may be requested again in a minute. */
  const later = new Map<string, string>();
  const secrets = new Map<string, string>();
  const secret = (kind: string) => (found: string) => {
    const label = secrets.get(found) ?? `<${kind} ${secrets.size + 1}>`;
    secrets.set(found, label);
    return label;
  };
  return (text: string, sent: number): string => {
    const [earliest, latest] = [sent + ahead - tolerance, Date.now() + ahead + tolerance];
    const labelOf = (instant: string): string => {
      const time = Date.parse(instant);
      if (time >= started && time <= latest) return '<time>';
      const offset = halfAMinute * Math.round((time - earliest) / halfAMinute);
      const isLater = time - offset >= earliest && time - offset <= latest;
      const label = later.get(instant) ?? (isLater ? `<time + ${offset / 1_000} s>` : instant);
      later.set(instant, label);
      return label;
    };
    return text
      .replaceAll(url, 'http://portal')
      .replaceAll(new URL(url).host, 'portal')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, labelOf)
      .replace(/(?<=starts in |"startsInMinutes":)\d+/g, '<minutes>')
      .replace(/\/\d{13}\/[0-9a-f]{64}/g, '/<until>/<signature>')
      .replace(/\/apply\/[\w-]{20,}/g, '/apply/<encoded id>')
      .replace(/(?<![\w-])[\w-]{43,64}(?![\w-])/g, secret('token'))
      .replace(/(?<=resume_file\/\d+\/|")[\w-]{22}(?=\/|"(?!:))/g, secret('reference'))
      .replace(/(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/g, '<request id>');
  };
};

const parsedJson = (text: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return undefined;
  }
};

/** The body as it is recorded: JSON laid out in lines; a file by its digest. */
const recordedBody = (type: string, bytes: Uint8Array, width: number): string => {
  const text = Buffer.from(bytes).toString('utf8');
  if (text === '') return '';
  if (!type.startsWith('application/json')) return `(${bytes.length} bytes, ${digest(bytes)})`;
  const body = parsedJson(text);
  if (body === undefined) return `(not JSON) ${text}`;
  return `${printed(body, width)}${JSON.stringify(body) === text ? '' : '  (with spaces between)'}`;
};

export const transcriptOf = (recorded: Recorded): Transcript => {
  const { url, inbox } = recorded;
  const lines: string[] = [];
  const tokens = new Map<string, string>();
  const seen = new Map<string, number>();
  const codes = new Set<string>();
  const label = labels(recorded);
  const withoutCodes = (text: string): string =>
    text.replace(/"otp":\s?"(\d{4})"/, (_, code: string) => `"otp":"<${codes.has(code) ? 'the' : 'another'} code>"`);
  /** Headers that most answers share are recorded once, with the first answer. */
  let usual: ReadonlyMap<string, string> | undefined;

  const differing = (headers: ReadonlyMap<string, string>): readonly string[] => {
    const shared = usual ?? new Map<string, string>();
    usual ??= headers;
    return [
      ...[...headers].filter(([name, value]) => shared.get(name) !== value).map(([name, value]) => `${name}: ${value}`),
      ...[...shared.keys()].filter((name) => !headers.has(name)).map((name) => `${name}: –`),
    ];
  };

  const apart = (): void => {
    if (lines.at(-1) !== '') lines.push('');
  };

  const exchange = async (who: string, line: string, { body, headers = {}, width = usualWidth }: Said) => {
    const [method = '', path = ''] = line.split(' ');
    const token = tokens.get(who);
    const isForm = body instanceof FormData;
    const sent = Date.now();
    const response = await fetch(path.startsWith('/') ? `${url}${path}` : `${url}/api/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const told = new Map(
      [...response.headers]
        .filter(([name]) => !unrecorded.includes(name))
        .map(([name, value]): [string, string] => [name, label(value, sent)]),
    );
    const answer = label(recordedBody(response.headers.get('content-type') ?? '', bytes, width), sent);
    return {
      reply: { status: response.status, body: parsedJson(Buffer.from(bytes).toString('utf8')) },
      asked: label(line, sent),
      answer,
      told,
      body: withoutCodes(label(body === undefined || isForm ? '' : printed(body, usualWidth), sent)),
    };
  };

  return {
    heading: (words) => {
      apart();
      lines.push(`## ${words}`, '');
    },
    note: (words) => {
      lines.push(words);
    },
    read: async (path) => parsedJson(await (await fetch(`${url}${path}`)).text()),
    holds: (who, token) => {
      if (typeof token !== 'string') throw new Error(`${who} has no token.\n${lines.slice(-20).join('\n')}`);
      tokens.set(who, token);
    },
    mailed: async (address, pattern) => {
      const before = seen.get(address) ?? 0;
      seen.set(address, before + 1);
      const mail = await Promise.race([
        inbox.next(address, before),
        pause(10_000, undefined, { ref: false }).then(() => {
          throw new Error(`No mail to ${address} came.\n${lines.slice(-20).join('\n')}`);
        }),
      ]);
      const found = foundIn(mail, pattern);
      codes.add(found);
      return found;
    },
    say: async (who, line, said = {}) => {
      const { reply, asked, body, answer, told } = await exchange(who, line, said);
      apart();
      lines.push(`${who}: ${asked}`);
      for (const [name, value] of Object.entries(said.headers ?? {})) lines.push(`  ${name}: ${value}`);
      for (const sent of [said.instead ?? body].filter((text) => text !== '')) lines.push(sent);
      lines.push(`→ ${reply.status}`, ...differing(told).map((header) => `  ${header}`));
      lines.push(...[answer, ''].filter((line, n) => n > 0 || line !== ''));
      return reply;
    },
    sayBriefly: async (who, line, said = {}) => {
      const { reply, asked, answer } = await exchange(who, line, said);
      lines.push(`${who}: ${asked} → ${reply.status} ${answer.replace(/\s*\n\s*/g, ' ')}`);
      return reply;
    },
    text: () => `${lines.join('\n')}\n`,
  };
};
