import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

/** What a page takes of the machine. */
export interface Needs {
  /** In bytes, after a collection of garbage. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Of the page's process: bytes in memory, undefined where there is no /proc; seconds of a processor so far. */
  readonly resident: number | undefined;
  readonly processor: number;
}

const residentOf = (pid: number): number | undefined => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    // Not Linux.
    return undefined;
  }
};

export const needsOf = async (browser: Browser, page: Page): Promise<Needs> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  await session.detach();
  const whole = await browser.newBrowserCDPSession();
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo');
  await whole.detach();
  // The browser keeps a spare process, which does nothing: the page's is the busiest.
  const [process] = processInfo.filter(({ type }) => type === 'renderer').sort((a, b) => b.cpuTime - a.cpuTime);
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    resident: process === undefined ? undefined : residentOf(process.id),
    processor: process?.cpuTime ?? Number.NaN,
  };
};
