import {
  chatConversationsList,
  getChatHistory,
  getUnreadMessages,
  markAllMessagesAsSeen,
  sendChatMessage,
} from '../../adapters/contract/chat/chat.calls';
import { longestPage } from '../../application/operator/pages.port';
import { clientId } from '../support/builders/chat';
import { postgresMissing, startPostgres } from '../support/postgres';
import { grownCounts } from '../support/store/grown';
import { answerOf } from '../support/world/answers';
import { callsAt } from './calling';
import { openGrownPortal, type GrownPortal, type GrownScene } from './grown-portal';
import { median, timed } from './measured';
import { figure, keptRatio, table, times, type Findings, type Part } from './report';
import { cases, type Case } from './statements';

/*
 * Every call of a candidate and every job of the portal, in a small store and in one that has grown: ten times, or with SCALE=full a hundred times, which
 * takes some 10 GB on disk.
 */

/** How many candidates two stores have. */
export interface Sizes {
  readonly small: number;
  readonly large: number;
}

/** Whether large stores are as large as an employer's after years. */
export const isFull = process.env['SCALE'] === 'full';
const sizes: Sizes = { small: 2_000, large: isFull ? 200_000 : 20_000 };
const warmUps = 2;
const rounds = 20;

const whole = { after: undefined, limit: longestPage } as const;
const asked = { as: undefined } as const;

const chatCases: Readonly<Record<string, (scene: GrownScene) => Promise<unknown>>> = {
  chat_conversations_list: ({ url, maria }) =>
    answerOf(callsAt(url)(chatConversationsList, { ...asked, search: '' }, maria)),
  get_unread_messages: ({ url, maria }) => answerOf(callsAt(url)(getUnreadMessages, asked, maria)),
  get_chat_history: ({ url, maria, conversation }) =>
    answerOf(callsAt(url)(getChatHistory, { ...asked, ...conversation, before: undefined, limit: undefined }, maria)),
  msg: ({ url, maria, conversation }) =>
    answerOf(
      callsAt(url)(
        sendChatMessage,
        { ...asked, ...conversation, clientId: clientId(1), text: 'Hello', attachments: [] },
        maria,
      ),
    ),
  mark_all_messages_asseen: ({ url, maria, conversation }) =>
    answerOf(callsAt(url)(markAllMessagesAsSeen, { ...asked, ...conversation, upTo: undefined }, maria)),
};

const operatorCases: Readonly<Record<string, (portal: GrownPortal, scene: GrownScene) => Promise<unknown>>> = {
  'operator chats': ({ operator }, { conversation }) => answerOf(operator.listChats(conversation.hiringManagerId)),
  'operator chat_unseen': ({ operator }, { conversation }) =>
    answerOf(operator.unseenChat({ manager: conversation.hiringManagerId, ...whole })),
  'operator chat_reports': ({ operator }) => answerOf(operator.chatReports(whole)),
  'operator mails': ({ operator }) => answerOf(operator.seeMails(whole)),
};

/** The milliseconds of each run, by what was done. */
type Runs = Map<string, number[]>;

/** What is measured in a portal, in one round. */
export type Round = (portal: GrownPortal, round: number, runs: Runs | undefined) => Promise<void>;

/** Does it once, and notes how long that took. */
export const note = async (runs: Runs | undefined, name: string, work: () => Promise<unknown>): Promise<void> => {
  const milliseconds = await timed(work);
  runs?.set(name, [...(runs.get(name) ?? []), milliseconds]);
};

const named = (call: string, { of }: Case): string => (of === '' ? call : `${call}: ${of}`);

const aRound: Round = async (portal, round, runs) => {
  const scene = await portal.scene(round);
  for (const [name, make] of Object.entries(chatCases)) await note(runs, name, () => make(scene));
  for (const [call, ways] of Object.entries(cases))
    for (const way of ways) await note(runs, named(call, way), () => way.make(scene));
  for (const [name, make] of Object.entries(operatorCases)) await note(runs, name, () => make(portal, scene));
  for (const { name, work } of portal.jobs) await note(runs, `job ${name}`, work);
};

/** The same in both stores, in turn. */
export const compareGrown = async ({ small, large }: Sizes, oneRound: Round): Promise<Findings> => {
  const server = await startPostgres();
  const began = performance.now();
  const portals = [
    { portal: await openGrownPortal(server, small, warmUps + rounds), runs: new Map<string, number[]>() },
    { portal: await openGrownPortal(server, large, warmUps + rounds), runs: new Map<string, number[]>() },
  ] as const;
  const filledIn = performance.now() - began;
  // The first sweep deletes what expired: a quarter of all sessions and keys.
  const swept: number[] = [];
  for (const { portal } of portals)
    swept.push(
      await timed(async () => {
        for (const { name, work } of portal.jobs) if (name === 'delete-expired') await work();
      }),
    );
  for (let round = 0; round < warmUps + rounds; round += 1)
    for (const { portal, runs } of portals) await oneRound(portal, round, round < warmUps ? undefined : runs);
  for (const { portal } of portals) await portal.close();
  await server.stop();

  const [before, after] = portals;
  const compared = [...before.runs].map(([name, runs]) => {
    const [first, second] = [median(runs), median(after.runs.get(name) ?? [])];
    return { name, first, second, ratio: second / first };
  });
  return {
    lines: [
      `PostgreSQL, ${small.toLocaleString('en-US')} and ${large.toLocaleString('en-US')} candidates with ${Object.entries(
        grownCounts(large),
      )
        .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
        .join(', ')}.`,
      `Medians of ${rounds} runs in milliseconds, one after another. Filled in ${figure(filledIn / 1_000)} s; the first sweep of what`,
      `expired took ${swept.map((one) => `${figure(one / 1_000)} s`).join(' and ')}.`,
      '',
      ...table(
        ['call or job', `at ${small.toLocaleString('en-US')}`, `at ${large.toLocaleString('en-US')}`, 'ratio'],
        compared.map(({ name, first, second, ratio }) => [name, figure(first), figure(second), times(ratio)]),
      ),
    ],
    figures: {
      small,
      large,
      swept,
      compared: compared.map(({ name, first, second, ratio }) => ({
        name,
        first: keptRatio(first),
        second: keptRatio(second),
        ratio: keptRatio(ratio),
      })),
    },
  };
};

export const growthOfStore: Part = {
  name: 'growth',
  title: 'Calls and jobs in a store that has grown',
  leftOut: postgresMissing,
  run: () => compareGrown(sizes, aRound),
};
