import {
  emptyRoom,
  type ChatDraft,
  type ChatRoom,
  type Chatting,
  type SignedAttachment,
} from '../../application/chat/chat-state.live';
import { known } from '../../domain/brand';
import { chatKey, type Conversation, type ConversationKey } from '../../domain/chat/conversation';
import { emptyTranscript, type OutboxMessage, type StoredMessage } from '../../domain/chat/delivery';
import type { ClientMessageId, HiringManagerId, MessageId } from '../../domain/ids/chat-ids';
import type { MessageAttachment } from '../../domain/chat/message';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Instant } from '../../domain/time/instant';
import { ConnectivityStripOf } from '../hooks/connectivity-strip';
import { Announcer } from './announcer';
import { ChatToastRegion, UnreadCount } from './chat-notices';
import { ChatPage } from './chat-page';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';
import { conversationView } from './conversation.view';
import { Snackbar } from '../kit/snackbar';
import { frameTexts } from '../texts/frame';
import { liveJobsTexts } from './live-jobs.texts';
import { listView } from './list.view';
import { NoticesPrompt, type NoticesPromptProps } from './notices-prompt';
import { rowsView } from './rows.view';
import * as given from '../gallery/fixtures';
import { Framed } from '../gallery/framed';
import { ready } from '../applications/my-jobs-states';
import { nothing } from '../gallery/noop';

const minutesAgo = (minutes: number): Instant => known<Instant>(given.now - minutes * 60_000);

const dana: ConversationKey = {
  hiringManagerId: known<HiringManagerId>(900),
  communityId: given.position.communityId,
  positionId: given.position.positionId,
};

const withDana: Conversation = {
  candidateId: known<CandidateId>(1),
  ...dana,
  hiringManagerName: 'Dana Reyes',
  positionName: given.position.positionName,
  locationName: given.position.communityName,
  lastMessage: 'See you on Friday! Ask for me at the front desk.',
  lastAttachments: [],
  updatedAt: minutesAgo(12),
  unread: 0,
  closed: false,
  blocked: false,
};

const other = (n: number, changes: Partial<Conversation>): Conversation => ({
  ...withDana,
  hiringManagerId: known<HiringManagerId>(900 + n),
  positionId: known<PositionId>(200 + n),
  ...changes,
});

const conversations: readonly Conversation[] = [
  withDana,
  other(1, {
    hiringManagerName: 'Samuel Okafor',
    positionName: 'Cook',
    locationName: 'Harbor View',
    lastMessage:
      'Could you start two weeks earlier? We would love to have you for the holidays, and we can pay for the bus.',
    updatedAt: minutesAgo(75),
    unread: 3,
  }),
  other(2, {
    hiringManagerName: 'Anh Nguyen',
    positionName: 'Housekeeper',
    lastMessage: '',
    lastAttachments: ['Uniform sizes.pdf'],
    updatedAt: minutesAgo(60 * 26),
    unread: 1,
  }),
  other(3, {
    hiringManagerName: 'Priya Shah',
    positionName: 'Dining room server',
    locationName: 'Harbor View',
    lastMessage: 'Thank you for your interest in us.',
    updatedAt: minutesAgo(60 * 24 * 9),
    closed: true,
  }),
  other(4, {
    hiringManagerName: 'Rob Lee',
    positionName: 'Driver',
    lastMessage: '',
    updatedAt: undefined,
    blocked: true,
  }),
];

const state: Chatting = {
  list: { _tag: 'Read', conversations, failure: undefined },
  search: '',
  online: [dana.hiringManagerId],
  live: 'live',
  rooms: [],
  pageOpen: true,
  shown: undefined,
  visible: true,
  activeAt: given.now,
  waiting: undefined,
  announced: undefined,
  toast: undefined,
  signed: new Map(),
};

const list = (changes: Partial<Chatting>, prompt?: NoticesPromptProps) => {
  const shown = { ...state, ...changes };
  const view = listView(shown, given.now, given.chicago);
  return (
    <Framed>
      <ChatPage
        list={<ConversationList view={view} send={nothing} />}
        prompt={prompt && <NoticesPrompt {...prompt} />}
        conversation={undefined}
        announcer={<Announcer announced={undefined} />}
        mayChoose={view._tag === 'Listed'}
      />
    </Framed>
  );
};

const message = (
  id: number,
  mine: boolean,
  text: string,
  ago: number,
  changes: Partial<StoredMessage> = {},
): StoredMessage => ({
  id: known<MessageId>(id),
  clientId: undefined,
  mine,
  text,
  attachments: [],
  sentAt: minutesAgo(ago),
  seen: true,
  ...changes,
});

const talk: readonly StoredMessage[] = [
  message(1, false, 'Hi Maria! Thank you for applying. Do you have any questions before we meet?', 60 * 25),
  message(2, true, 'Hello Dana, thank you.\nIs there parking at the house, or should I take the bus?', 60 * 25 - 9),
  message(3, false, 'Both work. Line 36 stops in front of our door, and guests park behind the kitchen.', 60 * 25 - 12),
  message(4, true, 'Great. I will take the bus then.', 42),
  message(5, false, 'See you on Friday! Ask for me at the front desk.', 12),
  message(6, true, 'I will. Thank you!', 3, { seen: false }),
];

const unsent = (n: number, text: string, isFailed: boolean): OutboxMessage => ({
  clientId: known<ClientMessageId>(`unsent-message-${n}`),
  text,
  attachments: [],
  writtenAt: given.now,
  isFailed,
});

const conversation = (changes: Partial<ChatRoom>, around: Partial<Chatting> = {}, isOffline = false) => {
  const room: ChatRoom = {
    ...emptyRoom(dana),
    transcript: { ...emptyTranscript, stored: talk },
    history: { _tag: 'Read', older: { _tag: 'None' } },
    ...changes,
  };
  const shown: Chatting = { ...state, shown: dana, rooms: [room], ...around };
  const view = conversationView(shown, dana, isOffline);
  if (view === undefined) return <Framed>{null}</Framed>;
  const rows = rowsView({
    transcript: room.transcript,
    problems: room.problems,
    peer: view.name,
    isWaiting: isOffline || shown.waiting !== undefined,
    today: given.today,
    zone: given.chicago,
  });
  return (
    <Framed above={isOffline ? <ConnectivityStripOf news="offline" /> : undefined}>
      <ChatPage
        list={<ConversationList view={listView(shown, given.now, given.chicago)} send={nothing} />}
        prompt={null}
        conversation={
          <ConversationPane view={view} rows={rows} signed={shown.signed} listHref="/candidateChat" send={nothing} />
        }
        announcer={<Announcer announced={undefined} />}
        mayChoose
      />
    </Framed>
  );
};

const draft = (changes: Partial<ChatDraft>): Partial<ChatRoom> => ({
  draft: { text: '', attachment: undefined, fault: undefined, ...changes },
});

const file = { ref: 'file 1', name: 'CNA certificate.pdf', kind: 'pdf', bytes: 2_400_000 } as const;

const attached = (kind: MessageAttachment['kind'], name: string): MessageAttachment => ({ kind, name, path: name });

/** Not a picture: the gallery has none, and shows what a browser that can't draw one shows. */
const noPicture = '/index.html';

const signed = (url: string): SignedAttachment => ({ _tag: 'Signed', url, stale: false });

const files: ReadonlyMap<string, SignedAttachment> = new Map([
  ['The garden.jpg', signed(noPicture)],
  ['Uniform sizes.pdf', signed('/uniform')],
  ['Directions.docx', signed('/directions')],
  ['Shift plan.zip', signed('/plan')],
  ['A walk through the house.mp4', signed(noPicture)],
  ['Bus plan.pdf', { _tag: 'Asking' }],
  ['Old plan.pdf', { _tag: 'NotSigned' }],
]);

const withFiles: readonly StoredMessage[] = [
  message(1, false, 'This is our garden.', 50, { attachments: [attached('image', 'The garden.jpg')] }),
  message(2, false, '', 40, {
    attachments: [attached('pdf', 'Uniform sizes.pdf'), attached('document', 'Directions.docx')],
  }),
  message(3, true, 'Here is what you asked for.', 30, { attachments: [attached('generic', 'Shift plan.zip')] }),
  message(4, false, '', 20, { attachments: [attached('video', 'A walk through the house.mp4')] }),
  message(5, false, '', 10, { attachments: [attached('pdf', 'Bus plan.pdf'), attached('pdf', 'Old plan.pdf')] }),
];

const longName = 'Alexandrina-Wilhelmina Featherstonehaugh-Cholmondeley of Saint Bartholomew';
const longConversations = conversations.map((one) => ({
  ...one,
  hiringManagerName: longName,
  positionName: given.longPosition.positionName,
  locationName: given.longPosition.communityName,
  lastMessage: `${'Averyveryverylongwordwithoutaspace'.repeat(4)} and then some more words that go on and on`,
  unread: one.unread * 87,
}));

const offlineFailure = { _tag: 'NoConnection' } as const;

export const chatStates = {
  'jobs-changed': () => (
    <Framed>
      {ready}
      <Snackbar
        snack={{
          key: 'one',
          tone: 'notice',
          text: liveJobsTexts.changed(given.position.positionName, given.position.communityName, "You're booked."),
        }}
        hideAfter={3_600_000}
        closeLabel={frameTexts.close}
        onHide={nothing}
      />
    </Framed>
  ),
  'chat-list-loading': () => list({ list: { _tag: 'Reading' } }),
  'chat-list-failed': () =>
    list({ list: { _tag: 'NotRead', failure: { _tag: 'ServerFault', message: '', requestId: given.requestId } } }),
  'chat-list-empty': () => list({ list: { _tag: 'Read', conversations: [], failure: undefined } }),
  'chat-list': () => list({}),
  'chat-list-prompt': () => list({}, { permission: 'not-asked', wasAsked: false, onAsk: nothing }),
  'chat-list-denied': () => list({}, { permission: 'denied', wasAsked: true, onAsk: nothing }),
  'chat-list-searched': () => list({ search: 'harbor' }),
  'chat-list-none-found': () => list({ search: 'plumber' }),
  'chat-list-old': () => list({ list: { _tag: 'Read', conversations, failure: offlineFailure } }),
  'chat-list-long-texts': () => list({ list: { _tag: 'Read', conversations: longConversations, failure: undefined } }),
  'chat-menu-unread': () => (
    <Framed menuOpen unread={<UnreadCount count={4} />}>
      {ready}
    </Framed>
  ),
  'chat-toast': () => (
    <Framed unread={<UnreadCount count={1} />}>
      {ready}
      <ChatToastRegion
        toast={{ ...chatKey(dana), id: 7, from: 'Dana Reyes', text: 'Could you come half an hour earlier on Friday?' }}
        onClose={nothing}
      />
    </Framed>
  ),
  'chat-conversation-loading': () => conversation({ history: { _tag: 'Reading' } }),
  'chat-conversation-failed': () => conversation({ history: { _tag: 'NotRead', failure: offlineFailure } }),
  'chat-conversation-unknown': () =>
    conversation(
      { history: { _tag: 'NotRead', failure: { _tag: 'NoSuchConversation' } } },
      { list: { _tag: 'Read', conversations: conversations.slice(1), failure: undefined } },
    ),
  'chat-conversation-first': () => conversation({ transcript: emptyTranscript }),
  'chat-conversation': () => conversation({}),
  'chat-conversation-older-failed': () =>
    conversation({ history: { _tag: 'Read', older: { _tag: 'NotRead', failure: offlineFailure } } }),
  'chat-conversation-new-below': () => conversation({ atEnd: false, below: 2 }),
  'chat-conversation-not-sent': () => {
    const failed = unsent(1, 'Is there a place to lock my bike?', true);
    return conversation({
      transcript: { stored: talk, outbox: [failed, unsent(2, 'Or can I bring it inside?', false)] },
      problems: new Map([[failed.clientId, { _tag: 'ConversationClosed', status: 'Not selected' }]]),
    });
  },
  'chat-conversation-offline': () =>
    conversation(
      { transcript: { stored: talk, outbox: [unsent(1, 'I am in the tunnel right now.', false)] } },
      { waiting: offlineFailure, live: 'polling' },
      true,
    ),
  'chat-conversation-polling': () => conversation({}, { live: 'polling', online: [] }),
  'chat-conversation-attachments': () =>
    conversation({ transcript: { ...emptyTranscript, stored: withFiles } }, { signed: files }),
  'chat-conversation-uploading': () =>
    conversation(
      draft({
        text: 'This is my certificate.',
        attachment: { _tag: 'Uploading', file, percent: 42, connectionDropped: false },
        fault: { _tag: 'AttachmentOnItsWay' },
      }),
    ),
  'chat-conversation-uploaded': () =>
    conversation(draft({ attachment: { _tag: 'Uploaded', ...attached('pdf', 'CNA certificate.pdf') } })),
  'chat-conversation-file-refused': () =>
    conversation(
      draft({
        attachment: {
          _tag: 'NotUploaded',
          file: { ...file, name: 'Our whole day out.mp4', kind: 'video', bytes: 48_000_000 },
          failure: { _tag: 'FileTooLarge', bytes: 48_000_000, atMost: 10_485_760 },
        },
      }),
    ),
  'chat-conversation-too-long': () =>
    conversation(draft({ text: 'word '.repeat(802), fault: { _tag: 'MessageTooLong', length: 4_010, limit: 4_000 } })),
  'chat-conversation-closed': () =>
    conversation({}, { list: { _tag: 'Read', conversations: [{ ...withDana, closed: true }], failure: undefined } }),
  'chat-conversation-blocked': () =>
    conversation({}, { list: { _tag: 'Read', conversations: [{ ...withDana, blocked: true }], failure: undefined } }),
  'chat-conversation-blocking': () => conversation({ blocking: { to: 'blocked', state: { _tag: 'Asked' } } }),
  'chat-conversation-reporting': () =>
    conversation({
      reporting: {
        messageId: known<MessageId>(5),
        reason: '',
        fault: { _tag: 'ReasonMissing' },
        state: { _tag: 'Asked' },
      },
    }),
  'chat-conversation-report-failed': () =>
    conversation({
      reporting: {
        messageId: known<MessageId>(5),
        reason: 'It asks for money.',
        fault: undefined,
        state: { _tag: 'NotDone', failure: offlineFailure },
      },
    }),
  'chat-conversation-reported': () =>
    conversation({
      reporting: {
        messageId: known<MessageId>(5),
        reason: 'It asks for money.',
        fault: undefined,
        state: { _tag: 'Done' },
      },
    }),
  'chat-conversation-long-texts': () =>
    conversation(
      {
        transcript: {
          ...emptyTranscript,
          stored: [
            message(1, false, 'Averyveryverylongwordwithoutaspace'.repeat(6), 50),
            message(
              2,
              true,
              'https://example.org/a/very/long/address/that/nobody/would/type?with=parameters&and=more',
              40,
              {
                attachments: [attached('document', `${'Averylongfilename'.repeat(5)}.docx`)],
              },
            ),
            message(3, false, 'A long message. '.repeat(30), 5),
          ],
        },
      },
      {
        list: { _tag: 'Read', conversations: longConversations, failure: undefined },
        signed: new Map([[`${'Averylongfilename'.repeat(5)}.docx`, signed('/long')]]),
      },
    ),
} as const;
