import { build } from 'esbuild';
import { expect, type Browser, type Page, type WebSocketRoute } from '@playwright/test';
import { personIn } from '../../support/browser/peer-room';
import { test } from '../../support/browser/test';

/*
 * The audio interview's adapter with Twilio's own SDK in a real Chromium, against a stand-in for Twilio's signaling (wss://…/signal, the SDK's JSON
 * messages). The other end of the phone is a second connection in the page, so that media flows. Nothing here shows that Twilio itself answers so.
 */

const host = 'line.example.org';

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === field)?.[1] : undefined;

/** Twilio's side: the messages it received, by type, and its responses. */
const lineOf = async (page: Page, says: (line: WebSocketRoute, type: string, payload: unknown) => unknown) => {
  const sent: { readonly type: string; readonly payload: unknown }[] = [];
  const lines: WebSocketRoute[] = [];
  await page.routeWebSocket(`wss://${host}/signal`, (line) => {
    lines.push(line);
    line.onMessage((message) => {
      if (message.toString().trim() === '') return;
      const told: unknown = JSON.parse(message.toString());
      const one = { type: String(fieldOf(told, 'type')), payload: fieldOf(told, 'payload') };
      sent.push(one);
      void says(line, one.type, one.payload);
    });
  });
  return {
    sent: (type: string) => sent.filter((one) => one.type === type).map(({ payload }) => payload),
    say: (type: string, payload: object): void => lines.at(-1)?.send(JSON.stringify({ type, payload })),
  };
};

const program = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/browser/phone-call-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    conditions: ['es2015', 'module', 'browser'],
    define: { global: 'globalThis' },
  });
  return outputFiles[0]?.text ?? '';
};

const callerIn = async (browser: Browser): Promise<Page> => {
  const page = await personIn(browser);
  await page.route('**/*', (route) =>
    new URL(route.request().url()).hostname === 'localhost'
      ? route.fulfill({ contentType: 'text/html', body: '<p>A phone</p>' })
      : route.abort(),
  );
  return page;
};

const opened = async (page: Page): Promise<void> => {
  await page.goto('http://localhost/');
  await page.evaluate(await program());
  await page.evaluate(`call('${host}')`);
};

const told = (page: Page) => expect.poll(() => page.evaluate('told()'));
const welcome = JSON.stringify({
  type: 'connected',
  payload: { region: 'us1', edge: 'ashburn', token: { ttl: 3_600 } },
});

/** Answers every call, as a conference line does. */
const answering = (page: Page) =>
  lineOf(page, async (line, type, payload) => {
    if (type === 'listen') line.send(welcome);
    if (type !== 'invite') return;
    const callsid = 'CA0123456789';
    line.send(JSON.stringify({ type: 'ringing', payload: { callsid } }));
    const sdp: unknown = await page.evaluate(`answer(${JSON.stringify(fieldOf(payload, 'sdp'))})`);
    line.send(JSON.stringify({ type: 'answer', payload: { callsid, sdp } }));
  });

test('a call is answered and heard both ways; a key tone is played, and the call is hung up [spec 2 §4.6, §7, R49]', async ({
  browser,
}) => {
  const page = await callerIn(browser);
  const line = await answering(page);
  await opened(page);
  await told(page).toEqual(['Accepted']);
  expect(line.sent('listen')[0]).toMatchObject({ token: 'a.token.of-the-test' });
  const params = new URLSearchParams(String(fieldOf(fieldOf(line.sent('invite')[0], 'twilio'), 'params')));
  expect(Object.fromEntries(params)).toMatchObject({ From: '13125550142', Digits: '4711' });
  await expect.poll(() => page.evaluate('heard()')).toBe(true);
  await page.evaluate(`order({ _tag: 'Press', digits: '1' })`);
  await expect.poll(() => page.evaluate('tones()')).toBe('1');
  await page.evaluate('hangUp()');
  await expect.poll(() => line.sent('hangup').length).toBe(1);
  await told(page).toEqual(['Accepted']);
});

test('a call whose microphone is lost goes on with another one, more than once [R49]', async ({ browser }) => {
  const page = await callerIn(browser);
  const line = await answering(page);
  await opened(page);
  await told(page).toEqual(['Accepted']);
  const heardThere = () => expect.poll(() => page.evaluate('loudThere()')).toBeGreaterThan(0.01);
  await heardThere();
  for (const _ of [1, 2]) {
    await page.evaluate('lose()');
    await expect.poll(() => page.evaluate('microphones()')).toEqual(['NotOpen', 'Open']);
    await expect.poll(() => page.evaluate('heard()')).toBe(true);
    await heardThere();
    await told(page).toEqual([]);
  }
  await page.evaluate(`order({ _tag: 'Mute', muted: true })`);
  await expect.poll(() => page.evaluate('loudThere()')).toBeLessThan(0.001);
  expect(line.sent('hangup')).toEqual([]);
});

test('a call ended by the other side is over [spec 2 §4.6]', async ({ browser }) => {
  const page = await callerIn(browser);
  const line = await answering(page);
  await opened(page);
  await told(page).toEqual(['Accepted']);
  line.say('hangup', { callsid: 'CA0123456789' });
  await told(page).toEqual(['Accepted', 'Disconnected']);
});

const refusals = [
  { what: 'a token that is refused', code: 31_204, fault: 'token-refused' },
  { what: 'a token that has ended', code: 31_205, fault: 'token-refused' },
] as const;
for (const { what, code, fault } of refusals)
  test(`${what} ends the call instead of leaving it waiting (${code}) [R49]`, async ({ browser }) => {
    const page = await callerIn(browser);
    await lineOf(page, (line, type) => {
      if (type !== 'listen') return;
      line.send(JSON.stringify({ type: 'error', payload: { error: { code, message: 'Refused' } } }));
    });
    await opened(page);
    await told(page).toEqual([`CallFailed: ${fault}`]);
  });

test('a signaling connection that nobody answers ends the call instead of leaving it waiting [R49]', async ({
  browser,
}) => {
  const page = await callerIn(browser);
  await page.routeWebSocket(`wss://${host}/signal`, (line) => void line.close({ code: 1_011, reason: 'Away' }));
  await page.clock.install();
  await opened(page);
  // Real time passes as well: a busy machine adds seconds of its own.
  await page.clock.runFor(10_000);
  expect(await page.evaluate('told()')).toEqual([]);
  await page.clock.runFor(11_000);
  await told(page).toEqual(['CallFailed: offline']);
});
