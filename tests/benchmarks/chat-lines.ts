import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { addUser, inboundMessages } from '../../adapters/contract/messages';
import { sendChat } from '../../adapters/contract/operator/operator-chat.calls';
import { ask } from '../support/portal/visits';
import { postgresMissing, startPostgres } from '../support/postgres';
import { redisMissing, startRedis } from '../support/redis';
import { startBuiltServer, type BuiltServer } from './built-server';
import { job } from './crowd';
import { fillStore } from './filled-store';
import { median, p95, p99 } from './measured';
import { figure, keptRatio, table, times, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';
import { gatherTalkers, type Talker } from './talkers';

/** Each has a line to each of two processes. */
const people = 1_000;
/** Messages a second in each round; the first warms up. */
const rates = [20, 20, 100, 100] as const;
const seconds = 15;
/** How long an arrival is waited for, in milliseconds. */
const patience = 30_000;
const atOnce = 50;
const operatorToken = 'the-operator-of-a-benchmark-1234';
const operator = { email: 'operator', token: operatorToken };

/** When each message arrived, by its number: once at each process, if all is well. */
interface Arrivals {
  readonly same: Map<number, number[]>;
  readonly other: Map<number, number[]>;
}

const put = (into: Map<number, number[]>, n: number): void => {
  into.set(n, [...(into.get(n) ?? []), performance.now()]);
};

/** A line to a process. Message `n` is said to process `n % 2`. */
const openLine = async (url: string, { token }: Talker, hear: (n: number) => void): Promise<Socket> => {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true });
  socket.on(inboundMessages.MessageArrived.event, (payload: unknown) => {
    const n = /message number (\d+)/.exec(JSON.stringify(payload))?.[1];
    if (n !== undefined) hear(Number(n));
  });
  await new Promise<void>((connected) => void socket.once('connect', connected));
  await socket.emitWithAck(addUser.event, {});
  return socket;
};

const inBatches = async <A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<readonly B[]> => {
  const done: B[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    done.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))));
  return done;
};

interface Round {
  readonly perSecond: number;
  readonly same: readonly number[];
  readonly other: readonly number[];
  readonly lost: number;
  readonly twice: number;
  readonly refused: number;
  readonly load: number;
  /** Processor time of both processes, in milliseconds a message. */
  readonly processor: number;
}

/** Managers write at an even pace, to one candidate after another, whether or not the last message was answered yet. */
const talk = async (
  servers: readonly BuiltServer[],
  talkers: readonly Talker[],
  arrivals: Arrivals,
  { perSecond, from }: { readonly perSecond: number; readonly from: number },
): Promise<Round> => {
  const count = perSecond * seconds;
  const due = new Map<number, number>();
  const before = await Promise.all(servers.map((server) => server.processorTime()));
  const began = performance.now();
  let refused = 0;
  const sent: Promise<unknown>[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const at = began + (nth * 1_000) / perSecond;
    if (at > performance.now()) await pause(at - performance.now());
    const n = from + nth;
    due.set(n, at);
    const [to, server] = [talkers[n % talkers.length], servers[n % 2]];
    if (to === undefined || server === undefined) throw new Error('Nobody is there.');
    const message = {
      email: to.email,
      position_id: job(0).positionId,
      hm_id: to.manager,
      message: `message number ${n}`,
    };
    sent.push(
      ask(server.url, sendChat, { ...message, client_id: randomUUID() }, operator).then(
        ({ statusCode }) => {
          if (statusCode !== 200) refused += 1;
        },
        () => {
          refused += 1;
        },
      ),
    );
  }
  await Promise.all(sent);
  const all = (): boolean => [...due.keys()].every((n) => arrivals.same.has(n) && arrivals.other.has(n));
  const deadline = performance.now() + patience;
  while (!all() && performance.now() < deadline) await pause(50);
  const after = await Promise.all(servers.map((server) => server.processorTime()));
  const numbers = [...due.keys()];
  const took = (where: Map<number, number[]>): readonly number[] =>
    numbers.flatMap((n) => (where.get(n) ?? []).slice(0, 1).map((at) => at - (due.get(n) ?? Number.NaN)));
  const heard = (n: number): readonly number[] =>
    [arrivals.same, arrivals.other].map((where) => where.get(n)?.length ?? 0);
  return {
    perSecond,
    same: took(arrivals.same),
    other: took(arrivals.other),
    lost: numbers.flatMap(heard).filter((times) => times === 0).length,
    twice: numbers.flatMap(heard).filter((times) => times > 1).length,
    refused,
    load: loadavg()[0] ?? 0,
    processor: after.reduce((sum, one, nth) => sum + one - (before[nth] ?? 0), 0) / count,
  };
};

interface Found {
  readonly lines: string;
  readonly rounds: readonly Round[];
  readonly memoryPerSocket: number;
  readonly opened: number;
}

const measureOver = async (lines: string, linesUrl: string | undefined, databaseUrl: string): Promise<Found> => {
  const dataDir = newFolder();
  const talkers = await fillStore({ dataDir, databaseUrl }, (unitOfWork, secrets) =>
    gatherTalkers(unitOfWork, secrets, people),
  );
  const more = { OPERATOR_TOKEN: operatorToken, ...(linesUrl === undefined ? {} : { LINES_URL: linesUrl }) };
  const servers: BuiltServer[] = [];
  for (const _ of [1, 2]) servers.push(await startBuiltServer({ dataDir, demo: false, databaseUrl, more }));
  const memory = async (): Promise<number> =>
    (await Promise.all(servers.map((server) => server.memory()))).reduce((sum, one) => sum + one, 0);
  const arrivals: Arrivals = { same: new Map(), other: new Map() };
  const before = await memory();
  const began = performance.now();
  const sockets = await Promise.all(
    servers.map(({ url }, process) =>
      inBatches(talkers, (talker) =>
        openLine(url, talker, (n) => put(n % 2 === process ? arrivals.same : arrivals.other, n)),
      ),
    ),
  );
  const opened = performance.now() - began;
  const memoryPerSocket = ((await memory()) - before) / (2 * people);
  const rounds: Round[] = [];
  for (const perSecond of rates) {
    const from = rounds.reduce((sum, round) => sum + round.perSecond * seconds, 0);
    rounds.push(await talk(servers, talkers, arrivals, { perSecond, from }));
  }
  for (const socket of sockets.flat()) socket.disconnect();
  for (const server of servers) await server.stop();
  removeFolder(dataDir);
  return { lines, rounds: rounds.slice(1), memoryPerSocket: memoryPerSocket * 1_024, opened };
};

const missing = postgresMissing ?? redisMissing;

const measure = async (): Promise<Findings> => {
  const server = await startPostgres({ durable: true });
  const redis = await startRedis();
  const found = [
    await measureOver('PostgreSQL', undefined, await server.newDatabase()),
    await measureOver('Redis', redis.url, await server.newDatabase()),
  ];
  await redis.stop();
  await server.stop();
  const milliseconds = (values: readonly number[], of: (values: readonly number[]) => number): string =>
    figure(of(values));
  return {
    lines: [
      `${figure(people)} candidates, each with a line to each of two processes, hear their managers, who write for ${seconds} s at an even pace,`,
      'half of them to each process; from the moment when a message was due until it is heard, in milliseconds. Goal: p99 of at most 250 ms, none lost, none twice.',
      '',
      ...table(
        [
          'lines by',
          'a second',
          'p50',
          'p95',
          'p99',
          'p99 at the same process',
          'ratio',
          'lost',
          'twice',
          'refused',
          'processor ms',
          'load',
        ],
        found.flatMap(({ lines, rounds }) =>
          rounds.map(({ perSecond, same, other, lost, twice, refused, processor, load }) => [
            lines,
            String(perSecond),
            ...[median, p95, p99].map((of) => milliseconds(other, of)),
            milliseconds(same, p99),
            times(p99(other) / p99(same)),
            ...[lost, twice, refused].map(String),
            figure(processor),
            figure(load),
          ]),
        ),
      ),
      '',
      ...found.map(
        ({ lines, memoryPerSocket, opened }) =>
          `${lines}: ${figure(2 * people)} lines opened in ${figure(opened / 1_000)} s, ${figure(memoryPerSocket)} kB of memory each.`,
      ),
    ],
    figures: Object.fromEntries(
      found.map(({ lines, rounds, memoryPerSocket, opened }) => [
        lines,
        {
          sockets: 2 * people,
          memoryPerSocketKb: keptRatio(memoryPerSocket),
          openedMs: keptRatio(opened),
          rounds: rounds.map(({ same, other, ...round }) => ({
            ...round,
            p50: keptRatio(median(other)),
            p99: keptRatio(p99(other)),
            p99Same: keptRatio(p99(same)),
          })),
        },
      ]),
    ),
  };
};

export const chatLines: Part = {
  name: 'chat-lines',
  title: 'Chat over 2,000 lines to two processes',
  leftOut: missing,
  run: measure,
};
