import { build } from 'esbuild';
import { expect } from '@playwright/test';
import { candidateAt } from '../../support/browser/candidate';
import { job, someone } from '../../support/browser/live-interview';
import { linkFor, personIn, startPeerRoom } from '../../support/browser/peer-room';
import { test } from '../../support/browser/test';

/*
 * The contract of the fake (tests/contracts/meeting-room.suite.ts), run against the peer room: two connections in a real Chromium, through the real
 * server.
 */

const program = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/browser/meeting-room-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['es2015', 'module', 'browser'],
  });
  return outputFiles[0]?.text ?? '';
};

/** A call made from the candidate's page with their session token; returns one field of the response. */
const callIn = (method: string, path: string, body: object, field: string): string => `(async () => {
  const token = JSON.parse(localStorage.getItem('candidates_token'));
  const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + token };
  const answer = await fetch('/api/${path}', { method: '${method}', headers, body: '${JSON.stringify(body)}' });
  return (await answer.json())['${field}'];
})()`;

test('the peer room fulfills the same contract as the fake [R26, R50, R51, spec 2 §4.6]', async ({ browser }) => {
  const booked = await startPeerRoom(5 * 60_000);
  try {
    const page = await personIn(browser);
    await candidateAt(page, booked.portal).arrive(someone);
    await page.evaluate(callIn('PUT', 'scheduled-video-interviews/agree_to_meeting', job, 'statusCode'));
    const ticket = await page.evaluate(callIn('POST', 'scheduled-video-interviews/open_room', job, 'room_ticket'));
    const link = (await linkFor(booked)).split('#')[1];
    const session = await page.evaluate(callIn('POST', 'interviewer/open', { link }, 'session'));
    await page.evaluate(await program());
    const names = await page.evaluate((): readonly string[] => {
      const all: unknown = Reflect.get(window, 'contractNames');
      return Array.isArray(all) ? all.map(String) : [];
    });
    expect(names.length).toBeGreaterThan(8);
    for (const name of names)
      await test.step(name, async () => {
        const asked = [name, ticket, session].map((one) => JSON.stringify(one)).join(', ');
        expect(await page.evaluate(`runContract(${asked}).then(() => '', String)`)).toBe('');
      });
  } finally {
    await booked.portal.close();
  }
});
