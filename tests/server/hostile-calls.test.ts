import { gzipSync } from 'node:zlib';
import { uploadKinds } from '../../adapters/contract/upload-kinds';
import { calls } from '../../adapters/contract/calls';
import type { Fields } from '../../adapters/terminal/conformance/asking';
import { asked, everyCall, pathOf, type EveryCall } from './every-call';
import { bodyOf, portalOverHttp, signInOverHttp, type PortalOverHttp } from './portal-over-http';

/*
 * Input that no page sends, for every call of the contract, from a caller who is authorized. Each is refused with the envelope, changes nothing, and
 * leaves a log line without any of the input.
 */

const operatorToken = 'operator-of-a-test-1234';
const mark = 'marked.by-a-test@example.org';
const json = { 'content-type': 'application/json' };
const usual = 64 * 1024;

const fields: Fields = { community_id: 42, position_id: 4711, application_id: 1, email: mark, otp: '0000' };
const rest = JSON.stringify(fields).slice(1);

let portal: PortalOverHttp;
let candidate: Readonly<Record<string, string>>;
let usualMails: number;

beforeAll(async () => {
  portal = await portalOverHttp({}, { operatorToken });
  candidate = await signInOverHttp(portal);
  usualMails = portal.world.mailer.sent().length;
});

const shownTo = ({ access }: EveryCall): Readonly<Record<string, string>> =>
  access === 'operator' ? { authorization: `Bearer ${operatorToken}` } : candidate;

const withBody = everyCall.filter(({ method }) => method !== 'GET');
const ofPath = everyCall.filter(({ path }) => path.includes('{'));

/** The calls that respond differently than they should; each with its name and response. */
const otherwise = async (
  calls: readonly EveryCall[],
  expected: (call: EveryCall) => readonly number[],
  send: (call: EveryCall) => ReturnType<PortalOverHttp['inject']>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const call of calls) {
    const response = await send(call);
    const { statusCode, error, request_id } = bodyOf(response);
    const said = `${call.name}: ${response.statusCode} ${response.body.slice(0, 200)}`;
    const line = portal.lines.at(-1) ?? '';
    const fine =
      expected(call).includes(Number(statusCode)) &&
      response.statusCode < 500 &&
      typeof error === 'string' &&
      line.includes(`"request_id":"${String(request_id)}"`) &&
      !line.includes('marked');
    if (!fine) found.push(said);
  }
  return found;
};

afterEach(() => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(portal.lines.filter((line) => line.includes('marked') || line.includes('"event":"fault"'))).toEqual([]);
  expect(portal.world.mailer.sent()).toHaveLength(usualMails);
});

describe('Every call that takes a body [R4]', () => {
  it('is covered by this test', () => {
    expect(withBody.length).toBeGreaterThan(25);
  });

  it.each([
    ['a key that reaches for the prototype', `{"__proto__":{"polluted":true},${rest}`, [400]],
    ['the same key, its letters written in codes', `{"\\u005f_proto__":{"polluted":true},${rest}`, [400]],
    ['the same, deeper down', `{"sections":[{"questions":[{"__proto__":{"polluted":true}}]}],${rest}`, [400]],
    ['a constructor that reaches for it', `{"constructor":{"prototype":{"polluted":true}},${rest}`, [400]],
    ['a list', `["${mark}"]`, [400]],
    ['a text', `"${mark}"`, [400]],
    ['a number', '7', [400]],
    ['half of it', `{${rest.slice(0, -1)}`, [400]],
    ['a comment in it', `{/* ${mark} */${rest}`, [400]],
    ['17 levels', `{"deep":${'['.repeat(17)}${']'.repeat(17)},${rest}`, [400]],
    ['20,000 levels', `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)},${rest}`, [400]],
  ])('refuses %s', async (_, payload, expected) => {
    const send = (call: EveryCall) => portal.inject({ ...asked(call, fields, { ...json, ...shownTo(call) }), payload });
    expect(await otherwise(withBody, () => expected, send)).toEqual([]);
  });

  it('refuses 1 MB of JSON, unread if the call never needs that much', async () => {
    const payload = `{"padding":"${'x'.repeat(1024 * 1024)}","content":7}`;
    const send = (call: EveryCall) => portal.inject({ ...asked(call, fields, { ...json, ...shownTo(call) }), payload });
    expect(await otherwise(withBody, ({ largestBody = usual }) => [largestBody < 2 ** 20 ? 413 : 400], send)).toEqual(
      [],
    );
  });

  it.each(['gzip', 'br', 'identity, deflate', 'IDENTITY,x'])(
    'refuses a body with content-encoding %s at once, and says what it takes instead [RFC 9110 15.5.16]',
    async (encoding) => {
      const packed = { 'content-encoding': encoding };
      // Its end is missing: nobody waits for it.
      const payload = gzipSync(`{${rest}`).subarray(0, 40);
      const send = async (call: EveryCall) => {
        const type = call.file === undefined ? json : { 'content-type': 'multipart/form-data; boundary=b' };
        const answer = await portal.inject({
          ...asked(call, fields, { ...type, ...shownTo(call), ...packed, 'content-length': '4000' }),
          payload,
        });
        return answer.headers['accept-encoding'] === 'identity' ? answer : portal.get('/healthz');
      };
      expect(await otherwise(withBody, () => [415], send)).toEqual([]);
      const others = [
        ...Object.values(uploadKinds).flatMap(
          ({ path }) =>
            [
              ['POST', path],
              ['PATCH', `${path}/x`],
            ] as const,
        ),
        ...(['/speed-test', '/stopChatMails/1/x', '/nowhere'] as const).map((url) => ['POST', url] as const),
      ];
      for (const [method, url] of others) {
        const answer = await portal.inject({ method, url, headers: { ...candidate, ...packed }, payload });
        expect([url, answer.statusCode, answer.headers['accept-encoding']]).toEqual([url, 415, 'identity']);
        expect(bodyOf(answer)).toMatchObject({ statusCode: 415, error: expect.stringContaining('content-encoding') });
      }
    },
  );

  it('takes a body that says it is sent as it is', async () => {
    const headers = { ...json, 'content-encoding': 'Identity' };
    const answer = await portal.inject({ method: 'POST', url: '/api/candidate/send_otp', headers, payload: '{}' });
    expect(bodyOf(answer)['statusCode']).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/html', 'multipart/form-data'])(
    'refuses a body that calls itself %s',
    async (type) => {
      const send = (call: EveryCall) =>
        portal.inject({ ...asked(call, fields, { 'content-type': type, ...shownTo(call) }), payload: `{${rest}` });
      const expected = ({ file }: EveryCall) =>
        file !== undefined && type.startsWith('multipart') ? [400, 415] : [415];
      expect(await otherwise(withBody, expected, send)).toEqual([]);
    },
  );

  it('refuses an object, a list, a boolean and out-of-range numbers in place of a text or a number', async () => {
    for (const odd of [{ $ne: null }, [mark], true, Number.MAX_VALUE, -1, 0.5]) {
      const payload = JSON.stringify(Object.fromEntries(Object.keys(fields).map((name) => [name, odd])));
      const send = (call: EveryCall) =>
        portal.inject({ ...asked(call, fields, { ...json, ...shownTo(call) }), payload });
      // These accept a body and need none of these fields.
      const needNone = [
        ...['sign_out', 'operator_mails', 'operator_chat_reports', 'operator_tokens', 'operator_events'],
        'operator_webhooks',
      ];
      const lists = ['chat_conversations_list', 'get_unread_messages'];
      const reading = withBody.filter(
        ({ name, path }) => ![...needNone, ...lists].includes(name) && !path.includes('{'),
      );
      expect(await otherwise(reading, () => [400, 406], send)).toEqual([]);
    }
  });
});

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** Wrong items wherever the schema has a list, as far down as it goes, and a field that nothing has. */
const swollen = (schema: unknown, many = 20_000): unknown => {
  if (!isSchema(schema)) return 1;
  const { items, properties, anyOf } = schema;
  if (Array.isArray(anyOf)) return swollen(anyOf[0], many);
  if (items !== undefined) return [swollen(items, Math.round(many / 100)), ...Array<number>(many).fill(1)];
  return isSchema(properties) ? swollenFields(properties, many) : 1;
};

const swollenFields = (properties: Schema, many: number): Schema => ({
  ...Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, swollen(one, many)])),
  ['\u{1F600}'.repeat(5_000)]: 1,
});

describe('Every refusal', () => {
  it('is short, however many faults a body has and however long they are', async () => {
    const long: string[] = [];
    // Signing out takes any body, and the tests below need the session.
    for (const call of calls.filter(({ method, name }) => method !== 'GET' && name !== 'sign_out')) {
      const { properties } = call.request.schema;
      const whole = Object.entries(swollenFields(isSchema(properties) ? properties : {}, 20_000));
      const bodies = whole.map(([name, value]) => ({ ...fields, [name]: value }));
      for (const body of [...bodies, Array<number>(20_000).fill(1)]) {
        const payload = JSON.stringify(body);
        const answer = await portal.inject({ ...asked(call, fields, { ...json, ...shownTo(call) }), payload });
        if (answer.body.length > 4_000) long.push(`${call.name}: ${answer.body.length} characters`);
      }
    }
    expect(long).toEqual([]);
  });
});

describe('Every call that has ids in its address [R1]', () => {
  it.each([
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '\0',
    "1' or '1'='1",
    '<script>alert(1)</script>',
    '1e3',
    '٤٢',
  ])('finds nothing under %j', async (id) => {
    const hostile: Fields = { ...fields, community_id: id, position_id: id };
    const send = (call: EveryCall) => portal.inject(asked(call, hostile, { ...json, ...shownTo(call) }));
    expect(await otherwise(ofPath, () => [400, 404], send)).toEqual([]);
  });
});

describe('Every call', () => {
  const statusOf = async (call: EveryCall, url: string, headers: Readonly<Record<string, string>>) =>
    bodyOf(await portal.inject({ ...asked(call, fields, headers), url }))['statusCode'];

  it('reads nothing from its query', async () => {
    const query = `?__proto__[polluted]=1&constructor.prototype.polluted=1&position_id=7&access_token=${mark}`;
    for (const call of everyCall.filter(({ method }) => method === 'GET')) {
      const url = pathOf(call.path, fields);
      const plain = await statusOf(call, url, shownTo(call));
      expect([call.name, await statusOf(call, `${url}${query}`, shownTo(call))]).toEqual([call.name, plain]);
    }
  });

  it('accepts only its own method, and allows no other origin [R3]', async () => {
    const origin = 'https://elsewhere.example.net';
    for (const { name, method, path } of everyCall)
      for (const other of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
        (one) => one !== method,
      )) {
        const headers = { origin, 'access-control-request-method': method };
        const answer = await portal.inject({ method: other, url: pathOf(path, fields), headers });
        expect([name, other, answer.statusCode]).toEqual([name, other, 404]);
        expect(Object.keys(answer.headers).filter((header) => header.startsWith('access-control'))).toEqual([]);
      }
  });

  it("has responses that can't be cached, framed or displayed as a page, and never redirects", async () => {
    for (const call of everyCall) {
      const { headers } = await portal.inject(asked(call, fields, {}));
      expect([call.name, headers]).toEqual([
        call.name,
        expect.objectContaining({
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': 'attachment; filename="api.json"',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'referrer-policy': 'strict-origin-when-cross-origin',
        }),
      ]);
      expect([call.name, headers.location, headers['set-cookie'], headers['server'], headers['x-powered-by']]).toEqual([
        call.name,
        ...[undefined, undefined, undefined, undefined],
      ]);
    }
  });
});
