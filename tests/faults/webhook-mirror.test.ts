import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isObject } from '../../adapters/contract/codec';
import { inFull } from '../support/in-full';
import { aFair, asFile } from '../support/portal/fair';
import { programs, type Portal } from '../support/portal/program';

/*
 * A receiver in another language keeps a mirror of all applications, by webhooks alone, while the portal is killed and the receiver answers 500, forgets
 * that it took something, hangs, answers twice and is away. At the end the mirror is the store; so is an empty one after a replay.
 */

/** In full: fifteen rounds, and away for ten minutes. */
const [rounds, awayFor, patience] = inFull ? [15, 600_000, 900_000] : [3, 3_000, 90_000];

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) process.stdout.write('The mirror by webhooks is left out: there is no python3 here.\n');

const operatorToken = 'the-operator-of-the-mirror-1234';
const fair = aFair({ people: 6, jobs: 3, slots: 1 });
/** What the receiver does with one request after another: some it refuses, takes and forgets, answers twice, or lets hang. */
const some = ['none', 'none', 'none', 'refuse', 'none', 'none', 'none', 'forget', 'none', 'none', 'none', 'twice'];
const much = [...some, ...some, ...some].map((one, n) => (n === 5 ? 'hang' : one));
const troublesOf = (from: readonly string[]): string =>
  Array.from({ length: inFull ? rounds : 1 }, () => from)
    .flat()
    .join(',');

const place = programs();
const receivers = new Set<ChildProcess>();
afterAll(async () => {
  for (const one of receivers) one.kill('SIGKILL');
  await place.close();
});

type Json = Readonly<Record<string, unknown>>;

const ask = async ({ url }: Pick<Portal, 'url'>, call: string, body: object): Promise<Json> => {
  const response = await fetch(`${url}/api/operator/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorToken}` },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return isObject(answer) ? answer : {};
};

const listIn = (value: Json, name: string): readonly Json[] => {
  const list = value[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** With troubles, request after request has the next one. */
const startReceiver = async (
  port: string,
  secret: string,
  journal: string,
  troubles?: string,
): Promise<ChildProcess> => {
  const program = troubles === undefined ? 'receiver.py' : 'troubled.py';
  const args = [port, secret, journal, ...(troubles === undefined ? [] : [troubles])];
  const child = spawn('python3', [join(__dirname, 'webhook-mirror', program), ...args], {
    stdio: 'ignore',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  receivers.add(child);
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The receiver ended.');
    await pause(20);
  }
  return child;
};

const stopReceiver = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  receivers.delete(child);
};

const mirrorAt = async (port: string): Promise<Json> => {
  const mirror: unknown = await (await fetch(`http://127.0.0.1:${port}/`)).json();
  return isObject(mirror) ? mirror : {};
};

const everyEvent = async (portal: Portal): Promise<readonly Json[]> => {
  const found: Json[] = [];
  let after: unknown;
  for (;;) {
    const page = await ask(portal, 'events', { after, limit: 200 });
    const events = listIn(page, 'events');
    if (events.length === 0) return found;
    found.push(...events);
    after = page['next_after'];
  }
};

const dataOf = ({ data }: Json): Json => (isObject(data) ? data : {});
const keyOf = ({ candidate_id, position_id }: Json): string => `${String(candidate_id)} ${String(position_id)}`;

/** What the events made of each application. */
const byEvents = (events: readonly Json[]): Json =>
  Object.fromEntries(
    events
      .map(dataOf)
      .filter(({ application }) => isObject(application))
      .map((data) => [keyOf(data), data['application']]),
  );

/** Each application of the store, in the fields that its mirror has. */
const byStore = async (portal: Portal, mirror: Json): Promise<Json> => {
  const page = await ask(portal, 'applications', { limit: 200 });
  return Object.fromEntries(
    listIn(page, 'applications').map((one) => {
      const mirrored = mirror[keyOf(one)];
      const fields = isObject(mirrored) ? Object.keys(mirrored) : [];
      return [keyOf(one), Object.fromEntries(fields.map((name) => [name, one[name]]))];
    }),
  );
};

const untilNothingWaits = async (portal: Portal): Promise<void> => {
  const end = performance.now() + patience;
  for (;;) {
    const [webhook] = listIn(await ask(portal, 'webhooks', {}), 'webhooks');
    if (webhook?.['waiting'] === 0) return;
    if (performance.now() > end) throw new Error(`It still waits: ${JSON.stringify(webhook)}`);
    await pause(200);
  }
};

/** Acts on every application at once; if it is killed in the midst of it, whoever has no answer yet gets none. */
const actOnAll = async (portal: Portal, act: string, killedAfter?: number): Promise<void> => {
  let answers = 0;
  let killed: Promise<void> | undefined;
  const wishes = fair.people.flatMap((email) => fair.jobs.map(({ position_id }) => ({ email, position_id, act })));
  await Promise.all(
    wishes.map(async (wish) => {
      // Broken connections are the point of this test.
      await ask(portal, 'act', wish).catch(() => undefined);
      answers += 1;
      if (answers === killedAfter) killed = portal.kill();
    }),
  );
  await killed;
};

/** What the receiver took, in its order: each event once. */
const taken = (journal: string) =>
  readFileSync(journal, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): Json => {
      const entry: unknown = JSON.parse(line);
      const [id, body]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      const event: unknown = JSON.parse(String(body));
      return isObject(event) ? { id, ...event } : {};
    });

/** The numbers of the events of each application, in the order in which they were taken. */
const sequences = (events: readonly Json[]): readonly (readonly number[])[] => {
  const numbers = new Map<string, readonly number[]>();
  for (const data of events.map(dataOf))
    numbers.set(keyOf(data), [...(numbers.get(keyOf(data)) ?? []), Number(data['sequence'])]);
  return [...numbers.values()];
};

const idsOf = (events: readonly Json[]): readonly string[] => events.map(({ id }) => String(id)).sort();

// In full, a machine without Python fails instead of leaving it out.
(python || inFull ? describe : describe.skip)('A mirror of all applications, kept by webhooks', () => {
  it(
    'is the store after all that, and an empty one is after a replay',
    async () => {
      const home = { ...(await place.newHome()), OPERATOR_TOKEN: operatorToken, WEBHOOK_PRIVATE_NETWORKS: '1' };
      const { PORT: receiverPort } = await place.newAddress();
      const journal = join(place.newFolder(), 'journal');
      await place.load(home, asFile(fair, place.newFolder()));
      let portal = await place.start(home);
      const added = await ask(portal, 'webhook_add', { url: `http://127.0.0.1:${receiverPort}/portal` });
      const secret = String(added['secret']);
      const replay = { webhook_id: added['webhook_id'], after: 'p0' };
      expect(await ask(portal, 'webhook_replay', replay)).toMatchObject({ statusCode: 200 });
      let receiver = await startReceiver(receiverPort, secret, journal, troublesOf(much));

      for (let round = 0; round < rounds; round += 1) {
        await actOnAll(portal, 'block', 5 + ((round * 5) % 12));
        portal = await place.start(home);
        await actOnAll(portal, 'unblock');
        if (round !== 1) continue;
        await stopReceiver(receiver);
        await actOnAll(portal, 'review');
        await pause(awayFor);
        receiver = await startReceiver(receiverPort, secret, journal, troublesOf(inFull ? much : some));
      }
      await untilNothingWaits(portal);

      expect(await ask(portal, 'webhooks', {})).toMatchObject({ webhooks: [{ state: 'on', given_up: 0 }] });
      const events = await everyEvent(portal);
      const mirror = await mirrorAt(receiverPort);
      expect(Object.keys(mirror)).toHaveLength(fair.people.length * fair.jobs.length);
      expect(mirror).toEqual(byEvents(events));
      expect(await byStore(portal, mirror)).toEqual(mirror);
      expect(idsOf(taken(journal))).toEqual(idsOf(events));
      for (const numbers of sequences(taken(journal))) expect(numbers).toEqual(numbers.map((_, n) => n + 1));

      await stopReceiver(receiver);
      rmSync(journal);
      await startReceiver(receiverPort, secret, journal);
      expect(await mirrorAt(receiverPort)).toEqual({});
      expect(await ask(portal, 'webhook_replay', replay)).toMatchObject({ statusCode: 200 });
      await untilNothingWaits(portal);
      expect(await mirrorAt(receiverPort)).toEqual(mirror);
      expect(idsOf(taken(journal))).toEqual(idsOf(events));

      const forged = await fetch(`http://127.0.0.1:${receiverPort}/portal`, {
        method: 'POST',
        headers: {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
          'webhook-signature': `v1,${'A'.repeat(43)}=`,
        },
        body: JSON.stringify(events[0]),
      });
      expect(forged.status).toBe(401);
    },
    patience * 3,
  );
});
