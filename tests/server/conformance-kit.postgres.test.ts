import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance, notPassed, OPERATOR_TOKEN } from '../support/portal/conformance';
import { onDatabase } from '../support/portal/program';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

jest.setTimeout(240_000);

describeOnPostgres('The conformance kit, on PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
  let server: PostgresServer;
  let portal: RunningPortal;

  beforeAll(async () => {
    server = await startPostgres();
    const env = { OPERATOR_TOKEN, SMTP_URL: '', ...onDatabase(await server.newDatabase()) };
    portal = await startPortal({ env, dataDir });
  });
  afterAll(async () => {
    await portal.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('our own backend passes completely: nothing fails and nothing is skipped [R4]', async () => {
    const mailbox = `${portal.url}/dev/mailbox`;
    const { exit, stdout } = await conformance(['--base-url', portal.url, '--prepare', '--mailbox', mailbox]);
    expect({ left: notPassed(stdout), exit }).toEqual({ left: [], exit: 0 });
    expect(Number(/(\d+) passed, 0 failed, 0 not checked/.exec(stdout)?.[1])).toBeGreaterThan(200);
  });
});
