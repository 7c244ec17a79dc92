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
import { cases } from '../../support/cases/cases';
import { duration, number, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('An instant', () => {
  it.each(cases('time/instant-valid', { milliseconds: number }))('$title', ({ milliseconds: ms }) => {
    expect(parseInstant(ms)).toEqual(E.right(ms));
  });

  it.each(cases('time/instant-invalid', { milliseconds: number }))('$title', ({ milliseconds: ms }) => {
    expect(parseInstant(ms)).toEqual(E.left('NotAnInstant'));
  });

  it.each(cases('time/instant-parsed', { text, milliseconds: number }))('$title', ({ text, milliseconds: ms }) => {
    expect(parseIsoInstant(text)).toEqual(E.right(ms));
  });

  it.each(cases('time/instant-not-parsed', { text }))('$title', ({ text }) => {
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

  it.each(cases('time/instant-moved', { from: number, length: number, answer: number }))(
    '$title',
    ({ from, length, answer: expected }) => {
      expect(plus(atMs(from), length)).toBe(expected);
    },
  );

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

  it.each(cases('time/instant-within-minute', { later: duration, within: yesNo }))(
    '$title',
    ({ later, within: still }) => {
      expect(within(since, plus(since, later), 60_000)).toBe(still);
    },
  );

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
