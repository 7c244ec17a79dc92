import { hours } from '../../../domain/time/duration';
import { linkInMail } from '../../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp } from '../portal-over-http';

const email = 'maria.santos@example.org';
const list = '/api/candidate/get_jobs_list';
const stranger = `Bearer ${'x'.repeat(43)}`;

const turnedAway = {
  statusCode: 401,
  error: 'Session timeout please login..!',
  request_id: expect.stringMatching(/^[0-9A-Z-]{14}$/),
};

describe('authentication [spec 1 §6, R3, R3b]', () => {
  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['another scheme', `Basic ${'x'.repeat(43)}`],
    ['a token of another shape', 'Bearer short'],
    ['a token nobody was given', stranger],
    ['two tokens', `${stranger} ${'y'.repeat(43)}`],
    ['a token with a line break in its middle', `Bearer ${'x'.repeat(20)}%0d%0a${'x'.repeat(20)}`],
  ])("a candidate's call with %s: 401, in HTTP too [R4, R3b]", async (_, authorization) => {
    const { get } = await portalOverHttp();
    const response = await get(list, authorization === undefined ? {} : { authorization });
    expect(response.statusCode).toBe(401);
    expect(bodyOf(response)).toEqual(turnedAway);
  });

  it('the token in a cookie authorizes nothing, so a foreign page cannot exploit it [R3]', async () => {
    const portal = await portalOverHttp();
    const { authorization } = await signInOverHttp(portal);
    const cookie = `candidates_token=${authorization.replace('Bearer ', '')}`;
    expect((await portal.get(list, { cookie })).statusCode).toBe(401);
  });

  it.each([
    [hours(48) - 1, 200],
    [hours(48), 401],
  ])('a session that has been idle for %i ms: %i [spec 2 §4.11]', async (idle, status) => {
    const portal = await portalOverHttp();
    const headers = await signInOverHttp(portal);
    portal.world.clock.moveBy(idle);
    expect((await portal.get(list, headers)).statusCode).toBe(status);
  });

  it('unauthorized callers learn nothing about what they requested', async () => {
    const { post } = await portalOverHttp();
    const response = await post('/api/scheduled-video-interviews/book_slot', { nonsense: true });
    expect(bodyOf(response)).toEqual(turnedAway);
  });

  it('returns a session token for the emailed link, once, with the trailing slash of the specification [spec 1 §7, R3c]', async () => {
    const { post, get, world } = await portalOverHttp();
    await post('/api/candidate/send_otp', { email });
    const body = { email, verify_code: linkInMail(world.mailer).code };
    const pressed = bodyOf(await post('/api/candidate-registration/submit_otp/', body));
    expect(pressed).toEqual({
      statusCode: 200,
      message: 'Logged in successfully',
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
    const authorization = `Bearer ${String(pressed['code'])}`;
    expect(bodyOf(await get('/api/candidate/get_jobs_list', { authorization }))['statusCode']).toBe(200);
    expect(bodyOf(await post('/api/candidate-registration/submit_otp/', body))['statusCode']).toBe(406);
  });

  it('send_otp and both submit_otp need no token [R3b]', async () => {
    const { post } = await portalOverHttp();
    const statuses = [
      await post('/api/candidate/send_otp', { email: 'maria.santos@example.org' }),
      await post('/api/candidate/submit_otp', { email: 'maria.santos@example.org', otp: '0000' }),
      await post('/api/candidate-registration/submit_otp/', { email: 'maria.santos@example.org', verify_code: '0' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
  });
});
