import { faultDetails } from '../../../../adapters/server/log/fault-details';
import { jsonLog, logLevels, type Line, type LogLevel } from '../../../../adapters/server/log/log';
import { redactedText } from '../../../../adapters/server/log/redacted';
import { requestScope } from '../../../../adapters/server/log/request-scope';
import { token } from '../../../support/builders/identity';
import { at } from '../../../support/builders/time';
import { standingClock } from '../../../support/world/clock';

const clock = standingClock(at('2026-12-04T15:00:00Z'));

const logAt = (level: LogLevel, requestId: () => string | undefined = () => undefined) => {
  const lines: unknown[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line));
  };
  return { log: jsonLog({ level, clock, requestId, write }), lines };
};

describe('a line of the log [R5]', () => {
  it('is one JSON object with the time, the severity and the message', () => {
    const { log, lines } = logAt('info');
    log('warn', 'mail-not-sent', { code: 'ETIMEDOUT', tries: 2 });
    expect(lines).toEqual([
      { time: '2026-12-04T15:00:00.000Z', level: 'warn', event: 'mail-not-sent', code: 'ETIMEDOUT', tries: 2 },
    ]);
  });

  it.each(logLevels.map((level, n) => [level, n] as const))('at %s: %i of four kinds are written', (level, count) => {
    const { log, lines } = logAt(level);
    const kinds: readonly Line[] = ['error', 'warn', 'info', 'debug'];
    for (const kind of kinds) log(kind, 'something');
    expect(lines).toHaveLength(count);
  });

  it('names the request on whose behalf it is written, even after waiting', async () => {
    const { log, lines } = logAt('info', requestScope.current);
    const work = (id: string): Promise<void> =>
      new Promise((done) => {
        requestScope.run(
          id,
          () =>
            void Promise.resolve()
              .then(() => log('info', id))
              .then(done),
        );
      });
    await Promise.all(['A', 'B', 'C'].map(work));
    expect(lines).toMatchObject(['A', 'B', 'C'].map((id) => ({ event: id, request_id: id })));
    expect(requestScope.current()).toBeUndefined();
  });
});

describe('what is redacted [R5]', () => {
  it.each([
    ['to maria.santos+x@example.org now', 'to [e-mail] now'],
    ['<Maria@Example.ORG>', '<[e-mail]>'],
    ['mário@exämple.org', '[e-mail]'],
    ['email=a@b.co&x', 'email=[e-mail]&x'],
    [`Bearer ${token(7)}`, 'Bearer [token]'],
    [`Bearer ${token(7)}${'x'.repeat(21)}`, 'Bearer [token]'],
    ['f'.repeat(64), '[seal]'],
    ['GET /schedule/1/2?code=4711', 'GET /schedule/1/2?[query]'],
    ['14 positions, ETIMEDOUT', '14 positions, ETIMEDOUT'],
  ])('%s → %s', (text, blotted) => {
    expect(redactedText(text)).toBe(blotted);
  });

  it('a text of a megabyte is cut', () => {
    expect(redactedText('x '.repeat(500_000)).length).toBeLessThanOrEqual(2_000);
  });
});

describe('an unexpected fault', () => {
  it('is logged by its class, code and location, not by its message', () => {
    const fault = Object.assign(new RangeError("values ('maria@example.org')"), { code: '23505' });
    const details = faultDetails(fault);
    expect(details).toMatchObject({ fault: 'RangeError', code: '23505', at: expect.stringContaining('log.test.ts') });
    expect(JSON.stringify(details)).not.toContain('maria');
  });

  it.each(['a text', undefined, null, 7])('that is %p is logged by its type', (fault) => {
    expect(faultDetails(fault)).toEqual({ fault: typeof fault });
  });
});
