import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { flow } from 'fp-ts/function';
import type { Reach } from '../../../adapters/terminal/operator/reach';
import type { NotCarriedOut, OperatorSide } from '../../../application/operator/operator.port';
import type { World } from '../../support/world/world';

const isKnown = <R extends { readonly _tag: string }>(
  reason: R,
): reason is Exclude<R, { readonly _tag: 'StoreUnavailable' }> => reason._tag !== 'StoreUnavailable';

/** That world's service as the operator's commands reach it, and how often it was closed. */
export const reachOf = (world: World, note?: string) => {
  const { operator } = world;
  let closed = 0;
  const gone = (): NotCarriedOut => ({ _tag: 'NotCarriedOut', why: 'Nobody is there.' });
  const known = <R extends { readonly _tag: string }, A>(answer: TE.TaskEither<R, A>) =>
    TE.mapLeft((reason: R): Exclude<R, { readonly _tag: 'StoreUnavailable' }> | NotCarriedOut =>
      isKnown(reason) ? reason : gone(),
    )(answer);
  const side: OperatorSide = {
    act: flow(operator.act, known),
    seeApplication: flow(operator.seeApplication, known),
    seeAnswers: flow(operator.seeAnswers, known),
    signAnswer: flow(operator.signAnswer, known),
    seeAttendance: flow(operator.seeAttendance, known),
    tellEta: flow(operator.tellEta, known),
    makeInterviewLink: flow(operator.makeInterviewLink, known),
    publish: () => TE.left(gone()),
    openSlots: flow(operator.openSlots, known),
    closeSlots: flow(operator.closeSlots, known),
    seeMails: (page) => known(operator.seeMails(page)),
    copyStore: () => known(operator.copyStore()),
    chooseForMail: flow(operator.chooseForMail, known),
    listChats: (manager) => known(operator.listChats(manager)),
    readChat: flow(operator.readChat, known),
    sendChat: flow(operator.sendChat, known),
    attachChat: flow(operator.attachChat, known),
    unseenChat: (wanted) => known(operator.unseenChat(wanted)),
    signChatFile: flow(operator.signChatFile, known),
    chatReports: (page) => known(operator.chatReports(page)),
    importFiles: (request) => known(operator.importFiles(request)),
    importResume: flow(operator.importResume, known),
    importAnswer: flow(operator.importAnswer, known),
    importState: flow(operator.importState, known),
    seeEvents: (asked) => known(operator.seeEvents(asked)),
    seeFunnel: (asked) => known(operator.seeFunnel(asked)),
    seeApplications: (asked) => known(operator.seeApplications(asked)),
    seeWholeApplication: flow(operator.seeWholeApplication, known),
    openResume: flow(operator.openResume, known),
    addToken: flow(operator.addToken, known),
    seeTokens: (page) => known(operator.seeTokens(page)),
    revokeToken: flow(operator.revokeToken, known),
    addWebhook: flow(operator.addWebhook, known),
    seeWebhooks: () => known(operator.seeWebhooks()),
    removeWebhook: flow(operator.removeWebhook, known),
    rotateWebhook: flow(operator.rotateWebhook, known),
    replayWebhook: flow(operator.replayWebhook, known),
  };
  const reach: Reach = () =>
    Promise.resolve(
      E.right({
        side,
        note,
        close: async () => {
          closed += 1;
        },
      }),
    );
  return { reach, closed: () => closed };
};
