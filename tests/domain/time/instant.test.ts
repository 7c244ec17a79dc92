import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import {
  between,
  minus,
  parseInstant,
  parseIsoInstant,
  plus,
  printIsoInstant,
  within,
} from '../../../domain/time/instant';
import { instants, ordinaryInstants } from '../../support/arbitraries/time';
import { at, atMs } from '../../support/builders/time';

const furthest = 8_640_000_000_000_000;

describe('An instant', () => {
  it.each([0, -1, 1, furthest, -furthest])('may be %d ms from 1970 [R12]', (ms) => {
    expect(parseInstant(ms)).toEqual(E.right(ms));
  });

  it.each([0.5, furthest + 1, -furthest - 1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'cannot be %d ms from 1970 [R12]',
    (ms) => {
      expect(parseInstant(ms)).toEqual(E.left('NotAnInstant'));
    },
  );

  it.each([
    ['2026-11-21T15:30:00Z', Date.UTC(2026, 10, 21, 15, 30)],
    ['2026-11-21T15:30Z', Date.UTC(2026, 10, 21, 15, 30)],
    ['2026-11-21T10:30:00-05:00', Date.UTC(2026, 10, 21, 15, 30)],
    ['2026-11-21T21:15:00+05:45', Date.UTC(2026, 10, 21, 15, 30)],
    ['2026-11-21T15:30:00.5Z', Date.UTC(2026, 10, 21, 15, 30, 0, 500)],
    ['2026-11-21T15:30:00.123456789Z', Date.UTC(2026, 10, 21, 15, 30, 0, 123)],
    ['2026-11-21T00:00:00Z', Date.UTC(2026, 10, 21)],
    ['2026-11-21T23:59:59.999Z', Date.UTC(2026, 10, 22) - 1],
    ['2028-02-29T12:00:00Z', Date.UTC(2028, 1, 29, 12)],
    ['9999-12-31T23:59:59.999Z', Date.UTC(10_000, 0, 1) - 1],
  ])('is parsed from %s [R12]', (text, ms) => {
    expect(parseIsoInstant(text)).toEqual(E.right(ms));
  });

  it.each([
    ['a wall time without a zone', '2026-11-21T15:30:00'],
    ['a date alone', '2026-11-21'],
    ['30 February', '2026-02-30T10:00:00Z'],
    ['29 February of a common year', '2027-02-29T10:00:00Z'],
    ['31 April', '2026-04-31T10:00:00Z'],
    ['a 13th month', '2026-13-01T10:00:00Z'],
    ['the hour 24', '2026-11-21T24:00:00Z'],
    ['the hour 30', '2026-11-21T30:00:00Z'],
    ['the minute 60', '2026-11-21T10:60:00Z'],
    ['the second 60', '2026-11-21T10:00:60Z'],
    ['an offset of 24 hours', '2026-11-21T10:00:00+24:00'],
    ['an offset without a colon', '2026-11-21T10:00:00+0500'],
    ['a small z', '2026-11-21T10:00:00z'],
    ['a blank for the T', '2026-11-21 10:00:00Z'],
    ['something before it', 'x2026-11-21T10:00:00Z'],
    ['something after it', '2026-11-21T10:00:00Zx'],
    ['a remark after it', '2026-11-21T10:00:00Z (noon)'],
    ['ten digits of a second', '2026-11-21T10:00:00.1234567890Z'],
    ['a dot without digits', '2026-11-21T10:00:00.Z'],
    ['the year 0', '0000-01-01T00:00:00Z'],
    ['nothing', ''],
  ])('is not parsed from %s: %j [R12]', (_what, text) => {
    expect(parseIsoInstant(text)).toEqual(E.left('NotAnInstant'));
  });

  it('is printed in UTC with milliseconds [R12]', () => {
    expect(printIsoInstant(at('2026-11-21T10:30:00-05:00'))).toBe('2026-11-21T15:30:00.000Z');
  });

  it('parses again from its printed form, for every instant of the years 1 to 9999 [R12]', () => {
    const written = fc.integer({ min: Date.parse('0001-01-01'), max: Date.parse('9999-12-31') }).map(atMs);
    fc.assert(
      fc.property(written, (instant) => {
        expect(parseIsoInstant(printIsoInstant(instant))).toEqual(E.right(instant));
      }),
    );
  });

  it.each([
    [0, 1, 1],
    [1_000, -1_001, -1],
    [10, 1.9, 11],
    [10, -1.5, 8],
    [furthest, 1, furthest],
    [furthest - 1, 1, furthest],
    [-furthest, -1, -furthest],
    [0, Number.POSITIVE_INFINITY, furthest],
    [0, Number.NEGATIVE_INFINITY, -furthest],
    [7, Number.NaN, 7],
  ])('%d moved by %d ms is %d: it stops at the ends of the calendar [R12]', (from, length, expected) => {
    expect(plus(atMs(from), length)).toBe(expected);
  });

  it('moved forward and back is the same [R12]', () => {
    const near = fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(near.map(atMs), near, (instant, length) => {
        expect(plus(instant, length)).toBe(instant + length);
        expect(minus(plus(instant, length), length)).toBe(instant);
        expect(between(instant, plus(instant, length))).toBe(length);
      }),
    );
  });

  it('stays an instant however far it is moved [R12]', () => {
    fc.assert(
      fc.property(instants, fc.double(), (instant, length) => {
        expect(E.isRight(parseInstant(plus(instant, length)))).toBe(true);
        expect(E.isRight(parseInstant(minus(instant, length)))).toBe(true);
      }),
    );
  });
});

describe('Whether something is still within its time', () => {
  const since = at('2026-12-04T15:00:00Z');

  it.each([
    [-1, false],
    [0, true],
    [59_999, true],
    [60_000, false],
  ])('of a minute is, %d ms later, %s [R12]', (later, still) => {
    expect(within(since, plus(since, later), 60_000)).toBe(still);
  });

  it('is true for each millisecond of that time and for no other [R12]', () => {
    fc.assert(
      fc.property(
        ordinaryInstants,
        fc.integer({ min: -200, max: 200 }),
        fc.nat({ max: 100 }),
        (then, later, length) => {
          const itsTime = Array.from({ length }, (_, passed) => passed);
          expect(within(then, plus(then, later), length)).toBe(itsTime.includes(later));
        },
      ),
    );
  });
});
