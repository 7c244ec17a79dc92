import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { flow } from 'fp-ts/function';
import type { MailsSeen, NotCarriedOut, OperatorSide } from '../../application/operator/operator.port';
import type { ManagersConversation, ReportsPage, UnseenPage } from '../../application/operator/operator-chat.port';
import type { EventsTold } from '../../application/operator/operator-events.port';
import type { FunnelSeen } from '../../application/operator/operator-funnel.port';
import type { ApplicationsFound } from '../../application/operator/operator-reading.port';
import type { TokensPage } from '../../application/operator/operator-tokens.port';
import type { WebhooksSeen } from '../../application/operator/operator-webhooks.port';
import type { StoreCopied, StoreElsewhere } from '../../application/operator/store-copy.port';
import type { StoreUnavailable } from '../../application/ports/unit-of-work/store';
import { deployment } from '../../application/ports/operator-caller';
import type { OperatorService } from '../../application/operator/operator-service.service';
import type { Reached } from '../terminal/operator/reach';
import { serverTokens } from './server-tokens';
import { start, type NotStarted } from './start';

const isUnavailable = (reason: { readonly _tag: string }): reason is StoreUnavailable =>
  reason._tag === 'StoreUnavailable';

/** The service's answer, and a sentence if the store failed. */
const inWords = <R extends { readonly _tag: string }, A>(
  answer: TE.TaskEither<R | StoreUnavailable, A>,
): TE.TaskEither<R | NotCarriedOut, A> =>
  TE.mapLeft((reason: R | StoreUnavailable): R | NotCarriedOut =>
    isUnavailable(reason) ? { _tag: 'NotCarriedOut', why: 'The store does not answer.' } : reason,
  )(answer);

const over = (service: OperatorService): OperatorSide => ({
  act: flow(service.act, inWords),
  seeApplication: flow(service.seeApplication, inWords),
  seeAnswers: flow(service.seeAnswers, inWords),
  signAnswer: flow(service.signAnswer, inWords),
  seeAttendance: flow(service.seeAttendance, inWords),
  tellEta: flow(service.tellEta, inWords),
  makeInterviewLink: flow(service.makeInterviewLink, inWords),
  publish: flow(service.publish, inWords),
  openSlots: flow(service.openSlots, inWords),
  closeSlots: flow(service.closeSlots, inWords),
  seeMails: (page) => inWords<never, MailsSeen>(service.seeMails(page)),
  copyStore: () => inWords<StoreElsewhere, StoreCopied>(service.copyStore()),
  chooseForMail: flow(service.chooseForMail, inWords),
  listChats: (manager) => inWords<never, readonly ManagersConversation[]>(service.listChats(manager)),
  readChat: flow(service.readChat, inWords),
  sendChat: flow(service.sendChat, inWords),
  attachChat: flow(service.attachChat, inWords),
  unseenChat: (wanted) => inWords<never, UnseenPage>(service.unseenChat(wanted)),
  signChatFile: flow(service.signChatFile, inWords),
  chatReports: (page) => inWords<never, ReportsPage>(service.chatReports(page)),
  importFiles: (request) => inWords(service.importFiles(request)),
  importResume: flow(service.importResume, inWords),
  importAnswer: flow(service.importAnswer, inWords),
  importState: flow(service.importState, inWords),
  seeEvents: (asked) => inWords<never, EventsTold>(service.seeEvents(asked)),
  seeFunnel: (asked) => inWords<never, FunnelSeen>(service.seeFunnel(asked)),
  seeApplications: (asked) => inWords<never, ApplicationsFound>(service.seeApplications(asked)),
  seeWholeApplication: flow(service.seeWholeApplication, inWords),
  openResume: flow(service.openResume, inWords),
  addToken: flow(service.addToken, inWords),
  seeTokens: (page) => inWords<never, TokensPage>(service.seeTokens(page)),
  revokeToken: flow(service.revokeToken, inWords),
  addWebhook: flow(service.addWebhook, inWords),
  seeWebhooks: () => inWords<never, WebhooksSeen>(service.seeWebhooks()),
  removeWebhook: flow(service.removeWebhook, inWords),
  rotateWebhook: flow(service.rotateWebhook, inWords),
  replayWebhook: flow(service.replayWebhook, inWords),
});

/** The operator's side over the store itself, opened for this one command. */
export const storeSide = async (
  env: Readonly<Record<string, string | undefined>>,
  storeWorker: URL,
): Promise<E.Either<NotStarted, Omit<Reached, 'note'>>> => {
  const started = await start('command', env, storeWorker);
  if (E.isLeft(started)) return started;
  const { container, store } = started.right;
  // A command ends at once: the portal sends what it queues.
  await container.get(serverTokens.mailQueue).close();
  await container.get(serverTokens.deliveryQueue).close();
  return E.right({ side: over(container.get(serverTokens.operator)(deployment)), close: store.close });
};
