import {
  aCandidateRecord,
  aFile,
  anApplicationRecord,
  aPositionRecord,
  aSlotRecord,
} from '../../adapters/server/import/a-file';
import { aMail } from '../../support/builders/mails';
import { slot } from '../../support/builders/slots';
import { videoSlots } from '../../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp } from '../portal-over-http';

const operatorToken = 'the-operator-of-this-test';
const right = { authorization: `Bearer ${operatorToken}` };
const application = { email: 'maria.santos@example.org', position_id: 4711 };
const act = '/api/operator/act';
const load = '/api/operator/import';

const everyCall = [
  [act, { ...application, act: 'review' }],
  ['/api/operator/application', application],
  ['/api/operator/publish', { position_id: 4711, published: false }],
  [
    '/api/operator/open_slots',
    {
      position_id: 4711,
      kind: 'video',
      slots: [{ slot_date: '2026-12-07', slot_from: '09:00', slot_to: '09:30', capacity: 2 }],
    },
  ],
  [
    '/api/operator/close_slots',
    { position_id: 4711, kind: 'video', slots: [{ slot_date: '2026-12-07', slot_from: '09:00' }] },
  ],
  ['/api/operator/mails', {}],
  [load, { files: [{ name: 'may.json', content: aFile() }] }],
] as const;

describe("the operator's calls [R27]", () => {
  it.each(everyCall)('%s answers callers with OPERATOR_TOKEN', async (path, body) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    const response = await post(path, body, right);
    expect([response.statusCode, bodyOf(response)]).toEqual([200, expect.objectContaining({ statusCode: 200 })]);
  });

  it.each(everyCall)('%s without the token, or with a wrong one: 401, also in HTTP', async (path, body) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    for (const headers of [
      {},
      { authorization: '' },
      { authorization: 'Bearer ' },
      { authorization: `Bearer ${operatorToken}x` },
      { authorization: `Bearer ${operatorToken.slice(0, -1)}` },
      { authorization: `Basic ${operatorToken}` },
      { cookie: `candidates_token=${operatorToken}` },
    ]) {
      const response = await post(path, body, headers);
      expect(response.statusCode).toBe(401);
      expect(bodyOf(response)).toMatchObject({
        statusCode: 401,
        error: expect.stringContaining("This call needs the operator's token"),
      });
    }
  });

  it.each(everyCall)('%s if OPERATOR_TOKEN is not set: 403, whatever is sent', async (path, body) => {
    const { post } = await portalOverHttp();
    for (const headers of [{}, right, { authorization: 'Bearer ' }]) {
      const response = await post(path, body, headers);
      expect(response.statusCode).toBe(403);
      expect(bodyOf(response)).toMatchObject({ statusCode: 403, error: expect.stringContaining('OPERATOR_TOKEN') });
    }
  });

  it("a candidate's token is not accepted as the operator's, or vice versa [R3b]", async () => {
    const { get, post } = await portalOverHttp({}, { operatorToken });
    expect((await post(act, {}, { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
    expect((await get('/api/candidate/get_jobs_list', right)).statusCode).toBe(401);
  });

  it('an act out of turn is refused with its reason, and one for an unknown candidate is not found', async () => {
    const { post } = await portalOverHttp({}, { operatorToken });
    expect(bodyOf(await post(act, { ...application, act: 'onboarded' }, right))).toMatchObject({
      statusCode: 406,
      error: "'onboarded' is out of turn: the application is in 0 'Pending', and it needs 21 'Onboarding scheduled'.",
      refusal: { reason: 'ActOutOfTurn', act: 'onboarded', code: 0, meaning: 'Pending', from: [21] },
    });
    const nobody = { ...application, email: 'nobody@example.org', act: 'review' };
    expect(bodyOf(await post(act, nobody, right))).toMatchObject({
      statusCode: 404,
      refusal: { reason: 'NoSuchCandidate', email: 'nobody@example.org' },
    });
  });

  it('failed emails are listed with their reason, and can be retried or dropped [R27]', async () => {
    const { post, world } = await portalOverHttp({}, { operatorToken });
    const [mails, mail] = ['/api/operator/mails', '/api/operator/mail'];
    const waiting = { codes: 0, confirmations: 0, reminders: 0 };
    for (const mail_id of [1.5, 1e308, 0])
      expect(bodyOf(await post(mail, { mail_id, what: 'drop' }, right))).toMatchObject({ statusCode: 400 });
    expect(bodyOf(await post(mails, {}, right))).toMatchObject({ paused: null, waiting, given_up: [] });
    for (const subject of ['first', 'second'])
      await world.behind(({ messages }) => messages.add(aMail(subject), world.clock.now()));
    world.mailer.failFromNowOn({ _tag: 'Refused', why: '550 5.1.1', words: 'no mailbox' });
    await world.sendMails();
    const given = (id: number, subject: string) => ({
      mail_id: id,
      to: 'maria.santos@example.org',
      subject,
      tries: 0,
      why: '550 5.1.1: no mailbox',
      given_up_at: '2026-12-04T15:00:00.000Z',
    });
    expect(bodyOf(await post(mails, {}, right))).toMatchObject({
      waiting,
      given_up: [given(2, 'second'), given(1, 'first')],
    });
    world.mailer.mend();
    expect(bodyOf(await post(mail, { mail_id: 1, what: 'retry' }, right))).toMatchObject({
      statusCode: 200,
      mail_id: 1,
    });
    expect(world.mailer.sent().map(({ subject }) => subject)).toEqual(['first']);
    expect(bodyOf(await post(mail, { mail_id: 2, what: 'drop' }, right))).toMatchObject({ statusCode: 200 });
    expect(bodyOf(await post(mail, { mail_id: 2, what: 'drop' }, right))).toMatchObject({
      statusCode: 404,
      error: 'No mail 2 was given up.',
      refusal: { reason: 'NoSuchMail', id: 2 },
    });
    expect(bodyOf(await post(mails, {}, right))).toMatchObject({ paused: null, waiting, given_up: [] });
  });

  it('a paused queue reports why, and how many emails are waiting [R27, R3c]', async () => {
    const { post, world } = await portalOverHttp({}, { operatorToken });
    world.mailer.failFromNowOn({ _tag: 'SenderRefused', why: '535 5.7.8', words: '' });
    await post('/api/candidate/send_otp', { email: 'maria.santos@example.org' });
    await world.behind(({ messages }) => messages.add(aMail('a reminder'), world.clock.now(), 'reminder'));
    expect(bodyOf(await post('/api/operator/mails', {}, right))).toMatchObject({
      paused: '535 5.7.8',
      waiting: { codes: 1, confirmations: 0, reminders: 1 },
    });
  });

  it.each([
    [act, { ...application, act: 'dismiss' }, 'act: expected one of review, shortlist,'],
    ['/api/operator/open_slots', { position_id: 4711, kind: 'video', slots: [{ capacity: 0 }] }, 'slots[0].capacity'],
    ['/api/operator/close_slots', { position_id: 4711, kind: 'video', slots: [{}] }, 'slots[0].slot_date'],
    ['/api/operator/publish', { position_id: 4711 }, 'published'],
  ])("%s that can't be parsed: every error with its path", async (path, body, fault) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    expect(bodyOf(await post(path, body, right))).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining(fault),
    });
  });

  it.each([
    ['video', 'video_interview', undefined, '/join?community_id=11&position_id=101'],
    ['video with a link of its own', 'video_interview', 'https://meet.example.org/1', 'https://meet.example.org/1'],
    ['in person', 'in_person_interview', undefined, undefined],
  ])(
    'a booked interview (%s) has the link that the schema of the import promises [R27, R50]',
    async (_, kind, own, link) => {
      const portal = await portalOverHttp({ positions: [], applicants: [] }, { operatorToken });
      const interview = { slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
      const booked = anApplicationRecord({
        applied_status: 2,
        interview,
        ...(own === undefined ? {} : { zoom_link: own }),
      });
      const content = aFile({
        positions: [aPositionRecord({ interview_type: kind })],
        slots: [aSlotRecord({ kind: kind === 'video_interview' ? 'video' : 'in_person' })],
        candidates: [aCandidateRecord({ applications: [booked] })],
      });
      expect(bodyOf(await portal.post(load, { files: [{ name: 'may.json', content }] }, right))).toMatchObject({
        statusCode: 200,
      });
      const { jobs } = bodyOf(await portal.get('/api/candidate/get_jobs_list', await signInOverHttp(portal)));
      expect(jobs).toMatchObject([{ zoom_link: link ?? null }]);
    },
  );

  it('an import returns what was loaded, or every error with its path, and then loads nothing [spec 1 §3]', async () => {
    const { post, world } = await portalOverHttp({ positions: [], applicants: [] }, { operatorToken });
    const fault = 'slots[0].capacity: expected a whole number, 1 or more, found 0';
    const wrong = { name: 'wrong.json', content: { slots: [aSlotRecord({ capacity: 0 })] } };
    const fine = { name: 'right.json', content: aFile() };
    const broken = { files: [fine, wrong, { name: 'none.json' }] };
    const loaded = { statusCode: 200, positions: 1, questionnaires: 0, slots: 2, candidates: 1, applications: 1 };
    expect(bodyOf(await post(load, broken, right))).toMatchObject({
      statusCode: 406,
      error: 'Nothing was loaded: 2 faults.',
      refusal: {
        reason: 'FilesRefused',
        faults: ['none.json: expected an object with positions, slots, candidates', `wrong.json: ${fault}`],
      },
    });
    expect(bodyOf(await post(load, { files: [fine], only_check: true }, right))).toMatchObject({
      statusCode: 406,
      refusal: { reason: 'FilesRefused', faults: [] },
    });
    expect(await world.behind(({ provisioning }) => provisioning.isEmpty())).toBe(true);
    expect(bodyOf(await post(load, { files: [fine] }, right))).toEqual(loaded);
    expect(bodyOf(await post(load, { files: [fine] }, right))).toEqual(loaded);
  });

  it.each([
    ['a body of 1 MB is read for an import', 1, 200],
    ['a body of 20 MB and more is not', 20, 413],
  ])('%s', async (_, megabytes, statusCode) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    const files = [{ name: 'x'.repeat(megabytes * 1024 * 1024), content: {} }];
    const response = await post(load, { files }, right);
    expect([response.statusCode, bodyOf(response)]).toEqual([statusCode, expect.objectContaining({ statusCode })]);
    if (statusCode === 413) expect(bodyOf(response)['error']).toBe('The body of the request is larger than 20 MB.');
  });

  it('for no other call: still 64 kB', async () => {
    const { post } = await portalOverHttp({}, { operatorToken });
    const response = await post(act, { ...application, act: 'x'.repeat(64 * 1024) }, right);
    expect([response.statusCode, bodyOf(response)['error']]).toEqual([
      413,
      'The body of the request is larger than 64 kB.',
    ]);
  });

  it('callers other than the operator are refused before the body is read', async () => {
    const { inject } = await portalOverHttp({}, { operatorToken });
    const headers = { 'content-type': 'application/json' };
    const response = await inject({ method: 'POST', url: load, headers, payload: 'x'.repeat(21 * 1024 * 1024) });
    expect(response.statusCode).toBe(401);
  });

  it('imported people are never logged, nor the errors in their data [R5]', async () => {
    const { post, lines } = await portalOverHttp({}, { operatorToken });
    const content = { candidates: [aCandidateRecord({ phone: '555-SECRET' })] };
    await post(load, { files: [{ name: 'people.json', content }] }, right);
    expect(lines.join()).not.toMatch(/SECRET|maria\.santos/);
  });

  it('an address is never logged [R5]', async () => {
    const { post, lines } = await portalOverHttp(
      { slots: videoSlots(slot('2026-12-07', '09:00', '09:30')) },
      { operatorToken },
    );
    await post(act, { ...application, act: 'review' }, right);
    expect(lines.join()).not.toContain(application.email);
    expect(lines.join()).not.toContain(operatorToken);
  });
});
