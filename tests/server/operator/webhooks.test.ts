import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { isObject } from '../../../adapters/contract/codec';
import { deliveryQueue } from '../../../application/webhooks/delivery-queue.service';
import { hours } from '../../../domain/time/duration';
import { webhookPostOf } from '../../support/world/webhook-office';
import { bodyOf, portalOverHttp, type PortalOverHttp } from '../portal-over-http';

/* Webhooks as an employer's system meets them: added by call, told over a real socket, checked with nothing but what the answers said. */

const operatorToken = 'the-operator-of-this-test';
const own = { authorization: `Bearer ${operatorToken}` };
const named = { email: 'maria.santos@example.org', position_id: 4711 };
const url = 'https://hr.example.org/portal';

const aPortal = (privateAllowed = false) =>
  portalOverHttp({ webhookOffice: webhookPostOf(privateAllowed) }, { operatorToken });

const ask = async ({ post }: PortalOverHttp, call: string, body: object, headers = own) =>
  bodyOf(await post(`/api/operator/${call}`, body, headers));

interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signatures: readonly string[];
  readonly body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A receiver on this machine, what it got, and its address. */
const aReceiver = async (status: () => number = () => 204) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const header = (name: string): string => String(request.headers[`webhook-${name}`]);
      received.push({
        id: header('id'),
        timestamp: header('timestamp'),
        signatures: header('signature').split(' '),
        body,
      });
      response.writeHead(status()).end();
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port');
  return { received, at: `http://127.0.0.1:${address.port}/portal` };
};

/** What a receiver expects with this secret (Standard Webhooks 1.0). */
const signature = (secret: unknown, { id, timestamp, body }: Received): string => {
  const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
};

const sending = ({ world: { store, clock, timer, reporter } }: PortalOverHttp) =>
  deliveryQueue({
    ...{ unitOfWork: store.unitOfWork, clock, timer, reporter },
    post: webhookPostOf(true),
    chance: () => 0.5,
    taker: 'the portal of a test',
  });

describe('A webhook over HTTP [R27]', () => {
  it('is told each event as the list of events tells it, signed with the secret of the answer', async () => {
    const portal = await aPortal(true);
    const { received, at } = await aReceiver();
    const added = await ask(portal, 'webhook_add', { url: at });
    expect(added).toEqual({ statusCode: 200, webhook_id: 1, secret: expect.stringMatching(/^whsec_/) });
    await ask(portal, 'act', { ...named, act: 'block' });
    await ask(portal, 'act', { ...named, act: 'unblock' });
    await sending(portal).sendAll();
    const { events } = await ask(portal, 'events', {});
    const told = received.map(({ id, body }) => {
      const event: unknown = JSON.parse(body);
      return isObject(event) ? { id, ...event } : {};
    });
    expect(events).toMatchObject(told);
    expect(told).toMatchObject([{ type: 'application.blocked' }, { type: 'application.unblocked' }]);
    for (const one of received) expect(one.signatures).toEqual([signature(added['secret'], one)]);
    expect(await ask(portal, 'webhooks', {})).toEqual({
      statusCode: 200,
      webhooks: [
        {
          ...{ webhook_id: 1, url: at, types: null, state: 'on', waiting: 0, given_up: 0 },
          last_success: '2026-12-04T15:00:00.000Z',
        },
      ],
    });
  });

  it('is signed with both secrets for a day after a rotation, then with the new one only', async () => {
    const portal = await aPortal(true);
    const { received, at } = await aReceiver();
    const { secret } = await ask(portal, 'webhook_add', { url: at });
    const { secret: next } = await ask(portal, 'webhook_rotate', { webhook_id: 1 });
    const queue = sending(portal);
    await ask(portal, 'act', { ...named, act: 'block' });
    await queue.sendAll();
    portal.world.clock.moveBy(hours(24));
    await ask(portal, 'act', { ...named, act: 'unblock' });
    await queue.sendAll();
    const [first, second] = received;
    if (first === undefined || second === undefined) throw new Error('Two are needed');
    expect(first.signatures).toEqual([signature(next, first), signature(secret, first)]);
    expect(second.signatures).toEqual([signature(next, second)]);
  });

  it('that answered 410 is off, and a replay switches it on and tells everything again, under the same ids', async () => {
    const portal = await aPortal(true);
    let status = 410;
    const { received, at } = await aReceiver(() => status);
    await ask(portal, 'webhook_add', { url: at });
    const queue = sending(portal);
    await ask(portal, 'act', { ...named, act: 'block' });
    await queue.sendAll();
    expect(await ask(portal, 'webhooks', {})).toMatchObject({ webhooks: [{ state: 'gone', waiting: 1 }] });
    status = 200;
    expect(await ask(portal, 'webhook_replay', { webhook_id: 1, after: 'p0' })).toEqual({
      statusCode: 200,
      webhook_id: 1,
    });
    portal.world.timer.pass(hours(1));
    await queue.sendAll();
    await ask(portal, 'webhook_replay', { webhook_id: 1, after: 'p0' });
    await queue.sendAll();
    expect(received.map(({ id }) => id)).toEqual(['evt_1', 'evt_1', 'evt_1']);
    expect(await ask(portal, 'webhooks', {})).toMatchObject({ webhooks: [{ state: 'on', waiting: 0 }] });
  });

  it('is told nothing once it is removed', async () => {
    const portal = await aPortal(true);
    const { received, at } = await aReceiver();
    await ask(portal, 'webhook_add', { url: at });
    await ask(portal, 'act', { ...named, act: 'block' });
    expect(await ask(portal, 'webhook_remove', { webhook_id: 1 })).toEqual({ statusCode: 200, webhook_id: 1 });
    await sending(portal).sendAll();
    expect(received).toEqual([]);
  });
});

describe('A webhook that must not be [R27]', () => {
  it.each([
    ['https://127.0.0.1/', 'NetworkPrivate'],
    ['https://2130706433/', 'NetworkPrivate'],
    ['https://0x7f000001/', 'NetworkPrivate'],
    ['https://127.1/', 'NetworkPrivate'],
    ['https://[::1]/', 'NetworkPrivate'],
    ['https://[::ffff:10.0.0.7]/', 'NetworkPrivate'],
    ['https://10.255.255.255:5432/', 'NetworkPrivate'],
    ['https://192.168.1.1/', 'NetworkPrivate'],
    ['https://internal.example.org/', 'NetworkPrivate'],
    ['https://both.example.org/', 'NetworkPrivate'],
    ['https://cloud.example.org/', 'AddressUnusable'],
    ['https://169.254.169.254/latest/meta-data/', 'AddressUnusable'],
    ['https://[::ffff:169.254.169.254]/', 'AddressUnusable'],
    ['https://0.0.0.0/', 'AddressUnusable'],
    ['https://224.0.0.1/', 'AddressUnusable'],
    ['https://nowhere.example.org/', 'NoAddress'],
    ['https://hr.example.org:70000/', 'NoAddress'],
    ['http://hr.example.org/', 'NotEncrypted'],
  ])('%s is refused: %s', async (to, reason) => {
    const portal = await aPortal();
    expect(await ask(portal, 'webhook_add', { url: to })).toMatchObject({ statusCode: 406, refusal: { reason } });
    expect(await ask(portal, 'webhooks', {})).toMatchObject({ webhooks: [] });
  });

  it.each([
    [{}, 'url'],
    [{ url: 7 }, 'url'],
    [{ url: 'hr.example.org' }, 'url'],
    [{ url: 'ftp://hr.example.org/' }, 'url'],
    [{ url: 'https://ann:secret@hr.example.org/' }, 'url'],
    [{ url: `https://hr.example.org/${'x'.repeat(2_048)}` }, 'url'],
    [{ url, types: [] }, 'types'],
    [{ url, types: ['application.danced'] }, 'types[0]'],
    [{ url, types: 'application.booked' }, 'types'],
  ])('%j is refused by the name of the field', async (body, field) => {
    const answer = await ask(await aPortal(), 'webhook_add', body);
    expect(answer).toMatchObject({ statusCode: 400, error: expect.stringContaining(field) });
    expect(JSON.stringify(answer).length).toBeLessThan(1_000);
  });

  it('is refused from the fifty-first on, however many are sent', async () => {
    const portal = await aPortal();
    const answers = new Map<unknown, number>();
    const tries = 10_000;
    for (let sent = 0; sent < tries; sent += 100) {
      const some = Array.from({ length: 100 }, () => ask(portal, 'webhook_add', { url }));
      for (const { statusCode } of await Promise.all(some)) answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ 200: 50, 406: tries - 50 });
    expect(await ask(portal, 'webhook_add', { url })).toMatchObject({
      error: expect.stringContaining('There are 50 webhooks already'),
      refusal: { reason: 'TooManyWebhooks', most: 50 },
    });
    const { webhooks } = await ask(portal, 'webhooks', {});
    expect(webhooks).toHaveLength(50);
  }, 60_000);

  it.each(['webhook_remove', 'webhook_rotate', 'webhook_replay'])(
    '%s of an id that there is not changes nothing',
    async (call) => {
      const portal = await aPortal();
      await ask(portal, 'webhook_add', { url });
      const before = await ask(portal, 'webhooks', {});
      for (const webhook_id of [2, Number.MAX_SAFE_INTEGER])
        expect(await ask(portal, call, { webhook_id, after: 'p0' })).toMatchObject({
          statusCode: 404,
          refusal: { reason: 'NoSuchWebhook', webhookId: webhook_id },
        });
      for (const webhook_id of [0, -1, 1.5, '1', null, Number.MAX_VALUE])
        expect(await ask(portal, call, { webhook_id, after: 'p0' })).toMatchObject({ statusCode: 400 });
      expect(await ask(portal, 'webhooks', {})).toEqual(before);
    },
  );

  it('is neither added nor seen with a token that may not do everything, or was revoked', async () => {
    const portal = await aPortal();
    const rights = ['read', 'act', 'chat', 'import'];
    const { token } = await ask(portal, 'token_add', { name: 'all but all', rights });
    const { token: whole } = await ask(portal, 'token_add', { name: 'whole', rights: ['all'] });
    const bearer = (text: unknown) => ({ authorization: `Bearer ${String(text)}` });
    expect(await ask(portal, 'webhook_add', { url }, bearer(whole))).toMatchObject({ statusCode: 200 });
    await ask(portal, 'token_revoke', { name: 'whole' });
    for (const call of ['webhook_add', 'webhooks', 'webhook_remove', 'webhook_rotate', 'webhook_replay']) {
      const body = { url, webhook_id: 1, after: 'p0' };
      expect(await ask(portal, call, body, bearer(token))).toMatchObject({ statusCode: 403 });
      expect(await ask(portal, call, body, bearer(whole))).toMatchObject({ statusCode: 401 });
    }
    expect(await ask(portal, 'webhooks', {})).toMatchObject({ webhooks: [{ webhook_id: 1 }] });
  });

  it('is not in the log, nor is its secret', async () => {
    const portal = await aPortal();
    const { secret } = await ask(portal, 'webhook_add', { url: `${url}?key=of-the-receiver` });
    await ask(portal, 'webhook_add', { url: 'https://internal.example.org/?key=of-the-receiver' });
    const log = portal.lines.join('\n');
    for (const text of [String(secret), 'of-the-receiver', 'hr.example.org']) expect(log).not.toContain(text);
  });
});
