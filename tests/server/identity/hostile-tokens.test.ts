import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { longestToken, parseSessionToken } from '../../../application/identity/secrets.port';
import { bodyOf, portalOverHttp } from '../portal-over-http';

jest.setTimeout(60_000);

const list = '/api/candidate/get_jobs_list';
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0NzExIn0.c2lnbmF0dXJlLW9mLWEtdG9rZW4';

/** What no backend issues; whoever sends it is turned away before anything is looked up. */
const malformed: readonly (readonly [what: string, token: string])[] = [
  ['a character too long', 'x'.repeat(longestToken + 1)],
  ['of 8,000 characters', 'y'.repeat(8_000)],
  ['that ends a statement', "tok'; DROP TABLE sessions; --"],
  ['with a quote and no blank', "'OR'1'='1"],
  ['outside ASCII', 'tök\u00e9n-\u00fcmlaut'],
  ['of markup', '<script>alert(1)</script>'],
  ['of a path', '..%2f..%2fetc%2fpasswd'],
  ['with = in its middle', 'abc=def'],
  ['of a template', '${jndi:ldap://example.org/a}'],
];

/** What RFC 6750 allows, so that it is sealed and looked up once, by its seal. */
const unknown: readonly (readonly [what: string, token: string])[] = [
  ['as long as a token may be', 'z'.repeat(longestToken)],
  ['that is a JWT', jwt],
  ['of one character', '-'],
  ['that reads like a comment of SQL', '--/~+/--==='],
  ['of a prototype', '__proto__'],
];

describe('A hostile token [issue 18, R3]', () => {
  it.each(malformed)('%s is rejected without a store query: 401 even while the store is down', async (_, token) => {
    const portal = await portalOverHttp();
    portal.world.store.breakAfter(0);
    const response = await portal.get(list, { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(401);
    expect(bodyOf(response)).toMatchObject({ statusCode: 401, error: 'Session timeout please login..!' });
  });

  it.each(unknown)('%s belongs to no one: 401, and nothing of it is echoed', async (_, token) => {
    const portal = await portalOverHttp();
    const response = await portal.get(list, { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(401);
    if (token.length > 1) expect(response.body).not.toContain(token);
  });

  it('is never logged, not even its beginning, wherever it is sent', async () => {
    const portal = await portalOverHttp();
    for (const [, token] of [...malformed, ...unknown]) {
      await portal.get(list, { authorization: `Bearer ${token}` });
      await portal.get(list, { cookie: `candidates_token=${encodeURIComponent(token)}` });
      await portal.get(`${list}?token=${encodeURIComponent(token)}`);
      await portal.post('/api/candidate/sign_out', {}, { authorization: `Bearer ${token}` });
    }
    const log = portal.lines.join('');
    expect(portal.lines.length).toBeGreaterThan(malformed.length);
    for (const [, token] of [...malformed, ...unknown])
      if (token.length > 12) expect(log).not.toContain(token.slice(0, 12));
  });

  it('is compared in a time that depends only on its length, whatever it repeats', () => {
    const texts = ['a', '=', 'a=', '.-', '\u00e9', "'", '~+/'].flatMap((piece) => {
      const long = piece.repeat(16_000 / piece.length);
      return [long, `${long.slice(0, longestToken - 1)}!`];
    });
    const begun = process.cpuUsage();
    for (let times = 0; times < 50; times += 1) for (const text of texts) parseSessionToken(text);
    // 700 of them: backtracking over 4,096 characters would take minutes.
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(2_000);
    expect(texts.map((text) => E.isLeft(parseSessionToken(text)))).not.toContain(false);
  });

  it('is accepted or refused according to RFC 6750, for any text, and an accepted one is unchanged', () => {
    const b64token = fc.stringMatching(/^[A-Za-z0-9._~+/-]{1,60}={0,2}$/);
    fc.assert(
      fc.property(b64token, (text) => {
        expect(parseSessionToken(text)).toEqual(E.right(text));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const isToken = text.length > 0 && /^[^=]*=*$/.test(text) && Array.from(text.replace(/=+$/, '')).length > 0;
        const isAllowed = Array.from(text).every((one) => /[A-Za-z0-9._~+/=-]/.test(one));
        expect(E.isRight(parseSessionToken(text))).toBe(isToken && isAllowed && text.length <= longestToken);
      }),
    );
  });
});
