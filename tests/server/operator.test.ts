import { slot } from '../support/builders/slots';
import { videoSlots } from '../support/world/world';
import { bodyOf, portalOverHttp } from './portal-over-http';

const operatorToken = 'the-operator-of-this-test';
const right = { authorization: `Bearer ${operatorToken}` };
const application = { email: 'maria.santos@example.org', position_id: 4711 };
const act = '/api/operator/act';

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
] as const;

describe("the operator's calls [R27]", () => {
  it.each(everyCall)('%s answers who shows OPERATOR_TOKEN', async (path, body) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    const response = await post(path, body, right);
    expect([response.statusCode, bodyOf(response)]).toEqual([200, expect.objectContaining({ statusCode: 200 })]);
  });

  it.each(everyCall)('%s without the token, or with another: 401, in HTTP too', async (path, body) => {
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

  it.each(everyCall)('%s where OPERATOR_TOKEN is not set: 403, whatever is shown', async (path, body) => {
    const { post } = await portalOverHttp();
    for (const headers of [{}, right, { authorization: 'Bearer ' }]) {
      const response = await post(path, body, headers);
      expect(response.statusCode).toBe(403);
      expect(bodyOf(response)).toMatchObject({ statusCode: 403, error: expect.stringContaining('OPERATOR_TOKEN') });
    }
  });

  it("a candidate's token is not the operator's, nor the other way round [R3b]", async () => {
    const { get, post } = await portalOverHttp({}, { operatorToken });
    expect((await post(act, {}, { authorization: `Bearer ${'x'.repeat(43)}` })).statusCode).toBe(401);
    expect((await get('/api/candidate/get_jobs_list', right)).statusCode).toBe(401);
  });

  it('an act that is not its turn is refused with its reason, and one of nobody is not found', async () => {
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

  it.each([
    [act, { ...application, act: 'dismiss' }, 'act: expected one of review, shortlist,'],
    ['/api/operator/open_slots', { position_id: 4711, kind: 'video', slots: [{ capacity: 0 }] }, 'slots[0].capacity'],
    ['/api/operator/publish', { position_id: 4711 }, 'published'],
  ])('%s that can not be read: every fault with its path', async (path, body, fault) => {
    const { post } = await portalOverHttp({}, { operatorToken });
    expect(bodyOf(await post(path, body, right))).toMatchObject({
      statusCode: 400,
      error: expect.stringContaining(fault),
    });
  });

  it('an address stands in no log [R5]', async () => {
    const { post, lines } = await portalOverHttp(
      { slots: videoSlots(slot('2026-12-07', '09:00', '09:30')) },
      { operatorToken },
    );
    await post(act, { ...application, act: 'review' }, right);
    expect(lines.join()).not.toContain(application.email);
    expect(lines.join()).not.toContain(operatorToken);
  });
});
