import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportRequest, Loaded } from '../import/import.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { actOnApplication, seeApplication } from './act-on-application.service';
import { attachChat, sendChat } from './write-chat.service';
import { chatReports, listChats, readChat, signChatFile, unseenChat } from './read-chat.service';
import { takeAnswerPiece } from '../import/import-answers.service';
import { takeResume } from '../import/import-resumes.service';
import { importState } from '../import/load-records.service';
import { seeAttendance, tellEta } from './live-interviews.service';
import { closeSlots, openSlots, publish } from './keep-position.service';
import { makeInterviewLink } from '../live-interview/interviewers.service';
import { chooseForMail, seeMails } from './mails.service';
import { addToken, revokeToken, seeTokens } from './operator-tokens.service';
import { addWebhook, removeWebhook, replayWebhook, rotateWebhook, seeWebhooks } from './operator-webhooks.service';
import type { OperatorCaller } from '../ports/operator-caller';
import { seeEvents } from './see-events.service';
import { seeFunnel } from './see-funnel.service';
import { openResume, seeApplications, seeWholeApplication } from './read-applications.service';
import { seeAnswers, signAnswer } from './see-answers.service';

/** Reads import files and loads their records. Injected, because only the adapter knows the file format. */
export type ImportFiles = (request: ImportRequest) => TE.TaskEither<FilesRefused | StoreUnavailable, Loaded>;

const ofAnyone = (deps: ServiceDependencies, importFiles: ImportFiles) => ({
  seeApplication: seeApplication(deps),
  seeAnswers: seeAnswers(deps),
  seeAttendance: seeAttendance(deps),
  tellEta: tellEta(deps),
  makeInterviewLink: makeInterviewLink(deps),
  publish: publish(deps),
  openSlots: openSlots(deps),
  closeSlots: closeSlots(deps),
  seeMails: seeMails(deps),
  copyStore: () => deps.copyStore,
  chooseForMail: chooseForMail(deps),
  listChats: listChats(deps),
  readChat: readChat(deps),
  sendChat: sendChat(deps),
  attachChat: attachChat(deps),
  unseenChat: unseenChat(deps),
  signChatFile: signChatFile(deps),
  chatReports: chatReports(deps),
  importFiles,
  importResume: takeResume(deps),
  importAnswer: takeAnswerPiece(deps),
  importState: importState(deps),
  seeEvents: seeEvents(deps),
  seeFunnel: seeFunnel(deps),
  seeApplications: seeApplications(deps),
  seeWholeApplication: seeWholeApplication(deps),
  addToken: addToken(deps),
  seeTokens: seeTokens(deps),
  revokeToken: revokeToken(deps),
  addWebhook: addWebhook(deps),
  seeWebhooks: seeWebhooks(deps),
  removeWebhook: removeWebhook(deps),
  rotateWebhook: rotateWebhook(deps),
  replayWebhook: replayWebhook(deps),
});

/** The employer's acts with their dependencies filled in, for the terminal and for the operator's calls. */
export interface OperatorService extends ReturnType<typeof ofAnyone> {
  readonly act: ReturnType<ReturnType<typeof actOnApplication>>;
  readonly signAnswer: ReturnType<ReturnType<typeof signAnswer>>;
  readonly openResume: ReturnType<ReturnType<typeof openResume>>;
}

/** What this caller can do. */
export type OperatorServiceOf = (by: OperatorCaller) => OperatorService;

/**
 * What an employer can do from a terminal or by call (R27), with OPERATOR_TOKEN, a named token or direct access to the store. Operations that write down
 * whose act they were are made for each caller.
 */
export const operatorService = (deps: ServiceDependencies, importFiles: ImportFiles): OperatorServiceOf => {
  const shared = ofAnyone(deps, importFiles);
  const [act, sign, open] = [actOnApplication(deps), signAnswer(deps), openResume(deps)];
  return (by) => ({ ...shared, act: act(by), signAnswer: sign(by), openResume: open(by) });
};
