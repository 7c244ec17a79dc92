import { createServer, type Server } from 'node:http';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aCandidateRecord, aFile, aPositionRecord, aSlotRecord } from '../../adapters/server/import/a-file';
import { onDatabase, programs, type Done, type Environment, type Portal } from '../../support/portal/program';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../../support/postgres';

/*
 * An operator need not care how a command runs: by call while the portal runs, directly on the store otherwise. The same story runs both ways, and
 * the output is identical, except for the note that no portal was called.
 */

// Processes on a busy machine: only their output matters.
jest.setTimeout(240_000);

const place = programs();
afterAll(() => place.close());

const OPERATOR_TOKEN = 'the-operator-of-both-ways';
const named = ['--email', 'maria.santos@example.org', '--position', '101'];
const time = ['--date', '2026-12-09', '--from', '09:00', '--to', '09:30'];

const aPath = (name: string, content: unknown): string => {
  const file = join(place.newFolder(), name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const people = aPath('people.json', { candidates: [aCandidateRecord()] });
const jobs = aPath('jobs.json', { positions: [aPositionRecord()], slots: [aSlotRecord()] });
const broken = aPath('broken.json', aFile({ slots: [aSlotRecord({ capacity: 0 })], position: [] }));
const half = aPath('half.json', '{"slots": [');

const note = /^No portal answers at http:\S+: this is what the store in \S+ says\.$/;
const withoutNote = (done: Done): Done => ({ ...done, err: done.err.filter((line) => !note.test(line)) });
const fine = (...out: readonly string[]): Done => ({ status: 0, out, err: [] });
const refused = (...err: readonly unknown[]) => ({ status: 1, out: [], err });

const tell = async (env: Environment): Promise<void> => {
  const load = (...files: readonly string[]) => place.run(env, 'import', ...files);
  const operator = async (...args: readonly string[]) => withoutNote(await place.run(env, 'cli', 'operator', ...args));

  expect(await load(broken, half, jobs)).toEqual(
    refused(
      expect.stringMatching(/half\.json: expected JSON, found /),
      `${broken}: position: expected no part of this name`,
      `${broken}: slots[0].capacity: expected a whole number, 1 or more, found 0`,
      `${jobs}: positions[0].position_id: expected an id that stands once (it stands at ${broken}: positions[0] too), found 101`,
      'Nothing was loaded: 4 faults.',
    ),
  );
  expect(await operator('publish', '--position', '101')).toEqual(refused('There is no position 101.'));

  const loaded = fine('Loaded: 1 position, 1 slot, 1 candidate, 1 application.');
  expect(await load(people, jobs)).toEqual(loaded);
  expect(await load(people, jobs)).toEqual(loaded);

  expect(await operator('act', ...named, '--act', 'onboarded')).toEqual(
    refused("'onboarded' is out of turn: the application is in 0 'Pending', and it needs 21 'Onboarding scheduled'."),
  );
  expect(await operator('act', ...named, '--act', 'review')).toEqual(fine("Caregiver (position 101): 20 'Reviewed'"));
  expect(await operator('open-slots', '--position', '101', '--kind', 'video', ...time)).toEqual(
    fine('Position 101 offers 2026-12-09 09:00 to 09:30, video, capacity 1.'),
  );
  const start = time.slice(0, 4);
  expect(await operator('close-slots', '--position', '101', '--kind', 'video', ...start)).toEqual(
    fine('1 free place is closed.'),
  );
  expect(await operator('close-slots', '--position', '7', '--kind', 'video', ...start)).toEqual(
    refused('There is no position 7.'),
  );
  // The candidate is notified of the review: a portal sends the mail at once, otherwise it waits.
  const { status, out: mails } = await operator('mails');
  expect([status, mails]).toEqual([
    0,
    [
      expect.stringMatching(/^Waiting: 0 with a code, [01] that confirm something, 0 that remind of something\.$/),
      'None was given up.',
    ],
  ]);
  expect(await operator('retry-mail', '--id', '7')).toEqual(refused('No mail 7 was given up.'));
  const { out } = await operator('application', ...named, '--json');
  expect(JSON.parse(out.join('\n'))).toMatchObject({ position_id: 101, status: 20, community_id: 11 });
};

/** A part of it that reads, writes and is refused. */
const tellShort = async (env: Environment): Promise<void> => {
  const operator = async (...args: readonly string[]) => withoutNote(await place.run(env, 'cli', 'operator', ...args));
  expect(await place.run(env, 'import', people, jobs)).toEqual(
    fine('Loaded: 1 position, 1 slot, 1 candidate, 1 application.'),
  );
  expect(await operator('act', ...named, '--act', 'onboarded')).toMatchObject({ status: 1 });
  expect(await operator('act', ...named, '--act', 'review')).toEqual(fine("Caregiver (position 101): 20 'Reviewed'"));
};

type Story = (env: Environment) => Promise<void>;

/** What is told directly on the store, and what by calls. */
const bothWays = (newHome: () => Promise<Environment>, directly: Story, byCalls: Story): void => {
  it('write directly to the store if no portal is running; a portal started later sees it', async () => {
    const env = { ...(await newHome()), OPERATOR_TOKEN };
    await directly(env);
    const portal = await place.start(env);
    const { status, out } = await place.run(env, 'cli', 'operator', 'application', ...named);
    expect([status, out]).toEqual([0, ["Caregiver (position 101): 20 'Reviewed'"]]);
    await portal.kill();
  });

  it('call a running portal; the store has the data when the portal has ended', async () => {
    const env = { ...(await newHome()), OPERATOR_TOKEN };
    const portal = await place.start(env);
    await byCalls(env);
    await portal.kill();
    const { status, out } = await place.run(env, 'cli', 'operator', 'application', ...named);
    expect([status, out]).toEqual([0, ["Caregiver (position 101): 20 'Reviewed'"]]);
  });
};

describe("the operator's commands and the import work over HTTP or directly [R27] [spec 1 §3]", () => {
  describe('on the embedded store', () => {
    // Each command of its own opens the store, which takes the embedded one seconds.
    bothWays(place.newHome, tellShort, tell);
  });

  describeOnPostgres('on a PostgreSQL server', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());
    bothWays(
      async () => ({
        ...(await place.newAddress()),
        DATA_DIR: place.newFolder(),
        ...onDatabase(await server.newDatabase()),
      }),
      tell,
      tellShort,
    );
  });
});

describe('with a running portal its token is required [R27]', () => {
  let env: Environment;
  let portal: Portal;
  beforeAll(async () => {
    env = await place.newHome();
    portal = await place.start({ ...env, OPERATOR_TOKEN });
  });
  afterAll(() => portal.kill());

  it('without one: each command prints that', async () => {
    const line = `OPERATOR_TOKEN: expected what the portal at ${portal.url} was started with, found nothing`;
    expect(await place.run(env, 'import', jobs)).toEqual(refused(line, 'Nothing was loaded: 1 fault.'));
    expect(await place.run(env, 'cli', 'operator', 'application', ...named)).toEqual({
      status: 2,
      out: [],
      err: [line],
    });
  });

  it("with a wrong one: the portal's own message", async () => {
    const other = { ...env, OPERATOR_TOKEN: `${OPERATOR_TOKEN}-not` };
    const line = expect.stringContaining("This call needs the operator's token");
    expect(await place.run(other, 'import', jobs)).toEqual(refused(line, 'Nothing was loaded: 1 fault.'));
    expect(await place.run(other, 'cli', 'operator', 'application', ...named)).toEqual(refused(line));
  });

  it('a portal at an address other than PUBLIC_URL keeps its store locked, and the fix is named', async () => {
    const lost = { ...env, ...(await place.newAddress()), OPERATOR_TOKEN };
    const inUse = expect.stringContaining('is in use by another process');
    const advice = expect.stringMatching(/^No portal answers at http:.*: set PUBLIC_URL to where it answers, or wait/);
    expect(await place.run(lost, 'import', jobs)).toEqual(refused(inUse, advice, 'Nothing was loaded: 1 fault.'));
    expect(await place.run(lost, 'cli', 'operator', 'application', ...named)).toEqual(refused(inUse, advice));
  });
});

describe('a server at PUBLIC_URL that is not a portal', () => {
  let other: Server;
  let PUBLIC_URL = '';
  beforeAll(async () => {
    other = createServer((_, response) => response.end('ok'));
    const { HOST, PORT } = await place.newAddress();
    await new Promise<void>((listening) => other.listen(Number(PORT), HOST, listening));
    PUBLIC_URL = `http://${HOST}:${PORT}`;
  });
  afterAll(() => new Promise((closed) => other.close(closed)));

  it('is not used: the store is', async () => {
    const env = { ...(await place.newHome()), PUBLIC_URL };
    expect(await place.run(env, 'import', jobs)).toEqual(
      fine('Loaded: 1 position, 1 slot, 0 candidates, 0 applications.'),
    );
    expect(await place.run(env, 'cli', 'operator', 'publish', '--position', '7')).toEqual(
      refused('There is no position 7.', expect.stringMatching(note)),
    );
  });
});
