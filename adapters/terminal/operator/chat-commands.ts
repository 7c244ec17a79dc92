import * as E from 'fp-ts/Either';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HistoryPage } from '../../../application/chat/chat.api';
import { longestPage } from '../../../application/operator/pages.port';
import type {
  ManagersConversation,
  UnseenMessage,
  UnseenPage,
  UnseenWanted,
} from '../../../application/operator/operator-chat.port';
import type { ReportOnFile } from '../../../application/chat/chat.store';
import type { StoredMessage } from '../../../domain/chat/delivery';
import { printIsoInstant } from '../../../domain/time/instant';
import {
  attachChat,
  chatReports,
  listChats,
  readChat,
  sendChat,
  signChatFile,
  unseenChat,
} from '../../contract/operator/operator-chat.calls';
import { askAll, asNumber, command, nextPage, type Given, type OperatorCommand, type Pages } from './command';

/* `operator chat …`: the hiring manager's side of chat, in a terminal. */

const files = ({ attachments }: StoredMessage): readonly string[] =>
  attachments.map(({ name, kind, path }) => `    [${kind}] ${name}  (operator chat file --path ${path})`);

const sayMessage = (message: StoredMessage, them: string): string =>
  [
    `${printIsoInstant(message.sentAt)}  ${message.mine ? 'you' : them}: ${message.text}${message.mine && message.seen ? '  (seen)' : ''}`,
    ...files(message),
  ].join('\n');

const sayPage = ({ messages, hasOlder }: HistoryPage): string => {
  if (messages.length === 0) return 'No message yet.';
  const first = messages[0];
  return [
    ...(hasOlder && first !== undefined ? [`… older ones: --before ${first.id}`] : []),
    ...messages.map((message) => sayMessage(message, 'candidate')),
  ].join('\n');
};

const sayConversation = (one: ManagersConversation): string =>
  [
    `${one.email}  position ${one.positionId} (${one.positionName})  ${one.candidateName}`,
    ...(one.unread > 0 ? [`${one.unread} unread`] : []),
    ...(one.blocked ? ['blocked by the candidate'] : []),
    one.updatedAt === undefined ? 'no message' : `${printIsoInstant(one.updatedAt)}  ${one.lastMessage}`,
  ].join('  ');

const sayUnseen = ({ email, positionId, candidateName, message }: UnseenMessage): string =>
  sayMessage(message, `${candidateName} <${email}> (position ${positionId})`);

const sayReport = (one: ReportOnFile): string =>
  [
    `${printIsoInstant(one.at)}  ${one.candidateEmail}  position ${one.positionId}  manager ${one.hiringManagerId} ${one.hiringManagerName}`.trim(),
    one.message === undefined ? 'blocked the conversation' : `reported: ${one.message}`,
    ...(one.reason === '' ? [] : [`because: ${one.reason}`]),
  ].join('  ');

const lines = (all: readonly string[], none: string): string => (all.length === 0 ? none : all.join('\n'));

const namedUsage = '--email ADDRESS --position ID [--hm ID]';
const namedOptions = { email: 'email', position: 'position_id', hm: 'hm_id' } as const;
const namedWire = ({ email, position, hm }: Readonly<Record<string, string | undefined>>) => ({
  email,
  position_id: asNumber(position),
  hm_id: asNumber(hm),
});

/** The file in base64. If it can't be read: undefined, which the call's codec refuses. */
const contentOf = (path: string | undefined): string | undefined => {
  if (path === undefined) return undefined;
  const read = E.tryCatch(
    () => readFileSync(path).toString('base64'),
    () => undefined,
  );
  return E.isRight(read) ? read.right : undefined;
};

const unseenWire = ({ hm }: Given) => ({ hm_id: asNumber(hm), limit: longestPage });
const unseenPages: Pages<UnseenWanted, UnseenPage> = {
  following: nextPage,
  joined: (first, second) => ({ ...second, messages: [...first.messages, ...second.messages] }),
};

const unseen = command({
  name: 'chat unseen',
  usage: '--hm ID',
  options: { hm: 'hm_id' },
  call: unseenChat,
  wire: unseenWire,
  ask: (side) => side.unseenChat,
  say: ({ messages }) => lines(messages.map(sayUnseen), 'Nothing new.'),
  pages: unseenPages,
});

/** The time between two checks, in milliseconds. */
const lookEvery = 2_000;

/**
 * `operator chat watch`: prints what candidates write as it arrives, until interrupted or until `--for` seconds have passed. Meanwhile the hiring
 * manager counts as online (spec 2 §4.12).
 */
export const watchChat = (print: (text: string) => void): OperatorCommand => ({
  name: 'chat watch',
  usage: '--hm ID [--for SECONDS]',
  options: ['hm', 'for'],
  run: async (given, json, reach) => {
    const input = unseenChat.request.type.decode(unseenWire(given));
    const lasts = asNumber(given['for'] ?? '0');
    if (E.isLeft(input) || typeof lasts !== 'number')
      return { exit: 2, stdout: '', stderr: 'operator chat watch --hm ID [--for SECONDS]\n' };
    const reached = await reach();
    if (E.isLeft(reached))
      return {
        exit: reached.left.because === 'settings' ? 2 : 1,
        stdout: '',
        stderr: [...reached.left.lines, ...reached.left.advice].map((line) => `${line}\n`).join(''),
      };
    const { side, close } = reached.right;
    const printed = new Set<number>();
    const end = lasts === 0 ? Infinity : performance.now() + lasts * 1_000;
    let trouble: string | undefined;
    do {
      const answer = await askAll(side.unseenChat, input.right, unseenPages)();
      if (E.isLeft(answer)) {
        if (trouble !== answer.left.why) print(`${answer.left.why}\n`);
        trouble = answer.left.why;
      } else {
        trouble = undefined;
        for (const one of answer.right.messages) {
          if (printed.has(one.message.id)) continue;
          printed.add(one.message.id);
          const written = unseenChat.response.type.encode({ messages: [one], next: undefined });
          print(`${json ? JSON.stringify(written) : sayUnseen(one)}\n`);
        }
      }
      if (performance.now() + lookEvery < end) await pause(lookEvery);
      else break;
    } while (performance.now() < end);
    await close();
    return { exit: 0, stdout: '', stderr: '' };
  },
});

export const chatCommands: readonly OperatorCommand[] = [
  command({
    name: 'chat list',
    usage: '--hm ID',
    options: { hm: 'hm_id' },
    call: listChats,
    wire: ({ hm }) => ({ hm_id: asNumber(hm) }),
    ask: (side) => side.listChats,
    say: (all) => lines(all.map(sayConversation), 'No conversation yet.'),
  }),
  command({
    name: 'chat read',
    usage: `${namedUsage} [--before ID] [--limit N]`,
    options: { ...namedOptions, before: 'before_id', limit: 'limit' },
    call: readChat,
    wire: (given) => ({
      ...namedWire(given),
      before_id: asNumber(given['before']),
      limit: asNumber(given['limit']),
    }),
    ask: (side) => side.readChat,
    say: sayPage,
  }),
  command({
    name: 'chat send',
    usage: `${namedUsage} --text TEXT [--name MANAGER] [--id CLIENT_ID]`,
    options: { ...namedOptions, text: 'message', name: 'hm_name', id: 'client_id' },
    call: sendChat,
    wire: (given) => ({
      ...namedWire(given),
      message: given['text'],
      hm_name: given['name'],
      client_id: given['id'],
    }),
    ask: (side) => side.sendChat,
    say: (message) => sayMessage(message, 'candidate'),
  }),
  command({
    name: 'chat attach',
    usage: `${namedUsage} --file PATH [--text TEXT] [--name MANAGER] [--id CLIENT_ID]`,
    options: { ...namedOptions, file: 'content', text: 'message', name: 'hm_name', id: 'client_id' },
    call: attachChat,
    wire: (given) => ({
      ...namedWire(given),
      message: given['text'],
      hm_name: given['name'],
      client_id: given['id'],
      file_name: basename(given['file'] ?? ''),
      content: contentOf(given['file']),
    }),
    ask: (side) => side.attachChat,
    say: (message) => sayMessage(message, 'candidate'),
  }),
  command({
    name: 'chat file',
    usage: `${namedUsage} --path REFERENCE`,
    options: { ...namedOptions, path: 'attachment_url' },
    call: signChatFile,
    wire: (given) => ({ ...namedWire(given), attachment_url: given['path'] }),
    ask: (side) => side.signChatFile,
    say: ({ url, until }) => `${url}\nIt works until ${printIsoInstant(until)}.`,
  }),
  unseen,
  watchChat((text) => process.stdout.write(text)),
  command({
    name: 'chat reports',
    usage: '',
    options: {},
    call: chatReports,
    wire: () => ({ limit: longestPage }),
    ask: (side) => side.chatReports,
    say: ({ reports }) => lines(reports.map(sayReport), 'No report and no block.'),
    pages: {
      following: nextPage,
      joined: (first, second) => ({ ...second, reports: [...first.reports, ...second.reports] }),
    },
  }),
];
