import * as E from 'fp-ts/Either';
import { chatCheckEvery, chatPollEvery, mostServerFaults } from '../../../application/chat/chat.live';
import { aConversation, aMessage, clientId, hiringManagerId, messageId } from '../../support/builders/chat';
import { email } from '../../support/builders/identity';
import { aChat, dana, keptHere, me } from '../../support/world/chat';
import { settled } from '../../support/world/by-hand';

const offline = { _tag: 'NoConnection' } as const;
const fault = { _tag: 'ServerFault', message: '', requestId: undefined } as const;
const closed = { _tag: 'ConversationClosed', status: 'Not selected' } as const;
const many = (count: number) => Array.from({ length: count }, (_, n) => aMessage(n + 1));

describe('The list of conversations', () => {
  it('has the counts from the unread call, and opens the connection only for candidates who have conversations [spec 2 §4.12]', async () => {
    const chat = aChat();
    await settled();
    await settled();
    expect(chat.value().list).toMatchObject({ conversations: [{ unread: 1 }] });
    expect(chat.opens()).toBe(1);
    const nobody = aChat({ conversations: [] });
    await settled();
    await settled();
    expect(nobody.opens()).toBe(0);
    await nobody.send({ _tag: 'PageOpened', shown: undefined });
    expect(nobody.opens()).toBe(1);
  });

  it('keeps what it has if a refresh fails, and says so; if it has nothing, it says why', async () => {
    const chat = aChat();
    await settled();
    await settled();
    chat.server.failure = offline;
    await chat.send({ _tag: 'RefreshPressed' });
    expect(chat.value().list).toMatchObject({ conversations: [{ unread: 1 }], failure: offline });
    const never = aChat({ failure: fault });
    await settled();
    await settled();
    expect(never.value().list).toMatchObject({ _tag: 'NotRead', failure: fault });
    // It is asked again by itself.
    never.server.failure = undefined;
    await never.pass(chatPollEvery);
    expect(never.value().list).toMatchObject({ _tag: 'Read' });
  });

  it('knows who is online as long as the connection is up [spec 2 §4.12]', async () => {
    const chat = aChat();
    await settled();
    await chat.line({ _tag: 'LineUp' });
    await chat.line({ _tag: 'Arrived', message: { _tag: 'OnlineManagers', managers: [hiringManagerId(900)] } });
    expect(chat.value().online).toEqual([900]);
    await chat.line({ _tag: 'LineDown', attempt: 0, retryIn: 1_000 });
    expect(chat.value().online).toEqual([]);
  });
});

describe('An open conversation', () => {
  it('shows its history, marks it as seen and empties its count [spec 2 §2.17 selecting a conversation opens its history, spec 2 §2.17 selecting a conversation marks its messages as seen]', async () => {
    const chat = aChat({ history: many(3) });
    await chat.open();
    expect(chat.texts()).toEqual(['Message 1', 'Message 2', 'Message 3']);
    expect(chat.server.seen).toMatchObject([{ ...dana, upTo: messageId(3) }]);
    expect(chat.value().list).toMatchObject({ conversations: [{ unread: 0 }] });
    await chat.says(4);
    expect(chat.server.seen.map(({ upTo }) => upTo)).toEqual([3, 4]);
  });

  it('in the background nothing is marked as seen until the candidate comes back [spec 2 §4.12]', async () => {
    const chat = aChat({ history: many(1) });
    await chat.open();
    chat.visible.next(false);
    await chat.says(2);
    expect(chat.server.seen.map(({ upTo }) => upTo)).toEqual([1]);
    chat.visible.next(true);
    await settled();
    expect(chat.server.seen.map(({ upTo }) => upTo)).toEqual([1, 2]);
  });

  it('reads older messages page by page, to the beginning [R53]', async () => {
    const chat = aChat({ history: many(120) });
    await chat.open();
    expect(chat.room()?.transcript.stored).toHaveLength(50);
    await chat.send({ _tag: 'OlderWanted', of: dana }, { _tag: 'OlderWanted', of: dana });
    expect(chat.server.read).toHaveLength(2);
    expect(chat.room()?.transcript.stored[0]?.id).toBe(21);
    await chat.send({ _tag: 'OlderWanted', of: dana });
    expect(chat.room()).toMatchObject({ history: { older: { _tag: 'None' } } });
    expect(chat.room()?.transcript.stored).toHaveLength(120);
    await chat.send({ _tag: 'OlderWanted', of: dana });
    expect(chat.server.read).toHaveLength(3);
  });

  it('requests older messages that failed to load again on demand', async () => {
    const chat = aChat({ history: many(60) });
    await chat.open();
    chat.server.failure = offline;
    await chat.send({ _tag: 'OlderWanted', of: dana });
    expect(chat.room()).toMatchObject({ history: { older: { _tag: 'NotRead', failure: offline } } });
    chat.server.failure = undefined;
    await chat.send({ _tag: 'OlderWanted', of: dana });
    expect(chat.room()?.transcript.stored).toHaveLength(60);
  });

  it('that does not load says why, and loads again on demand', async () => {
    const chat = aChat();
    chat.server.failure = offline;
    await chat.open();
    expect(chat.room()?.history).toEqual({ _tag: 'NotRead', failure: offline });
    chat.server.failure = undefined;
    await chat.send({ _tag: 'ReadAgainPressed', of: dana });
    expect(chat.texts()).toEqual(['Message 1']);
  });

  it("counts new messages below the reader's scroll position", async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'Scrolled', of: dana, atEnd: false });
    await chat.says(2);
    await chat.says(3);
    expect(chat.room()?.below).toBe(2);
    await chat.send({ _tag: 'Scrolled', of: dana, atEnd: true });
    expect(chat.room()?.below).toBe(0);
  });

  it('after a lost connection has what arrived meanwhile, without a gap [spec 2 §4.12]', async () => {
    const chat = aChat({ history: many(3) });
    await chat.open();
    await chat.line({ _tag: 'LineUp' });
    await chat.line({ _tag: 'LineDown', attempt: 0, retryIn: 1_000 });
    for (let n = 4; n <= 300; n += 1) chat.history.push(aMessage(n));
    await chat.line({ _tag: 'LineUp' });
    expect(chat.room()?.transcript.stored.map(({ id }) => id)).toEqual(many(300).map(({ id }) => id));
    expect(chat.room()).toMatchObject({ history: { older: { _tag: 'None' } } });
  });

  it('with a gap too large to close starts over with the newest messages', async () => {
    const chat = aChat({ history: many(3) });
    await chat.open();
    for (let n = 4; n <= 5_000; n += 1) chat.history.push(aMessage(n));
    await chat.line({ _tag: 'LineUp' });
    const ids = chat.room()?.transcript.stored.map(({ id }) => id) ?? [];
    expect(ids.at(-1)).toBe(5_000);
    expect(ids).toEqual(Array.from(ids, (_, n) => (ids[0] ?? 0) + n));
    expect(chat.room()).toMatchObject({ history: { older: { _tag: 'Some' } } });
  });

  it('says when the hiring manager has seen a message [spec 2 §4.12]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    await chat.answer();
    expect(chat.room()?.transcript.stored.at(-1)).toMatchObject({ mine: true, seen: false });
    chat.seenUpTo(1_001);
    expect(chat.room()?.transcript.stored.at(-1)).toMatchObject({ mine: true, seen: true });
  });
});

describe('A message', () => {
  it('is kept on the device before it is sent, and until the server has stored it [R39]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    expect(chat.kept.rows()).toMatchObject([{ to: dana, clientId: clientId(1), text: 'Mine 1' }]);
    expect(chat.texts()).toEqual(['Message 1', 'sending: Mine 1']);
    expect(chat.room()?.draft.text).toBe('');
    await chat.answer();
    expect(chat.kept.rows()).toEqual([]);
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1']);
    expect(chat.value().list).toMatchObject({ conversations: [{ lastMessage: 'Mine 1' }] });
  });

  it('waits for the previous one, so that their order is kept [R39]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    await chat.write(2);
    expect(chat.sentTexts()).toEqual(['Mine 1']);
    await chat.answer();
    expect(chat.sentTexts()).toEqual(['Mine 1', 'Mine 2']);
  });

  it('written offline is sent once the connection is back, in order, under its own id [R39, R53]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    await chat.answer(E.left(offline));
    await chat.write(2);
    expect(chat.value().waiting).toEqual(offline);
    expect(chat.texts()).toEqual(['Message 1', 'sending: Mine 1', 'sending: Mine 2']);
    chat.back.next(undefined);
    await chat.answer();
    await chat.answer();
    expect(chat.server.sent.map(({ clientId: id }) => id)).toEqual([clientId(1), clientId(1), clientId(2)]);
    expect(chat.value().waiting).toBeUndefined();
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1', 'Mine 2']);
  });

  it('whose response was lost appears once, however it comes back [R53]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    const [sent] = chat.server.sent;
    if (sent === undefined) throw new Error('Nothing was sent.');
    const message = chat.stored(sent);
    await chat.answer(E.left({ _tag: 'AnswerLost' }));
    await chat.send({ _tag: 'Came', of: dana, message });
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1']);
    await chat.pass(5_000);
    // Nothing waits any more, so nothing is sent again.
    expect(chat.server.sent).toHaveLength(1);
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1']);
  });

  it('is sent over the socket if it is up; if that fails, the HTTP call settles it [R53]', async () => {
    const up = aChat({ overLine: (message) => E.right(up.stored(message)) });
    await up.open();
    await up.write(1);
    expect(up.server.sent).toEqual([]);
    expect(up.texts()).toEqual(['Message 1', 'Mine 1']);
    const lost = aChat({ overLine: () => E.left({ _tag: 'AnswerLost' }) });
    await lost.open();
    await lost.write(1);
    expect(lost.sentTexts()).toEqual(['Mine 1']);
    const refused = aChat({ overLine: () => E.left(closed) });
    await refused.open();
    await refused.write(1);
    expect(refused.server.sent).toEqual([]);
    expect(refused.texts()).toEqual(['Message 1', 'not sent: Mine 1']);
  });

  it('while the server is unavailable is retried, and after ten minutes is reported as not sent', async () => {
    const chat = aChat({ answer: () => E.left(fault) });
    await chat.open();
    await chat.write(1);
    expect(chat.texts()).toEqual(['Message 1', 'sending: Mine 1']);
    for (let n = 0; n < mostServerFaults; n += 1) await chat.pass(30_000);
    expect(chat.server.sent).toHaveLength(mostServerFaults);
    expect(chat.texts()).toEqual(['Message 1', 'not sent: Mine 1']);
    expect(chat.kept.rows()).toHaveLength(1);
  });

  it('that is refused says so; it is sent again or discarded, and the next one is sent [R39]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    await chat.write(2);
    await chat.answer(E.left(closed));
    expect(chat.texts()).toEqual(['Message 1', 'not sent: Mine 1', 'sending: Mine 2']);
    expect(chat.room()?.problems.get(clientId(1))).toEqual(closed);
    await chat.answer();
    await chat.send({ _tag: 'RetryPressed', of: dana, clientId: clientId(1) });
    await chat.answer(E.left(closed));
    await chat.send({ _tag: 'DiscardPressed', of: dana, clientId: clientId(1) });
    expect(chat.texts()).toEqual(['Message 1', 'Mine 2']);
    expect(chat.kept.rows()).toEqual([]);
  });

  it('from an unproven address asks for the code once and then continues by itself [R41]', async () => {
    const mine = email('lena@example.org');
    const chat = aChat();
    await chat.open();
    await chat.write(1);
    await chat.answer(E.left({ _tag: 'ProofNeeded', email: mine }));
    expect(chat.asked).toMatchObject([{ email: mine }]);
    expect(chat.texts()).toEqual(['Message 1', 'not sent: Mine 1']);
    chat.asked[0]?.goOn();
    await chat.answer();
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1']);
  });

  it('is one of at most 30 a minute: the next one waits [R40]', async () => {
    const chat = aChat({ answer: (message) => E.right(chat.stored(message)) });
    await chat.open();
    for (let n = 1; n <= 32; n += 1) await chat.write(n);
    expect(chat.server.sent).toHaveLength(30);
    await chat.pass(59_000);
    expect(chat.server.sent).toHaveLength(30);
    await chat.pass(1_000);
    expect(chat.sentTexts().slice(-2)).toEqual(['Mine 31', 'Mine 32']);
  });

  it('waits as long as the server asks, if the server has counted more than this page [R40]', async () => {
    const chat = aChat({
      answer: (message, nth) =>
        nth === 1 ? E.left({ _tag: 'TooManyMessages', limit: 30, waitSeconds: 12 }) : E.right(chat.stored(message)),
    });
    await chat.open();
    await chat.write(1);
    await chat.pass(11_999);
    expect(chat.server.sent).toHaveLength(1);
    await chat.pass(1);
    expect(chat.texts()).toEqual(['Message 1', 'Mine 1']);
  });

  it('needs text or a file, and must not be too long [spec 2 §5]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.write(1, '   ');
    expect(chat.room()?.draft.fault).toEqual({ _tag: 'MessageEmpty' });
    await chat.write(1, 'x'.repeat(4_001));
    expect(chat.room()?.draft.fault).toEqual({ _tag: 'MessageTooLong', length: 4_001, limit: 4_000 });
    await chat.send({ _tag: 'Typed', of: dana, text: 'x' });
    expect(chat.room()?.draft.fault).toBeUndefined();
    expect(chat.server.sent).toEqual([]);
  });
});

describe('A device', () => {
  it('with two tabs shows a draft as the other tab has left it: changed, or sent', async () => {
    const kept = keptHere();
    const [here, other] = [aChat({ kept }), aChat({ kept })];
    await here.open();
    await other.open();
    await here.send({ _tag: 'Typed', of: dana, text: 'I can come at' });
    other.stirs.next(undefined);
    expect(other.room()?.draft.text).toBe('I can come at');
    await here.send({ _tag: 'Typed', of: dana, text: '' });
    other.stirs.next(undefined);
    expect(other.room()?.draft.text).toBe('');
    await here.send({ _tag: 'Typed', of: dana, text: 'Mine' });
    here.stirs.next(undefined);
    expect(here.room()?.draft.text).toBe('Mine');
  });

  it('that was reloaded sends what it had stored, in order and once, and has the draft [R39]', async () => {
    const kept = keptHere();
    const before = aChat({ kept });
    await before.open();
    await before.write(1);
    await before.answer(E.left(offline));
    await before.write(2);
    await before.send({ _tag: 'Typed', of: dana, text: 'A draft' });
    before.scope.end();
    const chat = aChat({ kept });
    await chat.open();
    expect(chat.texts()).toEqual(['Message 1', 'sending: Mine 1', 'sending: Mine 2']);
    expect(chat.room()?.draft.text).toBe('A draft');
    await chat.answer();
    await chat.answer();
    expect(chat.sentTexts()).toEqual(['Mine 1', 'Mine 2']);
    expect(kept.rows()).toEqual([]);
  });

  it('with two tabs sends a message once: the other tab may have sent or discarded it', async () => {
    const kept = keptHere();
    const chat = aChat({ kept });
    await chat.open();
    await chat.write(1);
    await chat.answer(E.left(offline));
    kept.drop(me, clientId(1));
    chat.back.next(undefined);
    await settled();
    await settled();
    expect(chat.server.sent).toHaveLength(1);
    expect(chat.texts()).toEqual(['Message 1']);
  });
});

describe('An incoming message', () => {
  it('is shown for 5 s elsewhere in the portal, and by the system on a desktop [spec 2 §1, spec 2 §9]', async () => {
    const chat = aChat();
    await settled();
    await settled();
    await chat.line({ _tag: 'LineUp' });
    await chat.says(2, 'Hello');
    expect(chat.value().toast).toMatchObject({ from: 'Dana Reyes', text: 'Hello' });
    expect(chat.value().list).toMatchObject({ conversations: [{ unread: 2, lastMessage: 'Hello' }] });
    expect(chat.shown.map(({ notice }) => notice.title)).toEqual(['Dana Reyes']);
    chat.shown[0]?.press();
    expect(chat.openConversation).toHaveBeenCalledTimes(1);
    await chat.pass(4_999);
    expect(chat.value().toast).toBeDefined();
    await chat.pass(1);
    expect(chat.value().toast).toBeUndefined();
  });

  it.each([
    ['mobile', 'granted'],
    ['desktop', 'denied'],
  ] as const)(
    'on %s with permission %s is not shown by the system [spec 2 §1 desktop notifications are skipped on mobile]',
    async (device, permission) => {
      const chat = aChat({ device, permission });
      await settled();
      await settled();
      await chat.line({ _tag: 'LineUp' });
      await chat.says(2);
      expect(chat.value().toast).toBeDefined();
      expect(chat.shown).toEqual([]);
    },
  );

  it('is announced; several within a second are announced together (ours)', async () => {
    const chat = aChat();
    await chat.open();
    for (let n = 2; n <= 6; n += 1) await chat.says(n);
    expect(chat.value().announced).toBeUndefined();
    await chat.pass(1_000);
    expect(chat.value().announced?.messages).toHaveLength(5);
    expect(chat.value().announced?.from).toBe('Dana Reyes');
    expect(chat.value().toast).toBeUndefined();
    await chat.says(7);
    await chat.pass(1_000);
    expect(chat.value().announced?.messages).toHaveLength(1);
  });

  it('is not announced by a tab in the background, also not later: it is read out in the one in front', async () => {
    const chat = aChat();
    await chat.open();
    chat.visible.next(false);
    await chat.says(2);
    await chat.pass(1_000);
    chat.visible.next(true);
    await chat.pass(1_000);
    expect(chat.value().announced).toBeUndefined();
    await chat.says(3);
    await chat.pass(1_000);
    expect(chat.value().announced?.messages).toHaveLength(1);
  });

  it('without a socket is found by polling every 10 s, while the page is visible (ours)', async () => {
    const chat = aChat();
    await chat.open();
    const listed = chat.server.listed;
    await chat.pass(chatPollEvery);
    expect(chat.server.listed).toBe(listed + 1);
    expect(chat.value().live).toBe('polling');
    chat.history.push(aMessage(2));
    await chat.pass(chatPollEvery);
    expect(chat.texts()).toEqual(['Message 1', 'Message 2']);
    chat.visible.next(false);
    await chat.pass(chatPollEvery * 3);
    expect(chat.server.listed).toBe(listed + 2);
    chat.visible.next(true);
    await settled();
    expect(chat.server.listed).toBe(listed + 3);
    await chat.line({ _tag: 'LineUp' });
    const live = chat.server.listed;
    await chat.pass(chatPollEvery * 3);
    expect(chat.server.listed).toBe(live);
  });

  it('and that the socket lost is found within a minute, while chat is open (ours)', async () => {
    const chat = aChat();
    await chat.open();
    await chat.line({ _tag: 'LineUp' });
    chat.history.push(aMessage(2));
    await chat.pass(chatCheckEvery - 1);
    expect(chat.texts()).toEqual(['Message 1']);
    await chat.pass(1);
    expect(chat.texts()).toEqual(['Message 1', 'Message 2']);
    const read = chat.server.read.length;
    chat.visible.next(false);
    await chat.pass(chatCheckEvery);
    chat.visible.next(true);
    await chat.send({ _tag: 'PageLeft' });
    await chat.pass(chatCheckEvery);
    expect(chat.server.read).toHaveLength(read);
  });

  it('without a socket is shown in another conversation, too', async () => {
    const chat = aChat({ conversations: [aConversation(900), aConversation(901, { hiringManagerName: 'Sam' })] });
    await settled();
    await settled();
    chat.server.conversations = [aConversation(900), aConversation(901, { hiringManagerName: 'Sam', unread: 1 })];
    await chat.pass(chatPollEvery);
    expect(chat.value().toast).toMatchObject({ from: 'Sam' });
  });

  it('written after the list was read and before the line was up is shown as well (ours)', async () => {
    const chat = aChat();
    await settled();
    await settled();
    chat.server.conversations = [aConversation(900, { unread: 2, lastMessage: 'Look here, please' })];
    await chat.line({ _tag: 'LineUp' });
    await settled();
    expect(chat.value().toast).toMatchObject({ from: 'Dana Reyes', text: 'Look here, please' });
  });

  it('that begins a conversation is shown once', async () => {
    const chat = aChat({ conversations: [aConversation(901)] });
    await settled();
    await settled();
    await chat.line({ _tag: 'LineUp' });
    await settled();
    chat.server.conversations = [aConversation(900, { unread: 1, lastMessage: 'Hello' }), aConversation(901)];
    await chat.says(2, 'Hello');
    await settled();
    await settled();
    expect(chat.value().list).toMatchObject({ conversations: [{ unread: 1 }, { unread: 0 }] });
    expect(chat.shown).toHaveLength(1);
  });
});

describe('The page', () => {
  it('after 5 idle minutes refetches everything in place: draft and attachment stay [R25, spec 2 §4.11]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.line({ _tag: 'LineUp' });
    await chat.send({ _tag: 'Typed', of: dana, text: 'A draft' });
    // In the background nothing else is fetched.
    chat.visible.next(false);
    const [listed, read, opens] = [chat.server.listed, chat.server.read.length, chat.opens()];
    await chat.pass(299_999);
    expect(chat.server.listed).toBe(listed);
    chat.acts.next(undefined);
    await chat.pass(1);
    expect(chat.server.listed).toBe(listed);
    await chat.pass(300_000);
    expect(chat.server.listed).toBe(listed + 1);
    expect(chat.server.read.length).toBe(read + 1);
    expect(chat.opens()).toBe(opens + 1);
    expect(chat.room()?.draft.text).toBe('A draft');
    await chat.send({ _tag: 'PageLeft' });
    await chat.pass(900_000);
    expect(chat.server.listed).toBe(listed + 1);
  });

  it('reopens a connection that was refused, with the token current at that time [R28]', async () => {
    const chat = aChat();
    await settled();
    await settled();
    chat.refuse();
    await chat.pass(5_999);
    expect(chat.opens()).toBe(1);
    await chat.pass(1);
    expect(chat.opens()).toBe(2);
    chat.scope.end();
    await chat.pass(60_000);
    expect(chat.opens()).toBe(2);
  });
});

describe('A file', () => {
  const file = { ref: 'file 1', name: 'cv.pdf', kind: 'pdf', bytes: 2_000 } as const;
  const arrived = { _tag: 'Arrived', name: 'cv.pdf', kind: 'pdf', path: 'a1' } as const;

  it('is sent as soon as it is chosen; its message waits for it [spec 2 §7]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'FileChosen', of: dana, file });
    chat.uploads[0]?.next({ _tag: 'Sent', percent: 40 });
    expect(chat.room()?.draft.attachment).toMatchObject({ _tag: 'Uploading', percent: 40, connectionDropped: false });
    chat.uploads[0]?.next({ _tag: 'ConnectionDropped' });
    expect(chat.room()?.draft.attachment).toMatchObject({ connectionDropped: true });
    await chat.write(1, 'My CV');
    expect(chat.room()?.draft.fault).toEqual({ _tag: 'AttachmentOnItsWay' });
    chat.uploads[0]?.next(arrived);
    await chat.write(1, 'My CV');
    expect(chat.server.sent).toMatchObject([{ text: 'My CV', attachments: [{ path: 'a1' }] }]);
    expect(chat.room()?.draft.attachment).toBeUndefined();
  });

  it('is stopped when it is removed, and refused at once if it is not allowed [R40]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'FileChosen', of: dana, file }, { _tag: 'AttachmentRemoved', of: dana });
    expect(chat.uploads[0]?.observed).toBe(false);
    expect(chat.room()?.draft.attachment).toBeUndefined();
    await chat.send({ _tag: 'FileChosen', of: dana, file: { ...file, name: 'a.exe' } });
    expect(chat.room()?.draft.attachment).toMatchObject({
      _tag: 'NotUploaded',
      failure: { _tag: 'AttachmentNotAllowed', extension: 'exe' },
    });
    expect(chat.uploads).toHaveLength(1);
  });

  it('that was not accepted can be sent again, and does not hold up a text', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'FileChosen', of: dana, file });
    chat.uploads[0]?.next({ _tag: 'NotTaken', failure: fault });
    // Send, without a text: the reason for the file isn't hidden by 'Write a message or attach a file.'
    await chat.write(1, '');
    expect(chat.room()?.draft).toMatchObject({ fault: undefined, attachment: { _tag: 'NotUploaded', failure: fault } });
    await chat.write(1, 'Without it');
    expect(chat.server.sent).toMatchObject([{ text: 'Without it', attachments: [] }]);
    await chat.send({ _tag: 'UploadAgainPressed', of: dana });
    chat.uploads[1]?.next(arrived);
    expect(chat.room()?.draft.attachment).toMatchObject({ _tag: 'Uploaded', path: 'a1' });
  });

  it('in a message gets a link when it is shown, and a new one when that has expired [R3]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'AttachmentShown', path: 'a1' }, { _tag: 'AttachmentShown', path: 'a1' });
    expect(chat.server.signed).toEqual(['a1']);
    expect(chat.value().signed.get('a1')).toEqual({ _tag: 'Signed', url: '/signed/a1/1', stale: false });
    await chat.pass(290_000);
    expect(chat.value().signed.get('a1')).toMatchObject({ stale: true });
    await chat.send({ _tag: 'AttachmentShown', path: 'a1' });
    expect(chat.value().signed.get('a1')).toMatchObject({ url: '/signed/a1/2', stale: false });
  });
});

describe('Unwanted contact', () => {
  it('is reported with a reason [R39]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'ReportPressed', of: dana, messageId: messageId(1) }, { _tag: 'ReportSent', of: dana });
    expect(chat.room()?.reporting).toMatchObject({ fault: { _tag: 'ReasonMissing' } });
    await chat.send({ _tag: 'ReasonTyped', of: dana, reason: 'x'.repeat(1_001) }, { _tag: 'ReportSent', of: dana });
    expect(chat.room()?.reporting).toMatchObject({ fault: { _tag: 'ReasonTooLong', length: 1_001, limit: 1_000 } });
    expect(chat.server.reported).toEqual([]);
    await chat.send({ _tag: 'ReasonTyped', of: dana, reason: ' Rude ' }, { _tag: 'ReportSent', of: dana });
    expect(chat.server.reported).toEqual([{ ...dana, message: messageId(1), reason: 'Rude' }]);
    expect(chat.room()?.reporting?.state).toEqual({ _tag: 'Done' });
    await chat.send({ _tag: 'ReportClosed', of: dana });
    expect(chat.room()?.reporting).toBeUndefined();
  });

  it('is blocked and unblocked after a confirmation [R39]', async () => {
    const chat = aChat();
    await chat.open();
    await chat.send({ _tag: 'BlockPressed', of: dana, to: 'blocked' }, { _tag: 'BlockClosed', of: dana });
    expect(chat.server.blocked).toEqual([]);
    chat.server.conversations = [aConversation(900, { blocked: true })];
    await chat.send({ _tag: 'BlockPressed', of: dana, to: 'blocked' }, { _tag: 'BlockAgreed', of: dana });
    expect(chat.server.blocked).toEqual([{ ...dana, block: true }]);
    expect(chat.value().list).toMatchObject({ conversations: [{ blocked: true }] });
    expect(chat.room()?.blocking).toBeUndefined();
  });
});
