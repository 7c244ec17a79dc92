import { EMPTY, NEVER, VirtualTimeScheduler } from 'rxjs';
import { setTimeout as pause } from 'node:timers/promises';
import { candidateCalls } from '../../../adapters/contract/calls';
import { clientOf } from '../../../adapters/contract/client';
import { browserLiveLine } from '../../../adapters/browser/chat/live-line';
import { sendByFetch } from '../../../adapters/contract/send-by-fetch';
import { chatMachine } from '../../../application/chat/chat.live';
import { roomOf } from '../../../application/chat/chat-state.live';
import { openScope } from '../../../application/live/scope';
import { operationNames } from '../../../application/ports/candidate-api';
import type { KeptChats } from '../../../application/chat/kept-chats.port';
import type { SessionToken } from '../../../application/identity/secrets.port';
import { known } from '../../../domain/brand';
import type { ConversationKey } from '../../../domain/chat/conversation';
import type { CandidateId } from '../../../domain/ids/candidate-id';
import { atMs } from '../builders/time';
import { clientId } from '../builders/chat';
import { answerOf } from '../world/answers';
import { keepingReporter } from '../world/reporter';

/** The devices' clock and timers: they go with the real time, and on request further. */
export const deviceTime = () => {
  const scheduler = new VirtualTimeScheduler();
  let ahead = 0;
  const now = (): number => performance.now() + ahead;
  const tick = (): void => {
    scheduler.maxFrames = now();
    scheduler.flush();
    scheduler.frame = scheduler.maxFrames;
  };
  const ticking = setInterval(tick, 10);
  return {
    scheduler,
    clock: { now: () => atMs(Math.floor(now())) },
    pass: (milliseconds: number): void => {
      ahead += milliseconds;
      tick();
    },
    stop: () => clearInterval(ticking),
  };
};

export type DeviceTime = ReturnType<typeof deviceTime>;

interface TabOf {
  readonly url: string;
  readonly token: string;
  readonly owner: CandidateId;
  readonly conversation: ConversationKey;
  /** What the device keeps; two tabs of one device share it. */
  readonly kept: KeptChats;
  readonly time: DeviceTime;
}

const callsOf = (portal: string, token: SessionToken) =>
  clientOf(
    operationNames,
    candidateCalls,
    sendByFetch({ portal, token: () => token, onSessionEnd: () => undefined, wait: (length) => pause(length) }),
  );

/** The conversations of whoever has this token. */
export const conversationsOf = (url: string, token: string) =>
  answerOf(callsOf(url, known<SessionToken>(token)).listConversations({ search: '', as: undefined }));

/** A tab with a conversation open: the portal's own chat, its line and its calls, without a page around it. */
export const openChatTab = ({ url, token, owner, conversation, kept, time }: TabOf) => {
  const session = known<SessionToken>(token);
  const machine = chatMachine(
    {
      owner,
      api: callsOf(url, session),
      live: browserLiveLine({ location: { origin: url }, crypto: globalThis.crypto }, keepingReporter()),
      token: () => session,
      files: { send: () => EMPTY },
      kept,
      attention: { isVisible: () => true, changes: NEVER },
      presence: { acts: NEVER, stirs: NEVER },
      desktop: { permission: () => 'denied', ask: () => Promise.resolve('denied'), show: () => undefined },
      device: 'desktop',
      connectivity: { back: NEVER },
      clock: time.clock,
      reporter: keepingReporter(),
      askForCode: () => undefined,
      notice: ({ from, text }) => ({ title: from, text }),
      openConversation: () => undefined,
    },
    time.scheduler,
  );
  const scope = openScope();
  const room = () => roomOf(machine.value(), conversation);
  /** When each message was first there as the server has it, by its text. */
  const shown = new Map<string, number>();
  scope.run(machine.changes, () => {
    for (const { text } of room()?.transcript.stored ?? []) if (!shown.has(text)) shown.set(text, performance.now());
  });
  let written = 0;
  machine.runIn(scope);
  machine.send({ _tag: 'PageOpened', shown: conversation });
  return {
    shown,
    isLive: () => machine.value().live === 'live' && room()?.history._tag === 'Read',
    /** For the report of a failure. */
    state: () => `${machine.value().live} ${room()?.history._tag ?? 'no room'}`,
    texts: () => (room()?.transcript.stored ?? []).map(({ text }) => text),
    unsent: () => (room()?.transcript.outbox ?? []).map(({ text }) => text),
    write: (text: string): void => {
      written += 1;
      machine.send({ _tag: 'Typed', of: conversation, text });
      machine.send({ _tag: 'SendPressed', of: conversation, clientId: clientId(written) });
    },
    close: () => scope.end(),
  };
};

export type ChatTab = ReturnType<typeof openChatTab>;
