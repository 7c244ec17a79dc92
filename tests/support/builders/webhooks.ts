import { parseSecretSeed, type NewWebhook, type SecretSeed } from '../../../application/webhooks/webhooks.store';
import { decoded } from './decoded';

export const secretSeed = (n: number): SecretSeed => decoded(parseSecretSeed(String(n).padStart(43, 's')), n);

/** It is told everything from the first event on. */
export const aWebhook = (changes: Partial<NewWebhook> = {}): NewWebhook => ({
  url: 'https://hr.example.org/portal',
  types: undefined,
  seed: secretSeed(1),
  after: 0,
  ...changes,
});
