import type * as TE from 'fp-ts/TaskEither';
import type { FilesRefused, ImportRequest, Loaded } from '../import/import.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { actOnApplication, seeApplication } from './act-on-application.service';
import { attachChat, sendChat } from './write-chat.service';
import { chatReports, listChats, readChat, signChatFile, unseenChat } from './read-chat.service';
import { importState } from '../import/load-records.service';
import { seeAttendance, tellEta } from './live-interviews.service';
import { closeSlots, openSlots, publish } from './keep-position.service';
import { makeInterviewLink } from '../live-interview/interviewers.service';
import { chooseForMail, seeMails } from './mails.service';
import { seeAnswers, signAnswer } from './see-answers.service';

/** Reads import files and loads their records. Injected, because only the adapter knows the file format. */
export type ImportFiles = (request: ImportRequest) => TE.TaskEither<FilesRefused | StoreUnavailable, Loaded>;

/** What an employer can do from a terminal or by call (R27). It takes OPERATOR_TOKEN or direct access to the store. */
export const operatorService = (deps: ServiceDependencies, importFiles: ImportFiles) => ({
  act: actOnApplication(deps),
  seeApplication: seeApplication(deps),
  seeAnswers: seeAnswers(deps),
  signAnswer: signAnswer(deps),
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
  importState: importState(deps),
});

/** The employer's acts with their dependencies filled in, for the terminal and for the operator's calls. */
export type OperatorService = ReturnType<typeof operatorService>;
