import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bytesOf, fetchedBy, javaScriptBudgets } from '../benchmarks/fetched';
import { candidateAt } from '../support/browser/candidate';
import { keptToken } from '../support/browser/kept';
import { reachedFrom } from '../support/browser/metafile';
import { startPortal, type RunningPortal } from '../support/portal/running-portal';

/* The weights that a phone on a bad line feels. They are counted, not timed, so they hold on every machine. */

test.describe('what a first visit fetches', () => {
  let portal: RunningPortal;
  test.beforeAll(async () => {
    portal = await startPortal();
  });
  test.afterAll(async () => {
    await portal.close();
  });

  for (const [visit, budget] of javaScriptBudgets)
    test(`has less than ${budget} kB of JavaScript, gzip: ${visit.name}`, async ({ page, browser }) => {
      await candidateAt(page, portal).signIn();
      const fetched = await fetchedBy(browser, portal.url, visit, await keptToken(page));
      const scripts = fetched.filter(({ kind }) => kind === 'JavaScript');
      expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => 'gzip'));
      expect(scripts.length).toBeGreaterThan(0);
      expect(bytesOf(fetched, 'JavaScript') / 1_000).toBeLessThan(budget);
    });
});

test.describe('what the first load reaches', () => {
  const heavy = ['luxon', 'ol', '@daily-co', '@twilio', 'socket.io-client'];
  const metafile: unknown = JSON.parse(readFileSync('dist/web/metafile.json', 'utf8'));
  const areas = [
    { area: 'ui/app/main.tsx', brings: 'react-dom' },
    { area: 'ui/app/areas/signed-in.ts', brings: 'react-redux' },
  ];

  for (const { area, brings } of areas)
    test(`is neither zones nor a heavy SDK: ${area}`, () => {
      const reached = reachedFrom(metafile, area);
      expect(reached).toContain(brings);
      expect(heavy.filter((name) => reached.includes(name))).toEqual([]);
    });

  test('of an advert is neither that nor the store of the signed-in area', () => {
    const reached = reachedFrom(metafile, 'ui/app/areas/applying.ts');
    expect(reached).toContain('react-router');
    expect([...heavy, '@reduxjs', 'react-redux'].filter((name) => reached.includes(name))).toEqual([]);
  });

  test('is found out when it does: scheduling brings zones', () => {
    expect(reachedFrom(metafile, 'ui/app/areas/scheduling.ts')).toContain('luxon');
  });
});
