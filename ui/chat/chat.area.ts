/* Conversations with hiring managers; loaded when the chat is opened. */
import '../app/ground/chat';
import { chatModule } from '../../adapters/composition/areas/chat';
import { ConversationScreen, ConversationsScreen } from './chat-screen';
import type { ScreensOf } from '../hooks/areas';

const screens: ScreensOf<'chat'> = { Conversation: ConversationScreen, Conversations: ConversationsScreen };

export const area = { module: chatModule, screens };
