import type * as T from 'fp-ts/Task';
import type { ReceiverAnswer } from '../../domain/webhooks/delivery';
import type { PlacedEvent } from '../applications/events.store';
import type { SecretSeed } from './webhooks.store';

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

/** The way to receivers. An address that may not be called is no answer, either: what a name leads to changes. */
export interface WebhookPost {
  readonly send: (letter: WebhookLetter) => T.Task<ReceiverAnswer>;
  /** An event as receivers get it: its id and its body, always the same. */
  readonly write: (event: PlacedEvent) => Pick<WebhookLetter, 'id' | 'body'>;
  /** Signs with the secret that comes from this seed; with its version, as `v1,…`. */
  readonly sign: (seed: SecretSeed, content: string) => string;
}
