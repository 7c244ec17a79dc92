import * as E from 'fp-ts/Either';
import { clockChangeBetween } from '../../../domain/time/clock-change';
import { at, date } from '../../support/builders/time';
import { sameClock } from '../../../domain/time/display';
import {
  clockOf,
  defaultZone,
  deviceZone,
  parseTimeZone,
  unknownZone,
  utc,
  zoneOrDefault,
} from '../../../domain/time/time-zone';
import { cases } from '../../support/cases/cases';
import { optional, text } from '../../../adapters/rules/cases/columns';

describe('A time zone', () => {
  it('of the world is UTC', () => {
    expect(utc).toBe('UTC');
  });

  it.each(cases('time/time-zone-known', { name: text }))('$title', ({ name }) => {
    expect(parseTimeZone(name)).toEqual(E.right(name));
    expect(zoneOrDefault(name)).toBe(name);
  });

  it('may be any zone known to this machine [R14]', () => {
    for (const name of Intl.supportedValuesOf('timeZone')) expect(parseTimeZone(name)).toEqual(E.right(name));
  });

  it.each(cases('time/time-zone-refused', { name: text }))('$title', ({ name }) => {
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

describe('The zone of a device', () => {
  it.each(cases('time/time-zone-device-unknown', { name: optional(text) }))('$title', ({ name }) => {
    expect([deviceZone(name), unknownZone]).toEqual(['Etc/Unknown', 'Etc/Unknown']);
    expect(sameClock(at('2026-12-04T15:30:00Z'), zoneOrDefault('Asia/Tokyo'), deviceZone(name))).toBe(true);
    expect(clockOf(deviceZone(name))).toBe(defaultZone);
  });

  it('that is unknown changes no clock before an appointment', () => {
    const [today, day] = [date('2026-10-30'), date('2026-11-03')];
    expect(clockChangeBetween(today, day, zoneOrDefault('America/Phoenix'), unknownZone)).toBeUndefined();
    expect(clockChangeBetween(today, day, zoneOrDefault('America/Phoenix'), defaultZone)).toBeDefined();
  });

  it('is the one that it names', () => {
    expect(clockOf(deviceZone('America/Chicago'))).toBe('America/Chicago');
  });
});
