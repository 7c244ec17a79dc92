import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { eventTypes } from '../../domain/applications/application-event';
import type { Decision } from '../../domain/decision';
import { plus } from '../../domain/time/instant';
import { oldSecretSigns } from '../../domain/webhooks/signing';
import type { ReceiverRefused } from '../../domain/webhooks/receiver-address';
import { onceAllArePlaced } from '../applications/place-events.service';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type {
  NoSuchWebhook,
  ReplayWanted,
  SecretShown,
  WebhookAdded,
  WebhookNamed,
  WebhookRefused,
  WebhooksSeen,
  WebhookWanted,
} from './operator-webhooks.port';

/** How many webhooks there may be. Each is sent every event, so they cost with every act. */
export const mostWebhooks = 50;

const noSuchWebhook = (webhookId: number): NoSuchWebhook => ({ _tag: 'NoSuchWebhook', webhookId });

/** Adds a webhook and answers its secret, this once. Whether its address may be called is asked outside the store: the answer of a name may take a while. */
export const addWebhook =
  ({ unitOfWork, secrets, webhookOffice }: ServiceDependencies) =>
  ({ url, types }: WebhookWanted): TE.TaskEither<WebhookRefused | StoreUnavailable, WebhookAdded> =>
    inOrder(function* () {
      yield* granted(yield* take<never, Decision<ReceiverRefused>>(TE.fromTask(webhookOffice.check(url))));
      const seed = secrets.newSecretSeed();
      const wanted = types && eventTypes.filter((type) => types.includes(type));
      const webhookId = yield* take(
        onceAllArePlaced(unitOfWork, ({ webhooks }, after) =>
          inOrder(function* () {
            const added = webhooks.add({ url, types: wanted, seed, after }, mostWebhooks);
            return yield* found(added, { _tag: 'TooManyWebhooks', most: mostWebhooks });
          }),
        ),
      );
      return { webhookId, secret: webhookOffice.secretOf(seed) };
    });

/** Every webhook, without its secret. */
export const seeWebhooks =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  (): TE.TaskEither<StoreUnavailable, WebhooksSeen> =>
    unitOfWork.run(({ webhooks }) =>
      inOrder(function* () {
        const all = yield* take(webhooks.all());
        return { webhooks: all.map(({ id, ...webhook }) => ({ ...webhook, webhookId: id })) };
      }),
    );

/** Removes a webhook with what waits for it. An event that is being sent may still arrive. */
export const removeWebhook =
  ({ unitOfWork }: Pick<ServiceDependencies, 'unitOfWork'>) =>
  ({ webhookId }: WebhookNamed): TE.TaskEither<NoSuchWebhook | StoreUnavailable, WebhookNamed> =>
    unitOfWork.run(({ webhooks }) =>
      inOrder(function* () {
        const isRemoved = yield* take(webhooks.remove(webhookId));
        return isRemoved ? { webhookId } : yield* refuse(noSuchWebhook(webhookId));
      }),
    );

/** Gives a webhook another secret and answers it, this once. */
export const rotateWebhook =
  ({ unitOfWork, clock, secrets, webhookOffice }: ServiceDependencies) =>
  ({ webhookId }: WebhookNamed): TE.TaskEither<NoSuchWebhook | StoreUnavailable, SecretShown> =>
    unitOfWork.run(({ webhooks }) =>
      inOrder(function* () {
        const seed = secrets.newSecretSeed();
        const isRotated = yield* take(webhooks.rotate(webhookId, seed, plus(clock.now(), oldSecretSigns)));
        return isRotated ? { secret: webhookOffice.secretOf(seed) } : yield* refuse(noSuchWebhook(webhookId));
      }),
    );

/** Tells a webhook all events again that are behind a place. */
export const replayWebhook =
  ({ unitOfWork, sendMails }: ServiceDependencies) =>
  ({ webhookId, after }: ReplayWanted): TE.TaskEither<NoSuchWebhook | StoreUnavailable, WebhookNamed> =>
    pipe(
      onceAllArePlaced(unitOfWork, ({ webhooks }, last) =>
        inOrder(function* () {
          // A place that no event has yet would leave out those that get it later.
          const isKnown = yield* take(webhooks.replay(webhookId, Math.min(after, last)));
          return isKnown ? { webhookId } : yield* refuse(noSuchWebhook(webhookId));
        }),
      ),
      TE.tap(() => TE.fromTask(sendMails)),
    );
