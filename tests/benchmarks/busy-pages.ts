import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { getJobsList } from '../../adapters/contract/applications/applications.calls';
import { bookCalls } from '../../adapters/contract/scheduling/scheduling.calls';
import { postgresMissing, startPostgres } from '../support/postgres';
import { answerOf } from '../support/world/answers';
import { startBuiltServer } from './built-server';
import { callsAt } from './calling';
import { chromiumMissing, withChromium } from './chromium';
import { gather, type Wish } from './crowd';
import { fillStore } from './filled-store';
import { perSecond } from './hands';
import { largestPaint, slowly } from './largest-paint';
import { median, p99, rounds, summary } from './measured';
import { figure, kept, keptRatio, spread, table, type Findings, type Part } from './report';
import { newFolder, removeFolder } from './scratch';
import { visitors, type Visited } from './visited';
import { listPage } from './visits';

/*
 * Whether visitors still get their list drawn while others keep the portal busy: right after its start, alone, and beside hands that never rest. And when
 * the first card shows on a slow phone then.
 */

const hands = 8;
const visitsPerSecond = 5;
/** In seconds. */
const startLasts = 10;
const busyLasts = 30;
/** A booking comes after so many lists. */
const listsPerBooking = 4;
const crowd = { people: 300, jobs: 8 };

interface Phase {
  readonly name: string;
  readonly visited: Visited;
  /** Acts a second beside it. */
  readonly acts: number;
  readonly load: number;
}

/** Hands that book and list from now until `rest`, which returns their acts a second. */
const keepBusy = (url: string, wishes: Wish[]) => {
  const call = callsAt(url);
  const began = performance.now();
  let [acts, isOver] = [0, false];
  const one = async ({ token, request }: Wish): Promise<void> => {
    for (let nth = 0; nth < listsPerBooking && !isOver; nth += 1) {
      await answerOf(call(getJobsList, undefined, token));
      acts += 1;
    }
    if (isOver) return;
    await answerOf(call(bookCalls.video, request, token));
    acts += 1;
  };
  const work = perSecond(hands, wishes, one);
  return {
    rest: async (): Promise<number> => {
      isOver = true;
      const seconds = (performance.now() - began) / 1_000;
      await work;
      return acts / seconds;
    },
  };
};

const measure = async (browser: Browser): Promise<Findings> => {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await postgres.newDatabase();
  const dataDir = newFolder();
  const jobs = await fillStore({ dataDir, databaseUrl }, (unitOfWork, secrets) => gather(unitOfWork, secrets, crowd));
  const [[visitor] = [], ...others] = jobs;
  if (visitor === undefined) throw new Error('Nobody visits.');
  const { token } = visitor;
  const shares = others.values();
  const server = await startBuiltServer({ dataDir, demo: false, databaseUrl });
  const listened = performance.now();
  const ready = (async () => {
    while ((await fetch(`${server.url}/readyz`)).status !== 200) await pause(20);
    return performance.now() - listened;
  })();
  const visit = (howLong: number): Promise<Visited> =>
    visitors({ url: server.url, token, paths: [listPage.path], perSecond: visitsPerSecond, howLong });
  const busyWith = () => keepBusy(server.url, [...(shares.next().value ?? []), ...(shares.next().value ?? [])]);

  const phase = async (name: string, howLong: number, isBusy: boolean): Promise<Phase> => {
    const busy = isBusy ? busyWith() : undefined;
    const visited = await visit(howLong);
    return { name, visited, acts: (await busy?.rest()) ?? 0, load: loadavg()[0] ?? Number.NaN };
  };
  const paints = async (isBusy: boolean) => {
    const took: number[] = [];
    let drawn = 0;
    const busy = isBusy ? busyWith() : undefined;
    for (let n = 0; n < rounds; n += 1) {
      const { milliseconds } = await slowly(browser, server.url, listPage, token, {
        before: async (page) => {
          page.on('response', (response) => {
            if (new URL(response.url()).pathname !== listPage.path) return;
            if (response.headers()['cache-control'] === 'private, no-store') drawn += 1;
          });
        },
        after: largestPaint,
      });
      took.push(milliseconds);
    }
    await busy?.rest();
    return { took: summary(took), drawn };
  };
  const phases = [
    await phase('from the start on, beside hands', startLasts, true),
    await phase('alone', startLasts, false),
    await phase('beside hands', busyLasts, true),
  ];
  const [alone, busy] = [await paints(false), await paints(true)];
  await server.stop();
  await postgres.stop();
  removeFolder(dataDir);
  const share = ({ took, shells }: Visited): number => took.length / (took.length + shells);
  return {
    lines: [
      `${visitsPerSecond} visits a second of My Job Applications at one process on durable PostgreSQL, alone and beside ${hands} hands that book and list without a pause.`,
      `/readyz answered 200 ${figure(await ready)} ms after the process listened. Times of drawn pages in ms.`,
      '',
      ...table(
        ['visits', 'drawn', 'shells', 'failed', 'median', 'p99', 'acts a second beside', 'load'],
        phases.map(({ name, visited, acts, load }) => [
          name,
          `${figure(100 * share(visited))} %`,
          String(visited.shells),
          String(visited.failed),
          figure(median(visited.took)),
          figure(p99(visited.took)),
          figure(acts),
          figure(load),
        ]),
      ),
      '',
      `The largest thing, a card, painted on a slow phone: ${spread(alone.took)} ms alone (${alone.drawn} of ${rounds} drawn),`,
      `${spread(busy.took)} ms beside hands (${busy.drawn} of ${rounds} drawn).`,
    ],
    figures: {
      readyMs: keptRatio(await ready),
      phases: phases.map(({ name, visited, acts, load }) => ({
        name,
        drawn: visited.took.length,
        shells: visited.shells,
        failed: visited.failed,
        p99: keptRatio(p99(visited.took)),
        actsPerSecond: keptRatio(acts),
        load: keptRatio(load),
      })),
      paintedMs: { alone: kept(alone.took), busy: kept(busy.took) },
      paintedDrawn: { alone: alone.drawn, busy: busy.drawn },
    },
  };
};

export const busyPages: Part = {
  name: 'busy-pages',
  title: 'A drawn list while others book',
  leftOut: chromiumMissing ?? postgresMissing,
  run: () => withChromium(measure),
};
