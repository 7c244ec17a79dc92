import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Store } from '../../../application/ports/unit-of-work';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { Instant } from '../../../domain/time/instant';
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

/** A delivery that a sender takes, and to whose answer the webhook is switched off. */
export const answeredGone =
  (now: Instant) =>
  ({ events, deliveries }: Store): FromStore<unknown> =>
    pipe(
      events.place(),
      TE.flatMap(() => deliveries.add(now)),
      TE.flatMap(() => deliveries.take('a test', now, [])),
      TE.flatMap((one) =>
        one._tag === 'None' ? TE.right(undefined) : deliveries.switchOff(one.value.id, 'a test', 'gone'),
      ),
    );
