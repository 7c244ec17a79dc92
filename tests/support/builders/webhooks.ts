import { parseWebhookUrl, type WebhookUrl } from '../../../application/operator/operator-webhooks.port';
import { parseSecretSeed, type SecretSeed } from '../../../application/ports/secrets';
import type { NewWebhook } from '../../../application/webhooks/webhooks.store';
import { decoded } from './decoded';

export const secretSeed = (n: number): SecretSeed => decoded(parseSecretSeed(String(n).padStart(43, 's')), n);

export const webhookUrl = (text: string): WebhookUrl => decoded(parseWebhookUrl(text), text);

/** It is told everything from the first event on. */
export const aWebhook = (changes: Partial<NewWebhook> = {}): NewWebhook => ({
  url: 'https://hr.example.org/portal',
  types: undefined,
  seed: secretSeed(1),
  after: 0,
  ...changes,
});
