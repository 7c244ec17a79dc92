import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import { getChatHistory } from '../../../adapters/contract/chat/chat.calls';
import { sendChat } from '../../../adapters/contract/operator/operator-chat.calls';
import { historyPage } from '../../../adapters/contract/chat/chat.wire';
import { chatCheckEvery } from '../../../application/chat/chat.live';
import type { StoredMessage } from '../../../domain/chat/delivery';
import { keptHere } from '../world/chat';
import { conversationsOf, openChatTab, type ChatTab, type DeviceTime } from './chat-tab';
import { aFair, nth } from './fair';
import type { Inbox } from './inbox';
import { ask, signIn, type Reply, type SignedIn } from './visits';

/* Twenty candidates, each with two tabs, and five managers, who write to each other. */

export const people = 20;
export const fair = aFair({ people, jobs: 1, slots: 1 });
const job = nth(fair.jobs, 0);
export const operatorToken = 'the-operator-of-a-chat-1234';

const managerOf = (n: number): number => 900 + (n % 5);

/** The fair, and a conversation of each candidate with one of five managers. */
export const conversationsFile = (folder: string): string => {
  const file = join(folder, 'conversations.json');
  const content = fair.people.map((candidate, n) => ({
    candidate,
    position_id: job.position_id,
    hm_id: managerOf(n),
    hm_name: `Manager ${managerOf(n)}`,
    messages: [],
  }));
  writeFileSync(file, JSON.stringify({ conversations: content }));
  return file;
};

/** A candidate with two tabs, and the manager. */
export interface Talk {
  readonly who: SignedIn;
  readonly hm: number;
  /** When each message left, by its text. */
  readonly left: Map<string, number>;
  readonly first: ChatTab;
  readonly second: ChatTab;
}

/** Sends until there is an answer, as a device does: a broken connection says nothing. */
const insist = async (send: () => Promise<Reply>): Promise<void> => {
  for (let tries = 0; tries < 2_000; tries += 1) {
    const reply = await send().catch(() => undefined);
    if (reply?.statusCode === 200) return;
    if (reply !== undefined && reply.http === 200) throw new Error(JSON.stringify(reply.body));
    await new Promise((soon) => setTimeout(soon, 20));
  }
  throw new Error('Nobody answers.');
};

export const managerSays = async (url: string, { who, hm, left }: Talk, message: string): Promise<void> => {
  left.set(message, performance.now());
  const payload = {
    email: who.email,
    position_id: job.position_id,
    hm_id: hm,
    message,
    client_id: message.replace(' ', '-message-number-'),
  };
  await insist(() => ask(url, sendChat, payload, { email: 'operator', token: operatorToken }));
};

export const historyOf = async (url: string, { who, hm }: Talk): Promise<readonly StoredMessage[]> => {
  const found: StoredMessage[] = [];
  for (;;) {
    const { body } = await ask(
      url,
      getChatHistory,
      { to: hm, location_id: job.community_id, position_id: job.position_id, limit: 200, before_id: found[0]?.id },
      who,
    );
    const page = historyPage.type.decode(body);
    if (E.isLeft(page)) throw new Error(`No history: ${JSON.stringify(body)}`);
    found.unshift(...page.right.messages);
    if (!page.right.hasOlder) return found;
  }
};

export const until = async (what: string, holds: () => boolean | Promise<boolean>, within = 60_000): Promise<void> => {
  const deadline = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${within} ms: ${what}`);
    await pause(5);
  }
};

/** Everybody, or the first so many, sign in and open the conversation in two tabs. */
export const openTalks = async (
  url: string,
  inbox: Inbox,
  time: DeviceTime,
  howMany = people,
): Promise<readonly Talk[]> => {
  const talks: Talk[] = [];
  for (const [n, email] of fair.people.slice(0, howMany).entries()) {
    const who = await signIn(url, inbox, email);
    const conversation = nth(await conversationsOf(url, who.token), 0);
    const tab = { url, token: who.token, owner: conversation.candidateId, conversation, time, kept: keptHere() };
    talks.push({ who, hm: managerOf(n), left: new Map(), first: openChatTab(tab), second: openChatTab(tab) });
  }
  const tabs = talks.flatMap(({ first, second }) => [first, second]);
  await until('every tab is live', () => tabs.every((tab) => tab.isLive())).catch((late: unknown) => {
    throw new Error(`${String(late)}: ${tabs.map((tab) => tab.state()).join(', ')}`);
  });
  return talks;
};

/** Waits until both tabs of everybody show these messages; whether they came by themselves. Otherwise, after a minute on the devices' clocks, they must. */
export const untilShown = async (
  talks: readonly Talk[],
  texts: readonly string[],
  time: DeviceTime,
): Promise<boolean> => {
  const isShown = (): boolean =>
    talks.every(({ first, second }) => texts.every((text) => first.shown.has(text) && second.shown.has(text)));
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    if (isShown()) return true;
    await pause(5);
  }
  time.pass(chatCheckEvery);
  await until('every message is shown after a minute', isShown, 180_000);
  return false;
};

export const texts = (who: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from }, (_, n) => `${who} ${n + from}`);
