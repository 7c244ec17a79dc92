import { chatCalls } from '../../contract/chat/chat.calls';
import { callsModule } from '../area-bindings';

export const chatCallsModule = callsModule('chat', chatCalls);
