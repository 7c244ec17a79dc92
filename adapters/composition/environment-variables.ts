import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { pipe } from 'fp-ts/function';
import { parseEmail, type Email } from '../../domain/text/email';
import { fromParser, isObject, maybe, oneOf, struct, text, type Codec } from '../contract/codec';
import type { IceServer } from '../contract/live-interview/room-line';
import { email } from '../contract/wire/fields';
import type { ClamdAddress } from '../server/clamd/clamd-scanner';
import { logLevels } from '../server/log/log';

/* The environment variables that operators set: what each may be. */

/** Whose name and address mails carry. */
export interface Sender {
  readonly name: string;
  readonly address: Email;
}

const parsed = <A>(name: string, parse: (raw: string) => E.Either<unknown, A>): Codec<A> =>
  fromParser({ name, wire: text, parse: (raw) => parse(raw.trim()), print: String });

const textThat = (name: string, is: (raw: string) => boolean): Codec<string> =>
  parsed(
    name,
    E.fromPredicate(is, () => name),
  );

const wholeNumber = (largest: number): Codec<number> =>
  parsed(`a whole number from 0 to ${largest}`, (raw) =>
    /^\d{1,6}$/.test(raw) && Number(raw) <= largest ? E.right(Number(raw)) : E.left('NotInRange'),
  );

const address = (name: string, ...protocols: readonly string[]): Codec<string> =>
  textThat(name, (raw) => URL.canParse(raw) && protocols.includes(new URL(raw).protocol));

/** Whether a flag says no. */
export const isOff = (raw: string): boolean => raw === '0' || raw === 'false';

const flag: Codec<boolean> = parsed('1 or 0', (raw) => {
  if (raw === '1' || raw === 'true') return E.right(true);
  return isOff(raw) ? E.right(false) : E.left('NeitherOneNorZero');
});

/** Paths are appended, so a query or a fragment would swallow them. */
const isPlace = (raw: string): boolean =>
  URL.canParse(raw) && /^https?:/.test(new URL(raw).protocol) && !/[?#]/.test(raw) && new URL(raw).username === '';

/** A bucket, and what stands before every key in it: empty, or with a slash at its end. */
export interface FilesUrl {
  readonly bucket: string;
  readonly prefix: string;
}

/** In keys, other characters are spelled differently by different servers. */
const filesUrl: Codec<FilesUrl> = parsed(
  's3://bucket or s3://bucket/prefix (bucket: 3 to 63 of a-z, 0-9, dot, hyphen; prefix: letters, digits, _ and -)',
  (raw) => {
    const [, bucket, prefix = ''] =
      /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]+)?\/?)?$/.exec(raw) ?? [];
    return bucket === undefined ? E.left('NotABucket') : E.right({ bucket, prefix: prefix === '' ? '' : `${prefix}/` });
  },
);

/** clamd's own notation in its clients: `tcp://127.0.0.1:3310` or `unix:/run/clamav/clamd.ctl`. */
const clamd: Codec<ClamdAddress> = parsed('tcp://host:port or unix:/path', (raw) => {
  const path = /^unix:(?:\/\/)?(\/[^\s\0]+)$/.exec(raw)?.[1];
  if (path !== undefined) return E.right({ path });
  const [, host = '', port = ''] = /^tcp:\/\/(\[[0-9a-f:.]+\]|[A-Za-z0-9.-]+):(\d{1,5})\/?$/i.exec(raw) ?? [];
  const at = Number(port);
  return host !== '' && at > 0 && at <= 65_535
    ? E.right({ host: host.replace(/^\[|\]$/g, ''), port: at })
    : E.left('NoAddressOfClamd');
});

const isMailServer = (raw: string): boolean =>
  URL.canParse(raw) && /^smtps?:$/.test(new URL(raw).protocol) && new URL(raw).hostname !== '';

/** `Candidate portal <jobs@example.org>` or the address alone. */
const sender: Codec<Sender> = parsed('an address, or: Name <address>', (raw) => {
  const [, name = '', inside = raw] = /^([^<>"\p{C}]*)<([^<>]*)>$/u.exec(raw) ?? [];
  return pipe(
    parseEmail(inside),
    E.map((found) => ({ name: name.trim(), address: found })),
  );
});

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** A connection that nobody else can write on. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && thisMachine.includes(hostname));

/** A service that gets our keys or checks our tokens: https, or http on this machine, without a query or fragment. */
const isIssuer = (raw: string): boolean => {
  if (!URL.canParse(raw)) return false;
  const url = new URL(raw);
  return url.search === '' && url.hash === '' && isPrivate(url);
};

/** `example.daily.co`, or just its first part. */
const dailyDomain: Codec<string> = parsed('a domain at Daily, such as example.daily.co', (raw) => {
  const name = /^([a-z0-9-]{1,63})(?:\.daily\.co)?$/.exec(raw.toLowerCase())?.[1];
  return name === undefined ? E.left('NotADomain') : E.right(`${name}.daily.co`);
});

const isIceAddress = (url: unknown): url is string =>
  typeof url === 'string' && /^(?:stuns?|turns?):[^\s?#]{1,255}(?:\?transport=(?:udp|tcp))?$/.test(url);

/** ICE_SERVERS in the form that browsers take: each with one address or several. */
const iceServersIn = (raw: string): E.Either<string, readonly IceServer[]> => {
  const parsedRaw = E.tryCatch(
    (): unknown => JSON.parse(raw),
    () => 'NotJson',
  );
  if (E.isLeft(parsedRaw) || !Array.isArray(parsedRaw.right)) return E.left('NotAList');
  const list: readonly unknown[] = parsedRaw.right;
  const servers = list.flatMap((one): readonly IceServer[] => {
    if (!isObject(one)) return [];
    const { urls, username, credential } = one;
    const addresses: readonly unknown[] = Array.isArray(urls) ? urls : [urls];
    if (!addresses.every(isIceAddress)) return [];
    return [
      {
        urls: addresses,
        username: typeof username === 'string' ? username : undefined,
        credential: typeof credential === 'string' ? credential : undefined,
      },
    ];
  });
  return servers.length === list.length ? E.right(servers) : E.left('NotIceServers');
};

const iceServers: Codec<readonly IceServer[]> = parsed(
  'a JSON list such as [{"urls": "turn:turn.example.org:3478"}]',
  iceServersIn,
);

const database = address('postgres://user:password@host/database', 'postgres:', 'postgresql:');

/** Must not be printed, not even if they can't be parsed: they may contain a password. */
const confidential = {
  DATABASE_URL: maybe(database),
  DATABASE_DIRECT_URL: maybe(database),
  LINES_URL: maybe(address('redis://user:password@host:port', 'redis:', 'rediss:')),
  SMTP_URL: maybe(textThat('smtp:// or smtps:// and the name of a mail server', isMailServer)),
  SECRET_KEY: maybe(textThat('at least 32 characters', (raw) => raw.length >= 32)),
  OPERATOR_TOKEN: maybe(
    textThat('at least 16 characters without a space', (raw) => raw.length >= 16 && /^[!-~]+$/.test(raw)),
  ),
  ICE_SERVERS: maybe(iceServers),
  TURN_SECRET: maybe(textThat('8 to 512 characters without a blank', (raw) => /^[!-~]{8,512}$/.test(raw))),
  DAILY_API_KEY: maybe(textThat('up to 512 characters without a blank', (raw) => /^[!-~]{1,512}$/.test(raw))),
};

/** The environment variables that operators set. Unknown ones, such as those of later versions, are ignored. */
export const environment = struct({
  ...confidential,
  PORT: maybe(wholeNumber(65_535)),
  HOST: maybe(text),
  CLAMD_URL: maybe(clamd),
  METRICS_PORT: maybe(wholeNumber(65_535)),
  METRICS_HOST: maybe(text),
  PUBLIC_URL: maybe(textThat('an http or https address without a user name, a query or a #', isPlace)),
  DATA_DIR: maybe(text),
  FILES_SHARED: maybe(flag),
  FILES_URL: maybe(filesUrl),
  S3_ENDPOINT: maybe(textThat('an http or https address without a user name, a query or a #', isPlace)),
  S3_REGION: maybe(textThat('a region such as eu-central-1', (raw) => /^[a-z0-9-]{1,63}$/i.test(raw))),
  S3_PATH_STYLE: maybe(flag),
  DEMO: maybe(flag),
  RULEBOOK: maybe(flag),
  WEBHOOK_PRIVATE_NETWORKS: maybe(flag),
  NODE_ENV: maybe(text),
  MAIL_FROM: maybe(sender),
  TRUST_PROXY: maybe(wholeNumber(100)),
  SHUTDOWN_DELAY: maybe(wholeNumber(20)),
  APP_VERSION: maybe(textThat('up to 40 characters', (raw) => /^\P{C}{1,40}$/u.test(raw))),
  MAP_TILES_URL: maybe(
    textThat(
      'an http or https address with {z}, {x} and {y} in it',
      (raw) => /^https?:/.test(raw) && URL.canParse(raw) && ['{z}', '{x}', '{y}'].every((part) => raw.includes(part)),
    ),
  ),
  OIDC_ISSUER: maybe(textThat('an https address, or http on this machine', isIssuer)),
  OIDC_CLIENT_ID: maybe(textThat('up to 512 characters without a blank', (raw) => /^[!-~]{1,512}$/.test(raw))),
  MEETING_PROVIDER: maybe(oneOf('peer', 'dailyco')),
  DAILY_DOMAIN: maybe(dailyDomain),
  DAILY_API_URL: maybe(textThat('an https address, or http on this machine', isIssuer)),
  VOICE_TOKEN_URL: maybe(textThat('an https address, or http on this machine', isIssuer)),
  SUPPORT_EMAIL: maybe(email),
  INFO_EMAIL: maybe(email),
  SPEED_THRESHOLD: maybe(
    parsed<number>('a number of Mbps from 0 to 100', (raw) =>
      /^\d{1,3}(\.\d)?$/.test(raw) && Number(raw) <= 100 ? E.right(Number(raw)) : E.left('NotASpeed'),
    ),
  ),
  SESSION_RECORDING_URL: maybe(
    textThat('an https address, or http on this machine', (raw) => URL.canParse(raw) && isPrivate(new URL(raw))),
  ),
  LOG_LEVEL: maybe(oneOf(...logLevels)),
});

/** Says what is wrong with one of them, and what was found unless it is confidential. */
export const sayFault = ({ context, value, message }: t.ValidationError): string => {
  const name = context[1]?.key ?? 'the environment';
  const expected = message ?? `expected ${context.at(-1)?.type.name ?? 'something else'}`;
  const found = name in confidential ? 'something else' : JSON.stringify(value);
  return `${name}: ${expected}, found ${found}`;
};
