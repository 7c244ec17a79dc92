import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { inFull } from '../support/in-full';
import { answerOf } from '../support/portal/answer-of';
import { aFair, asFile, nth } from '../support/portal/fair';
import { haproxyMissing, haproxyNotices, startHaProxy } from '../support/portal/haproxy';
import { programs, type Environment, type Portal } from '../support/portal/program';
import { signIn, type SignedIn } from '../support/portal/visits';
import { postgresMissing, startPostgres, type PostgresServer } from '../support/postgres';

/* A process that is told to stop: whoever it serves is served, and whoever comes next comes to another. */

const place = programs();
const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});
afterAll(() => place.close());

const missing = postgresMissing ?? haproxyMissing;
const describeBehindHaProxy = missing === undefined ? describe : describe.skip;

const fair = aFair({ people: 6, jobs: 1, slots: 1 });

/** A minute is long on a machine that is busy with other suites. */
const longest = 300_000;

interface Crowd {
  readonly stop: () => Promise<readonly (number | string)[]>;
  readonly answered: () => number;
}

/** Each reads their list over a connection that is kept, again and again, from an address of their own. */
const readLists = (url: string, people: readonly SignedIn[]): Crowd => {
  let isOn = true;
  let answered = 0;
  const others: (number | string)[] = [];
  const all = people.map(async ({ token }, n) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: `127.0.0.${10 + n}` });
    while (isOn) {
      const status = await answerOf(`${url}/api/candidate/get_jobs_list`, agent, {
        authorization: `Bearer ${token}`,
      }).catch((fault: unknown) => String(fault));
      answered += 1;
      if (status !== 200) others.push(status);
    }
    agent.destroy();
  });
  return {
    answered: () => answered,
    stop: async () => {
      isOn = false;
      await Promise.all(all);
      return others;
    },
  };
};

interface Line {
  readonly socket: Socket;
  /** Why it broke, each time. */
  readonly broke: string[];
  /** How long it was away, each time, in milliseconds. */
  readonly away: number[];
}

const openLine = async (url: string, { token }: SignedIn): Promise<Line> => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnectionDelay: 300 });
  cleanUps.push(() => void socket.disconnect());
  const [broke, away]: [string[], number[]] = [[], []];
  let since = 0;
  socket.on('disconnect', (reason) => {
    since = performance.now();
    broke.push(reason);
  });
  await new Promise<void>((connected) => void socket.once('connect', connected));
  socket.on('connect', () => away.push(performance.now() - since));
  return { socket, broke, away };
};

/** Sends the first half of a call, and the second when it is asked to. */
const halfACall = (url: string) => {
  const body = JSON.stringify({ email: 'somebody@example.org' });
  const half = Math.floor(body.length / 2);
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const asked = request(`${url}/api/candidate/send_otp`, { method: 'POST', headers });
  const answered = new Promise<number>((resolve, reject) => {
    asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  const begun = new Promise<void>((sent) => void asked.write(body.slice(0, half), () => sent()));
  return {
    begun,
    finish: () => {
      asked.end(body.slice(half));
      return answered;
    },
  };
};

const settings = async (databaseUrl: string, more: Environment): Promise<readonly Environment[]> => {
  const inbox = await place.newInbox();
  return (await place.twoOn(databaseUrl)).map((env) => ({ ...env, ...more, SMTP_URL: inbox.url }));
};

const untilReady = async ({ url }: Portal): Promise<void> => {
  while (!(await fetch(`${url}/readyz`)).ok) await pause(50);
};

describeBehindHaProxy(`A rolling restart${missing === undefined ? '' : ` (left out: ${missing})`}`, () => {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop(), 60_000);

  const newDatabase = (): Promise<string> => {
    if (server === undefined) throw new Error('There is no server');
    return server.newDatabase();
  };

  it(
    'of both processes behind HAProxy, under load: no call fails, and every line is back within three seconds',
    async () => {
      const inbox = await place.newInbox();
      const two = (await settings(await newDatabase(), { SHUTDOWN_DELAY: '3', TRUST_PROXY: '1' })).map((env) => ({
        ...env,
        SMTP_URL: inbox.url,
      }));
      await place.load(nth(two, 0), asFile(fair, place.newFolder()));
      const running = await Promise.all(two.map((env) => place.start(env)));
      const balancer = await startHaProxy(
        place.newFolder(),
        running.map(({ url }) => url),
      );
      cleanUps.push(balancer.close);
      const people = await Promise.all(fair.people.map((email) => signIn(balancer.url, inbox, email)));
      const lines = await Promise.all(people.map((who) => openLine(balancer.url, who)));
      const crowd = readLists(balancer.url, people);
      for (let rounds = inFull ? 5 : 1; rounds > 0; rounds -= 1)
        for (const [n, env] of two.entries()) {
          const stopped = nth(running, n);
          stopped.signal('SIGTERM');
          expect(await stopped.ended).toBe(0);
          running[n] = await place.start(env);
          await untilReady(nth(running, n));
          // HAProxy has seen it, too, before the other one goes.
          await pause(2 * haproxyNotices);
        }
      expect(await crowd.stop()).toEqual([]);
      expect(crowd.answered()).toBeGreaterThan(200);
      expect(lines.map(({ socket }) => socket.connected)).toEqual(lines.map(() => true));
      const away = lines.flatMap((line) => line.away);
      expect(new Set(lines.flatMap(({ broke }) => broke))).toEqual(new Set(['transport close']));
      expect(away.length).toBeGreaterThanOrEqual(lines.length);
      console.log(
        `${crowd.answered()} calls, none failed; ${away.length} lines away for ${Math.round(Math.max(...away))} ms at most`,
      );
      expect(Math.max(...away)).toBeLessThan(inFull ? 3_000 : 9_000);
    },
    longest,
  );

  it(
    'begins with /readyz: calls are answered meanwhile, each the last on its connection, and one that is half sent is finished',
    async () => {
      const [env] = await settings(await newDatabase(), { SHUTDOWN_DELAY: '2' });
      const portal = await place.start(env ?? {});
      await untilReady(portal);
      const call = halfACall(portal.url);
      await call.begun;
      portal.signal('SIGTERM');
      while ((await fetch(`${portal.url}/readyz`)).status !== 503) await pause(10);
      const page = await fetch(`${portal.url}/api/candidate/get_jobs_list`);
      expect([page.status, page.headers.get('connection')]).toEqual([401, 'close']);
      // Nobody new is let in any more.
      while (
        await fetch(`${portal.url}/healthz`).then(
          () => true,
          () => false,
        )
      )
        await pause(50);
      expect(await call.finish()).toBe(200);
      expect(await portal.ended).toBe(0);
    },
    longest,
  );

  it(
    'does not wait for a balancer that never looked, nor after Ctrl+C',
    async () => {
      const [env] = await settings(await newDatabase(), { SHUTDOWN_DELAY: '20' });
      for (const [signal, looks] of [
        ['SIGTERM', false],
        ['SIGINT', true],
      ] as const) {
        const portal = await place.start(env ?? {});
        if (looks) await untilReady(portal);
        const began = performance.now();
        portal.signal(signal);
        expect(await portal.ended).toBe(0);
        expect(performance.now() - began).toBeLessThan(15_000);
      }
    },
    longest,
  );
});
