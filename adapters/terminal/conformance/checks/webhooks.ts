import {
  addWebhook,
  removeWebhook,
  replayWebhook,
  rotateWebhook,
  seeWebhooks,
} from '../../../contract/operator/operator-webhooks.calls';
import { refuses, succeeds } from '../expectations';
import { sample } from '../samples';
import { allOf } from '../verdict';
import type { Chapter } from '../world';
import { deskCheck } from './desk';

/* The kit adds no webhook: it would be told of the candidates of the backend that is being checked. */

const { webhook_id } = sample;

export const webhooks: Chapter = [
  deskCheck(addWebhook, 'refuses an address at which no receiver is', async ({ ask }) =>
    allOf([
      refuses(addWebhook, await ask(addWebhook, { url: 'https://169.254.169.254/' }), 'AddressUnusable'),
      refuses(addWebhook, await ask(addWebhook, { url: 'https://[fe80::1]/', types: null }), 'AddressUnusable'),
    ]),
  ),
  deskCheck(seeWebhooks, 'lists webhooks without their secrets', async ({ ask }) =>
    allOf([succeeds(seeWebhooks, await ask(seeWebhooks, {}))]),
  ),
  deskCheck(removeWebhook, 'answers 404 for an unknown webhook', async ({ ask }) =>
    allOf([refuses(removeWebhook, await ask(removeWebhook, { webhook_id }), 'NoSuchWebhook')]),
  ),
  deskCheck(rotateWebhook, 'answers 404 for an unknown webhook', async ({ ask }) =>
    allOf([refuses(rotateWebhook, await ask(rotateWebhook, { webhook_id }), 'NoSuchWebhook')]),
  ),
  deskCheck(replayWebhook, 'answers 404 for an unknown webhook', async ({ ask }) =>
    allOf([refuses(replayWebhook, await ask(replayWebhook, { webhook_id, after: 'p0' }), 'NoSuchWebhook')]),
  ),
];
