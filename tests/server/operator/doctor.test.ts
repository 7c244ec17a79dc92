import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMailServer } from '../../support/portal/mail-server';
import { onDatabase, programs, type Environment } from '../../support/portal/program';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../../support/postgres';

/* `cli operator doctor` as its own program, on the settings of a portal. */

const place = programs();
afterAll(() => place.close());

// Programs that start, on a busy machine.
jest.setTimeout(120_000);

const doctor = (env: Environment) => place.run(env, 'cli', 'operator', 'doctor');

/** The line about one thing. */
const about = (lines: readonly string[], what: string): string =>
  lines.find((line) => line.startsWith(`${what} `)) ?? 'nothing';

describe('The doctor', () => {
  it('finds a stopped and a running portal well, and leaves nothing behind', async () => {
    const env = await place.newHome();
    const stopped = await doctor(env);
    expect({ status: stopped.status, err: stopped.err }).toEqual({ status: 0, err: [] });
    expect(about(stopped.out, 'store')).toContain('well: the embedded store in');
    expect(about(stopped.out, 'files')).toContain('well: kept, read and deleted a file in');
    expect(about(stopped.out, 'mail')).toContain('Set SMTP_URL');
    expect(stopped.out).toHaveLength(6);
    const portal = await place.start(env);
    const running = await doctor(env);
    expect(running.status).toBe(0);
    expect(about(running.out, 'store')).toBe(`store    well: the portal at ${portal.url} runs, and its store answers`);
    await portal.kill();
  });

  it('names every setting that can not be read, and nothing else, as JSON too', async () => {
    const env = { ...(await place.newHome()), METRICS_PORT: 'high', TRUST_PROXY: 'yes' };
    const { status, out } = await place.run(env, 'cli', 'operator', 'doctor', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out.join('\n'))).toEqual([
      { what: 'settings', well: false, says: 'METRICS_PORT: expected a whole number from 0 to 65535, found "high"' },
      { what: 'settings', well: false, says: 'TRUST_PROXY: expected a whole number from 0 to 100, found "yes"' },
    ]);
  });

  it('says what is wrong with a mail server and with the folder of files, each with what to do', async () => {
    const mails = await openMailServer({});
    const home = await place.newHome();
    const well = await doctor({ ...home, SMTP_URL: mails.url });
    expect(about(well.out, 'mail')).toMatch(/^mail {5}well: 127\.0\.0\.1:\d+ takes the portal's sign-in$/);
    await mails.close();
    // A file where the folder should be, since root may write anywhere.
    const files = join(String(home['DATA_DIR']), 'files');
    rmSync(files, { recursive: true, force: true });
    writeFileSync(files, 'no folder');
    const { status, out } = await doctor({ ...home, SMTP_URL: mails.url });
    expect(status).toBe(1);
    expect(about(out, 'mail')).toMatch(/NOT WELL: 127\.0\.0\.1:\d+ says E[A-Z]+\. See that SMTP_URL has the right/);
    expect(about(out, 'files')).toMatch(/NOT WELL: .*files: a file could not be kept and read.*may write there/);
  });
});

describeOnPostgres('The doctor, with DATABASE_URL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('tries the server, its clock and its messages; away, it says so without the password', async () => {
    const databaseUrl = await server.newDatabase();
    const home = { ...(await place.newHome()), ...onDatabase(databaseUrl) };
    const { status, out } = await doctor(home);
    expect(about(out, 'store')).toMatch(/well: PostgreSQL [\d.]+.* answers; it is empty/);
    expect(about(out, 'clock')).toBe("clock    well: agrees with the store's");
    expect(about(out, 'lines')).toBe('lines    well: a message passed from one connection to another');
    expect(status).toBe(0);
    const away = await doctor({ ...home, DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1:1/portal' });
    expect(away.status).toBe(1);
    expect(about(away.out, 'store')).toContain('NOT WELL: The PostgreSQL server of DATABASE_URL');
    expect(about(away.out, 'store')).toContain('ECONNREFUSED');
    expect([...away.out, ...away.err].join('\n')).not.toContain('hunter2');
  });
});
