import { chatCalls } from '../../contract/calls/chat';
import { callsModule } from '../area-bindings';

export const chatCallsModule = callsModule('chat', chatCalls);
