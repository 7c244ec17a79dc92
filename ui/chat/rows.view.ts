import type { ChatRoom, ChatSendFailure } from '../../application/chat/chat-state.live';
import { isCallFailure } from '../../application/failure';
import { sayDelivery, saySendRefusal } from '../../application/chat/chat.words';
import { sayCallFailure } from '../../application/words/failures';
import type { AttachmentKind } from '../../domain/chat/attachment';
import { outboxState, storedState, type OutboxMessage, type StoredMessage } from '../../domain/chat/delivery';
import type { ClientMessageId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageAttachment } from '../../domain/chat/message';
import type { CalendarDate } from '../../domain/time/calendar-date';
import type { TimeZone } from '../../domain/time/time-zone';
import { chatTexts as t } from './chat.texts';
import { nearName, whenOf } from './when.view';

export interface AttachmentView {
  readonly path: string;
  readonly name: string;
  readonly kind: AttachmentKind;
}

export type RowView =
  | { readonly _tag: 'Day'; readonly key: string; readonly text: string }
  | {
      readonly _tag: 'Message';
      readonly key: string;
      readonly mine: boolean;
      /** For screen readers. */
      readonly speaker: string;
      readonly text: string;
      readonly attachments: readonly AttachmentView[];
      /** Undefined: not known from the server yet. */
      readonly time: string | undefined;
      readonly state: { readonly text: string; readonly tone: 'muted' | 'error'; readonly seen: boolean } | undefined;
      readonly reason: string | undefined;
      /** Not sent: it can be sent again or discarded. */
      readonly unsent: ClientMessageId | undefined;
      /** The hiring manager's: it can be reported. */
      readonly reportable: MessageId | undefined;
      /** Follows a message from the same side within the same minute. */
      readonly follows: boolean;
    };

export interface RowsWanted {
  readonly transcript: ChatRoom['transcript'];
  readonly problems: ChatRoom['problems'];
  readonly peer: string;
  /** The connection is down. */
  readonly isWaiting: boolean;
  readonly today: CalendarDate | undefined;
  readonly zone: TimeZone;
}

const attachmentView = ({ path, name, kind }: MessageAttachment): AttachmentView => ({ path, name, kind });

const sayProblem = (failure: ChatSendFailure): string =>
  isCallFailure(failure) ? sayCallFailure(failure).text : saySendRefusal(failure);

const outboxRow = ({ problems, isWaiting }: RowsWanted, message: OutboxMessage): RowView => {
  const state = outboxState(message);
  const failure = problems.get(message.clientId);
  return {
    _tag: 'Message',
    key: `own ${message.clientId}`,
    mine: true,
    speaker: t.you,
    text: message.text,
    attachments: message.attachments.map(attachmentView),
    time: undefined,
    state: {
      text: state === 'sending' && isWaiting ? t.waiting : sayDelivery(state),
      tone: state === 'not-sent' ? 'error' : 'muted',
      seen: false,
    },
    reason: failure && sayProblem(failure),
    unsent: state === 'not-sent' ? message.clientId : undefined,
    reportable: undefined,
    follows: false,
  };
};

const storedRow = ({ peer }: RowsWanted, message: StoredMessage, time: string, follows: boolean): RowView => ({
  _tag: 'Message',
  key: message.mine && message.clientId !== undefined ? `own ${message.clientId}` : String(message.id),
  mine: message.mine,
  speaker: message.mine ? t.you : t.says(peer),
  text: message.text,
  attachments: message.attachments.map(attachmentView),
  time,
  state: message.mine ? { text: sayDelivery(storedState(message)), tone: 'muted', seen: message.seen } : undefined,
  reason: undefined,
  unsent: undefined,
  reportable: message.mine ? undefined : message.id,
  follows,
});

/** One row for each message and each day, oldest first; unsent messages are at the end. */
export const rowsView = (wanted: RowsWanted): readonly RowView[] => {
  const rows: RowView[] = [];
  let lastDay: string | undefined;
  let last: StoredMessage | undefined;
  let lastTime = '';
  for (const message of wanted.transcript.stored) {
    const { day, date, time } = whenOf(message.sentAt, wanted.zone);
    const isNewDay = day !== lastDay;
    if (isNewDay) rows.push({ _tag: 'Day', key: `day ${day}`, text: nearName(date, wanted.today) ?? day });
    const follows = !isNewDay && last?.mine === message.mine && lastTime === time;
    rows.push(storedRow(wanted, message, time, follows));
    lastDay = day;
    last = message;
    lastTime = time;
  }
  for (const message of wanted.transcript.outbox) rows.push(outboxRow(wanted, message));
  return rows;
};
