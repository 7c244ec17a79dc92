/* The chat outside its own pages: the count in the menu, messages that come, and the calls of both. Loaded when a page has been quiet for a moment. */
import '../ground/chat';
import { chatModule } from '../../../adapters/composition/areas/chat';
import { chatCallsModule } from '../../../adapters/composition/areas/chat-calls';
import { ChatNotices } from '../../screens/chat/chat-notices';

export const area = { module: [chatModule, chatCallsModule], parts: { ChatNotices } };
