import * as E from 'fp-ts/Either';
import { defaultZone, parseTimeZone, zoneOrDefault } from '../../../domain/time/time-zone';

describe('A time zone', () => {
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

  it('may be any zone that this machine knows [R14]', () => {
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
  ])('refuses %j, and a position that names it has New York time [R14]', (name) => {
    expect(parseTimeZone(name)).toEqual(E.left('NotATimeZone'));
    expect(zoneOrDefault(name)).toBe('America/New_York');
  });

  it('is New York where a position names none [R14]', () => {
    expect(defaultZone).toBe('America/New_York');
  });
});
