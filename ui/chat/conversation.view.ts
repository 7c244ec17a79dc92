import {
  chatName,
  conversationOf,
  roomOf,
  type AttachFailure,
  type Chatting,
  type ChatHistoryFailure,
  type ChatRoom,
  type DraftAttachment,
} from '../../application/chat/chat-state.live';
import { isCallFailure, type CallFailure } from '../../application/failure';
import {
  sayConversationRefusal,
  sayMessageRefusal,
  sayReportRefusal,
  sayStoreAttachmentRefusal,
} from '../../application/chat/chat.words';
import { sayCallFailure } from '../../application/words/failures';
import { fileUnreadable } from '../../application/resumes/resume-refusals.words';
import { sayReasonFault } from '../../application/applications/canceling.words';
import type { AttachmentKind } from '../../domain/chat/attachment';
import type { ReasonFault } from '../../domain/applications/reason';
import { sameConversation, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import { longestMessage } from '../../domain/chat/message';
import { characters } from '../../domain/text/typed-text';
import type { FailureView } from '../kit/failure-notice';
import { chatTexts as t } from './chat.texts';
import { sayFileSize } from '../texts/file-size';
import { failureView, refusedView } from '../hooks/failure.view';

export interface DraftAttachmentView {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly size: string | undefined;
  /** Undefined: it is not being sent. */
  readonly percent: number | undefined;
  readonly note: string;
  readonly fault: string | undefined;
  readonly again: string | undefined;
  readonly remove: string;
}

export interface ComposerView {
  readonly label: string;
  readonly text: string;
  readonly fault: string | undefined;
  /** How many characters are left, once that matters. */
  readonly left: string | undefined;
  readonly attachment: DraftAttachmentView | undefined;
}

export interface AskView {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isDanger: boolean;
  readonly busy: string | undefined;
  readonly failure: FailureView | undefined;
}

export type ReportView =
  | {
      readonly _tag: 'Asking';
      readonly reason: string;
      readonly fault: string | undefined;
      readonly busy: string | undefined;
      readonly failure: FailureView | undefined;
    }
  | { readonly _tag: 'Done' };

export type HistoryView =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Failed'; readonly failure: FailureView; readonly leadsBack: boolean }
  | { readonly _tag: 'Empty'; readonly text: string }
  | {
      readonly _tag: 'Messages';
      readonly older: 'none' | 'some' | 'reading' | 'failed';
      /** How many new messages are below the visible part, in words. */
      readonly below: string | undefined;
      readonly atEnd: boolean;
    };

export interface ConversationView {
  readonly key: string;
  readonly of: ConversationKey;
  readonly name: string;
  readonly job: string;
  readonly online: string | undefined;
  readonly history: HistoryView;
  /** Above the field: why messages are waiting, or how they arrive. */
  readonly status: { readonly title: string | undefined; readonly text: string } | undefined;
  /** Instead of the field: nothing can be written. */
  readonly closed: { readonly title: string; readonly text: string; readonly unblock: string | undefined } | undefined;
  readonly composer: ComposerView;
  readonly block: string | undefined;
  readonly asksBlock: AskView | undefined;
  readonly report: ReportView | undefined;
}

const nearlyFull = 200;

const sayAttachFailure = (failure: AttachFailure): string => {
  if (failure._tag === 'FileUnreadable') return fileUnreadable;
  return isCallFailure(failure) ? sayCallFailure(failure).text : sayStoreAttachmentRefusal(failure);
};

/** A file that was refused for good is not sent again. */
const mayTryAgain = (failure: AttachFailure): boolean =>
  isCallFailure(failure) ||
  failure._tag === 'DiskFull' ||
  failure._tag === 'UploadsFull' ||
  failure._tag === 'ProofNeeded';

const attachmentView = (attachment: DraftAttachment): DraftAttachmentView => {
  switch (attachment._tag) {
    case 'Uploading': {
      const { name, kind, bytes } = attachment.file;
      return {
        name,
        kind,
        size: sayFileSize(bytes),
        percent: attachment.percent,
        note: attachment.connectionDropped ? t.uploadPaused : t.uploading(attachment.percent),
        fault: undefined,
        again: undefined,
        remove: t.cancel(name),
      };
    }
    case 'Uploaded':
      return {
        name: attachment.name,
        kind: attachment.kind,
        size: undefined,
        percent: undefined,
        note: t.ready,
        fault: undefined,
        again: undefined,
        remove: t.remove(attachment.name),
      };
    case 'NotUploaded': {
      const { name, kind, bytes } = attachment.file;
      return {
        name,
        kind,
        size: sayFileSize(bytes),
        percent: undefined,
        note: '',
        fault: sayAttachFailure(attachment.failure),
        again: mayTryAgain(attachment.failure) ? t.uploadAgain : undefined,
        remove: t.remove(name),
      };
    }
  }
};

const composerView = ({ draft }: ChatRoom, name: string): ComposerView => {
  const left = longestMessage - characters(draft.text);
  return {
    label: t.write(name),
    text: draft.text,
    fault: draft.fault && sayMessageRefusal(draft.fault),
    left: left <= nearlyFull ? t.charactersLeft(left) : undefined,
    attachment: draft.attachment && attachmentView(draft.attachment),
  };
};

const historyFailed = (failure: ChatHistoryFailure): HistoryView => {
  if (isCallFailure(failure))
    return { _tag: 'Failed', failure: failureView(failure, t.historyNotRead), leadsBack: false };
  const text = sayConversationRefusal(failure);
  return { _tag: 'Failed', failure: refusedView(t.noSuch, text, { action: t.back }), leadsBack: true };
};

const olderOf = (older: Extract<ChatRoom['history'], { readonly _tag: 'Read' }>['older']) => {
  switch (older._tag) {
    case 'None':
      return 'none';
    case 'Some':
      return 'some';
    case 'Reading':
      return 'reading';
    case 'NotRead':
      return 'failed';
  }
};

const historyView = ({ history, transcript, below, atEnd }: ChatRoom, name: string): HistoryView => {
  switch (history._tag) {
    case 'NotAsked':
    case 'Reading':
      return { _tag: 'Loading' };
    case 'NotRead':
      return historyFailed(history.failure);
    case 'Read':
      return transcript.stored.length + transcript.outbox.length === 0
        ? { _tag: 'Empty', text: t.first(name) }
        : {
            _tag: 'Messages',
            older: olderOf(history.older),
            below: below > 0 ? t.newCount(below) : undefined,
            atEnd,
          };
  }
};

const statusView = (state: Chatting, isOffline: boolean): ConversationView['status'] => {
  // The strip above the page says that the device is offline.
  if (isOffline) return { title: undefined, text: t.offline };
  if (state.waiting !== undefined) return { title: t.awayTitle, text: t.away };
  return state.live === 'polling' ? { title: undefined, text: t.polling } : undefined;
};

const closedView = (conversation: Conversation | undefined): ConversationView['closed'] => {
  if (conversation?.blocked === true) return { title: t.blockedTitle, text: t.blockedText, unblock: t.unblock };
  return conversation?.closed === true ? { title: t.closedTitle, text: t.closedText, unblock: undefined } : undefined;
};

const refusal = (title: string, failure: { readonly _tag: string }, text: string): FailureView =>
  isCallFailure(failure) ? { ...failureView(failure, title), action: undefined } : refusedView(title, text);

const asksBlock = ({ blocking }: ChatRoom, name: string): AskView | undefined => {
  if (blocking === undefined) return undefined;
  const { to, state } = blocking;
  const blocks = to === 'blocked';
  return {
    title: blocks ? t.blockTitle(name) : t.unblockTitle(name),
    text: blocks ? t.blockText : t.unblockText,
    action: blocks ? t.block : t.unblock,
    isDanger: blocks,
    busy: state._tag === 'Sending' ? t.blocking : undefined,
    failure: state._tag === 'NotDone' ? refusal(t.notBlocked, state.failure, t.noSuch) : undefined,
  };
};

const sayReportFault = (fault: ReasonFault): string =>
  fault._tag === 'ReasonMissing' ? t.reportFault : sayReasonFault(fault);

const sayReportFailure = (failure: Parameters<typeof sayReportRefusal>[0] | CallFailure): string =>
  isCallFailure(failure) ? '' : sayReportRefusal(failure);

const reportView = ({ reporting }: ChatRoom): ReportView | undefined => {
  if (reporting === undefined) return undefined;
  const { reason, fault, state } = reporting;
  if (state._tag === 'Done') return { _tag: 'Done' };
  return {
    _tag: 'Asking',
    reason,
    fault: fault && sayReportFault(fault),
    busy: state._tag === 'Sending' ? t.reporting : undefined,
    failure:
      state._tag === 'NotDone' ? refusal(t.notReported, state.failure, sayReportFailure(state.failure)) : undefined,
  };
};

/** The open conversation, except for its messages (rows.view.ts). */
export const conversationView = (
  state: Chatting,
  of: ConversationKey,
  isOffline: boolean,
): ConversationView | undefined => {
  const room = roomOf(state, of);
  if (room === undefined || !(state.shown !== undefined && sameConversation(state.shown, of))) return undefined;
  const conversation = conversationOf(state, of);
  const name = conversation?.hiringManagerName ?? '';
  const shownName = name === '' ? t.somebody : name;
  const history = historyView(room, shownName);
  return {
    key: chatName(of),
    of: room.key,
    name: shownName,
    job: conversation === undefined ? '' : t.jobAt(conversation.positionName, conversation.locationName),
    online: state.online.includes(of.hiringManagerId) ? t.online : undefined,
    history,
    status: history._tag === 'Failed' ? undefined : statusView(state, isOffline),
    closed: closedView(conversation),
    composer: composerView(room, shownName),
    block: conversation === undefined || conversation.blocked ? undefined : t.block,
    asksBlock: asksBlock(room, shownName),
    report: reportView(room),
  };
};
