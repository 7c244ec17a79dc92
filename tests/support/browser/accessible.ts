import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    /** axe, once it is in a page. */
    readonly axe?: {
      readonly run: (
        within: Document,
        options: { readonly runOnly?: readonly string[]; readonly resultTypes: readonly ['violations'] },
      ) => Promise<{
        readonly violations: readonly {
          readonly id: string;
          readonly nodes: readonly { readonly target: readonly unknown[] }[];
        }[];
      }>;
    };
  }
}

/** Waits for animations to finish first: a dialog that is still fading in lacks contrast. */
const run = (page: Page, only?: readonly string[]): Promise<readonly string[] | undefined> =>
  page.evaluate(async (runOnly) => {
    if (window.axe === undefined) return undefined;
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document, {
      ...(runOnly === undefined ? {} : { runOnly }),
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, only);

/**
 * What axe complains about, by rules or tags, or by all its rules. It is put into a page once, and answers with its complaints alone: to send half a
 * megabyte in, and a report of what is fine out, takes longer than the checks. No page of ours has frames.
 */
export const axeFaults = async (page: Page, only?: readonly string[]): Promise<readonly string[]> => {
  const found = await run(page, only);
  if (found !== undefined) return found;
  await page.evaluate(axe.source);
  return (await run(page, only)) ?? ['axe is not in the page'];
};

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The current page is accessible, as far as a machine can check. */
export const expectAccessible = async (page: Page): Promise<void> => expect(await axeFaults(page, tags)).toEqual([]);
