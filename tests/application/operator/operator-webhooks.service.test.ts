import * as E from 'fp-ts/Either';
import { inProcessPortal } from '../../../adapters/composition/in-process';
import { mostWebhooks } from '../../../application/operator/operator-webhooks.service';
import { oldSecretSigns } from '../../../domain/webhooks/signing';
import {
  parseWebhookUrl,
  type ReplayWanted,
  type WebhookWanted,
} from '../../../application/operator/operator-webhooks.port';
import { parseWebhookSecret } from '../../../application/webhooks/webhook-post.port';
import { plus } from '../../../domain/time/instant';
import { anApplication } from '../../support/builders/applications';
import { aCandidate } from '../../support/builders/identity';
import { answeredGone, webhookUrl } from '../../support/builders/webhooks';
import { placingFew } from '../../support/store/placing-few';
import { answerOf, refusalOf } from '../../support/world/answers';
import { aWorld, type World } from '../../support/world/world';

const url = webhookUrl('https://hr.example.org/portal');
const add = ({ operator }: World, changes: Partial<WebhookWanted> = {}) =>
  answerOf(operator.addWebhook({ url, types: undefined, ...changes }));
const seen = async ({ operator }: World) => (await answerOf(operator.seeWebhooks())).webhooks;
const replay = ({ operator }: World, wanted: ReplayWanted) => answerOf(operator.replayWebhook(wanted));
const acts = async ({ operator }: World, ...names: readonly ('block' | 'unblock')[]) => {
  const { positionId } = anApplication();
  for (const act of names) await answerOf(operator.act({ email: aCandidate().email, positionId, act }));
};
/** What a sender finds to send. */
const waiting = async ({ behind, clock }: World) => {
  const found: string[] = [];
  await behind(({ events }) => events.place());
  await behind(({ deliveries }) => deliveries.add(clock.now()));
  for (;;) {
    const one = await behind(({ deliveries }) => deliveries.take('a test', clock.now(), []));
    if (one._tag === 'None') return found;
    found.push(one.value.event.type);
    await behind(({ deliveries }) => deliveries.accepted(one.value.id, 'a test', clock.now()));
  }
};

describe("A webhook's address", () => {
  it.each([
    'https://hr.example.org',
    'https://hr.example.org/',
    'HTTPS://hr.example.org:8443/portal?tenant=1&to=ann@example.org',
    'http://10.0.0.7/portal',
    'https://[2606:4700::1]/portal',
    `https://hr.example.org/${'x'.repeat(2_048 - 23)}`,
  ])('may be %j', (text) => {
    expect(parseWebhookUrl(text)).toEqual(E.right(text));
  });
  it.each([
    '',
    'hr.example.org',
    '//hr.example.org/',
    'ftp://hr.example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    'https:///portal',
    'https://ann@hr.example.org/',
    'https://ann:secret@hr.example.org/',
    'https://hr.example.org/#part',
    'https://hr.example.org\\@10.0.0.7/',
    'https://hr.example.org/a\\b',
    'https://hr.example.org/ a',
    ' https://hr.example.org/',
    'https://hr.example.org/\nhost: x',
    'https://hr.example.org/\u0000',
    `https://hr.example.org/${'x'.repeat(2_048 - 22)}`,
  ])('is never %j', (text) => {
    expect(E.isLeft(parseWebhookUrl(text))).toBe(true);
  });
});

describe('A webhook [R27]', () => {
  it('is told what happens from then on, in the types that it wants', async () => {
    const world = await aWorld();
    await acts(world, 'block');
    await add(world);
    await add(world, { types: ['application.unblocked', 'application.unblocked', 'application.booked'] });
    expect(await waiting(world)).toEqual([]);
    await acts(world, 'unblock', 'block');
    expect((await waiting(world)).sort()).toEqual([
      'application.blocked',
      'application.unblocked',
      'application.unblocked',
    ]);
    expect(await seen(world)).toMatchObject([
      { webhookId: 1, types: undefined },
      { webhookId: 2, types: ['application.booked', 'application.unblocked'] },
    ]);
  });

  it('has a secret of its own, which is shown once, when it is added or rotated', async () => {
    const world = await aWorld();
    const { webhookId, secret } = await add(world);
    const other = await add(world);
    const { secret: rotated } = await answerOf(world.operator.rotateWebhook({ webhookId }));
    const secrets = [secret, other.secret, rotated];
    expect(new Set(secrets).size).toBe(3);
    expect(secrets.filter((text) => E.isRight(parseWebhookSecret(text)))).toEqual(secrets);
    expect(await seen(world)).toEqual([
      {
        ...{ webhookId, url, types: undefined, state: 'on', lastSuccessAt: undefined, waiting: 0, givenUp: 0 },
      },
      expect.objectContaining({ webhookId: other.webhookId }),
    ]);
    for (const text of secrets) expect(JSON.stringify(await seen(world))).not.toContain(text.slice(6));
  });

  it('is signed by the secret before for a day', async () => {
    const world = await aWorld();
    const { webhookId } = await add(world);
    await answerOf(world.operator.rotateWebhook({ webhookId }));
    await acts(world, 'block');
    await world.behind(({ events }) => events.place());
    await world.behind(({ deliveries }) => deliveries.add(world.clock.now()));
    const one = await world.behind(({ deliveries }) => deliveries.take('a test', world.clock.now(), []));
    expect(one).toMatchObject({
      value: { receiver: { oldSeed: { until: plus(world.clock.now(), oldSecretSigns) } } },
    });
  });

  it('is told nothing once it is removed', async () => {
    const world = await aWorld();
    const { webhookId } = await add(world);
    await acts(world, 'block');
    expect(await answerOf(world.operator.removeWebhook({ webhookId }))).toEqual({ webhookId });
    expect([await waiting(world), await seen(world)]).toEqual([[], []]);
    expect(await refusalOf(world.operator.removeWebhook({ webhookId }))).toEqual({ _tag: 'NoSuchWebhook', webhookId });
  });

  it('is told nothing from before it was added, however many events had no place then', async () => {
    const world = await aWorld({ unitOfWork: placingFew(1) });
    await acts(world, 'block', 'unblock', 'block');
    const { webhookId } = await add(world);
    expect(await waiting(world)).toEqual([]);
    await acts(world, 'unblock', 'block');
    await replay(world, { webhookId, after: 4 });
    expect(await waiting(world)).toEqual(['application.blocked']);
  });

  it('is told everything again from a place on, and is on again', async () => {
    const world = await aWorld();
    const { webhookId } = await add(world);
    await acts(world, 'block', 'unblock');
    await world.behind(answeredGone(world.clock.now()));
    expect(await seen(world)).toMatchObject([{ state: 'gone', waiting: 2 }]);
    await replay(world, { webhookId, after: 0 });
    expect(await seen(world)).toMatchObject([{ state: 'on', waiting: 2 }]);
    expect(await waiting(world)).toEqual(['application.blocked', 'application.unblocked']);
    await replay(world, { webhookId, after: 1 });
    expect(await waiting(world)).toEqual(['application.unblocked']);
  });

  it('misses nothing that happens later if it is replayed from a place that is still to come', async () => {
    const world = await aWorld();
    const { webhookId } = await add(world);
    await replay(world, { webhookId, after: 999_999 });
    await acts(world, 'block');
    expect(await waiting(world)).toEqual(['application.blocked']);
  });

  it.each(['removeWebhook', 'rotateWebhook', 'replayWebhook'] as const)(
    'that there is not: %s says so',
    async (name) => {
      const { operator } = await aWorld();
      const asked = { webhookId: 7, after: 0 };
      expect(await refusalOf<{ readonly _tag: string }, unknown>(operator[name](asked))).toEqual({
        _tag: 'NoSuchWebhook',
        webhookId: 7,
      });
    },
  );

  it.each([
    ['https://10.0.0.7/', 'NetworkPrivate'],
    ['https://internal.example.org/', 'NetworkPrivate'],
    ['https://both.example.org/', 'NetworkPrivate'],
    ['https://cloud.example.org/', 'AddressUnusable'],
    ['https://nowhere.example.org/', 'NoAddress'],
    ['https://broken.example.org/', 'NoAddress'],
    ['https://hr.example.org:99999/', 'NoAddress'],
    ['http://hr.example.org/', 'NotEncrypted'],
  ])('at %s is refused: %s', async (text, _tag) => {
    const world = await aWorld();
    world.store.breakAfter(0);
    expect(await refusalOf(world.operator.addWebhook({ url: webhookUrl(text), types: undefined }))).toEqual({ _tag });
  });

  it('is refused if there are fifty, until one is removed', async () => {
    const world = await aWorld();
    for (let n = 0; n < mostWebhooks; n += 1) await add(world);
    const another = () => world.operator.addWebhook({ url, types: undefined });
    expect(await refusalOf(another())).toEqual({ _tag: 'TooManyWebhooks', most: 50 });
    await answerOf(world.operator.removeWebhook({ webhookId: 7 }));
    expect(await answerOf(another())).toMatchObject({ webhookId: 51 });
  });

  it('is not added while the store is away', async () => {
    const world = await aWorld();
    world.store.breakAfter(0);
    expect(await refusalOf(world.operator.addWebhook({ url, types: undefined }))).toEqual({ _tag: 'StoreUnavailable' });
  });
});

describe('The portal in this process', () => {
  it('takes a webhook at any address, with a secret in the form of the standard', async () => {
    const { clock } = await aWorld();
    const { operator } = inProcessPortal(clock);
    const { secret } = await answerOf(operator.addWebhook({ url: webhookUrl('http://10.0.0.7/'), types: undefined }));
    expect(parseWebhookSecret(secret)).toEqual(E.right(secret));
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  });
});
