import { minutes } from '../../domain/time/duration';
import { openBalancer } from '../support/portal/balancer';
import { deviceTime } from '../support/portal/chat-tab';
import { asFile } from '../support/portal/fair';
import type { Inbox } from '../support/portal/inbox';
import { programs, type Environment, type Portal } from '../support/portal/program';
import * as talking from '../support/portal/talks';
import { describeOnPostgres, startPostgres, type PostgresServer } from '../support/postgres';

const { people, fair, operatorToken, texts, until } = talking;

/*
 * Candidates and managers write to each other while everything between them breaks: none of their messages is lost, none comes twice, and each
 * conversation has one order, in the store and in both tabs of each candidate. 200 messages here, CHAT_MESSAGES=2000 for the long form, and a burst of
 * 40 beside them; candidates send at most 30 each, the limit of a minute (R40).
 */

const place = programs();
afterAll(() => place.close());

const total = Number(process.env['CHAT_MESSAGES'] ?? '200');
const fromCandidate = Math.min(30, Math.floor(total / people / 2));
const fromManager = Math.floor(total / people) - fromCandidate;
const burst = texts('burst', 0, 40 / people);

const cleanUps: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const quantile = (all: readonly number[], part: number): number =>
  [...all].sort((a, b) => a - b)[Math.floor(part * (all.length - 1))] ?? Number.NaN;

/** Candidates and managers come through a balancer each, to portals at these addresses. */
const world = async (inbox: Inbox, candidatesTo: string, managersTo: string) => {
  const [candidates, managers] = [await openBalancer(candidatesTo), await openBalancer(managersTo)];
  const time = deviceTime();
  cleanUps.push(candidates.close, managers.close, time.stop);
  const talks = await talking.openTalks(candidates.url, inbox, time);
  cleanUps.push(() => talks.forEach(({ first, second }) => [first, second].forEach(({ close }) => close())));

  /** From the sender to the tab that didn't write it. */
  const report = (name: string, said: readonly string[], cameAlone: boolean): void => {
    const took = talks.flatMap(({ left, second }) =>
      said.map((text) => (second.shown.get(text) ?? Number.NaN) - (left.get(text) ?? Number.NaN)),
    );
    const [half, most] = [quantile(took, 0.5).toFixed(0), quantile(took, 0.95).toFixed(0)];
    const late = cameAlone ? '' : ', some by the check of a minute';
    console.log(`${name}: ${took.length} messages, from send to shown p50 ${half} ms, p95 ${most} ms${late}`);
  };

  /** One part of the messages, in the midst of which something happens; `offline`: candidates write without waiting. */
  const part = async (name: string, [from, to]: readonly [number, number], happens: Happening = {}): Promise<void> => {
    const mine = texts('candidate', Math.floor(from * fromCandidate), Math.floor(to * fromCandidate));
    const theirs = texts('manager', Math.floor(from * fromManager), Math.floor(to * fromManager));
    let sent = 0;
    const candidateWrites = async ({ first, left }: talking.Talk): Promise<void> => {
      for (const text of mine) {
        left.set(text, performance.now());
        first.write(text);
        if (happens.offline !== true) await until(`${text} is sent`, () => first.unsent().length === 0);
        sent += 1;
      }
    };
    const managerWrites = async (talk: talking.Talk): Promise<void> => {
      for (const text of theirs) {
        await talking.managerSays(managers.url, talk, text);
        sent += 1;
      }
    };
    const writing = Promise.all(talks.flatMap((talk) => [candidateWrites(talk), managerWrites(talk)]));
    const half = (talks.length * (mine.length + theirs.length)) / 2;
    await until('half of them are sent', () => sent >= half);
    await happens.inside?.();
    await writing;
    await happens.after?.(mine);
    report(name, [...mine, ...theirs], await talking.untilShown(talks, [...mine, ...theirs], time));
  };

  /** Every manager's messages at once. */
  const bursts = async (): Promise<void> => {
    await Promise.all(talks.flatMap((talk) => burst.map((text) => talking.managerSays(managers.url, talk, text))));
    report('a burst', burst, await talking.untilShown(talks, burst, time));
  };

  /** Without a line what is written waits on the device, for a minute of its clock. */
  const offline: Happening = {
    offline: true,
    after: async (written) => {
      for (const { first } of talks) expect(first.unsent()).toEqual(written);
      time.pass(minutes(1));
      const back = performance.now();
      for (const { left } of talks) for (const text of left.keys()) left.set(text, Math.max(back, left.get(text) ?? 0));
      candidates.moveTo(managersTo);
    },
  };

  const check = async (): Promise<void> => {
    for (const talk of talks) {
      const history = await talking.historyOf(managers.url, talk);
      const by = (whose: boolean) => history.filter(({ mine }) => mine === whose).map(({ text }) => text);
      expect(by(true)).toEqual(texts('candidate', 0, fromCandidate));
      expect(by(false).filter((text) => !burst.includes(text))).toEqual(texts('manager', 0, fromManager));
      expect(
        by(false)
          .filter((text) => burst.includes(text))
          .sort(),
      ).toEqual([...burst].sort());
      const ids = history.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      for (const tab of [talk.first, talk.second]) {
        expect(tab.texts()).toEqual(history.map(({ text }) => text));
        expect(tab.unsent()).toEqual([]);
      }
    }
  };
  return { candidates, managers, part, bursts, offline, check };
};

interface Happening {
  readonly inside?: () => Promise<void>;
  readonly after?: (written: readonly string[]) => Promise<void>;
  readonly offline?: true;
}

const mails = (inbox: Inbox) => ({ SMTP_URL: inbox.url, OPERATOR_TOKEN: operatorToken });

const loaded = async (env: Environment): Promise<void> => {
  await place.load(env, asFile(fair, place.newFolder()));
  await place.load(env, talking.conversationsFile(place.newFolder()));
};

describe('Chat through a SIGKILL', () => {
  it('on the embedded store: no message is lost, none comes twice, and the order stays [R39, R53]', async () => {
    const inbox = await place.newInbox();
    const env = { ...(await place.newHome()), ...mails(inbox) };
    await loaded(env);
    const killed = await place.start(env);
    const { part, bursts, check } = await world(inbox, killed.url, killed.url);
    await part('calm', [0, 0.5]);
    const again = async (): Promise<void> => {
      await killed.kill();
      await place.start(env);
    };
    await part('killed', [0.5, 1], { inside: again });
    await bursts();
    await check();
  }, 600_000);
});

describeOnPostgres('Chat in two processes', () => {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    server = await startPostgres({ durable: true });
  }, 60_000);
  afterAll(() => server?.stop(), 60_000);

  it('through a SIGKILL, a moved balancer, a restarted database, a minute offline and a burst: no message is lost, none comes twice, and the order stays [R39, R53]', async () => {
    if (server === undefined) throw new Error('There is no server');
    const postgres = server;
    const inbox = await place.newInbox();
    const [first, second] = (await place.twoOn(await server.newDatabase())).map((env) => ({ ...env, ...mails(inbox) }));
    if (first === undefined || second === undefined) throw new Error('Two are needed');
    await loaded(first);
    const killed = await place.start(first);
    const living: Portal = await place.start(second);
    const { candidates, part, bursts, offline, check } = await world(inbox, killed.url, living.url);
    await part('calm', [0, 0.2]);
    await bursts();
    const kill = async (): Promise<void> => {
      await killed.kill();
      candidates.moveTo(living.url);
      await place.start(first);
    };
    await part('one killed', [0.2, 0.4], { inside: kill });
    await part('balancer moved', [0.4, 0.6], { inside: async () => candidates.moveTo(killed.url) });
    expect(living.complaints()).not.toMatch(/"level":"error"/);
    await part('database restarted', [0.6, 0.8], { inside: postgres.restart });
    candidates.goAway();
    await part('a minute offline', [0.8, 1], offline);
    await check();
  }, 600_000);
});
