import { fork } from 'node:child_process';
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SessionToken } from '../../application/identity/secrets.port';
import { apiPrefix, apiVersion } from '../../adapters/contract/call';
import { arrivals } from './arrivals';
import { withDemoPortal, type DemoPortal } from './demo-portal';
import { median, p99 } from './measured';
import { figure, keptRatio, table, times, type Findings, type Part } from './report';
import { advertPage, landingPage, listPage, signInPage } from './visits';

/*
 * What the drawing of pages costs those who call: the latency of a candidate's list without visitors, beside visitors of pages that are never drawn,
 * and beside visitors of drawn pages. They come at random, whether or not the portal keeps up.
 */

const seconds = Number(process.env['VISITED_SECONDS'] ?? '60');
const callsPerSecond = 20;
const visitsPerSecond = 50;

interface Load {
  /** In milliseconds, of those that were answered well. */
  readonly took: readonly number[];
  /** Lists that came as an empty shell instead of drawn. */
  readonly shells: number;
  readonly failed: number;
}

const together = (...loads: readonly Load[]): Load => ({
  took: loads.flatMap(({ took }) => took),
  shells: loads.reduce((sum, { shells }) => sum + shells, 0),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});

/** Node's own `fetch` says in a header that it is no navigation, and the list is drawn for navigations alone. */
const asked = (agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('end', () => resolve(response)).resume();
    }).on('error', reject);
  });

/** Sends to each path in turn, and reports on all once the last is answered. */
const sentTo = async (
  paths: readonly string[],
  perSecond: number,
  send: (path: string) => Promise<IncomingMessage>,
  howLong = seconds,
): Promise<Load> => {
  const took: number[] = [];
  let [shells, failed] = [0, 0];
  const one = async (n: number): Promise<void> => {
    const path = paths[n % paths.length] ?? '';
    const began = performance.now();
    const { statusCode, headers } = await send(path);
    if (statusCode !== 200) failed += 1;
    else if (path === listPage.path && headers['cache-control'] !== 'private, no-store') shells += 1;
    else took.push(performance.now() - began);
  };
  const due = arrivals(perSecond, howLong, perSecond);
  const sent: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const began = performance.now();
    const timer = setInterval(() => {
      while ((due[sent.length] ?? Number.POSITIVE_INFINITY) <= performance.now() - began) sent.push(one(sent.length));
      if (sent.length < due.length) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(sent);
  return { took, shells, failed };
};

const list = `${apiPrefix}/candidate/get_jobs_list`;
const drawn = [listPage.path, advertPage.path];
const undrawn = [signInPage.path, landingPage.path];

/** What a process of visitors is told, and what it answers at the end. */
interface Visit {
  readonly url: string;
  readonly token: SessionToken;
  readonly paths: readonly string[];
  readonly perSecond: number;
  /** In seconds. */
  readonly howLong: number;
}

export interface Visited extends Load {
  /** In milliseconds of processor time. */
  readonly work: number;
  /** How late requests were sent, in milliseconds (p99). */
  readonly late: number;
}

/** The argument that makes the benchmarks' program a process of visitors. */
export const visitorsArgument = '--visitors';

const visit = async ({ url, token, paths, perSecond, howLong }: Visit): Promise<Visited> => {
  const agent = new Agent({ keepAlive: true });
  const navigating = {
    cookie: `candidates_token=${token}; candidates_zone=America%2FNew_York`,
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const before = process.cpuUsage();
  const load = await sentTo(paths, perSecond, (path) => asked(agent, url + path, navigating), howLong);
  const { user, system } = process.cpuUsage(before);
  return { ...load, work: (user + system) / 1_000, late: delay.percentile(99) / 1e6 };
};

/** Runs in a process of its own, so that reading the pages never makes a call look slow. */
export const beVisitors = async (): Promise<void> => {
  const told = await new Promise<Visit>((resolve) => process.once('message', (visits: Visit) => resolve(visits)));
  const visited = await visit(told);
  await new Promise((sent) => process.send?.(visited, sent));
};

/** Visitors who come at random, whether or not the portal keeps up. */
export const visitors = (told: Visit): Promise<Visited> =>
  new Promise((resolve) => {
    const child = fork(process.argv[1] ?? '', [visitorsArgument]);
    child.once('message', (visited: Visited) => resolve(visited));
    child.send(told);
  });

const measure = async ({ url, token, memory }: DemoPortal): Promise<Findings> => {
  const agent = new Agent({ keepAlive: true });
  const calling = { 'api-version': apiVersion, authorization: `Bearer ${token}` };
  const calls = (howLong = seconds): Promise<Load> =>
    sentTo([list], callsPerSecond, (path) => asked(agent, url + path, calling), howLong);
  const visits = (paths: readonly string[], howLong = seconds): Promise<Visited> =>
    visitors({ url, token, paths, perSecond: visitsPerSecond, howLong });

  // Programs get faster in their first seconds, and a start is not what is asked about.
  await Promise.all([calls(seconds / 4), visits(drawn, seconds / 4)]);
  const before = await calls(seconds / 2);
  const [besideOthers, others] = await Promise.all([calls(), visits(undrawn)]);
  const memoryBefore = await memory();
  const [beside, visited] = await Promise.all([calls(), visits(drawn)]);
  const memoryAfter = await memory();
  // On both sides of the others, so that what changes on the machine meanwhile counts for both.
  const alone = together(before, await calls(seconds / 2));
  agent.destroy();

  const ratio = p99(beside.took) / p99(alone.took);
  const toOthers = p99(beside.took) / p99(besideOthers.took);
  const row = (name: string, { took, shells, failed }: Load): readonly string[] => [
    name,
    figure(took.length),
    figure(median(took)),
    figure(p99(took)),
    String(shells),
    String(failed),
  ];
  return {
    lines: [
      `${callsPerSecond} calls of get_jobs_list a second for ${seconds} s: alone, beside ${visitsPerSecond} visits a second of pages that are never drawn, and beside as many`,
      'of drawn ones, half of them lists. Times in ms.',
      `p99 of the calls beside drawn pages: ${times(ratio)} of those alone, ${times(toOthers)} of those beside other pages.`,
      `Memory of the portal before and after that minute: ${figure(memoryBefore)} MB, ${figure(memoryAfter)} MB.`,
      `The visitors, a process on the same machine, took ${figure(visited.work / 10 / seconds)} % of a core, and sent up to ${figure(visited.late)} ms late (p99).`,
      '',
      ...table(
        ['asked', 'answered', 'median', 'p99', 'shells', 'failed'],
        [
          row('calls alone', alone),
          row('calls beside other pages', besideOthers),
          row('calls beside drawn pages', beside),
          row('other pages', others),
          row('drawn pages', visited),
        ],
      ),
    ],
    figures: {
      p99Ratio: keptRatio(ratio),
      p99RatioToOtherPages: keptRatio(toOthers),
      shells: visited.shells,
      visits: visited.took.length,
      memoryMb: [memoryBefore, memoryAfter].map(Math.round),
    },
  };
};

export const visitedList: Part = {
  name: 'visited',
  title: 'A list beside visitors',
  run: () => withDemoPortal(measure),
};
