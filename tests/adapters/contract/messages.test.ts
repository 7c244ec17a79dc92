import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { asyncApi } from '../../../adapters/contract/asyncapi';
import { sendChatMessage } from '../../../adapters/contract/chat/chat.calls';
import { inboundMessages, readInbound, writeInbound } from '../../../adapters/contract/messages';
import type { InboundMessage } from '../../../application/chat/socket.port';
import { aMessage, clientId, hiringManagerId, messageId, withManager } from '../../support/builders/chat';
import { candidateId } from '../../support/builders/recording';

const of = withManager(900);
const file = { name: 'cv.pdf', kind: 'pdf', path: 'a-file' } as const;

const all: readonly InboundMessage[] = [
  { _tag: 'MessageArrived', candidateId: candidateId(7), of, message: aMessage(1) },
  {
    _tag: 'MessageArrived',
    candidateId: candidateId(7),
    of,
    message: aMessage(2, { mine: true, clientId: clientId(1), seen: true, attachments: [file] }),
  },
  {
    _tag: 'MessageNotified',
    candidateId: candidateId(7),
    of,
    id: messageId(1),
    text: 'Hi',
    attachmentNames: ['a.png'],
  },
  { _tag: 'MessageNotified', candidateId: candidateId(7), of, id: messageId(1), text: '', attachmentNames: [] },
  { _tag: 'SeenByPeer', of, upTo: messageId(3) },
  { _tag: 'SeenByMe', of, upTo: messageId(4) },
  { _tag: 'ApplicationChanged', candidateId: candidateId(7), positionId: of.positionId, byCandidate: true },
  { _tag: 'ApplicationChanged', candidateId: candidateId(7), positionId: of.positionId, byCandidate: false },
  { _tag: 'OnlineManagers', managers: [hiringManagerId(900), hiringManagerId(901)] },
  { _tag: 'OnlineManagers', managers: [] },
];

describe('The messages of the live connection', () => {
  it.each(all.map((one) => [one._tag, one] as const))('are read as they were written: %s [spec 2 §7]', (_, message) => {
    const { event, payload } = writeInbound(message);
    expect(readInbound(event, JSON.parse(JSON.stringify(payload)))).toEqual(E.right(message));
  });

  it('have the events of the specification, and three of ours [spec 2 §7]', () => {
    expect(Object.values(inboundMessages).map(({ event }) => event)).toEqual([
      'msg-receive',
      'getNotification',
      'seen-by-peer',
      'seen-by-me',
      'application-changed',
      'onlineusers',
    ]);
  });

  it('are refused, without an exception, if they are anything else [spec 2 §7]', () => {
    expect(readInbound('unheard-of', {})).toEqual(E.left('UnknownEvent'));
    fc.assert(
      fc.property(fc.constantFrom('msg-receive', 'getNotification', 'seen-by-me'), fc.anything(), (event, payload) => {
        expect(readInbound(event, payload)).toEqual(E.left('Unreadable'));
      }),
    );
  });

  it("carry the notification in the document's shape [spec 2 §3]", () => {
    const { payload } = writeInbound({
      _tag: 'MessageNotified',
      candidateId: candidateId(7),
      of,
      id: messageId(1),
      text: 'Hi',
      attachmentNames: ['a.png'],
    });
    expect(payload).toMatchObject({
      senderId: 900,
      position_id: 4711,
      messageDetails: {
        message: 'Hi',
        community_id: 42,
        position_id: 4711,
        cand_id: 7,
        hm_id: 900,
        attachmentName: 'a.png',
        attachmentType: '',
        attachmentLink: '',
        message_seen: false,
      },
    });
  });
});

describe('The chat send payload', () => {
  const decode = (payload: unknown) => sendChatMessage.request.type.decode(payload);
  const payload = {
    from: 7,
    to: 900,
    community_id: 42,
    position_id: 4711,
    cand_id: 7,
    hm_id: 900,
    first_name: 'Maria',
    last_name: 'Silva',
    name: 'Maria Silva',
    isUserInOnline: 1,
    message_seen: 0,
    messageDetails: {
      myself: true,
      message: 'My CV',
      attachmentName: 'cv.pdf',
      attachmentType: 'pdf',
      attachmentLink: 'a-file',
    },
  };

  it('is read as the document defines it; names are ignored, a link names a file [spec 2 §3, R39, R54]', () => {
    expect(decode(payload)).toEqual(
      E.right({
        ...of,
        as: 7,
        clientId: undefined,
        text: 'My CV',
        attachments: [{ name: 'cv.pdf', kind: 'generic', path: 'a-file' }],
      }),
    );
  });

  it('is read as it was written, with one attachment or several [spec 2 §3]', () => {
    for (const attachments of [[], [file], [file, file]]) {
      const message = { ...of, as: candidateId(7), clientId: clientId(1), text: 'Hi', attachments };
      expect(decode(JSON.parse(JSON.stringify(sendChatMessage.request.type.encode(message))))).toEqual(
        E.right(message),
      );
    }
  });

  it.each([
    [{ to: 901 }, { alsoTo: 901 }],
    [{ from: 8 }, { as: 'several' }],
  ])('is read along with its contradiction, which the service refuses: %j [R39]', (contradiction, told) => {
    expect(decode({ ...payload, ...contradiction })).toMatchObject(E.right(told));
  });

  it.each([
    [{ ...payload, messageDetails: { ...payload.messageDetails, myself: false } }],
    [{ ...payload, to: undefined, hm_id: undefined }],
    [{ ...payload, client_id: 'short' }],
  ])('is refused if it is from someone else or addressed to nobody: case %# [R39]', (wrong) => {
    expect(E.isLeft(decode(wrong))).toBe(true);
  });
});

describe('The AsyncAPI document', () => {
  it('has every message with its payload, in its direction [spec 2 §7]', () => {
    const document = asyncApi('https://portal.example.org');
    expect(document['asyncapi']).toBe('3.0.0');
    expect(document['servers']).toEqual({
      portal: { host: 'portal.example.org', protocol: 'wss', pathname: '/socket.io/' },
    });
    expect(JSON.stringify(document['operations'])).toMatch(/"msg-receive":\{"action":"send"/);
    for (const event of ['send-msg', 'addUser'])
      expect(JSON.stringify(document['operations'])).toContain(`"${event}":{"action":"receive"`);
    for (const event of ['msg-receive', 'getNotification', 'onlineusers', 'session-ended'])
      expect(JSON.stringify(document['channels'])).toContain(`"name":"${event}"`);
  });
});
