import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakages, startBroken } from '../support/portal/broken-backend';
import { conformance, notPassed, OPERATOR_TOKEN } from '../support/portal/conformance';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';

jest.setTimeout(240_000);

/** The folder that keeps the report for later reading. */
const keep = (name: string, report: string): void => {
  const folder = process.env['CONFORMANCE_REPORTS'];
  if (folder !== undefined) writeFileSync(join(folder, name), report);
};

describe('The conformance kit', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
  let portal: RunningPortal;

  beforeAll(async () => {
    portal = await startPortal({ env: { OPERATOR_TOKEN, SMTP_URL: '' }, dataDir });
  });
  afterAll(async () => {
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const checked = (baseUrl: string, ...more: readonly string[]) =>
    conformance(['--base-url', baseUrl, '--prepare', '--mailbox', `${portal.url}/dev/mailbox`, ...more]);

  it('passes our own backend on the embedded store completely: nothing fails and nothing is skipped [R4]', async () => {
    const { exit, stdout, stderr } = await checked(portal.url);
    keep('conformance-own.txt', stdout);
    expect({ left: notPassed(stdout), stderr, exit }).toEqual({ left: [], stderr: '', exit: 0 });
    expect(Number(/(\d+) passed, 0 failed, 0 not checked/.exec(stdout)?.[1])).toBeGreaterThan(200);
  });

  it('finds each defect of a backend with exactly the check for it, among all checks of the calls concerned [R4]', async () => {
    const broken = await startBroken(portal.url);
    const calls = [
      'send_otp',
      'get_jobs_list',
      'get_candidate_profile',
      'decline_offer',
      'get_positions_data',
      'get_candidate_position',
    ];
    const { exit, stdout } = await checked(broken.url, ...calls.flatMap((call) => ['--only', call]));
    await broken.close();
    keep('conformance-broken.txt', stdout);
    expect(notPassed(stdout)).toEqual([
      '✗ send_otp: sends 5 codes an hour; the next is refused and says when to come again  [R3c]',
      '✗ get_jobs_list: without a token, with a wrong one or with one in a cookie: 401, before anything else is looked at  [R3, R3b, R4]',
      '✗ get_candidate_profile: answers a list of one: the signed-in candidate  [spec 1 §7]',
      '✗ decline_offer: declines with a reason, once for one key, with one answer; a second time is refused  [R17, R27]',
      '✗ get_positions_data: answers a position that the candidate did not apply to  [spec 1 §7]',
      "✗ get_candidate_position: another candidate's job is refused: nothing is told and nothing happens  [R3a, R10b]",
    ]);
    expect(notPassed(stdout)).toHaveLength(Object.keys(breakages).length);
    expect(exit).toBe(1);
    expect(stdout).toContain('found     position_name: expected string, found {"en":"Caregiver"}');
    expect(stdout).toMatch(/asked {5}POST \/api\/onboard-interviews\/decline_offer/);
    // A report is shown to others: no token, no code, no link to a file.
    expect(stdout).not.toMatch(/Bearer|"code":\s*"[\w-]{43,64}"|"otp":\s*"\d|resume_file\//);
  });

  it('skips, with the reason, checks for which it has no candidate, job or token; they never count as passed', async () => {
    const { exit, stdout } = await conformance(['--base-url', portal.url], { operatorToken: undefined });
    expect(exit).toBe(0);
    expect(stdout).toContain('– answers a position that the candidate applied to');
    expect(stdout).toContain(
      'not checked: needs --position video=COMMUNITY/POSITION: both candidates passed the screening',
    );
    expect(stdout).toContain('not checked: nobody could be signed in as the candidate');
    expect(stdout).toContain('not checked: needs --spare-email');
    expect(stdout).toContain('not checked: needs OPERATOR_TOKEN');
    const [, passed, left] = /(\d+) passed, 0 failed, (\d+) not checked/.exec(stdout) ?? [];
    expect(stdout.match(/^ {2}✓ /gm)).toHaveLength(Number(passed));
    expect(stdout.match(/^ {2}– /gm)).toHaveLength(Number(left));
  });

  it("accepts a provider's own job and code command as options; a wrong option doesn't count against the backend", async () => {
    const code = `curl -s ${portal.url}/dev/mailbox | grep -B1 "to $EMAIL," | grep -o '[0-9]* is your sign-in code' | head -1`;
    const withJob = (job: string) =>
      conformance(
        [
          ...['--base-url', portal.url, '--email', 'demo.cook@example.org', '--code-command', code],
          ...['--position', `video=${job}`, '--only', 'get_position_data', '--only', 'submit_otp'],
        ],
        { operatorToken: undefined },
      );
    const { exit, stdout } = await withJob('13/106');
    expect(stdout).toContain('✓ lets in with the code that was mailed; its token opens the list');
    expect(stdout).toContain('✓ answers a position that the candidate applied to');
    expect(exit).toBe(0);
    expect(await withJob('11/106')).toEqual({
      exit: 2,
      stdout: '',
      stderr: '--position video=11/106: demo.cook@example.org has no application to it, by get_jobs_list\n',
    });
  });
});
