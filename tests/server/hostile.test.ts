import { bodyOf, portalOverHttp, signInOverHttp } from './portal-over-http';

const send = '/api/candidate/send_otp';
const json = { 'content-type': 'application/json' };
const deep = (levels: number): string => `{"email":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const requestId = expect.stringMatching(/^[0-9A-Z-]{14}$/);

describe('bodies that our pages never send are answered with the envelope, and nothing crashes [R4]', () => {
  it.each([
    ['not JSON', '{"email": ', 400],
    ['a key that reaches for the prototype', '{"__proto__": {"admin": true}, "email": "a@b.co"}', 400],
    ['a constructor that reaches for it', '{"constructor": {"prototype": {"admin": true}}, "email": "a@b.co"}', 400],
    ['30,000 levels', deep(30_000), 400],
    ['17 levels', deep(17), 400],
    ['1 MB', `{"email": "${'x'.repeat(1_000_000)}"}`, 413],
    ['64 kB and a byte', `"${'x'.repeat(64 * 1024 - 1)}"`, 413],
  ])('%s: %s', async (_, payload, statusCode) => {
    const { inject } = await portalOverHttp();
    const response = await inject({ method: 'POST', url: send, headers: json, payload });
    expect(response.statusCode).toBe(statusCode);
    expect(bodyOf(response)).toEqual({ statusCode, error: expect.stringMatching(/^The body/), request_id: requestId });
  });

  it.each([
    ['a list', []],
    ['a text', 'maria'],
    ['a number', 7],
    ['null', null],
    ['nothing in it', {}],
    ['a number for an address', { email: 7 }],
    ['a list for an address', { email: ['a@b.co'] }],
    ['an object for an address', { email: { $ne: null } }],
    ['two addresses in one', { email: 'maria.santos@example.org,other@example.org' }],
    ['a header slipped in', { email: 'maria.santos@example.org\r\nBcc: all@example.org' }],
  ])('%s instead of an input: 400 and no email', async (_, body) => {
    const { post, world } = await portalOverHttp();
    const response = await post(send, body);
    expect(bodyOf(response)).toMatchObject({ statusCode: 400, error: expect.stringContaining('expected') });
    expect(world.mailer.sent()).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['a list', ['x']],
    ['an operator', { $ne: null }],
    ['129 letters', 'x'.repeat(129)],
    ['a line break', 'code\r\nBcc: all@example.org'],
    ['a null byte', 'code\u0000'],
    ['markup', '<script>'],
  ])("%s for a link's code: 400 and no session", async (_, verify_code) => {
    const { post } = await portalOverHttp();
    const body = { email: 'maria.santos@example.org', verify_code };
    expect(bodyOf(await post('/api/candidate-registration/submit_otp', body))).toMatchObject({ statusCode: 400 });
  });

  it.each([
    ['no name', { firstname: ' ' }],
    ['a name of 101 letters', { lastname: 'x'.repeat(101) }],
    ['an object for a name', { firstname: { $ne: null } }],
    ['a header slipped into the address', { email: 'nora@example.org\r\nBcc: all@example.org' }],
    ['two addresses in one', { email: 'nora@example.org,other@example.org' }],
    ['a phone of 9 digits', { phone: '312555014' }],
    ['another country', { country: '+44' }],
    ['a zip code of letters', { zipcode: 'ABCDE' }],
    ['a script for a picture', { source_from: 'googleUser', file: 'javascript:alert(1)' }],
    ['a picture of the network within', { source_from: 'googleUser', file: 'http://169.254.169.254/' }],
    ['markup for a provider', { source_from: '<script>' }],
    ['a list for a provider', { source_from: ['googleUser'] }],
  ])('%s in a sign-up: 400 and no session', async (_, change) => {
    const { post } = await portalOverHttp();
    const fine = { firstname: 'Nora', lastname: 'Quinn', email: 'nora@example.org', phone: '3125550142' };
    const body = { ...fine, zipcode: '60601', country: '+1', source_from: '', file: '', ...change };
    const answer = bodyOf(await post('/api/candidate/signup', body));
    expect(answer).toMatchObject({ statusCode: 400 });
    expect(answer['code']).toBeUndefined();
  });

  it('a name that targets the prototype is stored as a name, and has no other effect', async () => {
    const { post, get } = await portalOverHttp();
    const body = { firstname: '__proto__', lastname: '<img src=x onerror=alert(1)>', email: 'nora@example.org' };
    const rest = { phone: '3125550142', zipcode: '60601', country: '+1' };
    const { code } = bodyOf(await post('/api/candidate/signup', { ...body, ...rest }));
    const headers = { authorization: `Bearer ${String(code)}` };
    expect(bodyOf(await get('/api/candidate/get_jobs_list', headers))['name']).toBe(
      '__proto__ <img src=x onerror=alert(1)>',
    );
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('content-type %p: 415', async (type) => {
    const { inject } = await portalOverHttp();
    const headers = type === '' ? {} : { 'content-type': type };
    const response = await inject({ method: 'POST', url: send, headers, payload: 'email=a@b.co' });
    expect(response.statusCode).toBe(415);
    expect(bodyOf(response)).toMatchObject({
      statusCode: 415,
      error: 'The body of the request must be JSON (content-type: application/json).',
    });
  });

  it('a page of another version is told to reload', async () => {
    const { post, world } = await portalOverHttp();
    const answer = bodyOf(await post(send, { email: 'maria.santos@example.org' }, { 'api-version': '2.0' }));
    expect(answer).toMatchObject({
      statusCode: 406,
      error: 'This page is of another version than the server (1.0). Reload the page and try again.',
    });
    expect(world.mailer.sent()).toEqual([]);
  });

  it('a body without a token is not even parsed: 401 before 400', async () => {
    const { inject } = await portalOverHttp();
    const url = '/api/scheduled-video-interviews/book_slot';
    const response = await inject({ method: 'POST', url, headers: json, payload: '[1]' });
    expect(response.statusCode).toBe(401);
  });
});

describe('addresses that lead nowhere [R4]', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/candidate/get_jobs_list'],
    ['GET', '/api/candidate/send_otp'],
    ['DELETE', '/api/candidate/get_jobs_list'],
    ['GET', '/api/candidate/get_position_data/42/4711/more'],
    ['GET', '/api/..%2f..%2fpackage.json'],
  ] as const)('%s %s: 404 with the envelope', async (method, url) => {
    const { inject } = await portalOverHttp();
    const response = await inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(bodyOf(response)).toEqual({ statusCode: 404, error: 'There is no such call.', request_id: requestId });
  });

  it("one that can't be decoded: 400 with the envelope", async () => {
    const { inject } = await portalOverHttp();
    const response = await inject({ method: 'GET', url: '/api/%zz' });
    expect(bodyOf(response)).toMatchObject({ statusCode: 400, request_id: requestId });
  });

  it.each(['0', '-1', '4711e0', '04711', '99999999999', 'abc', '%00', "1' or '1'='1"])(
    'position %s: 400 or 404, never a position',
    async (id) => {
      const portal = await portalOverHttp();
      const url = `/api/candidate/get_position_data/42/${encodeURIComponent(id)}`;
      const body = bodyOf(await portal.get(url, await signInOverHttp(portal)));
      expect([400, 404]).toContain(body['statusCode']);
    },
  );
});

describe('security headers [R3]', () => {
  it('other origins may neither read nor call', async () => {
    const { inject, get } = await portalOverHttp();
    const origin = 'https://elsewhere.example.net';
    const preflight = await inject({
      method: 'OPTIONS',
      url: send,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const headers = [preflight.headers, (await get('/healthz', { origin })).headers].map(Object.keys).flat();
    expect(preflight.statusCode).toBe(404);
    expect(headers.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('no third-party code runs in our pages, and no one may frame them', async () => {
    const { get } = await portalOverHttp();
    const { headers } = await get('/healthz');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';" +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
        "img-src 'self' data: https:;media-src 'self' blob: https:;connect-src 'self' wss://portal.example.org;frame-src 'none';frame-ancestors 'none';" +
        "base-uri 'self';form-action 'self';object-src 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(self), microphone=(self), accelerometer=(), browsing-topics=(), display-capture=(), geolocation=(), gyroscope=(), ' +
        'magnetometer=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it("every answer carries the portal's time, by which a device corrects its clock, and is kept by no cache [R14]", async () => {
    const { inject } = await portalOverHttp();
    const { headers } = await inject({ method: 'POST', url: send, payload: { email: 'maria.santos@example.org' } });
    expect(headers).toMatchObject({ 'x-server-time': '2026-12-04T15:00:00.000Z', 'cache-control': 'no-store' });
  });

  it('plain http gets no HSTS header', async () => {
    const { get } = await portalOverHttp({}, { publicUrl: 'http://127.0.0.1:8080' });
    expect((await get('/healthz')).headers['strict-transport-security']).toBeUndefined();
  });

  it('does not adopt a request id sent by the client', async () => {
    const { get } = await portalOverHttp();
    const { headers } = await get('/healthz', { 'x-request-id': 'chosen by a stranger', 'request-id': 'x' });
    expect(headers['x-request-id']).toMatch(/^[0-9A-Z-]{14}$/);
  });
});
