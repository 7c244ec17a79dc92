import * as E from 'fp-ts/Either';
import { defaultZone, parseTimeZone, utc, zoneOrDefault } from '../../../domain/time/time-zone';

describe('A time zone', () => {
  it('of the world is UTC', () => {
    expect(utc).toBe('UTC');
  });

  it.each([
    'America/New_York',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'UTC',
    'Etc/GMT+5',
  ])('may be %s, which the tz database names [R14]', (name) => {
    expect(parseTimeZone(name)).toEqual(E.right(name));
    expect(zoneOrDefault(name)).toBe(name);
  });

  it('may be any zone known to this machine [R14]', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) expect(parseTimeZone(name)).toEqual(E.right(name));
  });

  it.each([
    '',
    ' ',
    'Eastern',
    'America/Gotham',
    '+05:00',
    '-0500',
    'UTC+5',
    'America/New_York ',
    'local',
    'system',
    '<b>',
  ])('refuses %j, and a position with it has New York time [R14]', (name) => {
    expect(parseTimeZone(name)).toEqual(E.left('NotATimeZone'));
    expect(zoneOrDefault(name)).toBe('America/New_York');
  });

  it('is looked up in `Intl` once; at most 1,000 spellings are cached, however many are sent', () => {
    const asked = jest.spyOn(Intl, 'DateTimeFormat');
    const asksFor = (name: string): number => {
      asked.mockClear();
      expect(parseTimeZone(name)).toEqual(E.right(name));
      return asked.mock.calls.length;
    };
    /** The zone with the letters in capitals whose bit is set. */
    const spelled = (n: number): string =>
      'asia/ust-nera'.replace(/./g, (letter, bit: number) => ((n >> bit) & 1 ? letter.toUpperCase() : letter));
    expect([asksFor(spelled(1)), asksFor(spelled(1))]).toEqual([1, 0]);
    for (let n = 0; n < 4_000; n += 1) parseTimeZone(spelled(n));
    const last = 'aSIA/uST-nERA';
    expect([asksFor(last), asksFor(last)]).toEqual([1, 1]);
    asked.mockRestore();
  });

  it('is New York if a position has none [R14]', () => {
    expect(defaultZone).toBe('America/New_York');
  });
});
