import { expect, type Page } from '@playwright/test';

/** The chosen time as the tab stores it under `selected_application`, in wire names. */
export interface KeptChoice {
  readonly position_id: number;
  readonly community_id: number;
  readonly timezone: string;
  readonly chosen: {
    readonly key: string;
    readonly slot: { readonly slot_date: string; readonly slot_from: string; readonly slot_to: string };
  };
}

const isChoice = (value: unknown): value is KeptChoice =>
  typeof value === 'object' && value !== null && 'chosen' in value && value.chosen !== null;

export const keptChoice = async (page: Page): Promise<KeptChoice> => {
  const kept: unknown = JSON.parse(await page.evaluate(() => sessionStorage.getItem('selected_application') ?? 'null'));
  if (!isChoice(kept)) throw new Error('No time is chosen.');
  expect(kept.chosen.slot.slot_from).toMatch(/^\d\d:\d\d$/);
  return kept;
};

export const keptToken = (page: Page): Promise<string> =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('candidates_token') ?? '""')));
