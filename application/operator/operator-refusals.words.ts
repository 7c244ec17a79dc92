import type { OperatorNeed, OperatorRefusal } from '../../domain/applications/operator-acts';
import { codeOf, meaningOf, named, type StatusName } from '../../domain/applications/status-catalogue';
import { printDay } from '../../domain/time/display';
import { printTwelveHour } from '../../domain/time/wall-time';
import type { StoreElsewhere } from './store-copy.port';
import type { NoSuchVideo } from '../recording/recording.api';
import { sayStoreAnswerRefusal } from '../recording/recording-refusals.words';
import type { NoSuchResume } from '../resumes/resumes.api';
import type { AttachmentRefusal } from '../../domain/chat/attachment';
import type { NoSuchAttachment } from '../chat/chat.api';
import type { DiskFull } from '../files/file-store.port';
import type { ChatNotFound, ManagersSendRefusal } from './operator-chat.port';
import { sayAttachmentRefusal, sayContentRefusal } from '../chat/chat.words';
import type { NoSuchToken, RightMissing, TokenNameTaken } from './operator-tokens.port';
import type { NoSuchWebhook, WebhookRefused } from './operator-webhooks.port';
import type { ActRefused, NoSuchMail, NoSuchPosition, SlotsRefused } from './operator.port';
import type { EtaRefused, InterviewLinkRefused } from '../live-interview/interviewer.api';
import { mostImportFaults, type AnswerNotImported, type FilesRefused, type NoSuchImport } from '../import/import.api';
import type { ApplicationNotFound } from '../applications/application-named.port';
import { sayRoomRefusal } from '../live-interview/meeting-refusals.words';

/* Why an act is refused, for operators. Candidates never see these texts, so they use internal names and codes. */

const status = (code: number, meaning: string): string => `${code} '${meaning}'`;

const statuses = (names: readonly StatusName[]): string =>
  names
    .map(named)
    .map((each) => status(codeOf(each), meaningOf(each)))
    .join(', ');

const missing: Readonly<Record<OperatorNeed, string>> = {
  application: 'the candidate has not submitted the application yet',
  appointment: 'no interview has been arranged yet',
  interview: 'no interview has been arranged or recorded yet',
  outcome: 'there was no interview yet that could have led to it',
};

const sayOutOfTurn = (refusal: OperatorRefusal): string =>
  refusal._tag === 'ActTooEarly'
    ? `'${refusal.act}' is too early: ${missing[refusal.needs]}.`
    : `'${refusal.act}' is out of turn: the application is in ${status(refusal.code, refusal.meaning)}, and it needs ${statuses(refusal.from)}.`;

/** Why the store isn't copied by the portal, and what does it instead. */
export const sayStoreElsewhere = (_refusal: StoreElsewhere): string =>
  'The store of this portal is a PostgreSQL server, which pg_dump copies.';

/** Which part of the name is unknown: the candidate's address or the position. */
export const sayApplicationNotFound = (refusal: ApplicationNotFound): string =>
  refusal._tag === 'NoSuchCandidate'
    ? `No candidate has the address ${refusal.email}.`
    : `This candidate has no application to position ${refusal.positionId}.`;

/** Why an operator gets no recorded answer to play. */
export const sayAnswerRefused = (refusal: ApplicationNotFound | NoSuchVideo): string =>
  refusal._tag === 'NoSuchVideo' ? 'There is no recording of this question.' : sayApplicationNotFound(refusal);

/** Why the file of a recorded answer isn't taken, in the words of its candidate's upload where there are any. */
export const sayAnswerNotImported = (refusal: AnswerNotImported): string =>
  refusal._tag === 'OtherContent'
    ? 'What arrived has another SHA-256 than was announced, so it was not kept. Send the file again.'
    : sayStoreAnswerRefusal(refusal);

/** Why an operator gets no resume to read. */
export const sayResumeNotOpened = (refusal: ApplicationNotFound | NoSuchResume): string =>
  refusal._tag === 'NoSuchResume' ? 'This application has no resume.' : sayApplicationNotFound(refusal);

/** Why an interviewer's ETA can't be sent. */
export const sayEtaRefused = (refusal: EtaRefused): string =>
  refusal._tag === 'NoLiveInterview' ? 'No live interview is booked.' : sayApplicationNotFound(refusal);

/** Why an interviewer gets no link. */
export const sayInterviewLinkRefused = (refusal: InterviewLinkRefused): string =>
  refusal._tag === 'RoomNotReady' ? sayRoomRefusal(refusal) : sayEtaRefused(refusal);

/** Why an employer's act is refused, with the statuses it needs (R27). */
export const sayActRefused = (refusal: ActRefused): string => {
  switch (refusal._tag) {
    case 'NoSuchCandidate':
    case 'NoSuchApplication':
      return sayApplicationNotFound(refusal);
    case 'ActOutOfTurn':
    case 'ActTooEarly':
      return sayOutOfTurn(refusal);
  }
};

/** No position with that id was imported. */
export const sayNoSuchPosition = ({ positionId }: NoSuchPosition): string => `There is no position ${positionId}.`;

/** Why a failed email can't be retried or dropped: someone else may have dealt with it already. */
export const sayNoSuchMail = ({ id }: NoSuchMail): string => `No mail ${id} was given up.`;

/** Why no token is added: whoever lost one revokes it and adds another, under another name. */
export const sayTokenNameTaken = ({ name }: TokenNameTaken): string =>
  `There is or was a token '${name}'. A name is given once, so that what was done under it stays clear: choose another.`;

/** Why a named token isn't enough for a call. */
export const sayRightMissing = ({ name, rights, needed }: RightMissing): string =>
  `This call needs a token with the right '${needed}'. The token '${name}' has: ${rights.join(', ')}.`;

/** Why no token is revoked. */
export const sayNoSuchToken = ({ name }: NoSuchToken): string => `No token '${name}' is in use.`;

/** Why no webhook is added. */
export const sayWebhookRefused = (refusal: WebhookRefused): string => {
  switch (refusal._tag) {
    case 'NoAddress':
      return 'No server has this name at the moment, or its name could not be looked up.';
    case 'AddressUnusable':
      return 'No receiver can have this address: it is link-local, multicast or reserved.';
    case 'NetworkPrivate':
      return 'This address leads into a private network. WEBHOOK_PRIVATE_NETWORKS=1 allows that.';
    case 'NotEncrypted':
      return 'What happened to applications is sent over the public Internet by https only.';
    case 'TooManyWebhooks':
      return `There are ${refusal.most} webhooks already, as many as there may be. Remove one that is no longer needed.`;
  }
};

/** Why nothing is done with a webhook. */
export const sayNoSuchWebhook = ({ webhookId }: NoSuchWebhook): string => `There is no webhook ${webhookId}.`;

/** Why times can't be opened; none of the list is, even if only one is wrong. */
export const saySlotsRefused = (refusal: SlotsRefused): string =>
  refusal._tag === 'NoSuchPosition'
    ? sayNoSuchPosition(refusal)
    : `${printTwelveHour(refusal.slot.from)} on ${printDay(refusal.slot.date)} ends before it begins, at ${printTwelveHour(refusal.slot.to)}. No time was opened.`;

/** The answer when an import outlasts its connection. */
export const sayImportGoesOn = 'The files are being loaded. Ask how the import stands.';

/** An import that the server doesn't know has loaded nothing and can be sent again. */
export const sayNoSuchImport = ({ importId }: NoSuchImport): string =>
  `No import is known as ${importId}: nothing of it was loaded.`;

/** `Nothing was loaded: 2 faults.` The faults follow, one per line; of many, the first. */
export const sayFilesRefused = ({ faults: { length } }: Pick<FilesRefused, 'faults'>): string =>
  length > mostImportFaults
    ? `Nothing was loaded: more than ${mostImportFaults} faults.`
    : `Nothing was loaded: ${length} ${length === 1 ? 'fault' : 'faults'}.`;

/** Which part of a conversation's name is unknown, and how to name its hiring manager. */
export const sayChatNotFound = (refusal: ChatNotFound): string =>
  refusal._tag === 'NoSuchConversation'
    ? 'There is no such conversation. Name the hiring manager with --hm, or in the position.'
    : sayApplicationNotFound(refusal);

/** Why a hiring manager's message or file isn't sent, or a file of the chat not found. */
export const sayManagersSendRefusal = (
  refusal: ManagersSendRefusal | AttachmentRefusal | DiskFull | NoSuchAttachment,
): string => {
  switch (refusal._tag) {
    case 'NoSuchCandidate':
    case 'NoSuchApplication':
    case 'NoSuchConversation':
      return sayChatNotFound(refusal);
    case 'ConversationBlocked':
      return 'The candidate has blocked this conversation. Nothing was sent.';
    case 'ClientIdUsedBefore':
      return 'Another message was sent under this id. Nothing was sent.';
    case 'MessageEmpty':
    case 'MessageTooLong':
    case 'TooManyAttachments':
      return sayContentRefusal(refusal);
    case 'FileEmpty':
    case 'FileTooLarge':
    case 'AttachmentNotAllowed':
    case 'AttachmentMismatch':
    case 'AttachmentHasMacros':
    case 'AttachmentNeedsPassword':
    case 'PhotoNotCleaned':
    case 'FileInfected':
      return sayAttachmentRefusal(refusal);
    case 'DiskFull':
      return 'The disk is full. Nothing was sent.';
    case 'NoSuchAttachment':
      return 'There is no such file in this conversation.';
  }
};
