import * as E from 'fp-ts/Either';
import type { EventType } from '../../domain/applications/application-event';
import type { Brand } from '../../domain/brand';
import type { Instant } from '../../domain/time/instant';
import type { ReceiverRefused } from '../../domain/webhooks/receiver-address';
import type { Operation } from '../ports/candidate-api/call';
import type { WebhookSecret } from '../webhooks/webhook-post.port';
import type { WebhookState } from '../webhooks/webhooks.store';

/* Webhooks: addresses of the employer's systems that are told what happened to applications. */

/** Where a webhook leads: http or https, without a user and without a fragment. */
export type WebhookUrl = Brand<string, 'WebhookUrl'>;

/** The longest address of a webhook, in characters. */
export const longestWebhookUrl = 2_048;

/** What an address of a webhook looks like, as a pattern of JSON Schema. */
export const webhookUrlPattern = '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s\\\\/?#@\\p{C}]+([/?][^\\s\\\\#\\p{C}]*)?$';

const looksRight = new RegExp(webhookUrlPattern, 'u');

const isWebhookUrl = (text: string): text is WebhookUrl => text.length <= longestWebhookUrl && looksRight.test(text);

/** Accepts an http or https address of at most 2,048 characters without a user or a fragment. Whether anything is there is not its question. */
export const parseWebhookUrl = (text: string): E.Either<'NotAWebhookUrl', WebhookUrl> =>
  isWebhookUrl(text) ? E.right(text) : E.left('NotAWebhookUrl');

/** A webhook to add. It is told what happens from then on. */
export interface WebhookWanted {
  readonly url: WebhookUrl;
  /** At least one. Undefined: every type. */
  readonly types: readonly EventType[] | undefined;
}

/** A webhook by its id. */
export interface WebhookNamed {
  readonly webhookId: number;
}

/** A secret. It is in no other answer: the store keeps only what it comes from. */
export interface SecretShown {
  readonly secret: WebhookSecret;
}

/** The webhook, and what its receiver checks signatures with. */
export interface WebhookAdded extends WebhookNamed, SecretShown {}

/** A webhook without its secret. */
export interface SeenWebhook extends WebhookNamed {
  readonly url: string;
  /** Undefined: every type. */
  readonly types: readonly EventType[] | undefined;
  readonly state: WebhookState;
  /** When its receiver last accepted an event. Undefined: never yet. */
  readonly lastSuccessAt: Instant | undefined;
  /** How many events wait for it, up to `mostWaiting`. */
  readonly waiting: number;
  /** How many events were given up since it was added or replayed. */
  readonly givenUp: number;
}

/** All webhooks, oldest first. */
export interface WebhooksSeen {
  readonly webhooks: readonly SeenWebhook[];
}

/** From where on a webhook is told all events again. */
export interface ReplayWanted extends WebhookNamed {
  /** The `nextAfter` of a list of events; 0: from the first event on. One that is later than all events so far: from the next event on. */
  readonly after: number;
}

/** There is no webhook with this id. */
export interface NoSuchWebhook extends WebhookNamed {
  readonly _tag: 'NoSuchWebhook';
}

/** There are as many webhooks as there may be. */
export interface TooManyWebhooks {
  readonly _tag: 'TooManyWebhooks';
  readonly most: number;
}

type Each<Tag extends string> = Tag extends string ? { readonly _tag: Tag } : never;

/** Why a webhook isn't added: its address may not be called, or there are too many. */
export type WebhookRefused = Each<ReceiverRefused['_tag']> | TooManyWebhooks;

/** The calls about webhooks. They need the right to everything: a webhook is told all that happens, wherever it leads. */
export interface OperatorWebhookOperations {
  readonly addWebhook: Operation<WebhookWanted, WebhookAdded, WebhookRefused, 'operator'>;
  readonly seeWebhooks: Operation<void, WebhooksSeen, never, 'operator'>;
  /** From then on it is told nothing, and what waits for it is forgotten. */
  readonly removeWebhook: Operation<WebhookNamed, WebhookNamed, NoSuchWebhook, 'operator'>;
  /** Gives it another secret. The previous one stays valid for `oldSecretSigns`. */
  readonly rotateWebhook: Operation<WebhookNamed, SecretShown, NoSuchWebhook, 'operator'>;
  /** Tells it all events after a place, also those that it was told. On again if it was switched off. */
  readonly replayWebhook: Operation<ReplayWanted, WebhookNamed, NoSuchWebhook, 'operator'>;
}
