import * as O from 'fp-ts/Option';
import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import { openWebhookOffice } from '../../../adapters/in-process/webhooks/webhook-office';
import { deliveryQueue } from '../../../application/webhooks/delivery-queue.service';
import type { WebhookLetter, WebhookPost } from '../../../application/webhooks/webhook-post.port';
import type { Store } from '../../../application/ports/unit-of-work';
import type { FromStore } from '../../../application/ports/unit-of-work/store';
import type { EventType } from '../../../domain/applications/application-event';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import type { ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { anApplication } from '../builders/applications';
import { anEvent } from '../builders/events';
import { aCandidate, email } from '../builders/identity';
import { aPosition } from '../builders/positions';
import { at } from '../builders/time';
import { aWebhook } from '../builders/webhooks';
import { answerOf } from './answers';
import { standingClock } from './clock';
import { keepingReporter } from './reporter';
import { standingTimer } from './timer';

/* The queue of a portal that tells webhooks. Time passes only when a test lets it. */

type Receive = (letter: WebhookLetter) => ReceiverAnswer | Promise<ReceiverAnswer>;

export const answered = (status: number): ReceiverAnswer => ({ _tag: 'Answered', status });
export const accept: Receive = () => answered(204);
const { positionId } = aPosition();

/** One turn of the event loop. */
export const aMoment = (): Promise<void> => new Promise((done) => setImmediate(done));

export const office = (unitOfWork = inMemoryUnitOfWork(), taker = 'one portal') => {
  const clock = standingClock(at('2026-12-04T15:00:00Z'));
  const timer = standingTimer();
  const reporter = keepingReporter();
  const sent: WebhookLetter[] = [];
  const receivers = new Map<string, Receive>();
  const post: WebhookPost = {
    ...openWebhookOffice,
    send: (letter) => () => {
      sent.push(letter);
      return Promise.resolve((receivers.get(letter.url) ?? accept)(letter));
    },
    write: ({ candidateId, id, type }) => ({
      id: `evt_${id}`,
      body: `${candidateId} ${type.replace('application.', '')}`,
    }),
    sign: (seed, content) => `v1,${seed.slice(-1)}(${content})`,
  };
  const queue = deliveryQueue({ unitOfWork, clock, timer, post, reporter, chance: () => 0.5, taker });
  const act = <A>(work: (store: Store) => FromStore<A>): Promise<A> => answerOf(unitOfWork.run(work));
  return {
    ...{ queue, clock, timer, reporter, sent, receivers, act, unitOfWork },
    bodies: (url?: string) => sent.filter((one) => url === undefined || one.url === url).map(({ body }) => body),
    /** Lets that much time pass for the clock and the timer, and sends what is due. */
    pass: async (length: number) => {
      clock.moveBy(length);
      timer.pass(length);
      await queue.sendAll();
    },
    add: async (url: string): Promise<number> =>
      O.toUndefined(await act(({ webhooks }) => webhooks.add(aWebhook({ url }), 9))) ?? 0,
    seen: () => act(({ webhooks }) => webhooks.all()),
    applicants: async (count: number): Promise<readonly CandidateId[]> => {
      await act(({ provisioning }) => provisioning.putPosition(aPosition()));
      const ids: CandidateId[] = [];
      for (let n = 0; n < count; n += 1) {
        const id = await act(({ provisioning }) =>
          provisioning.putCandidate(aCandidate({ email: email(`candidate-${n}@example.org`) })),
        );
        await act(({ provisioning }) => provisioning.addApplication(id, anApplication(), undefined));
        ids.push(id);
      }
      return ids;
    },
    happened: async (id: CandidateId, ...types: readonly EventType[]) => {
      for (const type of types) await act(({ events }) => events.add(id, positionId, anEvent({ type })));
    },
  };
};

export const [one, other] = ['https://one.example.org/', 'https://other.example.org/'];
