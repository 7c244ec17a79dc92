import type { ChatAnnouncement } from '../../application/chat/chat-state.live';
import { chatTexts as t } from './chat.texts';

/** Up to this many are read out one by one; more are summarized (ours). */
const mostReadOut = 3;

/** New messages for screen readers: each with its sender, a burst as a count. */
export const announcementLines = ({ from, messages }: ChatAnnouncement): readonly string[] =>
  messages.length > mostReadOut
    ? [t.announced(messages.length, from)]
    : messages.map(({ text, attachments }) =>
        t.toast(from, [text, ...attachments.map(({ name }) => t.file(name))].filter((part) => part !== '').join('. ')),
      );
