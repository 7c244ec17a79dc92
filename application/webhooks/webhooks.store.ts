import type * as O from 'fp-ts/Option';
import type { PlacedEvent } from '../applications/events.store';
import type { EventType } from '../../domain/applications/application-event';
import type { Instant } from '../../domain/time/instant';
import type { SecretSeed } from '../ports/secrets';
import type { FromStore } from '../ports/unit-of-work/store';

/* Webhooks: addresses of employers' systems that are told what happened to applications, and the deliveries on their way to them. */

/**
 * Whether a webhook is told anything. `gone`: its receiver answered that it is no longer there (410). `unreachable`: for as long as one delivery is tried,
 * none was accepted.
 */
export const webhookStates = ['on', 'gone', 'unreachable'] as const;

/** One of `webhookStates`. */
export type WebhookState = (typeof webhookStates)[number];

/** A webhook as it is stored first, when it is told nothing yet. */
export interface NewWebhook {
  readonly url: string;
  /** Which events it is told; undefined: all. */
  readonly types: readonly EventType[] | undefined;
  readonly seed: SecretSeed;
  /** The place of the last event that it is not told. */
  readonly after: number;
}

/** A webhook as a list shows it. */
export interface WebhookOnFile extends Pick<NewWebhook, 'url' | 'types'> {
  readonly id: number;
  readonly state: WebhookState;
  /** When its receiver last accepted an event; undefined: never yet. */
  readonly lastSuccessAt: Instant | undefined;
  /** How many events wait for it, `mostWaiting` at most; those of an earlier place than the one it was told to begin after don't. */
  readonly waiting: number;
  /** How many events were given up since it was added or replayed. */
  readonly givenUp: number;
}

/** Whom a delivery goes to, and what it is signed with. */
export interface Receiver {
  readonly webhookId: number;
  readonly url: string;
  readonly seed: SecretSeed;
  /** The seed before the last rotation, whose secret signs along until that instant. */
  readonly oldSeed: { readonly seed: SecretSeed; readonly until: Instant } | undefined;
  /** When it last accepted an event; undefined: never yet. */
  readonly lastSuccessAt: Instant | undefined;
}

/** An event on its way to a receiver: taken by one sender, not yet accepted. */
export interface TakenDelivery {
  readonly id: number;
  readonly receiver: Receiver;
  readonly event: PlacedEvent;
  /** How often it was not accepted. */
  readonly tries: number;
  /** When it was first not accepted. */
  readonly triedSince: Instant | undefined;
}

/** The webhooks. Each reads the events in the order of their places, and is told them from where it has read to. */
export interface Webhooks {
  /** Its id; none: there are `most` already. Two at once: one after the other. */
  readonly add: (webhook: NewWebhook, most: number) => FromStore<O.Option<number>>;
  /** Whether any is on: without one, events needn't be looked at. */
  readonly someOn: () => FromStore<boolean>;
  /** Oldest first. */
  readonly all: () => FromStore<readonly WebhookOnFile[]>;
  /** With what waits for it. False: there is none with that id. */
  readonly remove: (id: number) => FromStore<boolean>;
  /** Gives it another seed; the one until now signs along until that instant. One from before doesn't any longer. */
  readonly rotate: (id: number, seed: SecretSeed, oldUntil: Instant) => FromStore<boolean>;
  /** Tells it all events after this place, also those it was told already and those that were carried over from another portal, in place of those that wait for it. On again if it was switched off. */
  readonly replay: (id: number, after: number) => FromStore<boolean>;
}

/** The most events that wait for one webhook as deliveries; later ones become deliveries as these are accepted. */
export const mostWaiting = 1_000;

/**
 * Events on their way to webhooks. One that was taken belongs to its taker until it is done, is tried again later or is put back, or its taker is dead. Of the events of
 * one application a webhook is told the next one only when the one before is done, so that they arrive in order; those of others don't wait for it.
 */
export interface Deliveries {
  /**
   * Makes deliveries of placed events for each webhook that is on, one per event of a type that it wants, up to `mostWaiting`: of events that were
   * carried over from another portal only those from before its last replay. True: there were some.
   */
  readonly add: (at: Instant) => FromStore<boolean>;
  /** Takes the one that is due the longest and may go, of webhooks that are on, without these. One that is tried again goes behind those that came meanwhile. */
  readonly take: (taker: string, now: Instant, without: readonly number[]) => FromStore<O.Option<TakenDelivery>>;
  /** It was accepted. Nothing if another taker has it by now, as with those below. */
  readonly accepted: (id: number, taker: string, at: Instant) => FromStore<undefined>;
  /** It was not accepted, and is due again then. */
  readonly tryAgain: (id: number, taker: string, at: Instant, due: Instant) => FromStore<undefined>;
  /** The webhook is told nothing more, and what waits for it stays. */
  readonly switchOff: (id: number, taker: string, state: Exclude<WebhookState, 'on'>) => FromStore<undefined>;
  /** It is not tried again. */
  readonly giveUp: (id: number, taker: string) => FromStore<undefined>;
  /** Puts back all that this taker has except these: with none, those of a taker that is dead. */
  readonly putBackAllBut: (taker: string, ids: readonly number[]) => FromStore<undefined>;
  /** Every taker that has one. */
  readonly takers: () => FromStore<readonly string[]>;
}
