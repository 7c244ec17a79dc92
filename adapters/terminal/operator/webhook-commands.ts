import { mostWaiting } from '../../../application/webhooks/webhooks.store';
import type { SeenWebhook, WebhooksSeen } from '../../../application/operator/operator-webhooks.port';
import { sayLength } from '../../../application/words/duration';
import { minutes } from '../../../domain/time/duration';
import { printIsoInstant } from '../../../domain/time/instant';
import { oldSecretSigns } from '../../../domain/webhooks/signing';
import {
  addWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhook,
  seeWebhooks,
} from '../../contract/operator/operator-webhooks.calls';
import { asNumber, command, type OperatorCommand } from './command';

const states: Readonly<Record<SeenWebhook['state'], string>> = {
  on: 'on',
  gone: 'off: its receiver answered that it is gone (410)',
  unreachable: 'off: its receiver could not be reached for days',
};

const sayWaiting = (waiting: number): string => (waiting < mostWaiting ? `${waiting} wait` : `${waiting} or more wait`);

const sayWebhook = ({ webhookId, url, types, state, lastSuccessAt, waiting, givenUp }: SeenWebhook): string =>
  [
    `${webhookId}  ${url}`,
    states[state],
    types === undefined ? 'every type' : types.join(', '),
    lastSuccessAt === undefined ? 'nothing accepted yet' : `last accepted ${printIsoInstant(lastSuccessAt)}`,
    sayWaiting(waiting),
    ...(givenUp === 0 ? [] : [`${givenUp} given up`]),
  ].join('  ');

const sayWebhooks = ({ webhooks }: WebhooksSeen): string =>
  webhooks.length === 0 ? 'There is no webhook.' : webhooks.map(sayWebhook).join('\n');

const shownOnce = 'This is the only time that it is shown. With it the receiver checks the signatures.';

/** What an operator does with webhooks. */
export const webhookCommands: readonly OperatorCommand[] = [
  command({
    name: 'webhook-add',
    usage: '--url URL [--types TYPE[,TYPE…]]',
    options: { url: 'url', types: 'types' },
    call: addWebhook,
    wire: ({ url, types }) => ({ url, types: types?.split(',').map((type) => type.trim()) }),
    ask: (side) => side.addWebhook,
    say: ({ webhookId, secret }) => `${secret}\n${shownOnce} The webhook has the id ${webhookId}.`,
  }),
  command({
    name: 'webhooks',
    usage: '',
    options: {},
    call: seeWebhooks,
    wire: () => ({}),
    ask: (side) => side.seeWebhooks,
    say: sayWebhooks,
  }),
  command({
    name: 'webhook-remove',
    usage: '--id ID',
    options: { id: 'webhook_id' },
    call: removeWebhook,
    wire: ({ id }) => ({ webhook_id: asNumber(id) }),
    ask: (side) => side.removeWebhook,
    say: ({ webhookId }) => `Webhook ${webhookId} is removed.`,
  }),
  command({
    name: 'webhook-rotate',
    usage: '--id ID',
    options: { id: 'webhook_id' },
    call: rotateWebhook,
    wire: ({ id }) => ({ webhook_id: asNumber(id) }),
    ask: (side) => side.rotateWebhook,
    say: ({ secret }) =>
      `${secret}\n${shownOnce} The previous secret stays valid for ${sayLength(oldSecretSigns / minutes(1))}.`,
  }),
  command({
    name: 'webhook-replay',
    usage: '--id ID --after PLACE',
    options: { id: 'webhook_id', after: 'after' },
    call: replayWebhook,
    wire: ({ id, after }) => ({ webhook_id: asNumber(id), after }),
    ask: (side) => side.replayWebhook,
    say: ({ webhookId }) => `Webhook ${webhookId} is told everything after that place again.`,
  }),
];
