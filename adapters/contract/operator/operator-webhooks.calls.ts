import * as E from 'fp-ts/Either';
import { webhookStates } from '../../../application/webhooks/webhooks.store';
import { parseWebhookSecret } from '../../../application/webhooks/webhook-post.port';
import {
  longestWebhookUrl,
  parseWebhookUrl,
  webhookUrlPattern,
  type NoSuchWebhook,
  type OperatorWebhookOperations,
  type ReplayWanted,
  type SecretShown,
  type SeenWebhook,
  type WebhookAdded,
  type WebhookNamed,
  type WebhookRefused,
  type WebhooksSeen,
  type WebhookWanted,
} from '../../../application/operator/operator-webhooks.port';
import { sayNoSuchWebhook, sayWebhookRefused } from '../../../application/operator/operator-refusals.words';
import { sayLength } from '../../../application/words/duration';
import { minutes } from '../../../domain/time/duration';
import { oldSecretSigns } from '../../../domain/webhooks/signing';
import { eventTypes, type EventType } from '../../../domain/applications/application-event';
import { eventType } from '../applications/told-event.wire';
import type { OperatorCallOf } from '../call';
import { neverRefused, nothingAsked } from '../calls/shared';
import { fromParser, listOf, maybe, number, oneOf, text, textOf, variant, variants, type Codec } from '../codec';
import { oneCall, type OperatorBindings } from '../operation';
import { field, objectWith } from '../record';
import { instant } from '../wire/fields';
import { numberFromOne } from '../wire/numbers';
import { eventPlace } from './operator-events.calls';

/* Addresses of the employer's systems that are told what happened. */

const webhookUrl = textOf(
  `an http or https address without a user or a fragment, of at most ${longestWebhookUrl} characters`,
  parseWebhookUrl,
  {
    type: 'string',
    maxLength: longestWebhookUrl,
    pattern: webhookUrlPattern,
    examples: ['https://hr.example.org/portal'],
  },
);

const webhookSecret = textOf("a webhook's secret, whsec_ and base64", parseWebhookSecret, {
  type: 'string',
  pattern: '^whsec_[A-Za-z0-9+/]{32,}={0,2}$',
  examples: ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='],
});

/** At least one type. */
const someTypes = fromParser<readonly EventType[], readonly EventType[]>({
  name: 'one or more types of events',
  wire: listOf(eventType),
  parse: E.fromPredicate(
    (types) => types.length > 0,
    () => 'NoType',
  ),
  print: (types) => types,
  jsonSchema: { type: 'array', items: eventType.schema, minItems: 1, examples: [[eventTypes[0]]] },
});

const webhookId = field('webhook_id', numberFromOne);

const secretPart = field('secret', webhookSecret);

const webhookNamed: Codec<WebhookNamed> = objectWith({ webhookId });

const wanted: Codec<WebhookWanted> = objectWith({
  url: field('url', webhookUrl),
  types: field('types', maybe(someTypes)),
});

const added: Codec<WebhookAdded> = objectWith({ webhookId, secret: secretPart });

const shown: Codec<SecretShown> = objectWith({ secret: secretPart });

const seen: Codec<SeenWebhook> = objectWith({
  webhookId,
  url: field('url', text),
  types: field('types', maybe(someTypes)),
  state: field('state', oneOf(...webhookStates)),
  lastSuccessAt: field('last_success', maybe(instant)),
  waiting: field('waiting', number),
  givenUp: field('given_up', number),
});

const allSeen: Codec<WebhooksSeen> = objectWith({ webhooks: field('webhooks', listOf(seen)) });

const replayed: Codec<ReplayWanted> = objectWith({ webhookId, after: field('after', eventPlace) });

const webhookRefused: Codec<WebhookRefused> = variants<WebhookRefused>({
  NoAddress: variant('NoAddress', {}),
  AddressUnusable: variant('AddressUnusable', {}),
  NetworkPrivate: variant('NetworkPrivate', {}),
  NotEncrypted: variant('NotEncrypted', {}),
  TooManyWebhooks: variant('TooManyWebhooks', { most: numberFromOne }),
});

const noSuchWebhook: Codec<NoSuchWebhook> = variants<NoSuchWebhook>({
  NoSuchWebhook: variant('NoSuchWebhook', { webhookId: numberFromOne }),
});

const aboutOne = {
  method: 'POST',
  source: 'ours: R27, webhooks',
  access: 'operator',
  right: 'all',
  refusal: noSuchWebhook,
  refusalStatus: (): 404 => 404,
  sayRefusal: sayNoSuchWebhook,
} as const;

/** POST operator/webhook_add */
export const addWebhook: OperatorCallOf<OperatorWebhookOperations['addWebhook']> = {
  name: 'operator_webhook_add',
  summary: 'Adds a webhook that is told what happens from then on, and answers its secret this once.',
  source: 'ours: R27, webhooks',
  method: 'POST',
  path: 'operator/webhook_add',
  access: 'operator',
  right: 'all',
  request: wanted,
  response: added,
  refusal: webhookRefused,
  refusalStatus: () => 406,
  sayRefusal: sayWebhookRefused,
};

/** POST operator/webhooks */
export const seeWebhooks: OperatorCallOf<OperatorWebhookOperations['seeWebhooks']> = {
  name: 'operator_webhooks',
  summary: 'Which webhooks there are, whether they are told anything, and how many events wait for each.',
  source: 'ours: R27, webhooks',
  method: 'POST',
  path: 'operator/webhooks',
  access: 'operator',
  right: 'all',
  request: nothingAsked,
  response: allSeen,
  ...neverRefused,
};

/** POST operator/webhook_remove */
export const removeWebhook: OperatorCallOf<OperatorWebhookOperations['removeWebhook']> = {
  ...aboutOne,
  name: 'operator_webhook_remove',
  summary: 'Removes a webhook with all that waits for it.',
  path: 'operator/webhook_remove',
  request: webhookNamed,
  response: webhookNamed,
};

/** POST operator/webhook_rotate */
export const rotateWebhook: OperatorCallOf<OperatorWebhookOperations['rotateWebhook']> = {
  ...aboutOne,
  name: 'operator_webhook_rotate',
  summary: `Gives a webhook another secret, and answers it this once; the previous one stays valid for ${sayLength(oldSecretSigns / minutes(1))}.`,
  path: 'operator/webhook_rotate',
  request: webhookNamed,
  response: shown,
};

/** POST operator/webhook_replay */
export const replayWebhook: OperatorCallOf<OperatorWebhookOperations['replayWebhook']> = {
  ...aboutOne,
  name: 'operator_webhook_replay',
  summary: 'Tells a webhook all events after a place again, and switches it on if it was off.',
  path: 'operator/webhook_replay',
  request: replayed,
  response: webhookNamed,
};

/** The calls of `OperatorWebhookOperations`. */
export const operatorWebhookCalls: OperatorBindings<OperatorWebhookOperations> = {
  addWebhook: oneCall(addWebhook),
  seeWebhooks: oneCall(seeWebhooks),
  removeWebhook: oneCall(removeWebhook),
  rotateWebhook: oneCall(rotateWebhook),
  replayWebhook: oneCall(replayWebhook),
};
