import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../adapters/server/import/a-file';
import { employerAt } from '../support/browser/advert';
import type { RunningPortal } from '../support/portal/running-portal';
import type { Abroad } from './engine';
import { signIn } from './journey';
import type { Page } from './page';

/* Server-rendered pages (marked-web.ts), hydrated by the portal's script. */

/** Presses before hydration are held or lost. */
const isLive = (page: Page) => page.read('document', /./, 'isLive', /^true$/);

/** Nothing was rendered again, and nothing was reported. */
const isTakenOver = async (page: Page, headings: readonly RegExp[]): Promise<void> => {
  await page.read('document', /./, 'complaints', /^$/);
  for (const name of headings) await page.read('heading', name, 'cameDrawn', /^true$/);
};

/** Opens the list by its address, as a signed-in candidate would, and uses one of its buttons. */
export const openDrawnList = async (page: Page, portal: RunningPortal, card: RegExp, name: RegExp): Promise<void> => {
  await page.goTo(`${portal.url}/candidateportal`);
  await page.sees('heading', card);
  await isLive(page);
  // Buttons work only after hydration.
  await page.click('button', name);
  await page.sees('link', /^My Profile$/);
  await isTakenOver(page, [/^My Job Applications$/, card]);
};

export const openDrawnAdvert = async (page: Page, portal: RunningPortal): Promise<void> => {
  await page.goTo(`${portal.url}/apply/102`);
  await page.sees('heading', /^Certified Nursing/);
  await isLive(page);
  await page.click('tab', /^More Details$/);
  await page.sees('heading', /^About/);
  await isTakenOver(page, [/^Certified Nursing/]);
};

/** Engines have their own names and rules for these zones: `São Paulo Time` here is `Sao Paulo Time` there. */
const zones = ['America/Sao_Paulo', 'America/Vancouver', 'America/Mexico_City'];

/** In case the device's own zone has two names, too. */
export const abroad: Abroad = { zone: 'Asia/Kolkata', language: 'de_DE' };

const ana = 'ana.costa@example.org';

/** A candidate who has a booking in each of the zones. */
const arrangeBookings = async (portal: RunningPortal): Promise<void> => {
  const slot = {
    slot_date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
    slot_from: '09:30',
    slot_to: '10:00',
  };
  const ids = zones.map((_, index) => 7201 + index);
  const content = aFile({
    positions: zones.map((timezone, index) =>
      aPositionRecord({ position_id: ids[index], position_name: `Cook in ${timezone}`, timezone }),
    ),
    slots: ids.map((position_id) => aSlotRecord({ position_id, ...slot })),
    candidates: [
      aCandidateRecord({
        email: ana,
        firstname: 'Ana',
        phone: '3125550199',
        applications: ids.map((position_id) =>
          anApplicationRecord({ position_id, applied_status: 2, interview: slot }),
        ),
      }),
    ],
  });
  const answer = await employerAt(portal).ask('import', { files: [{ name: 'ana.json', content }] });
  expect(answer).toMatchObject({ statusCode: 200 });
};

/** Lists and adverts are hydrated if the engine and the server have different names for a zone. */
export const openDrawnAbroad = async (page: Page, portal: RunningPortal): Promise<void> => {
  await arrangeBookings(portal);
  await signIn(page, portal, ana);
  await openDrawnList(page, portal, /^Cook in America\/Sao_Paulo$/, /Ana/);
  await page.read('document', /./, 'drawnIn', /^Asia\/(Kolkata|Calcutta)$/);
  await openDrawnAdvert(page, portal);
};
