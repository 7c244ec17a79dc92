import * as O from 'fp-ts/Option';
import { hiringManagerId, withManager } from '../../support/builders/chat';
import { aCandidate, email, fileRef } from '../../support/builders/identity';
import { anApplication } from '../../support/builders/applications';
import { plainJpeg, pointingJpeg } from '../../support/builders/hostile-photos';
import { aPosition } from '../../support/builders/positions';
import { candidateId } from '../../support/builders/recording';
import { docxWithMacros, pdfFile } from '../../support/builders/resume-files';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { forgetUnsentAttachments, measureAttachments } from '../../../application/chat/attachment-sweeps.service';
import { remind } from '../../../application/service/remind';
import { mostSentBytes } from '../../../domain/chat/sent-files';
import { hours, seconds } from '../../../domain/time/duration';
import { plus } from '../../../domain/time/instant';
import { answerOf } from '../../support/world/answers';
import { storedFile } from '../../support/world/stored-file';
import { codeInMail } from '../../support/world/world';
import { formOf } from '../form-of';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from '../portal-over-http';

const token = 'the-operator-of-a-test-1234';
const operator = { authorization: `Bearer ${token}` };
const manager = { id: hiringManagerId(900), name: 'Dana Reyes' };
const other = email('other@example.org');

const conversation = { community_id: 42, position_id: 4711, hm_id: 900 };
const named = { email: aCandidate().email, position_id: 4711 };

/** Two candidates of one position, whose hiring manager is Dana. */
const open = () =>
  portalOverHttp(
    {
      positions: [aPosition({ hiringManager: manager })],
      applicants: [
        { candidate: aCandidate(), applications: [anApplication()] },
        { candidate: aCandidate({ email: other }), applications: [anApplication()] },
      ],
    },
    { operatorToken: token },
  );

const signInAs = async ({ world, post }: PortalOverHttp, whose: string) => {
  await post('/api/candidate/send_otp', { email: whose });
  const { code } = bodyOf(await post('/api/candidate/submit_otp', { email: whose, otp: codeInMail(world.mailer) }));
  return { authorization: `Bearer ${String(code)}` };
};

const chat = (call: string) => `/api/chat-conversations/${call}`;

const say = (message: string, more: object = {}, details: object = {}) => ({
  ...conversation,
  ...more,
  messageDetails: { myself: true, message, ...details },
});

const history = { to: 900, location_id: 42, position_id: 4711 };

const readAll = async (portal: PortalOverHttp, who: Record<string, string>): Promise<readonly unknown[]> =>
  [bodyOf(await portal.post(chat('get_chat_history'), history, who))['messages']].flat();

const reasonOf = (body: object): unknown =>
  'refusal' in body && typeof body.refusal === 'object' && body.refusal !== null && 'reason' in body.refusal
    ? body.refusal.reason
    : undefined;

describe('Chat over HTTP', () => {
  it('lists the managers a candidate may write to, accepts a message, and shows it to the manager, who answers [spec 2 §2.17, spec 2 §7, R39]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const list = () => portal.post(chat('chat_conversations_list'), { search_text: '' }, who);
    expect(bodyOf(await list())['conversations']).toMatchObject([
      { ...conversation, hm_name: 'Dana Reyes', location_name: 'Linden Court', message: '', updatedat: null, count: 0 },
    ]);
    const sent = bodyOf(await portal.post(chat('msg'), say(' When do I start?\u0000 '), who));
    expect(sent).toMatchObject({
      statusCode: 200,
      id: 1,
      message: 'When do I start?',
      myself: true,
      message_seen: false,
    });

    expect(bodyOf(await portal.post('/api/operator/chat', named, operator))['messages']).toMatchObject([
      { message: 'When do I start?', myself: false },
    ]);
    expect(await readAll(portal, who)).toMatchObject([{ message: 'When do I start?', message_seen: true }]);
    await portal.post('/api/operator/chat_send', { ...named, message: 'On Monday' }, operator);
    expect(bodyOf(await list())['conversations']).toMatchObject([{ message: 'On Monday', count: 1 }]);
    expect(bodyOf(await portal.post(chat('get_unread_messages'), {}, who))['unread']).toMatchObject([
      { sender: 900, count: 1, message: 'On Monday' },
    ]);
    expect(await readAll(portal, who)).toMatchObject([{ myself: true }, { message: 'On Monday', myself: false }]);
    expect(
      (await portal.post(chat('chat_conversations_list'), { search_text: 'MONDAY dana' }, who)).json(),
    ).toMatchObject({ conversations: [{ hm_id: 900 }] });
    expect((await portal.post(chat('chat_conversations_list'), { search_text: 'tuesday' }, who)).json()).toMatchObject({
      conversations: [],
    });
  });

  it.each([
    ['mark_all_messages_asseen', { sender_id: 900, community_id: 42, position_id: 4711, user_type: 'candidate' }],
    ['mark_messages_as_read', { location_id: 42, position_id: 4711, hiring_manager_id: 900, sender_id: 900 }],
  ])('marks as seen with %s, with the same effect [spec 2 §4.12, spec 2 §7, R53]', async (call, payload) => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    for (const message of ['One', 'Two']) await portal.post('/api/operator/chat_send', { ...named, message }, operator);
    const mark = (more: object) =>
      portal.inject({ method: 'PUT', url: chat(call), headers: who, payload: { ...payload, ...more } });
    const unread = async () => bodyOf(await portal.post(chat('get_unread_messages'), {}, who))['unread'];
    expect(bodyOf(await mark({ up_to: 1 }))['statusCode']).toBe(200);
    expect(await unread()).toMatchObject([{ count: 1 }]);
    expect(reasonOf(bodyOf(await mark({ user_id: 1, from: 2, candidate_id: 2 })))).toBe('NotTheCaller');
    expect(await unread()).toMatchObject([{ count: 1 }]);
    await mark({});
    expect(await unread()).toEqual([]);
    expect(bodyOf(await mark({}))['statusCode']).toBe(200);
  });

  it('stores one message per client id, however often it is sent; different content is refused [R53]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const id = { client_id: 'written-offline-1' };
    const first = bodyOf(await portal.post(chat('msg'), say('Hello', id), who));
    expect(bodyOf(await portal.post(chat('msg'), say('Hello', id), who))).toEqual(first);
    expect(reasonOf(bodyOf(await portal.post(chat('msg'), say('Other', id), who)))).toBe('ClientIdUsedBefore');
    expect(await readAll(portal, who)).toHaveLength(1);
  });

  it("refuses other candidates' conversations and sender ids, and requests that contradict themselves [R39]", async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    await portal.post(chat('msg'), say('Hello'), who);
    const stranger = await signInAs(portal, other);
    expect(await readAll(portal, stranger)).toEqual([]);
    const refused = async (payload: object, call = 'msg') => bodyOf(await portal.post(chat(call), payload, stranger));
    expect(await refused(say('x', { hm_id: 901 }))).toMatchObject({ statusCode: 404 });
    expect(await refused(say('x', { community_id: 43 }))).toMatchObject({ statusCode: 404 });
    for (const forged of [{ from: 1 }, { cand_id: 1 }, { from: 1, cand_id: 2 }])
      expect(reasonOf(await refused(say('x', forged)))).toBe('NotTheCaller');
    expect(reasonOf(await refused(say('x', { to: 901 })))).toBe('NoSuchConversation');
    expect(await refused(say('x', { hm_id: null }))).toMatchObject({ statusCode: 400 });
    expect(await refused(say('x', {}, { myself: false }))).toMatchObject({ statusCode: 400 });
    expect(reasonOf(await refused({ ...history, from: 1 }, 'get_chat_history'))).toBe('NotTheCaller');
    expect(reasonOf(await refused({ search_text: '', from: 1 }, 'chat_conversations_list'))).toBe('NotTheCaller');
    expect(await readAll(portal, stranger)).toEqual([]);
    expect((await portal.post(chat('msg'), say('x'))).statusCode).toBe(401);
    expect(await readAll(portal, who)).toHaveLength(1);
  });

  it('accepts 30 messages a minute; more are refused with the time to wait, and no one else is affected [R40]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const stranger = await signInAs(portal, other);
    for (let n = 1; n <= 30; n += 1)
      expect(bodyOf(await portal.post(chat('msg'), say(`${n}`), who))['statusCode']).toBe(200);
    const refused = bodyOf(await portal.post(chat('msg'), say('31'), who));
    expect(refused).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'TooManyMessages', limit: 30, waitSeconds: 60 },
    });
    expect(bodyOf(await portal.post(chat('msg'), say('Hi'), stranger))['statusCode']).toBe(200);
    portal.world.clock.moveBy(seconds(60));
    expect(bodyOf(await portal.post(chat('msg'), say('31'), who))['statusCode']).toBe(200);
    expect(await readAll(portal, who)).toHaveLength(31);
  });

  it('refuses empty, too long and huge messages, and removes control characters [spec 2 §5, R40]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const answer = async (text: string) => bodyOf(await portal.post(chat('msg'), say(text), who));
    expect(reasonOf(await answer(' \u0000\u001b '))).toBe('MessageEmpty');
    expect(await answer('x'.repeat(4_001))).toMatchObject({
      refusal: { reason: 'MessageTooLong', length: 4_001, limit: 4_000 },
    });
    expect((await answer('x'.repeat(1_048_576)))['statusCode']).not.toBe(200);
    expect(await answer('a\u0007b\u202e')).toMatchObject({ message: 'ab\u202e' });
  });

  it('is read-only once the application has ended, except for a candidate who was hired [R39]', async () => {
    for (const [status, written] of [
      [2, false],
      [22, true],
    ] as const) {
      const portal = await portalOverHttp(
        {
          positions: [aPosition({ hiringManager: manager })],
          applicants: [{ candidate: aCandidate(), applications: [anApplication({ status: statusOf(status) })] }],
        },
        { operatorToken: token },
      );
      const who = await signInOverHttp(portal);
      await portal.post('/api/operator/chat_send', { ...named, message: 'Bye' }, operator);
      const answer = bodyOf(await portal.post(chat('msg'), say('Why?'), who));
      expect(reasonOf(answer)).toBe(written ? undefined : 'ConversationClosed');
      expect(await readAll(portal, who)).toHaveLength(written ? 2 : 1);
      expect((await portal.post(chat('chat_conversations_list'), {}, who)).json()).toMatchObject({
        conversations: [{ is_closed: !written }],
      });
    }
  });

  it('pages through history, oldest first within a page [R53]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    for (let n = 1; n <= 5; n += 1) await portal.post(chat('msg'), say(`${n}`), who);
    const page = async (more: object) =>
      bodyOf(await portal.post(chat('get_chat_history'), { ...history, ...more }, who));
    expect(await page({ limit: 2 })).toMatchObject({ messages: [{ message: '4' }, { message: '5' }], has_older: true });
    expect(await page({ limit: 3, before_id: 4 })).toMatchObject({
      messages: [{ message: '1' }, { message: '2' }, { message: '3' }],
      has_older: false,
    });
    expect(await page({ limit: 201 })).toMatchObject({ statusCode: 400 });
  });

  it('lets a candidate report a message and block a conversation, which the operator sees [R39]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const rude = bodyOf(await portal.post('/api/operator/chat_send', { ...named, message: 'Rude' }, operator));
    const report = { ...conversation, message_id: rude['id'], reason: 'It is rude' };
    for (const reason of ['Rude!', 'Rude', report.reason])
      expect(bodyOf(await portal.post(chat('report_message'), { ...report, reason }, who))['statusCode']).toBe(200);
    const stranger = await signInAs(portal, other);
    expect(bodyOf(await portal.post(chat('report_message'), report, stranger))['statusCode']).toBe(404);
    for (const reason of ['', ' \n', 'x'.repeat(1_001), undefined])
      expect(bodyOf(await portal.post(chat('report_message'), { ...report, reason }, who))['statusCode']).toBe(400);
    const block = (blocked: boolean) =>
      portal.inject({
        method: 'PUT',
        url: chat('block_conversation'),
        headers: who,
        payload: { ...conversation, block: blocked },
      });
    portal.world.clock.moveBy(seconds(1));
    await block(true);
    expect(reasonOf(bodyOf(await portal.post(chat('msg'), say('x'), who)))).toBe('ConversationBlocked');
    expect(reasonOf(bodyOf(await portal.post('/api/operator/chat_send', { ...named, message: 'x' }, operator)))).toBe(
      'ConversationBlocked',
    );
    expect(bodyOf(await portal.post('/api/operator/chat_reports', {}, operator))['reports']).toMatchObject([
      { message: null, hm_id: 900 },
      { message: 'Rude', reason: 'It is rude' },
    ]);
    await block(false);
    expect(bodyOf(await portal.post(chat('msg'), say('x'), who))['statusCode']).toBe(200);
  });

  it('emails a message that stayed unseen for an hour once, until the candidate turns off such emails [R39]', async () => {
    const portal = await open();
    const { world } = portal;
    const round = async () => {
      await remind(world.dependencies)();
      return world.mailer.sent().filter(({ subject }) => subject.startsWith('A message about'));
    };
    await portal.post('/api/operator/chat_send', { ...named, message: 'When can you start?' }, operator);
    world.clock.moveBy(hours(1) - 1);
    expect(await round()).toEqual([]);
    world.clock.moveBy(1);
    const [mail] = await round();
    expect(mail?.text).toMatch(/^Hello Maria,\n/);
    expect(mail?.text).toContain('When can you start?');
    expect(mail?.text).toContain('https://portal.example.org/candidateChat/42/4711/900');
    expect(await round()).toHaveLength(1);
    const stop = /https:\/\/portal\.example\.org(\/stopChatMails\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await portal.get(stop)).body).toContain('Stop these mails');
    const press = (url: string) =>
      portal.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await press(stop.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).statusCode).toBe(404);
    await portal.post('/api/operator/chat_send', { ...named, message: 'Please answer' }, operator);
    world.clock.moveBy(hours(2));
    expect(await round()).toHaveLength(2);
    expect((await press(stop)).body).toContain('no more mails');
    await portal.post('/api/operator/chat_send', { ...named, message: 'Last call' }, operator);
    world.clock.moveBy(hours(2));
    expect(await round()).toHaveLength(2);
  });

  const png = Buffer.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[0, 0, 0, 4, 0x65, 0x58, 0x49, 0x66, 0x47, 0x50, 0x53, 0x21, 0, 0, 0, 0],
    ...[0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  ]);

  const upload = async (portal: PortalOverHttp, who: Record<string, string>, name: string, content: Buffer) => {
    const form = formOf({
      ...Object.fromEntries(Object.entries(conversation).map(([field, id]) => [field, String(id)])),
      attachment: { filename: name, content },
    });
    const response = await portal.inject({
      method: 'POST',
      url: chat('chat_attachment_url'),
      headers: { ...form.headers, ...who },
      payload: form.payload,
    });
    return bodyOf(response);
  };
  const fileDataOf = (body: object): Readonly<Record<string, unknown>> =>
    'file_data' in body && typeof body.file_data === 'object' && body.file_data !== null ? { ...body.file_data } : {};

  it('stores a photo without its metadata, sends it once to its conversation, and shows it to both sides only [spec 2 §3, R3, R54]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const file = fileDataOf(await upload(portal, who, 'C:\\me\\photo.png', png));
    expect(file).toMatchObject({ fileName: 'photo.png', fileType: 'image' });
    const link = { attachmentLink: file['filepath'], attachmentName: 'forged.exe', attachmentType: 'pdf' };
    const stranger = await signInAs(portal, other);
    expect(reasonOf(bodyOf(await portal.post(chat('msg'), say('', {}, link), stranger)))).toBe('NoSuchAttachment');
    expect(bodyOf(await portal.post(chat('msg'), say('', {}, link), who))).toMatchObject({
      attachments: [{ attachment_type: 'image', attachment_name: 'photo.png', attachment_url: file['filepath'] }],
    });
    const sign = async (by: Record<string, string>) =>
      bodyOf(await portal.post(chat('sign_attachment'), { attachment_url: file['filepath'] }, by));
    expect(await sign(stranger)).toMatchObject({ statusCode: 404 });
    const { url } = await sign(who);
    const shown = await portal.get(String(url));
    expect([shown.headers['content-type'], shown.headers['content-security-policy']]).toEqual([
      'image/png',
      "default-src 'none'; sandbox",
    ]);
    expect(shown.rawPayload.includes('eXIf')).toBe(false);
    expect(shown.rawPayload.includes('IEND')).toBe(true);
    const managers = bodyOf(
      await portal.post('/api/operator/chat_file', { ...named, attachment_url: file['filepath'] }, operator),
    );
    expect(managers).toMatchObject({ statusCode: 200 });
    portal.world.clock.moveBy(seconds(301));
    expect((await portal.get(String(url))).statusCode).toBe(404);
  });

  it('keeps a file not attached to any message for 14 days, and a sent one permanently [R54, R3a]', async () => {
    const portal = await open();
    const { world } = portal;
    const who = await signInOverHttp(portal);
    const pathOf = async () => fileDataOf(await upload(portal, who, 'photo.png', png))['filepath'];
    const [sent, unsent] = [await pathOf(), await pathOf()];
    await portal.post(
      chat('msg'),
      say('', {}, { attachmentLink: sent, attachmentName: 'a', attachmentType: 'image' }),
      who,
    );
    const forget = () => forgetUnsentAttachments(world.dependencies)();
    world.clock.moveBy(hours(14 * 24));
    expect(await forget()).toEqual({ _tag: 'Right', right: 0 });
    world.clock.moveBy(1);
    expect(await forget()).toEqual({ _tag: 'Right', right: 1 });
    expect(await forget()).toEqual({ _tag: 'Right', right: 0 });
    // Two weeks end a session.
    const again = await signInOverHttp(portal);
    const sign = async (path: unknown) =>
      bodyOf(await portal.post(chat('sign_attachment'), { attachment_url: path }, again))['statusCode'];
    expect([await sign(sent), await sign(unsent)]).toEqual([200, 404]);
    const late = { attachmentLink: unsent, attachmentName: 'a', attachmentType: 'image' };
    expect(reasonOf(bodyOf(await portal.post(chat('msg'), say('', {}, late), again)))).toBe('NoSuchAttachment');
  });

  it('keeps ten files that no message took: the oldest make room, a sent one stays [R54]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const { files, clock } = portal.world.dependencies;
    const paths: unknown[] = [];
    for (let n = 0; n < 13; n += 1) {
      paths.push(fileDataOf(await upload(portal, who, 'photo.png', png))['filepath']);
      const sent = { attachmentLink: paths[0], attachmentName: 'a', attachmentType: 'image' };
      if (n === 0) await portal.post(chat('msg'), say('', {}, sent), who);
      portal.world.clock.moveBy(1_000);
    }
    const sign = async (path: unknown) =>
      bodyOf(await portal.post(chat('sign_attachment'), { attachment_url: path }, who))['statusCode'];
    expect([await sign(paths[0]), await sign(paths[1]), await sign(paths[2]), await sign(paths[3])]).toEqual([
      ...[200, 404, 404, 200],
    ]);
    expect(await answerOf(files.keptBefore(plus(clock.now(), hours(24 * 365))))).toHaveLength(11);
  });

  /** A file that the first candidate sent before. */
  const sentBefore = async ({ world }: PortalOverHttp, n: number, bytes: number | undefined) => {
    const [one, job] = [candidateId(1), aPosition().positionId];
    await world.behind(({ chat: store }) => store.open(one, job, manager));
    const found = await world.behind(({ chat: store }) => store.find(one, withManager(900)));
    const id = O.isSome(found) ? found.value.id : 0;
    const row = { name: 'a.png', kind: 'image', by: 'candidate', candidateId: one, conversation: id } as const;
    await world.behind(({ chat: store }) =>
      store.addAttachment({ ...row, file: fileRef(n), bytes, uploadedAt: world.clock.now() }),
    );
    await world.behind(({ chat: store }) => store.sendAttachments(id, [fileRef(n)]));
  };
  const withFile = (path: unknown) =>
    say('See', {}, { attachmentLink: path, attachmentName: 'a', attachmentType: 'image' });

  it('takes files until those sent weigh 500 MB, then words alone; a file sent twice weighs once [R40]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const stranger = await signInAs(portal, other);
    const pathOf = async (by = who) => fileDataOf(await upload(portal, by, 'photo.png', png))['filepath'];
    const [first, second] = [await pathOf(), await pathOf()];
    const { world } = portal;
    const small = 20;
    await sentBefore(portal, 1, mostSentBytes - small);
    const send = async (path: unknown) => bodyOf(await portal.post(chat('msg'), withFile(path), who));
    expect(await send(first)).toMatchObject({ statusCode: 200 });
    expect(await send(first)).toMatchObject({ statusCode: 200 });
    const full = { reason: 'SentFilesFull', bytes: mostSentBytes + small, bytesAtMost: mostSentBytes };
    expect(await send(second)).toMatchObject({ statusCode: 406, refusal: full });
    expect(await upload(portal, who, 'photo.png', png)).toMatchObject({ statusCode: 406, refusal: full });
    expect(await answerOf(world.dependencies.files.underWay())).toEqual([]);
    expect(bodyOf(await portal.post(chat('msg'), say('In words'), who))['statusCode']).toBe(200);
    expect(await readAll(portal, who)).toHaveLength(3);
    expect(fileDataOf(await upload(portal, stranger, 'photo.png', png))).toHaveProperty('filepath');
  });

  it('measures the files of the last release, which then count; one that is gone weighs nothing [R40]', async () => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const { dependencies } = portal.world;
    await sentBefore(portal, 1, undefined);
    const file = await storedFile(portal.world, candidateId(1), fileRef(2));
    await sentBefore(portal, 2, undefined);
    expect(await answerOf(measureAttachments(dependencies))).toBe(2);
    expect(await answerOf(measureAttachments(dependencies))).toBe(0);
    expect(await portal.world.behind(({ chat: store }) => store.attachment(fileRef(1)))).toMatchObject({
      value: { bytes: 0 },
    });
    expect(await portal.world.behind(({ chat: store }) => store.attachment(file))).toMatchObject({
      value: { bytes: pdfFile.length },
    });
    await sentBefore(portal, 3, mostSentBytes - pdfFile.length);
    expect(await upload(portal, who, 'photo.png', png)).toMatchObject({ refusal: { reason: 'SentFilesFull' } });
  });

  it.each([
    ['photo.jfif', 'photo.jfif'],
    ['photo.png', 'photo.jpg'],
    ['photo', 'photo.jpg'],
    ['photo.jpg.', 'photo.jpg'],
  ])('stores a photo called %s without its metadata as %s [R40, R54]', async (name, kept) => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    const file = fileDataOf(await upload(portal, who, name, Buffer.from(pointingJpeg())));
    expect(file).toMatchObject({ fileName: kept, fileType: 'image' });
    const signed = bodyOf(await portal.post(chat('sign_attachment'), { attachment_url: file['filepath'] }, who));
    const shown = await portal.get(String(signed['url']));
    expect([shown.headers['content-type'], shown.rawPayload.equals(plainJpeg)]).toEqual(['image/jpeg', true]);
  });

  it.each([
    ['run.exe', Buffer.from('MZ'), 'AttachmentNotAllowed'],
    ['run.bat.', Buffer.from('echo'), 'AttachmentNotAllowed'],
    ['run.bat\u200B', Buffer.from('echo'), 'AttachmentNotAllowed'],
    ['photo.hif', Buffer.from(plainJpeg), 'AttachmentNotAllowed'],
    ['photo.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'AttachmentNotAllowed'],
    ['notes.txt', Buffer.from(plainJpeg), 'AttachmentMismatch'],
    ['macros.docx', Buffer.from(docxWithMacros), 'AttachmentHasMacros'],
    ['cut.jpg', Buffer.from(plainJpeg.subarray(0, 7)), 'AttachmentMismatch'],
    ['page.svg', Buffer.from('<svg/>'), 'AttachmentNotAllowed'],
    ['photo.png', Buffer.from('MZ'), 'AttachmentMismatch'],
    ['cv.pdf', Buffer.from('hello'), 'AttachmentMismatch'],
    ['thing.bin', Buffer.from('anything'), 'AttachmentNotAllowed'],
    ['empty.txt', Buffer.alloc(0), 'FileEmpty'],
    ['large.txt', Buffer.alloc(10_485_761, 0x61), 'FileTooLarge'],
  ])('refuses the file %s by its name, size or content [R40]', async (name, content, reason) => {
    const portal = await open();
    const who = await signInOverHttp(portal);
    expect(reasonOf(await upload(portal, who, name, content))).toBe(reason);
  });
});
