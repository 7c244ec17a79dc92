import { createServer, type Server } from 'node:http';
import { conformance, surroundings } from '../support/portal/conformance';
import { runConformance } from '../../adapters/terminal/conformance/run-conformance';

// Hundreds of requests, beside other suites.
jest.setTimeout(120_000);

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0NzExIn0.c2lnbmF0dXJl';

/** Prints something else each time: the kit waits until what it finds has changed. */
const newCode = 'echo $(date +%s%N) 1234';

/** A backend that lets anybody in with a JWT and repeats it in every answer, whole and cut. */
const indiscreet = (): Server =>
  createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const shown = request.headers.authorization ?? '';
    const body = request.url?.endsWith('submit_otp')
      ? { statusCode: 200, code: token }
      : request.url?.endsWith('send_otp')
        ? { statusCode: 200, resend_at: '2026-12-04T15:01:00Z' }
        : { statusCode: 500, error: `${shown} was not expected`, trace: shown.slice(0, 30), access_token: shown };
    response.end(JSON.stringify(body));
  });

describe('The report of the conformance kit', () => {
  let server: Server;
  let url = '';
  beforeEach(async () => {
    server = indiscreet();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it('names the common cause of checks that were not run, the most frequent first', async () => {
    const { given, written } = surroundings({ operatorToken: undefined });
    const { stdout } = await runConformance(['--base-url', url, '--json', 'report.json'], given);
    const [, causes = ''] = /most frequent cause first:\n([\s\S]*?)\n\n/.exec(stdout) ?? [];
    const lines = causes.split('\n').map((line) => line.trim());
    expect(lines[0]).toMatch(/^\d+ {2}nobody was signed in: --email is not given$/);
    const counts = lines.map((line) => Number.parseInt(line, 10));
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    const [, skipped] = /(\d+) not checked\.$/m.exec(stdout) ?? [];
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(skipped));
    expect(JSON.parse(written.get('report.json') ?? '')).toMatchObject({
      causes: expect.arrayContaining([{ cause: 'nobody was signed in: --email is not given', checks: counts[0] }]),
    });
  });

  it('says how a failed sign-in ended', async () => {
    const refusing = createServer((_, response) => response.writeHead(500).end('out of order'));
    await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
    const address = refusing.address();
    const there = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
    const { stdout } = await conformance(
      ['--base-url', there, '--email', 'ann@example.org', '--code-command', newCode],
      { operatorToken: undefined, wait: async () => undefined },
    );
    await new Promise((closed) => refusing.close(closed));
    expect(stdout).toMatch(/\d+ {2}ann@example\.org was not signed in: \w+ answered HTTP 500 out of order/);
  });

  it('shows no token, wherever a backend echoes it', async () => {
    const { given, written } = surroundings({ operatorToken: undefined, wait: async () => undefined });
    const { stdout } = await runConformance(
      [...['--base-url', url, '--email', 'ann@example.org', '--json', 'report.json'], ...['--code-command', newCode]],
      given,
    );
    expect(stdout).toContain('••• was not expected');
    for (const text of [stdout, written.get('report.json') ?? '']) expect(text).not.toContain('eyJhbGciOiJI');
  });
});

/** The day after tomorrow, as the wire has it. */
const soon = (): string => new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);

/** A young backend: it signs in whoever knows the code 1234, lists one application, and answers every other call with an empty success. */
const young = (application: object, profile: object = {}, more: Readonly<Record<string, object>> = {}): Server =>
  createServer((request, response) => {
    const { url = '', headers } = request;
    const answers: Readonly<Record<string, object>> = {
      send_otp: { resend_at: '2026-12-04T15:01:00Z' },
      get_jobs_list: {
        candidate_id: 1,
        jobs: [{ position_name: 'Cook', timezone: 'America/Chicago', ...application }],
      },
      get_candidate_profile: { candidate: [profile] },
      ...more,
    };
    let sent = '';
    request.on('data', (piece: Buffer) => (sent += piece.toString()));
    request.on('end', () => {
      const call = url.split('/').at(-1) ?? '';
      const isOpen = call.endsWith('_otp') || headers.authorization !== undefined;
      const code = call === 'submit_otp' ? { code: `token-of-${sent.includes('bob') ? 'bob' : 'ann'}` } : {};
      response.writeHead(isOpen ? 200 : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ statusCode: isOpen ? 200 : 401, error: 'e', request_id: 'r', ...code, ...answers[call] }),
      );
    });
  });

describe('The report of the conformance kit about a young backend', () => {
  const listening: Server[] = [];
  afterEach(() => Promise.all(listening.splice(0).map((one) => new Promise((closed) => one.close(closed)))));

  const checked = async (server: Server, ...args: readonly string[]) => {
    listening.push(server);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const address = server.address();
    const url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`;
    return conformance(
      [
        '--base-url',
        url,
        '--email',
        'ann@example.org',
        '--other-email',
        'bob@example.org',
        '--code-command',
        newCode,
        ...args,
      ],
      { operatorToken: undefined, wait: async () => undefined },
    );
  };

  it("names the fields in which a job doesn't match its role [R10]", async () => {
    const server = young({
      community_id: 11,
      position_id: 106,
      applied_status: 1,
      sf_status: 2,
      interview_type: 'video_interview',
    });
    expect(await checked(server, '--position', 'video=11/106')).toEqual({
      exit: 2,
      stdout: '',
      stderr:
        '--position video=11/106: ann@example.org is offered nothing (status missing, applied_status 1, sf_status 2, ' +
        'interview_type "video_interview", upload_resume missing, onboarding_status missing), and the role needs schedule (R10), ' +
        'by get_jobs_list\n',
    });
  });

  const passed = {
    community_id: 11,
    position_id: 106,
    applied_status: 1,
    sf_status: 8,
    interview_type: 'video_interview',
  };

  it("shows the other candidate's data that it found, and doesn't count a shared last name [R3a]", async () => {
    const profile = {
      id: 1,
      firstname: 'Ann',
      lastname: 'Sommerfeld',
      email: 'ann@example.org',
      phone: 'bob@example.org',
    };
    const only = ['--only', 'get_candidate_profile'];
    const { stdout } = await checked(young(passed, profile), ...only);
    expect(stdout).toContain("found     'bob@example.org', which is theirs, in HTTP 200");
    const shared = await checked(young(passed, { ...profile, phone: null }), ...only);
    expect(shared.stdout).toContain('✓ tells of nobody else');
  });

  it('shows the response that should have contained the booked time', async () => {
    const slots = [1, 2, 3, 4].map((hour) => ({ slot_from: `1${hour}:00`, slot_to: `1${hour}:30` }));
    const get_dayview_slots = { timezone: 'America/Chicago', day_view_slots: [{ date: soon(), slots }] };
    const server = young(passed, {}, { get_dayview_slots });
    const { stdout } = await checked(server, '--position', 'video=11/106', '--only', 'book_slot');
    expect(stdout).toMatch(/expected {2}schd_date \d{4}-\d\d-\d\d, slot_from 12:00, slot_to 12:30/);
    expect(stdout).toMatch(
      /found {5}no time in HTTP 200 .*\n {6}asked {5}GET \/api\/candidate\/get_candidate_position/,
    );
  });

  it('summarizes what the failed checks expected, and reports the missing operator token as a single cause', async () => {
    const { stdout } = await checked(young(passed), '--position', 'video=11/106');
    const [, missed = ''] = /failed check expected, the most frequent first:\n([\s\S]*?)\n\n/.exec(stdout) ?? [];
    const counts = missed.split('\n').map((line) => Number.parseInt(line, 10));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(stdout.match(/^ +\d+ {2}needs OPERATOR_TOKEN/gm)).toHaveLength(1);
    expect(stdout).not.toContain('needs somebody who may call it');
    expect(stdout).toMatch(/^\d+ checks, \d+ % of them passed: /m);
  });
});
