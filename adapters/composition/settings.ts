import * as E from 'fp-ts/Either';
import { version } from '../../package.json';
import { known } from '../../domain/brand';
import type { Email } from '../../domain/text/email';
import type { MeetingSetUp } from '../../domain/live-interview/provider';
import { defaultThreshold } from '../../domain/tech-check/readiness';
import { seconds, type Milliseconds } from '../../domain/time/duration';
import type { Decoded } from '../contract/codec';
import type { BucketPlace } from '../server/files/s3/bucket';
import type { ClamdAddress } from '../server/clamd/clamd-scanner';
import type { DailyApi } from '../server/live-interview/daily-rooms';
import { pageDefaults } from '../contract/page-settings';
import type { IceSettings } from '../server/live-interview/ice-servers';
import type { LogLevel } from '../server/log/log';
import { environment, isOff, sayFault, type Sender } from './environment-variables';

/** The environment's settings, read once when the process starts. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Where files are kept; undefined: in DATA_DIR/files. */
  readonly filesBucket: BucketPlace | undefined;
  /** The same database past any pooler, for what needs connections of its own: `databaseUrl` unless set. */
  readonly databaseDirectUrl: string | undefined;
  /** The Redis that carries news between processes; undefined: the database does. */
  readonly linesUrl: string | undefined;
  /** Load the demo into an empty store, and show the mails at /dev/mailbox. */
  readonly demo: boolean;
  /** Serve the rule book at /rulebook, if it was written. */
  readonly rulebook: boolean;
  readonly production: boolean;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: Sender;
  readonly proxies: number;
  /** How long a process that is told to stop says so at /readyz before it closes. */
  readonly shutdownDelay: Milliseconds;
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
  /** Webhooks may lead into private networks, and there do without encryption. */
  readonly webhookPrivateNetworks: boolean;
  /** The virus scanner; undefined: files are kept unscanned. */
  readonly clamd: ClamdAddress | undefined;
  /** Where figures are served for Prometheus; undefined: nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

/** The defaults if a deployment sets none. */
const demoSupport = known<Email>(pageDefaults['support-email']);
const demoInfo = known<Email>(pageDefaults['info-email']);

const dailyApiUrl = 'https://api.daily.co/v1';

const oidcOf = ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId }: Decoded<typeof environment>): Settings['oidc'] =>
  issuer === undefined || clientId === undefined ? undefined : { issuer, clientId };

const filesBucketOf = (read: Decoded<typeof environment>): BucketPlace | undefined =>
  read.FILES_URL && {
    ...read.FILES_URL,
    endpoint: read.S3_ENDPOINT?.replace(/\/+$/, ''),
    region: read.S3_REGION,
    pathStyle: read.S3_PATH_STYLE ?? false,
  };

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

/** Where a bucket is says nothing without a bucket: the files would go to the folder. */
const bucketFaults = (given: Environment): readonly string[] =>
  given['FILES_URL'] === undefined
    ? ['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE']
        .filter((name) => given[name] !== undefined)
        .map((name) => `FILES_URL: expected a bucket, because ${name} is set, found nothing`)
    : [];

/** A way past the pooler, or between processes, without the database that they share. */
const databaseFaults = ({ DATABASE_URL, ...given }: Environment): readonly string[] =>
  DATABASE_URL !== undefined
    ? []
    : ['DATABASE_DIRECT_URL', 'LINES_URL']
        .filter((name) => given[name] !== undefined)
        .map((name) => `DATABASE_URL: expected, because ${name} is set, found nothing`);

/** Daily's rooms need the deployment's domain at Daily, and so does a key, which belongs to one domain. */
const meetingFaults = ({ MEETING_PROVIDER, DAILY_DOMAIN, DAILY_API_KEY }: Environment): readonly string[] => {
  if (DAILY_DOMAIN !== undefined) return [];
  if (MEETING_PROVIDER === 'dailyco')
    return ['DAILY_DOMAIN: expected, because MEETING_PROVIDER is dailyco, found nothing'];
  return DAILY_API_KEY === undefined ? [] : ['DAILY_DOMAIN: expected, because DAILY_API_KEY is set, found nothing'];
};

/**
 * Settings with which a portal can start but not serve. Several processes may use one database: without these settings each would generate its own
 * key, refuse the others' codes and sessions, and look for resumes in a folder that only another process has; a bucket is everybody's.
 */
const portalFaults = ({
  DATABASE_URL,
  SECRET_KEY,
  FILES_SHARED,
  FILES_URL,
  NODE_ENV,
  SMTP_URL,
}: Environment): readonly string[] => [
  ...(DATABASE_URL !== undefined && SECRET_KEY === undefined
    ? ['SECRET_KEY: expected the one key of every process on this database, because DATABASE_URL is set, found nothing']
    : []),
  ...(DATABASE_URL !== undefined && FILES_URL === undefined && (FILES_SHARED === undefined || isOff(FILES_SHARED))
    ? [
        `FILES_SHARED: expected 1, which says that every process on this database has the same DATA_DIR/files, or a FILES_URL, because DATABASE_URL is set, found ${FILES_SHARED ?? 'nothing'}`,
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
    filesBucket: filesBucketOf(read),
    databaseDirectUrl: read.DATABASE_DIRECT_URL ?? read.DATABASE_URL,
    linesUrl: read.LINES_URL,
    demo: read.DEMO ?? !production,
    rulebook: read.RULEBOOK ?? read.DEMO ?? !production,
    production,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? { name: 'Candidate portal', address: infoEmail },
    proxies: read.TRUST_PROXY ?? 0,
    // Without DATABASE_URL there is no other process that could go on meanwhile.
    shutdownDelay: seconds(read.SHUTDOWN_DELAY ?? (read.DATABASE_URL === undefined ? 0 : 10)),
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
    webhookPrivateNetworks: read.WEBHOOK_PRIVATE_NETWORKS ?? false,
    clamd: read.CLAMD_URL,
    metrics:
      read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST ?? '127.0.0.1', port: read.METRICS_PORT },
  };
};

const everyHost = ['0.0.0.0', '::'];

/** The portal's own listener is no other program, as which the second of the two would be reported. */
const portFaults = ({ port, host, metrics }: Settings): readonly string[] =>
  metrics !== undefined &&
  port !== 0 &&
  metrics.port === port &&
  (metrics.host === host || [metrics.host, host].some((one) => everyHost.includes(one)))
    ? [`METRICS_PORT: expected another port than the portal's, found "${metrics.port}"`]
    : [];

/** Reads all settings and names every fault at once. An empty value counts as not set. */
export const readSettings = (env: Environment, reader: Reader = 'command'): E.Either<readonly string[], Settings> => {
  const given: Environment = Object.fromEntries(
    Object.entries(env).flatMap(([name, value = '']) => (value.trim() === '' ? [] : [[name, value.trim()]])),
  );
  const read = environment.type.decode(given);
  const faults = [
    ...(E.isLeft(read) ? read.left.map(sayFault) : []),
    ...pairFaults(given),
    ...bucketFaults(given),
    ...databaseFaults(given),
    ...meetingFaults(given),
    ...(E.isRight(read) ? portFaults(withDefaults(read.right)) : []),
    ...(reader === 'portal' ? portalFaults(given) : []),
  ];
  return E.isLeft(read) || faults.length > 0 ? E.left(faults) : E.right(withDefaults(read.right));
};
