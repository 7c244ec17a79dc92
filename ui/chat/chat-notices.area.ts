/* The chat outside its own pages: the count in the menu, messages that come, and the calls of both. Loaded when a page has been quiet for a moment. */
import '../app/ground/chat';
import { chatModule } from '../../adapters/composition/areas/chat';
import { chatCallsModule } from '../../adapters/composition/areas/chat-calls';
import { ChatNotices, type ChatNoticesProps } from './chat-notices';

declare module '../hooks/areas' {
  interface PartProps {
    /** What the rest of the portal shows of the chat: messages that come, and how many are unread. */
    readonly ChatNotices: ChatNoticesProps;
  }
}

export const area = { module: [chatModule, chatCallsModule], parts: { ChatNotices } };
