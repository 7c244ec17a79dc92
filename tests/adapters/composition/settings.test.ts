import * as E from 'fp-ts/Either';
import { readSettings, type Settings } from '../../../adapters/composition/settings';

const settings = (env: Record<string, string> = {}): Settings => {
  const read = readSettings(env);
  if (E.isLeft(read)) throw new Error(read.left.join('; '));
  return read.right;
};

const faults = (env: Record<string, string>): readonly string[] => {
  const read = readSettings(env);
  return E.isLeft(read) ? read.left : [];
};

describe('settings', () => {
  it('have defaults', () => {
    expect(settings()).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:8080',
      dataDir: './data',
      databaseUrl: undefined,
      filesBucket: undefined,
      databaseDirectUrl: undefined,
      linesUrl: undefined,
      demo: true,
      rulebook: true,
      production: false,
      smtpUrl: undefined,
      mailFrom: { name: 'Candidate portal', address: 'careers@example.org' },
      proxies: 0,
      shutdownDelay: 0,
      secretKey: undefined,
      operatorToken: undefined,
      supportEmail: 'support@example.org',
      infoEmail: 'careers@example.org',
      appVersion: '1.0.106',
      speedThreshold: 2,
      meetings: { provider: 'peer', dailyDomain: undefined },
      ice: { servers: [], secret: undefined },
      dailyApi: undefined,
      voiceTokenUrl: undefined,
      oidc: undefined,
      mapTilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      sessionRecordingUrl: undefined,
      logLevel: 'info',
      webhookPrivateNetworks: false,
      clamd: undefined,
      metrics: undefined,
    });
  });

  it('a process among several serves on for ten seconds after SIGTERM, or for as long as is set', () => {
    const DATABASE_URL = 'postgres://portal@db.example.org/portal';
    expect(settings({ DATABASE_URL }).shutdownDelay).toBe(10_000);
    expect(settings({ DATABASE_URL, SHUTDOWN_DELAY: '0' }).shutdownDelay).toBe(0);
    expect(settings({ SHUTDOWN_DELAY: '20' }).shutdownDelay).toBe(20_000);
    expect(faults({ SHUTDOWN_DELAY: '21' })).toHaveLength(1);
  });

  it('webhooks lead into private networks only if that is said', () => {
    expect(settings({ WEBHOOK_PRIVATE_NETWORKS: '1' }).webhookPrivateNetworks).toBe(true);
    expect(settings({ WEBHOOK_PRIVATE_NETWORKS: '0' }).webhookPrivateNetworks).toBe(false);
  });

  it('count as missing if empty', () => {
    expect(settings({ PORT: '', DATABASE_URL: '  ', DEMO: '', SMTP_URL: '', HOST: '' })).toEqual(settings());
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', DEMO: '1' }, true],
    [{ NODE_ENV: 'test', DEMO: '0' }, false],
  ])('%o: the demo is %s', (env, demo) => {
    expect(settings(env).demo).toBe(demo);
    expect(settings(env).rulebook).toBe(demo);
    expect(settings({ ...env, RULEBOOK: demo ? '0' : '1' }).rulebook).toBe(!demo);
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '80' }, 'http://0.0.0.0:80'],
    [{ HOST: '::1' }, 'http://[::1]:8080'],
    [{ PUBLIC_URL: 'https://jobs.example.org/' }, 'https://jobs.example.org'],
  ])('%o: mails link to %s', (env, publicUrl) => {
    expect(settings(env).publicUrl).toBe(publicUrl);
  });

  it('name the version in the footer of every page, in at most 40 characters [spec 1 §1]', () => {
    expect(settings({ APP_VERSION: '1.0.823' }).appVersion).toBe('1.0.823');
    expect(faults({ APP_VERSION: 'x'.repeat(41) })).toEqual([
      `APP_VERSION: expected up to 40 characters, found "${'x'.repeat(41)}"`,
    ]);
  });

  it.each([
    ['Jobs at Hearthlark <Jobs@Example.org>', { name: 'Jobs at Hearthlark', address: 'jobs@example.org' }],
    ['jobs@example.org', { name: '', address: 'jobs@example.org' }],
  ])('mail comes from %s', (MAIL_FROM, mailFrom) => {
    expect(settings({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
  });

  it('DATABASE_DIRECT_URL leads past the pooler of DATABASE_URL: the same address unless set, and nothing alone', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://portal@pooler/portal', 'postgres://portal@db/portal'];
    expect(settings({ DATABASE_URL }).databaseDirectUrl).toBe(DATABASE_URL);
    expect(settings({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
    });
    expect(faults({ DATABASE_DIRECT_URL, LINES_URL: 'redis://lines.example.org' })).toEqual([
      'DATABASE_URL: expected, because DATABASE_DIRECT_URL is set, found nothing',
      'DATABASE_URL: expected, because LINES_URL is set, found nothing',
    ]);
  });

  it('figures are served on this machine alone unless another address is named', () => {
    expect(settings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9_464 });
    expect(settings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics?.host).toBe('10.0.0.7');
  });

  it("figures have a port of their own, on each address that is the portal's too", () => {
    const itsOwn = (port: string) => [`METRICS_PORT: expected another port than the portal's, found "${port}"`];
    expect(faults({ METRICS_PORT: '8080' })).toEqual(itsOwn('8080'));
    expect(faults({ PORT: '9464', HOST: '0.0.0.0', METRICS_PORT: '9464' })).toEqual(itsOwn('9464'));
    expect(settings({ METRICS_PORT: '8080', METRICS_HOST: '10.0.0.7' }).metrics?.port).toBe(8_080);
    expect(settings({ PORT: '0', METRICS_PORT: '0' }).metrics?.port).toBe(0);
  });

  it.each([
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3_310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3_310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('%s is where clamd listens', (CLAMD_URL, clamd) => {
    expect(settings({ CLAMD_URL }).clamd).toEqual(clamd);
  });

  it.each(['127.0.0.1:3310', 'tcp://127.0.0.1', 'tcp://127.0.0.1:0', 'unix:clamd.ctl', 'http://127.0.0.1:3310'])(
    '%s is nowhere that clamd could listen',
    (CLAMD_URL) => {
      expect(faults({ CLAMD_URL })).toEqual([
        `CLAMD_URL: expected tcp://host:port or unix:/path, found "${CLAMD_URL}"`,
      ]);
    },
  );

  it('of later versions are left alone', () => {
    expect(settings({ SETTING_OF_A_LATER_VERSION: 'not read yet' })).toEqual(settings());
  });

  it('that cannot be read are all reported at once', () => {
    const found = faults({
      PORT: '80a',
      TRUST_PROXY: '-1',
      DEMO: 'maybe',
      RULEBOOK: 'later',
      PUBLIC_URL: 'ftp://example.org',
      MAIL_FROM: 'a@b.co>\nBcc: <c@d.co',
      INFO_EMAIL: 'nobody',
      LOG_LEVEL: 'loud',
    });
    expect(found.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DEMO',
      'RULEBOOK',
      'MAIL_FROM',
      'TRUST_PROXY',
      'INFO_EMAIL',
      'LOG_LEVEL',
    ]);
    expect(found[0]).toBe('PORT: expected a whole number from 0 to 65535, found "80a"');
  });

  it('with a password in them are never printed', () => {
    const secret = 'hunter2';
    const found = faults({
      SECRET_KEY: secret,
      SMTP_URL: `http://u:${secret}@h`,
      DATABASE_URL: `mysql://u:${secret}@h`,
      OPERATOR_TOKEN: secret,
    });
    expect(found).toHaveLength(4);
    expect(found.join()).not.toContain(secret);
  });

  it("the operator's token has at least 16 characters and no space, and the error message names it", () => {
    expect(settings({ OPERATOR_TOKEN: 'x'.repeat(16) }).operatorToken).toBe('x'.repeat(16));
    for (const OPERATOR_TOKEN of ['x'.repeat(15), `${'x'.repeat(15)} y`])
      expect(faults({ OPERATOR_TOKEN })).toEqual([
        'OPERATOR_TOKEN: expected at least 16 characters without a space, found something else',
      ]);
  });

  it('a provider of social sign-ins consists of its issuer and our id there', () => {
    const env = { OIDC_ISSUER: 'https://accounts.example.com', OIDC_CLIENT_ID: 'portal' };
    expect(settings(env).oidc).toEqual({ issuer: 'https://accounts.example.com', clientId: 'portal' });
    expect(settings({ ...env, OIDC_ISSUER: 'http://127.0.0.1:3000/op' }).oidc?.issuer).toBe('http://127.0.0.1:3000/op');
  });

  it('Daily is configured by its domain, and called with its key, at its own address or another [R26, R36]', () => {
    const env = { MEETING_PROVIDER: 'dailyco', DAILY_DOMAIN: 'Example' };
    expect(settings(env)).toMatchObject({
      meetings: { provider: 'dailyco', dailyDomain: 'example.daily.co' },
      dailyApi: undefined,
    });
    const DAILY_API_KEY = 'a-key';
    expect(settings({ ...env, DAILY_API_KEY }).dailyApi).toEqual({ url: 'https://api.daily.co/v1', key: 'a-key' });
    const DAILY_API_URL = 'http://127.0.0.1:3000/v1/';
    expect(settings({ ...env, DAILY_API_KEY, DAILY_API_URL }).dailyApi?.url).toBe('http://127.0.0.1:3000/v1');
  });

  it('Daily without its domain is refused, and so is a location for its key that others can read', () => {
    expect(faults({ MEETING_PROVIDER: 'dailyco' })).toEqual([
      'DAILY_DOMAIN: expected, because MEETING_PROVIDER is dailyco, found nothing',
    ]);
    expect(faults({ DAILY_API_KEY: 'a-key' })).toEqual([
      'DAILY_DOMAIN: expected, because DAILY_API_KEY is set, found nothing',
    ]);
    expect(faults({ DAILY_API_URL: 'http://api.daily.co/v1' })).toEqual([
      'DAILY_API_URL: expected an https address, or http on this machine, found "http://api.daily.co/v1"',
    ]);
  });

  it('an incomplete provider is reported as such, and one that others could impersonate is refused', () => {
    expect(faults({ OIDC_ISSUER: 'https://accounts.example.com' })).toEqual([
      'OIDC_CLIENT_ID: expected, because OIDC_ISSUER is set, found nothing',
    ]);
    expect(faults({ OIDC_CLIENT_ID: 'portal' })).toEqual([
      'OIDC_ISSUER: expected, because OIDC_CLIENT_ID is set, found nothing',
    ]);
    for (const OIDC_ISSUER of ['http://accounts.example.com', 'accounts.example.com', 'https://a.example/?x=1'])
      expect(faults({ OIDC_ISSUER, OIDC_CLIENT_ID: 'portal' })).toEqual([
        `OIDC_ISSUER: expected an https address, or http on this machine, found "${OIDC_ISSUER}"`,
      ]);
  });

  it.each(['0', '65535'])('PORT %s can be listened on, or is chosen by the system', (PORT) => {
    expect(settings({ PORT }).port).toBe(Number(PORT));
  });

  it.each(['65536', '-1', '8080.5', '0x50', '１２'])('PORT %s cannot', (PORT) => {
    expect(faults({ PORT })).toHaveLength(1);
  });
});

describe("A portal does not start with settings that can't work", () => {
  const portalFaults = (env: Record<string, string>): readonly string[] => {
    const read = readSettings(env, 'portal');
    return E.isLeft(read) ? read.left : [];
  };
  const SECRET_KEY = 'x'.repeat(32);
  const DATABASE_URL = 'postgres://portal@db.example.org/portal';
  const noKey =
    'SECRET_KEY: expected the one key of every process on this database, because DATABASE_URL is set, found nothing';
  const notShared = (found: string): string =>
    `FILES_SHARED: expected 1, which says that every process on this database has the same DATA_DIR/files, or a FILES_URL, because DATABASE_URL is set, found ${found}`;
  const noMail = 'SMTP_URL: expected a mail server, because NODE_ENV is production, found nothing';

  it.each<[Record<string, string>, readonly string[]]>([
    [{}, []],
    [{ DATABASE_URL }, [noKey, notShared('nothing')]],
    [{ DATABASE_URL, SECRET_KEY }, [notShared('nothing')]],
    [{ DATABASE_URL, SECRET_KEY, FILES_SHARED: '0' }, [notShared('0')]],
    [{ DATABASE_URL, FILES_SHARED: '1' }, [noKey]],
    [{ DATABASE_URL, SECRET_KEY, FILES_SHARED: '1' }, []],
    [{ DATABASE_URL, SECRET_KEY, FILES_URL: 's3://files' }, []],
    [{ NODE_ENV: 'production' }, [noMail]],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.org' }, []],
    [
      { NODE_ENV: 'production', DATABASE_URL, PORT: 'high', OIDC_CLIENT_ID: 'portal' },
      [
        'PORT: expected a whole number from 0 to 65535, found "high"',
        'OIDC_ISSUER: expected, because OIDC_CLIENT_ID is set, found nothing',
        noKey,
        notShared('nothing'),
        noMail,
      ],
    ],
  ])('%o', (env, expected) => {
    expect(portalFaults(env)).toEqual(expected);
  });

  it('a command needs fewer settings: it seals nothing and sends nothing', () => {
    expect(faults({ NODE_ENV: 'production', DATABASE_URL })).toEqual([]);
  });
});

describe('FILES_URL', () => {
  it.each([
    ['s3://files', { bucket: 'files', prefix: '' }],
    ['s3://files/', { bucket: 'files', prefix: '' }],
    ['s3://files.example.org/portal', { bucket: 'files.example.org', prefix: 'portal/' }],
    ['s3://files/jobs/portal_1/', { bucket: 'files', prefix: 'jobs/portal_1/' }],
  ])('%s names a bucket and what stands before its keys', (FILES_URL, place) => {
    expect(settings({ FILES_URL }).filesBucket).toEqual({
      ...place,
      endpoint: undefined,
      region: undefined,
      pathStyle: false,
    });
  });

  it('is on the server that the other settings name', () => {
    expect(
      settings({
        FILES_URL: 's3://files/portal',
        S3_ENDPOINT: 'https://s3.example.org/',
        S3_REGION: 'eu-central-1',
        S3_PATH_STYLE: '1',
      }).filesBucket,
    ).toEqual({
      bucket: 'files',
      prefix: 'portal/',
      endpoint: 'https://s3.example.org',
      region: 'eu-central-1',
      pathStyle: true,
    });
  });

  it.each([
    'files',
    's3://',
    's3://Files',
    's3://f',
    's3://files//portal',
    's3://files/../x',
    's3://files/a b',
    'https://files',
  ])('%s names none', (FILES_URL) => {
    expect(faults({ FILES_URL })).toEqual([
      `FILES_URL: expected s3://bucket or s3://bucket/prefix (bucket: 3 to 63 of a-z, 0-9, dot, hyphen; prefix: letters, digits, _ and -), found ${JSON.stringify(FILES_URL)}`,
    ]);
  });

  it.each(['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE'])('is missing if %s is set without it', (name) => {
    const value = name === 'S3_ENDPOINT' ? 'https://s3.example.org' : '1';
    expect(faults({ [name]: value })).toEqual([`FILES_URL: expected a bucket, because ${name} is set, found nothing`]);
  });
});

describe('An address that leads nowhere', () => {
  it.each([
    'https://jobs.example.org/?from=mail',
    'https://jobs.example.org/#top',
    'https://jobs.example.org/?',
    'https://me@jobs.example.org',
  ])('PUBLIC_URL %s would lose every link in a mail', (PUBLIC_URL) => {
    expect(faults({ PUBLIC_URL })).toEqual([
      `PUBLIC_URL: expected an http or https address without a user name, a query or a #, found "${PUBLIC_URL}"`,
    ]);
  });

  it.each(['smtp://', 'smtps://', 'smtp:', 'smtp://:25', 'smtp:///mail'])('SMTP_URL %s names no server', (SMTP_URL) => {
    expect(faults({ SMTP_URL })).toEqual([
      'SMTP_URL: expected smtp:// or smtps:// and the name of a mail server, found something else',
    ]);
  });
});

describe('The session recorder', () => {
  it.each([
    ['https://recorder.example.org/r.js', true],
    ['http://127.0.0.1:4000/r.js', true],
    ['http://recorder.example.org/r.js', false],
    ['javascript:alert(1)', false],
    ['recorder', false],
  ])('at %s is accepted: %j [R5]', (SESSION_RECORDING_URL, taken) => {
    expect(faults({ SESSION_RECORDING_URL }).length === 0).toBe(taken);
  });
});
