import { emptyRoom, type Chatting } from '../../../application/chat/chat-state.live';
import type { Conversation } from '../../../domain/chat/conversation';
import type { TimeZone } from '../../../domain/time/time-zone';
import { known } from '../../../domain/brand';
import { announcementLines } from '../../../ui/chat/announcer.view';
import { conversationView } from '../../../ui/chat/conversation.view';
import { listView } from '../../../ui/chat/list.view';
import { rowsView, type RowView } from '../../../ui/chat/rows.view';
import { aConversation, aMessage, clientId, hiringManagerId, withManager } from '../../support/builders/chat';
import { at } from '../../support/builders/time';

const chicago = known<TimeZone>('America/Chicago');
const now = at('2026-12-04T18:00:00Z');
const dana = withManager(900);

const chatting = (conversations: readonly Conversation[], changes: Partial<Chatting> = {}): Chatting => ({
  list: { _tag: 'Read', conversations, failure: undefined },
  search: '',
  online: [],
  live: 'live',
  rooms: [],
  pageOpen: true,
  shown: undefined,
  visible: true,
  activeAt: now,
  waiting: undefined,
  announced: undefined,
  toast: undefined,
  signed: new Map(),
  ...changes,
});

const entries = (conversations: readonly Conversation[], changes: Partial<Chatting> = {}) => {
  const view = listView(chatting(conversations, changes), now, chicago);
  return view._tag === 'Listed' ? view.entries : [];
};

describe('The list of conversations', () => {
  it('an entry shows who it is with, the job and its place, the last message, the last update and the unread count [spec 2 §2.17]', () => {
    const [entry] = entries([aConversation(900, { unread: 2, updatedAt: at('2026-12-04T16:30:00Z') })], {
      online: [hiringManagerId(900)],
    });
    expect(entry).toMatchObject({
      name: 'Dana Reyes',
      job: 'Caregiver · Linden Court',
      preview: 'See you on Monday',
      updated: '10:30 AM',
      unread: { count: '2', words: '2 unread messages' },
      online: 'Online',
      href: '/candidateChat/42/4711/900',
    });
  });

  it.each([
    ['2026-12-04T06:00:00Z', '12:00 AM'],
    ['2026-12-04T05:59:00Z', 'Yesterday'],
    ['2026-12-02T18:00:00Z', '02 December, 2026'],
  ])('says the last update of %s as %s, in the candidate’s own zone [spec 2 §2.17]', (updated, said) => {
    expect(entries([aConversation(900, { updatedAt: at(updated) })])[0]?.updated).toBe(said);
  });

  it('names the file of a message without text, and a waiting draft [spec 2 §2.17]', () => {
    expect(entries([aConversation(900, { lastMessage: '', lastAttachments: ['a.pdf'] })])[0]?.preview).toBe(
      'File: a.pdf',
    );
    expect(entries([aConversation(900, { lastMessage: '', updatedAt: undefined })])[0]?.preview).toBe(
      'No messages yet',
    );
    const draft = { text: ' Hi ', attachment: undefined, fault: undefined };
    const rooms = [{ ...emptyRoom(dana), draft }];
    expect(entries([aConversation(900)], { rooms })[0]?.preview).toBe('Draft: Hi');
    expect(entries([aConversation(900)], { rooms, shown: dana })[0]?.preview).toBe('See you on Monday');
    const blank = [{ ...emptyRoom(dana), draft: { ...draft, text: ' \u3164\u200B' } }];
    expect(entries([aConversation(900)], { rooms: blank })[0]).toMatchObject({
      preview: 'See you on Monday',
      isDraft: false,
    });
  });

  it('is searched by each word, whatever its case and accents [spec 2 §2.17]', () => {
    const all = [
      aConversation(900, { hiringManagerName: 'Inés Ortega' }),
      aConversation(901, { hiringManagerName: 'Sam', positionName: 'Cook' }),
    ];
    const found = (search: string) => entries(all, { search }).map(({ name }) => name);
    expect(found('ines linden')).toEqual(['Inés Ortega']);
    expect(found('COOK')).toEqual(['Sam']);
    expect(found('plumber')).toEqual([]);
    expect(listView(chatting(all, { search: 'cook' }), now, chicago)).toMatchObject({ found: '1 conversation found' });
  });
});

describe('The messages', () => {
  const rows = (changes: Partial<Parameters<typeof rowsView>[0]>): readonly RowView[] =>
    rowsView({
      transcript: { stored: [], outbox: [] },
      problems: new Map(),
      peer: 'Dana Reyes',
      isWaiting: false,
      today: undefined,
      zone: chicago,
      ...changes,
    });

  it('are shown under their day, and mine show how far they have got (ours)', () => {
    const stored = [
      aMessage(1, { sentAt: at('2026-12-03T18:00:00Z') }),
      aMessage(2, { mine: true, seen: true, sentAt: at('2026-12-04T16:30:00Z') }),
      aMessage(3, { mine: true, sentAt: at('2026-12-04T16:30:30Z') }),
    ];
    expect(rows({ transcript: { stored, outbox: [] } })).toMatchObject([
      { _tag: 'Day', text: 'Thursday, 03 December, 2026' },
      { speaker: 'Dana Reyes:', state: undefined, reportable: 1 },
      { _tag: 'Day', text: 'Friday, 04 December, 2026' },
      { speaker: 'You:', time: '10:30 AM', state: { text: 'Seen' }, reportable: undefined, follows: false },
      { state: { text: 'Sent' }, follows: true },
    ]);
  });

  it('that are not stored yet say why, and keep their place once they are (ours)', () => {
    const message = { clientId: clientId(1), text: 'Hi', attachments: [], writtenAt: now, isFailed: false };
    const [waits] = rows({ transcript: { stored: [], outbox: [message] }, isWaiting: true });
    expect(waits).toMatchObject({ state: { text: 'Waiting for connection' }, unsent: undefined, time: undefined });
    const [failed] = rows({
      transcript: { stored: [], outbox: [{ ...message, isFailed: true }] },
      problems: new Map([[clientId(1), { _tag: 'ConversationBlocked' }]]),
    });
    expect(failed).toMatchObject({
      state: { text: 'Not sent', tone: 'error' },
      reason: 'You have blocked this conversation. Unblock it to write.',
      unsent: clientId(1),
    });
    const [, stored] = rows({
      transcript: { stored: [aMessage(9, { mine: true, clientId: clientId(1) })], outbox: [] },
    });
    expect(stored?.key).toBe(waits?.key);
  });
});

describe('An open conversation', () => {
  const view = (conversation: Conversation | undefined, changes: Partial<Chatting> = {}, isOffline = false) =>
    conversationView(
      chatting(conversation === undefined ? [] : [conversation], {
        shown: dana,
        rooms: [{ ...emptyRoom(dana), history: { _tag: 'Read', older: { _tag: 'None' } } }],
        ...changes,
      }),
      dana,
      isOffline,
    );

  it('can be written in unless it has ended or is blocked [R39]', () => {
    expect(view(aConversation(900))).toMatchObject({ closed: undefined, block: 'Block' });
    expect(view(aConversation(900, { closed: true }))?.closed).toMatchObject({
      title: 'This conversation has ended',
      unblock: undefined,
    });
    expect(view(aConversation(900, { closed: true, blocked: true }))).toMatchObject({
      closed: { title: 'You have blocked this conversation', unblock: 'Unblock' },
      block: undefined,
    });
  });

  it('says why messages are waiting (ours)', () => {
    const one = aConversation(900);
    expect(view(one)?.status).toBeUndefined();
    expect(view(one, { live: 'polling' })?.status?.text).toBe('New messages are checked every 10 seconds.');
    expect(view(one, { waiting: { _tag: 'AnswerLost' } })?.status?.title).toBe('We can’t reach the chat right now');
    expect(view(one, {}, true)?.status?.text).toMatch(/^You can keep writing\./);
  });

  it('that belongs to someone else leads back to the list [R39]', () => {
    const rooms = [
      { ...emptyRoom(dana), history: { _tag: 'NotRead', failure: { _tag: 'NoSuchConversation' } } as const },
    ];
    expect(view(undefined, { rooms })).toMatchObject({ name: 'Hiring manager', history: { leadsBack: true } });
  });
});

describe('What a screen reader hears', () => {
  const from = 'Dana Reyes';
  it('is each message, and a burst as a number (ours)', () => {
    const messages = [1, 2, 3].map((n) => aMessage(n));
    expect(announcementLines({ id: 3, from, messages })).toEqual([
      'Dana Reyes: Message 1',
      'Dana Reyes: Message 2',
      'Dana Reyes: Message 3',
    ]);
    expect(announcementLines({ id: 4, from, messages: [...messages, aMessage(4)] })).toEqual([
      '4 new messages from Dana Reyes',
    ]);
    const file = aMessage(1, { text: '', attachments: [{ name: 'a.pdf', kind: 'pdf', path: 'a' }] });
    expect(announcementLines({ id: 1, from, messages: [file] })).toEqual(['Dana Reyes: File: a.pdf']);
  });
});
