import { largestAttachment, mostAttachments } from '../../../domain/files/file-limits';
import { chatReconnectDelay, managerOnlineFor, notificationCloses } from '../../../domain/chat/connection';
import { chatIdleAfter } from '../../../domain/chat/idle';
import { longestMessage } from '../../../domain/chat/message';
import { longestReason } from '../../../domain/applications/reason';
import { messagesCountFor, messagesPerMinute } from '../../../domain/chat/pace';
import { mostSentBytes } from '../../../domain/chat/sent-files';
import { mailUnseenAfter } from '../../../domain/chat/unseen-mail';
import { counted } from '../chapters/words';
import type { PlainChapter } from '../plain-chapter';
import { sayLength, saySize } from './units';

export const chatLimitsRules: PlainChapter = {
  name: 'chat-limits',
  part: 'Chat',
  title: 'How long may a message be, how many may be sent, and what may be attached?',
  rows: [
    {
      id: 'message',
      says: `A message has at most ${longestMessage.toLocaleString('en-US')} characters, and a text or a file; spaces around it and control characters are left out.`,
      asked: 'longest chat message, message length, empty message',
      cites: ['R40', 'spec 2 §5'],
      code: 'domain/chat/message.ts',
    },
    {
      id: 'attachment',
      says: `A message has at most ${counted(mostAttachments, 'attachment')}, each of at most ${saySize(largestAttachment)} and not empty.`,
      asked: 'largest file in the chat, attach a picture, photo, attachment size, how many attachments',
      cites: ['R40'],
      code: 'domain/chat/attachment.ts',
    },
    {
      id: 'share',
      says: `All files that a candidate sends in chats have ${saySize(mostSentBytes)} at most together; a message without a new file may always be sent.`,
      asked: 'how many files in the chat altogether, storage share, quota of chat files, no room for files',
      cites: [],
      code: 'domain/chat/sent-files.ts',
    },
    {
      id: 'content',
      says: 'An attachment is a picture, a PDF, a document of Office or OpenDocument without macros, text, sound or video; its content must be what its name says, whatever nobody sees behind the name.',
      asked: 'which files may be attached, virus, program as attachment, renamed file, macros, HEIC',
      cites: ['R20a', 'spec 2 §3'],
      code: 'domain/chat/attachment-content.ts',
    },
    {
      id: 'photo',
      says: 'A photo is stored without the place, the time and the camera that it was taken with.',
      asked: 'location in a photo, GPS of a picture, metadata, exif',
      cites: [],
      code: 'domain/chat/photo-metadata.ts',
    },
    {
      id: 'report',
      says: `The report of a message says what is wrong with it, in at most ${longestReason.toLocaleString('en-US')} characters; spaces around it are left out.`,
      asked: 'report a message, longest report, rude message, empty report',
      cites: [],
      code: 'domain/applications/reason.ts',
    },
    {
      id: 'pace',
      says: `A candidate may send ${counted(messagesPerMinute, 'message')} within ${sayLength(messagesCountFor)}, in all conversations together; the next one waits.`,
      asked: 'how many messages a minute, too many messages, chat flood, spam in the chat',
      cites: ['R40'],
      code: 'domain/chat/pace.ts',
    },
  ],
};

export const chatRules: PlainChapter = {
  name: 'chat',
  part: 'Chat',
  title: 'Who may write to whom, and what happens to a message?',
  rows: [
    {
      id: 'writing',
      says: 'A candidate may write until the application has ended or the employer has blocked the candidate; who was hired may still ask. What was written stays readable.',
      asked:
        'may I write after a rejection, chat after the application ended, chat after being hired, closed conversation',
      cites: ['R39'],
      code: 'domain/chat/writing.ts',
    },
    {
      id: 'block',
      says: 'A conversation that the candidate has blocked takes messages of neither side, until it is unblocked.',
      asked: 'block a hiring manager, unblock a conversation',
      cites: [],
      code: 'domain/chat/writing.ts',
    },
    {
      id: 'once',
      says: 'A message is kept on the device until the service has stored it, sent again after a lost connection, and stored once by its key; nobody but its candidate sends it.',
      asked: 'is a chat message lost offline, message sent twice, write without internet, chat after signing in again',
      cites: ['R39', 'R53'],
      code: 'domain/chat/delivery.ts',
    },
    {
      id: 'order',
      says: 'Messages stand in the order in which the service stored them; no clock of a device has a say, and what is not sent yet stands last.',
      asked: 'order of messages, wrong time in the chat',
      cites: ['R39'],
      code: 'domain/chat/delivery.ts',
    },
    {
      id: 'seen',
      says: 'A message counts as seen once its conversation is open on a visible page.',
      asked: 'when is a message read, unread count, seen mark',
      cites: ['spec 2 §4.12'],
      code: 'domain/chat/seen.ts',
    },
    {
      id: 'list',
      says: 'The conversation with the newest message stands first; one without a message stands last.',
      asked: 'order of conversations',
      cites: [],
      code: 'domain/chat/conversation.ts',
    },
    {
      id: 'mail',
      says: `A hiring manager's message that stays unseen for ${sayLength(mailUnseenAfter)} is mailed once; such mails can be stopped.`,
      asked: 'mail about an unread message, stop chat mails, unseen message',
      cites: ['R39'],
      code: 'domain/chat/unseen-mail.ts',
    },
    {
      id: 'notice',
      says: `A message that comes elsewhere in the portal is shown for ${sayLength(notificationCloses)}; by the system, too, if allowed and not on a phone.`,
      asked: 'notification of a message, toast, desktop notification',
      cites: ['spec 2 §1', 'spec 2 §9'],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'online',
      says: `A hiring manager counts as online for ${sayLength(managerOnlineFor)} after each act.`,
      asked: 'who is online, online dot',
      cites: [],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'line',
      says: `A live line that is lost is opened again after ${sayLength(chatReconnectDelay(0, 0))} to ${sayLength(chatReconnectDelay(0, 1))}, then ever later, at most every ${sayLength(chatReconnectDelay(9, 1))}, without end.`,
      asked: 'chat reconnects, socket lost',
      cites: ['spec 2 §9'],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'idle',
      says: `After ${sayLength(chatIdleAfter)} without a click the chat page refreshes itself in place; a draft stays.`,
      asked: 'chat page refresh, idle chat, is the draft lost',
      cites: ['R25', 'spec 2 §4.11'],
      code: 'domain/chat/idle.ts',
    },
  ],
};
