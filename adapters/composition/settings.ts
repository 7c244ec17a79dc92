import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { pipe } from 'fp-ts/function';
import { version } from '../../package.json';
import { known } from '../../domain/brand';
import { parseEmail, type Email } from '../../domain/identity/email';
import { fromParser, maybe, oneOf, struct, text, type Codec, type Decoded } from '../contract/codec';
import { email } from '../contract/wire/fields';
import { logLevels, type LogLevel } from '../server/log/log';

/** What the environment says, read once when the process starts. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Load the demo into an empty store, show the mails at /dev/mailbox. */
  readonly demo: boolean;
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: { readonly name: string; readonly address: Email };
  readonly proxies: number;
  readonly secretKey: string | undefined;
  /** Lets the operator's calls in; undefined: nobody is. */
  readonly operatorToken: string | undefined;
  readonly supportEmail: Email;
  /** The label at the foot of every page (spec 1 §1); it names no release of ours where a deployment gives its own. */
  readonly appVersion: string;
  /** Raster tiles, `{z}/{x}/{y}` in it. */
  readonly mapTilesUrl: string;
  readonly infoEmail: Email;
  /** Who vouches for social sign-ins; undefined: there are none. */
  readonly oidc: { readonly issuer: string; readonly clientId: string } | undefined;
  /** The script that records sessions; undefined: none is recorded (R5). */
  readonly sessionRecordingUrl: string | undefined;
  readonly logLevel: LogLevel;
}

/** Where a deployment names none. */
const demoSupport = known<Email>('support@example.org');
const demoInfo = known<Email>('careers@example.org');

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

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

const flag: Codec<boolean> = parsed('1 or 0', (raw) => {
  if (raw === '1' || raw === 'true') return E.right(true);
  return raw === '0' || raw === 'false' ? E.right(false) : E.left('NeitherOneNorZero');
});

/** `Candidate portal <jobs@example.org>` or the address alone. */
const sender: Codec<Settings['mailFrom']> = parsed('an address, or: Name <address>', (raw) => {
  const [, name = '', inside = raw] = /^([^<>"\p{C}]*)<([^<>]*)>$/u.exec(raw) ?? [];
  return pipe(
    parseEmail(inside),
    E.map((found) => ({ name: name.trim(), address: found })),
  );
});

const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

/** A line that nobody else writes on. */
const isPrivate = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && thisMachine.includes(hostname));

/** Where tokens are checked has to be asked over a line that nobody else writes on. */
const isIssuer = (raw: string): boolean => {
  if (!URL.canParse(raw)) return false;
  const url = new URL(raw);
  return url.search === '' && url.hash === '' && isPrivate(url);
};

/** Names as operators write them. Those of later versions are left alone. */
const environment = struct({
  PORT: maybe(wholeNumber(65_535)),
  HOST: maybe(text),
  PUBLIC_URL: maybe(address('an http or https address', 'http:', 'https:')),
  DATA_DIR: maybe(text),
  DATABASE_URL: maybe(address('postgres://user:password@host/database', 'postgres:', 'postgresql:')),
  DEMO: maybe(flag),
  NODE_ENV: maybe(text),
  SMTP_URL: maybe(address('smtp://… or smtps://…', 'smtp:', 'smtps:')),
  MAIL_FROM: maybe(sender),
  TRUST_PROXY: maybe(wholeNumber(100)),
  SECRET_KEY: maybe(textThat('at least 32 characters', (raw) => raw.length >= 32)),
  OPERATOR_TOKEN: maybe(
    textThat('at least 16 characters without a space', (raw) => raw.length >= 16 && /^[!-~]+$/.test(raw)),
  ),
  APP_VERSION: maybe(textThat('up to 40 characters', (raw) => /^\P{C}{1,40}$/u.test(raw))),
  MAP_TILES_URL: maybe(
    textThat(
      'an http or https address with {z}, {x} and {y} in it',
      (raw) => /^https?:/.test(raw) && URL.canParse(raw) && ['{z}', '{x}', '{y}'].every((part) => raw.includes(part)),
    ),
  ),
  OIDC_ISSUER: maybe(textThat('an https address, or http on this machine', isIssuer)),
  OIDC_CLIENT_ID: maybe(textThat('up to 512 characters without a blank', (raw) => /^[!-~]{1,512}$/.test(raw))),
  SUPPORT_EMAIL: maybe(email),
  INFO_EMAIL: maybe(email),
  SESSION_RECORDING_URL: maybe(
    textThat('an https address, or http on this machine', (raw) => URL.canParse(raw) && isPrivate(new URL(raw))),
  ),
  LOG_LEVEL: maybe(oneOf(...logLevels)),
});

/** What must not be printed when it can't be read: there may be a password in it. */
const confidential = ['SECRET_KEY', 'SMTP_URL', 'DATABASE_URL', 'OPERATOR_TOKEN'];

const sayFault = ({ context, value, message }: t.ValidationError): string => {
  const name = context[1]?.key ?? 'the environment';
  const expected = message ?? `expected ${context.at(-1)?.type.name ?? 'something else'}`;
  const found = confidential.includes(name) ? 'something else' : JSON.stringify(value);
  return `${name}: ${expected}, found ${found}`;
};

const oidcOf = ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Decoded<typeof environment>): Settings['oidc'] =>
  issuer === undefined || clientId === undefined ? undefined : { issuer, clientId };

/** A provider without a client, or a client without a provider, is half a setting: nobody could sign in. */
const pairFaults = ({ OIDC_ISSUER, OIDC_CLIENT_ID }: Decoded<typeof environment>): readonly string[] => {
  if (OIDC_ISSUER !== undefined && OIDC_CLIENT_ID === undefined)
    return ['OIDC_CLIENT_ID: expected, because OIDC_ISSUER is set, found nothing'];
  return OIDC_ISSUER === undefined && OIDC_CLIENT_ID !== undefined
    ? ['OIDC_ISSUER: expected, because OIDC_CLIENT_ID is set, found nothing']
    : [];
};

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
    mapTilesUrl: read.MAP_TILES_URL ?? openStreetMap,
    supportEmail: read.SUPPORT_EMAIL ?? demoSupport,
    infoEmail,
    oidc: oidcOf(read),
    sessionRecordingUrl: read.SESSION_RECORDING_URL,
    logLevel: read.LOG_LEVEL ?? 'info',
  };
};

/** Reads all settings; every fault is named, in one go. An empty value is none. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
): E.Either<readonly string[], Settings> =>
  pipe(
    environment.type.decode(Object.fromEntries(Object.entries(env).map(([name, value = '']) => [name, value.trim()]))),
    E.mapLeft((errors) => errors.map(sayFault)),
    E.filterOrElse((read) => pairFaults(read).length === 0, pairFaults),
    E.map(withDefaults),
  );
