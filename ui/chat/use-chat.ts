import * as O from 'fp-ts/Option';
import { areaTokens } from '../../adapters/composition/portal-tokens';
import { chatMachine } from '../../application/chat/chat.live';
import type { ChatEvent, Chatting } from '../../application/chat/chat-state.live';
import { lazyLine } from '../../application/chat/lazy-line.live';
import type { Machine } from '../../application/live/machine';
import type { Scope } from '../../application/live/scope';
import type { AskForCode } from '../../application/identity/prove-address.journey';
import type { ConversationKey } from '../../domain/chat/conversation';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Ports } from '../hooks/ports';
import { chatTexts as t } from './chat.texts';

type OpenConversation = (key: ConversationKey) => void;

export interface SessionChat {
  readonly machine: Machine<Chatting, ChatEvent>;
  /** The open page asks for the code of R41, until it unregisters. */
  readonly askWith: (ask: AskForCode | undefined) => void;
  /** The open page opens a conversation whose notification was pressed. */
  readonly openWith: (open: OpenConversation) => void;
}

const chats = new WeakMap<Scope, SessionChat>();

/** The single chat of the current session, shared by its own pages and by the notices on other pages. It ends with the session. */
export const chatOfSession = (ports: Ports, owner: CandidateId): SessionChat => {
  const session = ports.sessionScope();
  const there = chats.get(session);
  if (there !== undefined) return there;
  let askForCode: AskForCode | undefined;
  let openConversation: OpenConversation | undefined;
  const { api, find, bring, presence, connectivity, clock, reporter } = ports;
  const machine = chatMachine({
    owner,
    api,
    live: lazyLine(() => bring('live-line', areaTokens.liveLine)),
    token: () => O.toUndefined(ports.session.token.read()),
    files: find(areaTokens.attachmentFiles),
    kept: find(areaTokens.keptChats),
    attention: find(areaTokens.attention),
    desktop: find(areaTokens.desktopNotices),
    device: find(areaTokens.deviceType),
    presence,
    connectivity,
    clock,
    reporter,
    // Without a page of the chat the message stays 'not sent', and sending it again asks.
    askForCode: (email, goOn) => askForCode?.(email, goOn),
    notice: ({ from, text }) => ({ title: from === '' ? t.heading : from, text: text === '' ? t.sentFile : text }),
    openConversation: (key) => openConversation?.(key),
  });
  const chat: SessionChat = {
    machine,
    askWith: (ask) => {
      askForCode = ask;
    },
    openWith: (open) => {
      openConversation = open;
    },
  };
  chats.set(session, chat);
  machine.runIn(session);
  return chat;
};
