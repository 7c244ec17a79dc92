/* Conversations with hiring managers; loaded when the chat is opened. */
import '../ground/chat';
import { chatModule } from '../../../adapters/composition/areas/chat';
import { ConversationScreen, ConversationsScreen } from '../../screens/chat/chat-screen';
import type { ScreensOf } from '../areas';

const screens: ScreensOf<'chat'> = { Conversation: ConversationScreen, Conversations: ConversationsScreen };

export const area = { module: chatModule, screens };
