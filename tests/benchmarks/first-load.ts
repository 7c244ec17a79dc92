import type { Browser } from '@playwright/test';
import { chromiumMissing, withChromium } from './chromium';
import { withDemoPortal, type DemoPortal } from './demo-portal';
import { bytesOf, fetchedBy, javaScriptBudgets, type Fetched, type FetchedKind } from './fetched';
import { table, type Findings, type Part } from './report';

const kinds: readonly FetchedKind[] = ['JavaScript', 'style', 'font', 'page', 'call', 'other'];

const kB = (bytes: number): string => (bytes / 1_000).toFixed(1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const isScript = ({ kind }: Fetched): boolean => kind === 'JavaScript';

const measure = async (browser: Browser, { url, token }: DemoPortal): Promise<Findings> => {
  const visits = [];
  for (const [visit, budget] of javaScriptBudgets)
    visits.push({ visit, budget, fetched: await fetchedBy(browser, url, visit, token) });
  const scripts = (fetched: readonly Fetched[]) => fetched.filter(isScript).map(({ onTheWire }) => onTheWire);
  return {
    lines: [
      'kB of 1,000 bytes, gzip, bodies alone; “on the wire” adds the heads of the answers.',
      '',
      ...table(
        ['first visit', ...kinds, 'all', 'requests', 'on the wire', 'JavaScript on the wire', 'JavaScript of budget'],
        visits.map(({ visit: { path }, budget, fetched }) => [
          path,
          ...kinds.map((kind) => kB(bytesOf(fetched, kind))),
          kB(sum(fetched.map(({ body }) => body))),
          String(fetched.length),
          kB(sum(fetched.map(({ onTheWire }) => onTheWire))),
          kB(sum(scripts(fetched))),
          `${Math.round(bytesOf(fetched, 'JavaScript') / budget / 10)} % of ${budget}`,
        ]),
      ),
    ],
    figures: Object.fromEntries(
      visits.map(({ visit: { path }, budget, fetched }) => [
        path,
        {
          javaScriptBudgetKb: budget,
          bytes: Object.fromEntries(kinds.map((kind) => [kind, bytesOf(fetched, kind)])),
          requests: fetched.length,
          fetched,
        },
      ]),
    ),
  };
};

export const firstLoad: Part = {
  name: 'first-load',
  title: 'What a first visit fetches until the network is idle',
  leftOut: chromiumMissing,
  run: () => withDemoPortal((portal) => withChromium((browser) => measure(browser, portal))),
};
