import { inspect } from 'node:util';
import { runExplain } from '../../adapters/terminal/explain/run-explain';
import { bodyOf, portalOverHttp, signInOverHttp } from './portal-over-http';
import { codeInMail, linkInMail } from '../support/world/world';

const email = 'maria.santos@example.org';

interface LogLine {
  readonly event: string;
  readonly request_id?: string;
  readonly [name: string]: unknown;
}

const isLine = (value: unknown): value is LogLine => typeof value === 'object' && value !== null && 'event' in value;

const read = (line: string): LogLine => {
  const value: unknown = JSON.parse(line);
  if (!isLine(value)) throw new Error(`Not a line of the log: ${inspect(value)}`);
  return value;
};

describe('the log [R5]', () => {
  it('contains the request id that a failure shows [R29]', async () => {
    const portal = await portalOverHttp();
    const { request_id } = bodyOf(await portal.get('/api/candidate/get_jobs_list'));
    expect(portal.lines.map(read)).toContainEqual(
      expect.objectContaining({
        event: 'answered',
        request_id,
        route: '/api/candidate/get_jobs_list',
        http_status: 401,
      }),
    );
  });

  it('contains no email, code, token or typed text', async () => {
    const portal = await portalOverHttp();
    const { authorization } = await signInOverHttp(portal);
    await portal.post('/api/candidate/send_otp?email=maria.santos@example.org', { email });
    await portal.post('/api/candidate/submit_otp', { email, otp: 'typed' });
    const { code } = linkInMail(portal.world.mailer);
    await portal.get(`/candidateportal/${email}/${code}`);
    await portal.post('/api/candidate-registration/submit_otp/', { email, verify_code: code });
    await portal.get('/api/candidate/get_position_data/42/secret-typed', { authorization });
    await portal.inject({ method: 'POST', url: '/api/candidate/send_otp', payload: '{"typed' });
    const log = portal.lines.join('');
    expect(portal.lines.length).toBeGreaterThanOrEqual(8);
    for (const secret of [email, 'maria', codeInMail(portal.world.mailer), code, authorization.slice(7), 'typed'])
      expect(log).not.toContain(secret);
  });

  it('identifies an error by its class and location, never by its message', async () => {
    const portal = await portalOverHttp();
    const words = `insert into candidates values ('${email}')`;
    jest.spyOn(portal.world.dependencies.mailer, 'send').mockReturnValue(() => Promise.reject(new TypeError(words)));
    const response = await portal.post('/api/candidate/send_otp', { email });
    const { request_id, ...told } = bodyOf(response);
    expect([response.statusCode, told]).toEqual([500, { statusCode: 500, error: 'Something went wrong...!' }]);
    expect(portal.lines.map(read)).toContainEqual(
      expect.objectContaining({
        event: 'fault',
        fault: 'TypeError',
        request_id,
        at: expect.stringContaining('log.test'),
      }),
    );
    expect(portal.lines.join('')).not.toContain('insert');
  });

  it('records why a rule refused, with its numbers: enough for `explain` to reproduce it [R29]', async () => {
    const portal = await portalOverHttp();
    for (let nth = 0; nth < 5; nth += 1) await portal.post('/api/candidate/send_otp', { email });
    const { request_id } = bodyOf(await portal.post('/api/candidate/send_otp', { email }));
    const { exit, stdout } = await runExplain([String(request_id)], async () => portal.lines.join(''));
    expect(exit).toBe(0);
    expect(stdout).toMatch(
      /^POST \/api\/candidate\/send_otp, .*\n {2}Refused +TooManyCodes\n {2}Because +We can send 5 codes per hour/,
    );
  });
});
