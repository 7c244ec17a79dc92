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
      asked:
        'the longest message in the chat, message length, empty message, how long may a message be, maximum letters of a message, long text in the chat, blank message',
      cites: ['R40', 'spec 2 §5'],
      code: 'domain/chat/message.ts',
    },
    {
      id: 'attachment',
      says: `A message has at most ${counted(mostAttachments, 'attachment')}, each of at most ${saySize(largestAttachment)} and not empty.`,
      asked:
        'largest file in the chat, attach a picture, photo, attachment size, how many attachments, how many files, pictures or documents fit in one message, attach several files, size limit of a file in the chat, megabytes of a picture',
      cites: ['R40'],
      code: 'domain/chat/attachment.ts',
    },
    {
      id: 'share',
      says: `All files that a candidate sends in chats have ${saySize(mostSentBytes)} at most together; a message without a new file may always be sent.`,
      asked:
        'how many files in the chat altogether, storage share, quota of chat files, no room for files, total of all files in the chat',
      cites: [],
      code: 'domain/chat/sent-files.ts',
    },
    {
      id: 'content',
      says: 'An attachment is a picture, a PDF, a document of Office or OpenDocument without macros, text, sound or video; its content must be what its name says, whatever nobody sees behind the name.',
      asked:
        'which files may be attached, virus, program as attachment, renamed file, macros, HEIC, which kinds of files in the chat, send a video or word file in the chat',
      cites: ['R20a', 'spec 2 §3'],
      code: 'domain/chat/attachment-content.ts',
    },
    {
      id: 'photo',
      says: 'A photo is stored without the place, the time and the camera that it was taken with.',
      asked: 'location in a photo, GPS of a picture, metadata, exif, does a photo tell where it was taken',
      cites: [],
      code: 'domain/chat/photo-metadata.ts',
    },
    {
      id: 'report',
      says: `The report of a message says what is wrong with it, in at most ${longestReason.toLocaleString('en-US')} characters; spaces around it are left out.`,
      asked: 'report a message, longest report, rude message, empty report, report an insult or harassment',
      cites: [],
      code: 'domain/applications/reason.ts',
    },
    {
      id: 'pace',
      says: `A candidate may send ${counted(messagesPerMinute, 'message')} within ${sayLength(messagesCountFor)}, in all conversations together; the next one waits.`,
      asked:
        'how many messages a minute, too many messages, chat flood, spam in the chat, how quickly, how fast or how many messages in a row, sending many messages, message is held back',
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
        'may I write after a rejection, chat after the application ended, chat after being hired, closed conversation, can a rejected candidate still write or message, send a message after declining or withdrawing, is the chat open or closed after a rejection, a declined offer or a withdrawal, candidate was hired and still has the chat, blocked candidate writes',
      cites: ['R39'],
      code: 'domain/chat/writing.ts',
    },
    {
      id: 'conversation',
      says: "A conversation belongs to one application and one hiring manager; it begins with the import, the operator's first message, or the candidate's where the position names a hiring manager.",
      asked:
        'who starts a chat, can the candidate write first, with whom can I chat, chat with another manager or between candidates',
      cites: ['R39'],
      code: 'domain/chat/conversation.ts',
    },
    {
      id: 'block',
      says: 'A conversation that the candidate has blocked takes messages of neither side, until it is unblocked.',
      asked:
        'block a hiring manager, unblock a conversation, candidate blocks me, stop messages from a manager, mute a conversation, does not want to hear from the manager any more',
      cites: [],
      code: 'domain/chat/writing.ts',
    },
    {
      id: 'once',
      says: 'A message is kept on the device until the service has stored it, sent again after a lost connection, and stored once by its key; nobody but its candidate sends it.',
      asked:
        'is a chat message lost offline, message sent twice, write without internet, chat after signing in again, message written without a connection, phone is off, does a message arrive, sent two times',
      cites: ['R39', 'R53'],
      code: 'domain/chat/delivery.ts',
    },
    {
      id: 'order',
      says: 'Messages stand in the order in which the service stored them; no clock of a device has a say, and what is not sent yet stands last.',
      asked: 'order of messages, wrong time in the chat, messages in the wrong order',
      cites: ['R39'],
      code: 'domain/chat/delivery.ts',
    },
    {
      id: 'seen',
      says: 'A message counts as seen once its conversation is open on a visible page.',
      asked:
        'when is a message read, unread count, seen mark, has my message been read, does the candidate see it, when does it count as read, number of unread messages',
      cites: ['spec 2 §4.12'],
      code: 'domain/chat/seen.ts',
    },
    {
      id: 'list',
      says: 'The conversation with the newest message stands first; one without a message stands last. Each shows the hiring manager, the position, the location, the last message, the last update and how many are unread.',
      asked: 'order of conversations, which conversation is on top',
      cites: ['spec 2 §2.17'],
      ours: ['The conversation with the newest message stands first; one without a message stands last.'],
      code: 'domain/chat/conversation.ts',
    },
    {
      id: 'mail',
      says: `A hiring manager's message that stays unseen for ${sayLength(mailUnseenAfter)} is mailed once; such mails can be stopped.`,
      asked:
        "mail about an unread message, stop chat mails, unseen message, does the candidate get a mail if they don't read or answer in the chat, mail about a message, message not read or not opened",
      cites: ['R39'],
      code: 'domain/chat/unseen-mail.ts',
    },
    {
      id: 'notice',
      says: `A message that comes elsewhere in the portal is shown for ${sayLength(notificationCloses)}; by the system, too, if allowed and not on a phone.`,
      asked:
        'notification of a message, toast, desktop notification, pop-up for a new message, is the candidate notified of a chat message at once',
      cites: ['spec 2 §1', 'spec 2 §9'],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'online',
      says: `A hiring manager counts as online for ${sayLength(managerOnlineFor)} after each act.`,
      asked: 'who is online, online dot, is the manager there, green dot',
      cites: [],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'line',
      says: `A live line that is lost is opened again after ${sayLength(chatReconnectDelay(0, 0))} to ${sayLength(chatReconnectDelay(0, 1))}, then ever later, at most every ${sayLength(chatReconnectDelay(9, 1))}, without end.`,
      asked: 'chat reconnects, socket lost, chat is disconnected',
      cites: ['spec 2 §9'],
      code: 'domain/chat/connection.ts',
    },
    {
      id: 'idle',
      says: `After ${sayLength(chatIdleAfter)} without a click the chat page refreshes itself in place; a draft stays.`,
      asked: 'chat page refresh, idle chat, is the draft lost, chat page reloads, half-typed message or draft is lost',
      cites: ['R25', 'spec 2 §4.11'],
      code: 'domain/chat/idle.ts',
    },
    {
      id: 'keys',
      says: 'In the message field Enter sends, and Shift+Enter starts a new line.',
      asked: 'new line in a message, enter sends, shift enter, line break in the chat, paragraph in a message',
      cites: ['spec 2 §2.17'],
      code: 'domain/chat/message.ts',
    },
    {
      id: 'contact-us',
      says: 'Contact Us in the menu writes an e-mail to the provider of the portal.',
      asked: 'contact us, help, support, write to the provider, care coach, somebody of the portal',
      cites: ['spec 1 §2'],
      code: 'ui/kit/menu.tsx',
    },
  ],
};
