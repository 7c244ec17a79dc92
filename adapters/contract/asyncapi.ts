import type { JsonSchema } from './codec';
import { apiVersion } from './call';
import { sendChatMessage } from './chat/chat.calls';
import { addUser, inboundMessages, lineEnding, linePath, sendMsg, sessionEnded } from './messages';
import {
  entered,
  fromRoom,
  notOn,
  opensLater,
  roomNamespace,
  roomOut,
  toRoom,
  type RoomDescribed,
} from './live-interview/room-line';

interface DescribedMessage {
  /** Names the message in its channel, and its operation. */
  readonly id: string;
  readonly event: string;
  readonly summary: string;
  readonly source: string;
  readonly schema: JsonSchema;
}

const toCandidate: readonly DescribedMessage[] = [
  ...Object.values(inboundMessages).map(({ event, summary, source, codec }) => ({
    id: event,
    event,
    summary,
    source,
    schema: codec.schema,
  })),
  {
    id: sessionEnded,
    event: sessionEnded,
    summary: 'The session has ended; the server closes the line. The data of a connect_error has the same shape.',
    source: 'ours: R3, spec 2 §4.11',
    schema: lineEnding.schema,
  },
];

const fromCandidate: readonly DescribedMessage[] = [addUser, sendMsg].map(({ event, summary, source, codec }) => ({
  id: event,
  event,
  summary,
  source,
  schema: codec.schema,
}));

/** `room-signal` goes both ways, so the room's messages are named by their table. */
const ofTable = (prefix: string, table: Readonly<Record<string, RoomDescribed>>): readonly DescribedMessage[] =>
  Object.entries(table).map(([name, { event, summary, source, codec }]) => ({
    id: `${prefix}.${name}`,
    event,
    summary,
    source,
    schema: codec.schema,
  }));

interface Line {
  readonly name: string;
  /** The namespace. */
  readonly address: string;
  readonly description: string;
  readonly fromServer: readonly DescribedMessage[];
  readonly toServer: readonly DescribedMessage[];
}

const lines: readonly Line[] = [
  {
    name: 'line',
    address: '/',
    description:
      'The default namespace. Each message is an event of its name; send-msg and addUser take an acknowledgment.',
    fromServer: toCandidate,
    toServer: fromCandidate,
  },
  {
    name: 'room',
    address: roomNamespace,
    description:
      'The room of a live interview between two browsers. A candidate presents auth: {token, ticket}, an interviewer auth: {interviewer}, the session from their link; a refusal ends in a connect_error with the data of room-out. Every message is acknowledged with {statusCode, error?}; room-enter with RoomEntered, RoomOpensLater, RoomNotOn or RoomOut. Pictures and sound never come here.',
    fromServer: ofTable('from-room', fromRoom),
    toServer: ofTable('to-room', toRoom),
  },
];

const messageOf = ({ event, summary, source, schema }: DescribedMessage): object => ({
  name: event,
  title: event,
  summary,
  contentType: 'application/json',
  payload: schema,
  'x-source': source,
});

const channelOf = ({ address, description, fromServer, toServer }: Line): object => ({
  address,
  description,
  messages: Object.fromEntries([...fromServer, ...toServer].map((one) => [one.id, messageOf(one)])),
});

const operationsOf = ({ name, fromServer, toServer }: Line) => {
  const channel = `#/channels/${name}`;
  const all = (action: 'send' | 'receive', messages: readonly DescribedMessage[]) =>
    messages.map(({ id }) => [
      id,
      { action, channel: { $ref: channel }, messages: [{ $ref: `${channel}/messages/${id}` }] },
    ]);
  return [...all('send', fromServer), ...all('receive', toServer)];
};

/**
 * The AsyncAPI 3.0 document of the live line and of the room's, derived from the same descriptions as the server and the browser. Operations are the
 * server's, as AsyncAPI prescribes: it sends to the browser, and receives from it.
 */
export const asyncApi = (serverUrl: string): JsonSchema => {
  const { host, protocol } = new URL(serverUrl);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Candidate portal: the live line',
      version: apiVersion,
      description:
        'socket.io 4 on the portal’s own address and default path. The handshake carries the session’s token, as auth: {token} or as an Authorization header; without a living session it ends in a connect_error. Chat works without the line, by its calls.',
    },
    servers: { portal: { host, protocol: protocol === 'https:' ? 'wss' : 'ws', pathname: `${linePath}/` } },
    channels: Object.fromEntries(lines.map((line) => [line.name, channelOf(line)])),
    operations: Object.fromEntries(lines.flatMap(operationsOf)),
    components: {
      schemas: {
        Acknowledgment: { description: `The answer of ${sendChatMessage.path}.`, ...sendChatMessage.response.schema },
        RoomEntered: { description: 'In the room: the TURN credentials end after three hours.', ...entered.schema },
        RoomOpensLater: { description: 'An interviewer is too early.', ...opensLater.schema },
        RoomNotOn: { description: 'The interview was moved, canceled or withdrawn.', ...notOn.schema },
        RoomOut: { description: 'Not, or no longer, in the room.', ...roomOut.schema },
      },
    },
  };
};
