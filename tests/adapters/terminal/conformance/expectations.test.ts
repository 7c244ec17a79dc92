import { sendOtp } from '../../../../adapters/contract/identity/identity.calls';
import { refuses, succeeds, turnedAway, unreadable } from '../../../../adapters/terminal/conformance/expectations';
import { failed, replyInWords, withoutSecrets, type Reply } from '../../../../adapters/terminal/conformance/reply';
import { countsOf, sayReport } from '../../../../adapters/terminal/conformance/report';
import { passed, skipped } from '../../../../adapters/terminal/conformance/verdict';

const reply = (http: number, body: unknown, type = 'application/json; charset=utf-8'): Reply => ({
  request: 'POST /api/candidate/send_otp',
  http,
  header: (name) => (name === 'content-type' ? type : undefined),
  text: JSON.stringify(body),
  body,
});

const sent = { statusCode: 200, message: 'OTP sent', resend_at: '2026-12-04T15:01:00.000Z' };
const tooMany = {
  statusCode: 406,
  error: 'Too many codes.',
  request_id: '7QF3',
  refusal: { reason: 'TooManyCodes', limit: 5, per: 'hour', retryAt: '2026-12-04T15:01:00.000Z' },
};
const noSession = { statusCode: 401, error: 'Your session has ended.', request_id: '7QF3' };

describe('what a response must be [R4]', () => {
  it('as the contract specifies: passed', () => {
    expect(succeeds(sendOtp, reply(200, sent))).toEqual(passed);
    expect(refuses(sendOtp, reply(200, tooMany), 'TooManyCodes')).toEqual(passed);
    expect(turnedAway(reply(401, noSession), 401)).toEqual(passed);
    expect(unreadable(reply(200, { ...noSession, statusCode: 400 }), 'it')).toEqual(passed);
  });

  it.each([
    ['no status inside', succeeds(sendOtp, reply(200, { ...sent, statusCode: undefined }))],
    ['another status in HTTP', succeeds(sendOtp, reply(201, sent))],
    ['a field of another type', succeeds(sendOtp, reply(200, { ...sent, resend_at: 5 }))],
    ['another content type', succeeds(sendOtp, reply(200, sent, 'text/html'))],
    ['no answer', succeeds(sendOtp, reply(0, undefined))],
    ['a success in place of a refusal', refuses(sendOtp, reply(200, sent), 'TooManyCodes')],
    ['another reason', refuses(sendOtp, reply(200, tooMany), 'UnknownCandidate')],
    ['another status than the reason has', refuses(sendOtp, reply(200, { ...tooMany, statusCode: 404 }))],
    ['a reason without its numbers', refuses(sendOtp, reply(200, { ...tooMany, refusal: { reason: 'TooManyCodes' } }))],
    ['a reason nobody knows', refuses(sendOtp, reply(200, { ...tooMany, refusal: { reason: 'No' } }))],
    ['no text', refuses(sendOtp, reply(200, { ...tooMany, error: '' }))],
    ['no request id', refuses(sendOtp, reply(200, { ...tooMany, request_id: undefined }))],
    ['401 in the body alone', turnedAway(reply(200, noSession), 401)],
    ['401 in HTTP alone', turnedAway(reply(401, { ...noSession, statusCode: 200 }), 401)],
    ['401 with data', turnedAway(reply(401, { ...noSession, jobs: [] }), 401)],
    ['a fault of the server for what it can not read', unreadable(reply(500, { ...noSession, statusCode: 500 }), 'it')],
  ])('%s: failed', (_, verdict) => {
    expect(verdict._tag).toBe('Failed');
  });
});

describe('the report', () => {
  const finding = (verdict: Parameters<typeof countsOf>[0][number]['verdict']) => ({
    call: 'send_otp',
    title: 'sends a code',
    source: 'spec 1 §7',
    verdict,
  });

  it('counts skipped checks separately, never as passed', () => {
    const findings = [finding(passed), finding(skipped('no candidate')), finding(failed(reply(500, {}), 'HTTP 200'))];
    expect(countsOf(findings)).toEqual({ passed: 1, failed: 1, skipped: 1 });
    const report = sayReport('https://x.example.org', findings);
    expect(report).toContain('send_otp   POST /api/candidate/send_otp');
    expect(report).toContain('✓ sends a code  [spec 1 §7]');
    expect(report).toContain('not checked: no candidate');
    expect(report).toMatch(/expected +HTTP 200\n +found +HTTP 500 \{\}\n +asked +POST \/api\/candidate\/send_otp/);
    expect(report).toContain('3 checks, 33 % of them passed: 1 passed, 1 failed, 1 not checked.');
  });

  it('contains no token, no code and no address that opens a file', () => {
    expect(withoutSecrets('{"email":"a@b.c","otp":"1234"}')).toBe('{"email":"a@b.c","otp":"•••"}');
    expect(replyInWords(reply(200, { code: 'a-token', url: '/file/x', resume_path: 'r' }))).not.toMatch(
      /a-token|file\/x|"r"/,
    );
  });
});
