import { aCandidate, email } from '../../support/builders/identity';
import { phone } from '../../support/builders/profile';
import { codeInMail, signedIn } from '../../support/world/world';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from '../portal-over-http';

const maria = aCandidate({ phone: phone('+13125550142') });
const daniel = aCandidate({ email: email('daniel@example.org') });
const moved = 'maria.lopez@example.org';
const own = { email: maria.email, phone: '+13125550142', country: '+1' };

const two = () => portalOverHttp({ applicants: [maria, daniel].map((candidate) => ({ candidate, applications: [] })) });

const put = async ({ inject }: PortalOverHttp, headers: Record<string, string>, payload: object) =>
  bodyOf(await inject({ method: 'PUT', url: '/api/candidate/update_email_phone/', headers, payload }));

const emailOf = async ({ get }: PortalOverHttp, headers: Record<string, string>): Promise<unknown> =>
  bodyOf(await get('/api/candidate/get_candidate_profile', headers))['candidate'];

describe('PUT /candidate/update_email_phone/ [spec 1 §7, R28]', () => {
  it("asks for the code with 406 'Please Enter OTP!', and answers with the new token as `code` [R28]", async () => {
    const portal = await two();
    const headers = await signInOverHttp(portal);
    const wanted = { ...own, email: moved };
    expect(await put(portal, headers, wanted)).toMatchObject({
      statusCode: 406,
      error: 'Please Enter OTP!',
      refusal: { reason: 'CodeNeeded', sentTo: moved, resendAt: expect.any(String) },
    });
    const saved = await put(portal, headers, { ...wanted, otp: codeInMail(portal.world.mailer) });
    expect(saved).toEqual({ statusCode: 200, message: 'Your details are saved', code: expect.any(String) });
    const next = { authorization: `Bearer ${String(saved['code'])}` };
    expect(await emailOf(portal, next)).toMatchObject([{ email: moved, phone: '+13125550142', country: '+1' }]);
  });

  it.each([
    ['masked', '+1 (312) 555-0199', '+1', '+13125550199'],
    ['national', '3125550199', '+1', '+13125550199'],
    ['of another country', '98765 43210', '+91', '+919876543210'],
  ])('takes a phone that is %s [R19]', async (_, written, country, stored) => {
    const portal = await two();
    const headers = await signInOverHttp(portal);
    expect(await put(portal, headers, { ...own, phone: written, country })).toMatchObject({ statusCode: 200 });
    expect(await emailOf(portal, headers)).toMatchObject([{ phone: stored }]);
  });

  it("changes only the token's owner, whatever else is sent, and no one without a token [R3]", async () => {
    const portal = await two();
    const headers = await signInOverHttp(portal);
    const others = await signedIn(portal.world, daniel);
    const wanted = { ...own, phone: '3125550199', candidate_id: 2, id: 2 };
    expect(await put(portal, {}, wanted)).toMatchObject({ statusCode: 401 });
    expect(await put(portal, headers, wanted)).toMatchObject({ statusCode: 200 });
    expect((await others.api.profile()())._tag).toBe('Right');
    expect(await emailOf(portal, headers)).toMatchObject([{ id: 1, phone: '+13125550199' }]);
    expect(await portal.world.behind(({ candidates }) => candidates.withEmail(daniel.email))).toMatchObject({
      value: { phone: undefined },
    });
  });

  it('reports a taken address only to someone who has its code; five wrong codes lock it; a code works once [R28, R3c]', async () => {
    const portal = await two();
    const headers = await signInOverHttp(portal);
    const taken = { ...own, email: daniel.email };
    const free = { ...own, email: moved };
    const said = async (payload: object) => String((await put(portal, headers, payload))['error']);
    expect(await said(taken)).toBe(await said(free));
    await said(taken);
    const otp = codeInMail(portal.world.mailer);
    const wrong = otp === '0000' ? '1111' : '0000';
    expect(await said({ ...taken, otp: wrong })).toBe('Invalid OTP. 4 tries left.');
    expect(await said({ ...taken, otp })).toMatch(/^Another candidate uses/);
    expect(await said({ ...taken, otp })).toMatch(/^There is no code/);
    await said(free);
    const mine = codeInMail(portal.world.mailer);
    const guess = mine === '0000' ? '1111' : '0000';
    for (let tried = 0; tried < 5; tried += 1) await said({ ...free, otp: guess });
    expect(await said({ ...free, otp: mine })).toMatch(/was tried 5 times and is locked/);
    expect(await emailOf(portal, headers)).toMatchObject([{ email: maria.email }]);
  });

  it.each([
    ['a header slipped in', { email: 'maria@example.org\r\nBcc: all@example.org' }],
    ['two addresses in one', { email: 'maria@example.org,all@example.org' }],
    ['no phone', { phone: '' }],
    ['a phone of another country', { country: '+44' }],
    ['a code of five digits', { email: moved, otp: '12345' }],
    ['an operator for an address', { email: { $ne: null } }],
  ])('%s: 400, and no email [R19]', async (_, changes) => {
    const portal = await two();
    const headers = await signInOverHttp(portal);
    const mails = portal.world.mailer.sent().length;
    expect(await put(portal, headers, { ...own, ...changes })).toMatchObject({ statusCode: 400 });
    expect(portal.world.mailer.sent()).toHaveLength(mails);
  });

  it("signs the other devices out: 401 'Please login again!!'; the log has neither address nor code [spec 1 §8, R5]", async () => {
    const portal = await two();
    const [headers, tablet] = [await signInOverHttp(portal), await signInOverHttp(portal)];
    const wanted = { ...own, email: moved };
    await put(portal, headers, wanted);
    await put(portal, headers, { ...wanted, otp: codeInMail(portal.world.mailer) });
    const turnedAway = await portal.get('/api/candidate/get_jobs_list', tablet);
    expect(turnedAway.statusCode).toBe(401);
    expect(bodyOf(turnedAway)).toMatchObject({ statusCode: 401, error: 'Please login again!!' });
    const log = portal.lines.join('\n');
    for (const secret of [moved, maria.email, '3125550142', headers.authorization.slice(7)])
      expect(log).not.toContain(secret);
  });
});

describe('PUT /candidate/update_candidate_Profile [spec 1 §7]', () => {
  it('stores a profile with the field names of the specification; another candidate_id is ignored [spec 1 §3, spec 1 §7, R21]', async () => {
    const portal = await portalOverHttp();
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
          email: maria.email,
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
});
