import * as fc from 'fast-check';
import { delayMinutes, etaPollEvery, noticeOf } from '../../../domain/live-interview/eta';
import { cases } from '../../support/cases/cases';
import { data, number, oneOf, optional, text } from '../../../adapters/rules/cases/columns';

describe("The interviewer's ETA", () => {
  it('is polled every 10 s [spec 2 §4.6, §9]', () => {
    expect(etaPollEvery).toBe(10_000);
  });

  it.each(
    cases('live-interview/eta-notice', {
      eta: oneOf('Coming', 'NotComing', 'Delayed'),
      minutes: optional(number),
      notice: data,
    }),
  )('$title', ({ eta: _tag, minutes, notice }) => {
    expect(noticeOf({ _tag, minutes })).toEqual(notice);
  });

  it.each(cases('live-interview/eta-delayed-minutes', { words: text, minutes: optional(number) }))(
    '$title',
    ({ words, minutes }) => {
      expect(delayMinutes(words)).toBe(minutes);
    },
  );

  it('reads any number of minutes from 1 to 999, whatever the text around it [spec 2 §4.6]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('', 'about ', 'in '),
        fc.constantFrom('', ' min', '!'),
        (n, before, after) => {
          expect(delayMinutes(`${before}${n}${after}`)).toBe(n);
        },
      ),
    );
  });
});
