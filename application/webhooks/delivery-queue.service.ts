import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { between, type Instant } from '../../domain/time/instant';
import { afterDelivery, isAboutOneEvent, type DeliveryOutcome } from '../../domain/webhooks/delivery';
import { signedContent, signingNow, webhookTimestamp } from '../../domain/webhooks/signing';
import { inOrder, take } from '../in-order';
import { gateOf } from '../mails/gate.service';
import { ownedFrom } from '../mails/owned.service';
import { workersOf } from '../mails/workers.service';
import type { Clock } from '../ports/clock';
import type { Reporter } from '../ports/reporter';
import type { Timer } from '../ports/timer';
import type { Store, UnitOfWork } from '../ports/unit-of-work';
import type { FromStore } from '../ports/unit-of-work/store';
import type { WebhookLetter, WebhookPost } from './webhook-post.port';
import type { TakenDelivery } from './webhooks.store';

/** How many events one receiver is sent at a time. */
const mostToOne = 4;

/** How many are sent at a time in all: a receiver that lets each wait keeps none from the others. */
const mostWorkers = 200;

/** One process's sending of events to webhooks. */
export interface DeliveryQueue {
  /** There may be new events: starts sending them in the background. */
  readonly wake: () => void;
  /** Sends what can be sent now. */
  readonly sendAll: T.Task<undefined>;
  /** Regularly looks for events, also those of other processes. */
  readonly start: () => void;
  /** Takes no more; done when those being sent have an answer. The rest is left to other processes. */
  readonly close: T.Task<undefined>;
}

/** What sending to webhooks needs. */
export interface DeliveryQueueDependencies {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly post: WebhookPost;
  readonly reporter: Reporter;
  /** From 0 to 1, another one each time. */
  readonly chance: () => number;
  /** This process's name among senders, never reused. */
  readonly taker: string;
}

/** Writes what became of a delivery. */
type Writing = (store: Store) => FromStore<undefined>;

/** The way to one receiver. */
interface Way {
  readonly gate: ReturnType<typeof gateOf>;
  readonly sending: number;
}

/**
 * Tells webhooks what happened: events become deliveries as soon as they have a place, and go in order for each application. Each receiver has a gate of its own, so one that is away
 * or slow holds up nobody else. Nothing is told before its place is committed, and nothing is forgotten before the receiver has accepted it.
 */
export const deliveryQueue = (deps: DeliveryQueueDependencies): DeliveryQueue => {
  const { unitOfWork, clock, timer, post, reporter, chance, taker } = deps;
  const ways = new Map<number, Way>();

  const wayTo = (id: number): Way =>
    ways.get(id) ?? {
      sending: 0,
      gate: gateOf({
        timer,
        waits: (why) => reporter.report('webhook-waits', { webhook: id, why }),
        goesOn: (after) => reporter.report('webhook-goes-on', { webhook: id, after }),
        wake: () => workers.wake(),
      }),
    };

  const counted = (id: number, by: number): Way => {
    const way = wayTo(id);
    ways.set(id, { ...way, sending: way.sending + by });
    return way;
  };

  const held = (): readonly number[] =>
    [...ways].filter(([, { gate, sending }]) => sending >= mostToOne || !gate.lets(sending)).map(([id]) => id);

  /** Behind events that nobody is to be told of, as an import brings them by the thousand, there may be others. */
  let isMoreToPlace = false;

  const own = ownedFrom<TakenDelivery>({
    unitOfWork,
    take: ({ webhooks, events, deliveries }) =>
      inOrder(function* () {
        if (!(yield* take(webhooks.someOn()))) return O.none;
        const due = yield* take(deliveries.take(taker, clock.now(), held()));
        if (O.isSome(due)) return due;
        isMoreToPlace = !(yield* take(events.place())).areAll;
        const isSome = yield* take(deliveries.add(clock.now()));
        return isSome ? yield* take(deliveries.take(taker, clock.now(), held())) : O.none;
      }),
    putBackAllBut: ({ deliveries }, ids) => deliveries.putBackAllBut(taker, ids),
    storeDown: (why) => {
      reporter.report('webhooks-wait', { why });
      workers.wakeSoon();
    },
  });

  const next = async (): Promise<TakenDelivery | undefined> => {
    const one = await own.next();
    if (one === undefined && isMoreToPlace) {
      isMoreToPlace = false;
      return next();
    }
    if (one !== undefined) counted(one.receiver.webhookId, 1);
    return one;
  };

  const letterOf = ({ receiver: { url, seed, oldSeed }, event }: TakenDelivery): WebhookLetter => {
    const now = clock.now();
    const written = post.write(event);
    const content = signedContent(written.id, now, written.body);
    const seeds = signingNow(seed, oldSeed && { secret: oldSeed.seed, until: oldSeed.until }, now);
    return {
      url,
      ...written,
      timestamp: webhookTimestamp(now),
      signatures: seeds.map((one) => post.sign(one, content)),
    };
  };

  const writingOf = (one: TakenDelivery, outcome: DeliveryOutcome, now: Instant): Writing => {
    const { id } = one;
    switch (outcome._tag) {
      case 'Accepted':
        return ({ deliveries }) => deliveries.accepted(id, taker, now);
      case 'ReceiverGone':
        return ({ deliveries }) => deliveries.switchOff(id, taker, 'gone');
      case 'ReceiverAway':
        return ({ deliveries }) => deliveries.switchOff(id, taker, 'unreachable');
      case 'GivenUp':
        return ({ deliveries }) => deliveries.giveUp(id, taker);
      case 'TryAgain':
        workers.later(between(now, outcome.due), workers.wake);
        return ({ deliveries }) => deliveries.tryAgain(id, taker, now, outcome.due);
    }
  };

  /** Said once it is written. */
  const report = ({ receiver: { webhookId: webhook } }: TakenDelivery, outcome: DeliveryOutcome): void => {
    if (outcome._tag === 'ReceiverGone') reporter.report('webhook-off', { webhook, state: 'gone' });
    if (outcome._tag === 'ReceiverAway') reporter.report('webhook-off', { webhook, state: 'unreachable' });
    if (outcome._tag === 'GivenUp') reporter.report('delivery-given-up', { webhook });
  };

  const send = async (one: TakenDelivery): Promise<void> => {
    const { webhookId, lastSuccessAt } = one.receiver;
    const { gate } = wayTo(webhookId);
    try {
      const answer = await post.send(letterOf(one))();
      const now = clock.now();
      const outcome = afterDelivery(answer, { ...one, lastSuccessAt }, now, chance());
      await own.writeLast(one.id, writingOf(one, outcome, now), () => report(one, outcome));
      if (outcome._tag === 'Accepted' || isAboutOneEvent(answer)) gate.open();
      else gate.suspect(answer._tag === 'Answered' ? String(answer.status) : answer.why);
    } finally {
      // Also after a defect: or this receiver would have one worker less for ever.
      counted(webhookId, -1);
    }
  };

  const workers = workersOf<TakenDelivery>({ timer, most: mostWorkers, lets: () => true, next, send });

  return {
    wake: workers.wake,
    sendAll: () => {
      workers.wake();
      return workers.drained();
    },
    start: workers.start,
    close: async () => {
      await workers.close();
      const left = await unitOfWork.run(({ deliveries }) => deliveries.putBackAllBut(taker, []))();
      if (E.isLeft(left)) reporter.report('webhooks-wait', { why: left.left._tag });
      return undefined;
    },
  };
};
