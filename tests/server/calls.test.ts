import { slot } from '../support/builders/slots';
import { codeInMail, linkInMail, videoSlots } from '../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp } from './portal-over-http';

const email = 'maria.santos@example.org';
const job = { community_id: 42, position_id: 4711 };
const slots = videoSlots(slot('2026-12-07', '09:30', '10:00'), slot('2026-12-07', '10:00', '10:30'));
const week = { ...job, start_date: '2026-12-04', end_date: '2026-12-11' };
const choice = { ...job, slot_date: '2026-12-07', slot_from: '09:30', slot_to: '10:00' };
const key = { 'idempotency-key': 'choice-of-a-test-1' };

const given = { slots };

describe("the portal's calls over HTTP [spec 1 §7, R4]", () => {
  it('sends a code and says when another may be requested [spec 1 §7, spec 1 §9]', async () => {
    const { post, world } = await portalOverHttp(given);
    const response = await post('/api/candidate/send_otp', { email: '  Maria.Santos@Example.org ' });
    expect(response.statusCode).toBe(200);
    expect(bodyOf(response)).toEqual({
      statusCode: 200,
      message: 'OTP sent successfully',
      resend_at: '2026-12-04T15:01:00.000Z',
    });
    expect(world.mailer.last().to).toBe(email);
  });

  it('returns the session token as `code` for the right digits [spec 1 §7]', async () => {
    const { post, world } = await portalOverHttp(given);
    await post('/api/candidate/send_otp', { email });
    const response = await post('/api/candidate/submit_otp', { email, otp: codeInMail(world.mailer) });
    expect(bodyOf(response)).toEqual({
      statusCode: 200,
      message: 'Logged in successfully',
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('returns a session token for the emailed link, once, with the trailing slash of the specification [spec 1 §7, R3c]', async () => {
    const { post, get, world } = await portalOverHttp(given);
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

  it('signs up with the field names of the specification, and returns a token as `code`; a second time is refused [spec 1 §3, spec 1 §7]', async () => {
    const { post, get, world } = await portalOverHttp(given);
    const body = {
      firstname: ' Nora ',
      lastname: 'Quinn',
      email: ' Nora@Example.org ',
      phone: '(312) 555-0142',
      zipcode: '60601',
      country: '+1',
      source_from: '',
      file: '',
    };
    const answer = bodyOf(await post('/api/candidate/signup/', body));
    expect(answer).toEqual({
      statusCode: 200,
      message: 'Signed up successfully',
      code: expect.stringMatching(/^[\w-]{43}$/),
    });
    const authorization = `Bearer ${String(answer['code'])}`;
    expect(bodyOf(await get('/api/candidate/get_candidate_profile', { authorization }))).toMatchObject({
      candidate: [
        { firstname: 'Nora', lastname: 'Quinn', email: 'nora@example.org', phone: '+13125550142', country: '+1' },
      ],
    });
    const again = bodyOf(await post('/api/candidate/signup', body));
    expect(again).toMatchObject({ statusCode: 406, refusal: { reason: 'AccountExists' } });
    expect(again['code']).toBeUndefined();
    expect(world.mailer.sent()).toEqual([]);
  });

  it('checks a phone number without a token, however it is written [spec 1 §5, spec 1 §7, R3b]', async () => {
    const { post } = await portalOverHttp(given);
    const check = async (countryCode: string, phoneNumber: string) =>
      bodyOf(await post('/api/admin/checkPhoneNumber', { countryCode, phoneNumber }));
    for (const number of ['+13125550142', '3125550142', '+1 (312) 555-0142'])
      expect(await check('+1', number)).toEqual({ statusCode: 200, message: 'This phone number can be called' });
    expect(await check('+91', '9820098200')).toMatchObject({ statusCode: 200 });
    expect(await check('+1', '1235550142')).toMatchObject({
      statusCode: 406,
      error: 'Invalid phone number. Check the area code, the first 3 digits.',
      refusal: { reason: 'PhoneNotCallable', part: 'area-code' },
    });
    expect(await check('+1', '312555')).toMatchObject({ statusCode: 400 });
    expect(await check('+44', '2079460000')).toMatchObject({ statusCode: 400 });
  });

  it("lists the candidate's jobs under their name [spec 1 §7]", async () => {
    const portal = await portalOverHttp(given);
    const body = bodyOf(await portal.get('/api/candidate/get_jobs_list', await signInOverHttp(portal)));
    expect(body).toMatchObject({
      statusCode: 200,
      name: 'Maria Santos',
      jobs: [
        { ...job, position_name: 'Caregiver', status: 0, applied_status: 1, sf_status: 8, timezone: 'America/Chicago' },
      ],
    });
  });

  it('returns a position that the candidate applied to [spec 1 §7]', async () => {
    const portal = await portalOverHttp(given);
    const body = bodyOf(await portal.get('/api/candidate/get_position_data/42/4711', await signInOverHttp(portal)));
    expect(body).toMatchObject({ statusCode: 200, ...job, primary_color: '#00b3da', published: true });
  });

  it('returns the free times by day [spec 1 §7, R14]', async () => {
    const portal = await portalOverHttp(given);
    const headers = await signInOverHttp(portal);
    const body = bodyOf(await portal.post('/api/scheduled-video-interviews/get_dayview_slots', week, headers));
    expect(body).toEqual({
      statusCode: 200,
      reschedule_flag: true,
      same_day_slot: true,
      timezone: 'America/Chicago',
      day_view_slots: [
        {
          date: '2026-12-07',
          count: 2,
          slots: [
            { slot_from: '09:30', slot_to: '10:00', starts_at: '2026-12-07T15:30:00.000Z' },
            { slot_from: '10:00', slot_to: '10:30', starts_at: '2026-12-07T16:00:00.000Z' },
          ],
        },
      ],
    });
  });

  it('books a time, once for one key, and the list shows it [R17, R27]', async () => {
    const portal = await portalOverHttp(given);
    const headers = { ...(await signInOverHttp(portal)), ...key };
    const booked = [
      await portal.post('/api/scheduled-video-interviews/book_slot', choice, headers),
      await portal.post('/api/scheduled-video-interviews/book_slot', choice, headers),
    ];
    expect(booked.map(bodyOf)).toEqual([
      { statusCode: 200, intro_video_url: null, hris_url: null },
      { statusCode: 200, intro_video_url: null, hris_url: null },
    ]);
    const list = bodyOf(await portal.get('/api/candidate/get_jobs_list', headers));
    expect(list['jobs']).toMatchObject([
      { applied_status: 2, schd_date: '2026-12-07', slot_from: '09:30', schedule_time: '2026-12-07T15:30:00.000Z' },
    ]);
    expect(portal.world.mailer.sent().filter(({ subject }) => subject.startsWith("You're booked"))).toHaveLength(1);
  });

  it('stores a profile with the field names of the specification; another candidate_id is ignored [spec 1 §3, spec 1 §7, R21]', async () => {
    const portal = await portalOverHttp(given);
    const headers = await signInOverHttp(portal);
    const payload = {
      first_name: 'Maria',
      last_name: 'Lopez',
      zipcode: '02134',
      experience_details: [{ job_title: 'Cook', company_name: 'Hall', start_date: '2024-01', end_date: '' }],
      education_details: [{ title: 'CNA', college: 'Truman', from: '2020-01', to: '2020-06', candidate_id: 999 }],
    };
    const put = async (body: object) =>
      bodyOf(
        await portal.inject({
          method: 'PUT',
          url: '/api/candidate/update_candidate_Profile',
          headers,
          payload: body,
        }),
      );
    expect(await put(payload)).toEqual({ statusCode: 200, message: 'Profile updated successfully' });
    expect(bodyOf(await portal.get('/api/candidate/get_candidate_profile', headers))).toEqual({
      statusCode: 200,
      candidate: [
        {
          id: 1,
          firstname: 'Maria',
          lastname: 'Lopez',
          email,
          phone: null,
          country: null,
          zipcode: '02134',
          experience_details: [{ title: 'Cook', company: 'Hall', from: '2024-01', to: null }],
          education_details: [{ title: 'CNA', college: 'Truman', from: '2020-01', to: '2020-06' }],
        },
      ],
    });
    const backwards = { job_title: 'Cook', company_name: 'Hall', start_date: '2024-03', end_date: '2024-01' };
    expect(await put({ ...payload, experience_details: [backwards] })).toMatchObject({
      statusCode: 406,
      error: 'Start date should not be greater than end date',
      refusal: { reason: 'SpanRefused', list: 'experience', place: 0, end: 'from' },
    });
    expect((await put({ ...payload, first_name: ' ' }))['statusCode']).toBe(400);
    expect((await put({ ...payload, zipcode: '2134' }))['statusCode']).toBe(400);
  });

  it('ends the session, so that its token is no longer valid [spec 1 §4]', async () => {
    const portal = await portalOverHttp(given);
    const headers = await signInOverHttp(portal);
    expect(bodyOf(await portal.post('/api/candidate/sign_out', {}, headers))).toEqual({ statusCode: 200 });
    expect((await portal.get('/api/candidate/get_jobs_list', headers)).statusCode).toBe(401);
  });
});

describe('the transport of a call [R4]', () => {
  it('works with or without a trailing slash', async () => {
    const portal = await portalOverHttp(given);
    const headers = await signInOverHttp(portal);
    const statuses = await Promise.all(
      [
        '/api/candidate/get_jobs_list',
        '/api/candidate/get_jobs_list/',
        '/api/candidate/get_position_data/42/4711/',
      ].map(async (url) => bodyOf(await portal.get(url, headers))['statusCode']),
    );
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('works with api-version 1.0 or none; a page of another version is told to reload', async () => {
    const { post } = await portalOverHttp(given);
    const send = async (headers: Record<string, string>) =>
      bodyOf(await post('/api/candidate/send_otp', { email }, headers))['statusCode'];
    expect([await send({}), await send({ 'api-version': '1.0' }), await send({ 'api-version': '2.0' })]).toEqual([
      200, 200, 406,
    ]);
  });

  it("has a response with the request id and the server's time, which no one may cache [R14]", async () => {
    const { post } = await portalOverHttp(given);
    const { headers } = await post('/api/candidate/send_otp', { email });
    expect(headers['x-request-id']).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(headers['x-server-time']).toBe('2026-12-04T15:00:00.000Z');
    expect(headers['cache-control']).toBe('no-store');
  });
});
