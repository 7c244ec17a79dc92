import * as E from 'fp-ts/Either';
import { createServer } from 'node:http';
import { readOptions } from '../../../../adapters/terminal/conformance/options';
import { preparedData } from '../../../../adapters/terminal/conformance/prepared-data';
import { roleNames } from '../../../../adapters/terminal/conformance/roles';
import { runConformance } from '../../../../adapters/terminal/conformance/run-conformance';
import { subjects } from '../../../../adapters/terminal/conformance/run-checks';
import { readRecords } from '../../../../adapters/server/import/read-records';
import { openApi } from '../../../../adapters/contract/openapi';
import { calls } from '../../../../adapters/contract/calls';
import { at } from '../../../support/builders/time';
import { conformance, surroundings } from '../../../support/portal/conformance';

const nobody = 'http://127.0.0.1:9';

describe('npm run conformance, as typed', () => {
  it('explains its usage, with every role, and makes no calls', async () => {
    const { exit, stdout, stderr } = await conformance(['--help']);
    expect([exit, stderr]).toEqual([0, '']);
    for (const role of roleNames) expect(stdout).toMatch(new RegExp(`^ {2}${role} +\\S`, 'm'));
  });

  it.each([
    [['--base-url', 'portal'], '--base-url: expected an http or https address'],
    [[], '--base-url: expected an http or https address'],
    [['--base-url', nobody, '--only', 'book'], '--only book: there is no such call'],
    [['--base-url', nobody, '--position', 'video=11'], '--position video=11: expected ROLE=COMMUNITY/POSITION'],
    [['--base-url', nobody, '--position', 'phone=11/12'], 'one of video, in_person'],
    [['--base-url', nobody, '--fast'], "Unknown option '--fast'"],
  ])('%j could not be run: exit 2, with the reason', async (args, why) => {
    const { exit, stdout, stderr } = await conformance(args);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });

  it('exits with 2 and prints no report if no one answers', async () => {
    const { exit, stdout, stderr } = await conformance(['--base-url', nobody]);
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`Nobody answers at ${nobody}`);
  });

  it('gives a backend that has just started a minute to be ready', async () => {
    let waited = 0;
    const server = createServer(({ url }, response) => {
      const isReady = url !== '/readyz' || waited >= 1_500;
      response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' }).end('{"status":"ok"}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const wait = (length: number): Promise<void> => {
      waited += length;
      return Promise.resolve();
    };
    const args = ['--base-url', `http://127.0.0.1:${port}`, '--only', '/readyz'];
    const { stdout } = await conformance(args, { wait });
    expect([waited, stdout]).toEqual([1_500, expect.stringContaining('✓ answers 200 {"status":"ok"}')]);
    waited = -1_000_000;
    const never = await conformance(args, { wait });
    expect([waited, never.stdout]).toEqual([-940_000, expect.stringContaining('✗ answers 200 {"status":"ok"}')]);
    server.close();
  });

  it("prints the contract's documents, for the backend's address or for none, and makes no calls", async () => {
    const { given, written } = surroundings();
    expect(await runConformance(['--contract', 'docs/'], given)).toEqual({
      exit: 0,
      stdout: 'docs/openapi.json\ndocs/asyncapi.json\n',
      stderr: '',
    });
    const handed = (): unknown => JSON.parse(written.get('docs/openapi.json') ?? '');
    expect(handed()).toEqual(JSON.parse(JSON.stringify(openApi(calls, 'http://127.0.0.1:8080'))));
    expect(JSON.parse(written.get('docs/asyncapi.json') ?? '')).toMatchObject({ asyncapi: '3.0.0' });
    await runConformance(['--contract', 'docs', '--base-url', nobody], given);
    expect(handed()).toMatchObject({ servers: [{ url: nobody }] });
  });

  it('accepts a slash at the end of an address, and jobs by their roles', () => {
    const read = readOptions([
      '--base-url',
      'https://x.example.org/',
      '--position',
      'video=11/106',
      '--only',
      'book_slot',
    ]);
    expect(read).toEqual(
      E.right(
        expect.objectContaining({
          baseUrl: 'https://x.example.org',
          jobs: { video: { community_id: 11, position_id: 106 } },
          only: ['book_slot'],
        }),
      ),
    );
  });
});

describe('what is checked', () => {
  it('includes something of every call of the contract, so that a new one is not forgotten', () => {
    for (const { name } of Object.values(calls)) expect(subjects).toContain(name);
  });
});

describe('the data that --prepare loads', () => {
  it.each(['2026-03-08T07:59:00Z', '2026-11-22T23:45:00Z', '2026-06-15T12:00:00Z', '2027-01-01T00:00:00Z'])(
    'is a complete import file, whatever the time of day: %s',
    async (now) => {
      const data = preparedData(at(now));
      const read = await readRecords([{ name: 'conformance.json', content: data?.file }]);
      expect(read.faults.told()).toEqual([]);
      expect(Object.keys(data?.jobs ?? {})).toEqual(roleNames);
    },
  );

  it('has different ids and addresses a second later, so that one run can follow another', () => {
    const [first, second] = [preparedData(at('2026-11-22T10:00:00Z')), preparedData(at('2026-11-22T10:00:01Z'))];
    expect(first?.email).not.toBe(second?.email);
    expect(first?.jobs.theirs?.position_id).not.toBe(second?.jobs.video?.position_id);
  });
});
