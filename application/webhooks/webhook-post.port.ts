import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import type { Brand } from '../../domain/brand';
import type { Decision } from '../../domain/decision';
import type { ReceiverAnswer } from '../../domain/webhooks/delivery';
import type { ReceiverRefused } from '../../domain/webhooks/receiver-address';
import type { PlacedEvent } from '../applications/events.store';
import type { SecretSeed } from '../ports/secrets';

/** One try to tell a receiver of an event (Standard Webhooks 1.0). */
export interface WebhookLetter {
  readonly url: string;
  /** The same over all tries. */
  readonly id: string;
  /** In whole seconds since 1970. */
  readonly timestamp: string;
  readonly body: string;
  /** One for each secret that signs now, each with its version. */
  readonly signatures: readonly string[];
}

/** What a receiver checks signatures with, as Standard Webhooks writes it: `whsec_`, and the secret's bytes in base64. */
export type WebhookSecret = Brand<string, 'WebhookSecret'>;

const isWebhookSecret = (text: string): text is WebhookSecret => /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(text);

/** Accepts `whsec_` and 24 bytes or more in base64. */
export const parseWebhookSecret = (text: string): E.Either<'NotAWebhookSecret', WebhookSecret> =>
  isWebhookSecret(text) ? E.right(text) : E.left('NotAWebhookSecret');

/** What adding a webhook needs of the way to receivers. */
export interface WebhookOffice {
  /** Whether this address may be called now. What its name leads to is asked again for each letter. */
  readonly check: (url: string) => T.Task<Decision<ReceiverRefused>>;
  /** The secret that comes from this seed. */
  readonly secretOf: (seed: SecretSeed) => WebhookSecret;
}

/** The way to receivers. An address that may not be called is no answer, either: what a name leads to changes. */
export interface WebhookPost extends WebhookOffice {
  readonly send: (letter: WebhookLetter) => T.Task<ReceiverAnswer>;
  /** An event as receivers get it: its id and its body, always the same. */
  readonly write: (event: PlacedEvent) => Pick<WebhookLetter, 'id' | 'body'>;
  /** Signs with the secret that comes from this seed; with its version, as `v1,…`. */
  readonly sign: (seed: SecretSeed, content: string) => string;
}
