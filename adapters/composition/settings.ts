import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { pipe } from 'fp-ts/function';
import { version } from '../../package.json';
import { known } from '../../domain/brand';
import { parseEmail, type Email } from '../../domain/identity/email';
import type { MeetingSetUp } from '../../domain/interviews/provider';
import { defaultThreshold } from '../../domain/tech-check/readiness';
import { fromParser, isObject, maybe, oneOf, struct, text, type Codec, type Decoded } from '../contract/codec';
import type { DailyApi } from '../server/daily/daily-rooms';
import type { IceServer } from '../contract/room-line';
import { pageDefaults } from '../contract/page-settings';
import { email } from '../contract/wire/fields';
import type { IceSettings } from '../server/turn/ice-servers';
import { logLevels, type LogLevel } from '../server/log/log';

/** The environment's settings, read once when the process starts. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Load the demo into an empty store, and show the mails at /dev/mailbox. */
  readonly demo: boolean;
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string; readonly address: Email };
  readonly proxies: number;
  readonly secretKey: string | undefined;
  /** Opens the operator's calls; undefined: they refuse everybody. */
  readonly operatorToken: string | undefined;
  readonly supportEmail: Email;
  /** The label at the foot of every page (spec 1 §1); if a deployment sets its own, ours is not shown. */
  readonly appVersion: string;
  /** Raster tiles, with `{z}/{x}/{y}`. */
  readonly mapTilesUrl: string;
  readonly infoEmail: Email;
  /** What a tech check requires of the line, in Mbps, unless a position has its own (R46). */
  readonly speedThreshold: number;
  /** The provider of social sign-ins; undefined: there are none. */
  readonly oidc: { readonly issuer: string; readonly clientId: string } | undefined;
  /** The provider of live interviews, and the deployment's domain at Daily (R26). */
  readonly meetings: MeetingSetUp;
  /** What browsers in a live interview connect through (R61). */
  readonly ice: IceSettings;
  /** Daily's REST API; undefined: it isn't asked about its rooms. */
  readonly dailyApi: DailyApi | undefined;
  /** The host that issues the call provider's tokens, without a trailing slash; undefined: no audio interviews (R49). */
  readonly voiceTokenUrl: string | undefined;
  /** The script that records sessions; undefined: none is recorded (R5). */
  readonly sessionRecordingUrl: string | undefined;
  readonly logLevel: LogLevel;
}

/** The defaults if a deployment sets none. */
const demoSupport = known<Email>(pageDefaults['support-email']);
const demoInfo = known<Email>(pageDefaults['info-email']);

const dailyApiUrl = 'https://api.daily.co/v1';

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

const isOff = (raw: string): boolean => raw === '0' || raw === 'false';

const flag: Codec<boolean> = parsed('1 or 0', (raw) => {
  if (raw === '1' || raw === 'true') return E.right(true);
  return isOff(raw) ? E.right(false) : E.left('NeitherOneNorZero');
});

/** Paths are appended, so a query or a fragment would swallow them. */
const isPlace = (raw: string): boolean =>
  URL.canParse(raw) && /^https?:/.test(new URL(raw).protocol) && !/[?#]/.test(raw) && new URL(raw).username === '';

const isMailServer = (raw: string): boolean =>
  URL.canParse(raw) && /^smtps?:$/.test(new URL(raw).protocol) && new URL(raw).hostname !== '';

/** `Candidate portal <jobs@example.org>` or the address alone. */
const sender: Codec<Settings['mailFrom']> = parsed('an address, or: Name <address>', (raw) => {
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

/** Must not be printed, not even if they can't be parsed: they may contain a password. */
const confidential = {
  DATABASE_URL: maybe(address('postgres://user:password@host/database', 'postgres:', 'postgresql:')),
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
const environment = struct({
  ...confidential,
  PORT: maybe(wholeNumber(65_535)),
  HOST: maybe(text),
  PUBLIC_URL: maybe(textThat('an http or https address without a user name, a query or a #', isPlace)),
  DATA_DIR: maybe(text),
  FILES_SHARED: maybe(flag),
  DEMO: maybe(flag),
  NODE_ENV: maybe(text),
  MAIL_FROM: maybe(sender),
  TRUST_PROXY: maybe(wholeNumber(100)),
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

const sayFault = ({ context, value, message }: t.ValidationError): string => {
  const name = context[1]?.key ?? 'the environment';
  const expected = message ?? `expected ${context.at(-1)?.type.name ?? 'something else'}`;
  const found = name in confidential ? 'something else' : JSON.stringify(value);
  return `${name}: ${expected}, found ${found}`;
};

const oidcOf = ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Decoded<typeof environment>): Settings['oidc'] =>
  issuer === undefined || clientId === undefined ? undefined : { issuer, clientId };

type Environment = Readonly<Record<string, string | undefined>>;

/** What the settings are read for: the portal, or a command that serves nobody. */
export type Reader = 'portal' | 'command';

/** A provider without a client, or a client without a provider, is half a setting: nobody could sign in. */
const pairFaults = ({ OIDC_ISSUER, OIDC_CLIENT_ID }: Environment): readonly string[] => {
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID === undefined)
    return ['OIDC_CLIENT_ID: expected, because OIDC_ISSUER is set, found nothing'];
  return OIDC_ISSUER === undefined && OIDC_CLIENT_ID !== undefined
    ? ['OIDC_ISSUER: expected, because OIDC_CLIENT_ID is set, found nothing']
    : [];
};

/** Daily's rooms need the deployment's domain at Daily, and so does a key, which belongs to one domain. */
const meetingFaults = ({ MEETING_PROVIDER, DAILY_DOMAIN, DAILY_API_KEY }: Environment): readonly string[] => {
  if (DAILY_DOMAIN !== undefined) return [];
  if (MEETING_PROVIDER === 'dailyco')
    return ['DAILY_DOMAIN: expected, because MEETING_PROVIDER is dailyco, found nothing'];
  return DAILY_API_KEY === undefined ? [] : ['DAILY_DOMAIN: expected, because DAILY_API_KEY is set, found nothing'];
};

/**
 * Settings with which a portal can start but not serve. Several processes may use one database: without these settings each would generate its own
 * key, refuse the others' codes and sessions, and look for resumes in a folder that only another process has.
 */
const portalFaults = ({
  DATABASE_URL,
  SECRET_KEY,
  FILES_SHARED,
  NODE_ENV,
  SMTP_URL,
}: Environment): readonly string[] => [
  ...(DATABASE_URL !== undefined && SECRET_KEY === undefined
    ? ['SECRET_KEY: expected the one key of every process on this database, because DATABASE_URL is set, found nothing']
    : []),
  ...(DATABASE_URL !== undefined && (FILES_SHARED === undefined || isOff(FILES_SHARED))
    ? [
        `FILES_SHARED: expected 1, which says that every process on this database has the same DATA_DIR/files, because DATABASE_URL is set, found ${FILES_SHARED ?? 'nothing'}`,
      ]
    : []),
  ...(NODE_ENV === 'production' && SMTP_URL === undefined
    ? ['SMTP_URL: expected a mail server, because NODE_ENV is production, found nothing']
    : []),
];

const withDefaults = (read: Decoded<typeof environment>): Settings => {
  const { PORT: port = 8080, HOST: host = '127.0.0.1', INFO_EMAIL: infoEmail = demoInfo } = read;
  const hostInUrl = host.includes(':') ? `[${host}]` : host;
  const production = read.NODE_ENV === 'production';
  return {
    port,
    host,
    publicUrl: (read.PUBLIC_URL ?? `http://${hostInUrl}:${port}`).replace(/\/+$/, ''),
    dataDir: read.DATA_DIR ?? './data',
    databaseUrl: read.DATABASE_URL,
    demo: read.DEMO ?? !production,
    production,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? { name: 'Candidate portal', address: infoEmail },
    proxies: read.TRUST_PROXY ?? 0,
    secretKey: read.SECRET_KEY,
    operatorToken: read.OPERATOR_TOKEN,
    appVersion: read.APP_VERSION ?? version,
    mapTilesUrl: read.MAP_TILES_URL ?? pageDefaults['map-tiles-url'],
    supportEmail: read.SUPPORT_EMAIL ?? demoSupport,
    infoEmail,
    speedThreshold: read.SPEED_THRESHOLD ?? defaultThreshold,
    meetings: { provider: read.MEETING_PROVIDER ?? 'peer', dailyDomain: read.DAILY_DOMAIN },
    ice: { servers: read.ICE_SERVERS ?? [], secret: read.TURN_SECRET },
    dailyApi:
      read.DAILY_API_KEY === undefined
        ? undefined
        : { url: (read.DAILY_API_URL ?? dailyApiUrl).replace(/\/+$/, ''), key: read.DAILY_API_KEY },
    voiceTokenUrl: read.VOICE_TOKEN_URL?.replace(/\/+$/, ''),
    oidc: oidcOf(read),
    sessionRecordingUrl: read.SESSION_RECORDING_URL,
    logLevel: read.LOG_LEVEL ?? 'info',
  };
};

/** Reads all settings and names every fault at once. An empty value counts as not set. */
export const readSettings = (env: Environment, reader: Reader = 'command'): E.Either<readonly string[], Settings> => {
  const given: Environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  const read = environment.type.decode(given);
  const faults = [
    ...(E.isLeft(read) ? read.left.map(sayFault) : []),
    ...pairFaults(given),
    ...meetingFaults(given),
    ...(reader === 'portal' ? portalFaults(given) : []),
  ];
  return E.isLeft(read) || faults.length > 0 ? E.left(faults) : E.right(withDefaults(read.right));
};
