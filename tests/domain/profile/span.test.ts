import * as E from 'fp-ts/Either';
import * as fc from 'fast-check';
import { checkSpan, spanFaultsIn } from '../../../domain/profile/span';
import { ordinaryMonths } from '../../support/arbitraries/profile';
import { month, span } from '../../support/builders/profile';
import { date } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { text } from '../../../adapters/rules/cases/columns';

const today = date('2026-11-21');
const fault = (from: object | undefined, to: object | undefined) => E.left({ from, to });
const future = (month: string) => ({ _tag: 'MonthInFuture', month, latest: '2026-11' });

describe('From when to when', () => {
  it.each(cases('profile/span-valid', { from: text, to: text, end: text }))('$title', ({ from, to, end }) => {
    expect(checkSpan(from, to, today)).toEqual(E.right({ from: from.trim(), to: end }));
  });

  it.each(cases('profile/span-to-present', { to: text }))('$title', ({ to }) => {
    expect(checkSpan('2024-01', to, today)).toEqual(E.right({ from: '2024-01', to: undefined }));
  });

  it.each(cases('profile/span-start-missing', { from: text }))('$title', ({ from }) => {
    expect(checkSpan(from, '2024-01', today)).toEqual(E.right({ from: undefined, to: '2024-01' }));
    expect(checkSpan(from, '', today)).toEqual(E.right({ from: undefined, to: undefined }));
    expect(checkSpan(from, '2026-12', today)).toEqual(fault(undefined, future('2026-12')));
  });

  it('both months are checked before either is refused [spec 1 §5]', () => {
    expect(checkSpan('March', '2024-3', today)).toEqual(
      fault({ _tag: 'NotAMonth', text: 'March' }, { _tag: 'NotAMonth', text: '2024-3' }),
    );
    expect(checkSpan('2026-12', '2027-01', today)).toEqual(fault(future('2026-12'), future('2027-01')));
    expect(checkSpan('2024-01', '2027-01', today)).toEqual(fault(undefined, future('2027-01')));
  });

  it.each(cases('profile/span-future-start', { from: text, outcome: text }))('$title', ({ from, outcome: tag }) => {
    expect(checkSpan(from, '', today)._tag).toBe(tag);
  });

  it.each(cases('profile/span-start-after-end', { from: text, to: text, outcome: text }))(
    '$title',
    ({ from, to, outcome: tag }) => {
      expect(checkSpan(from, to, today)._tag).toBe(tag);
    },
  );

  it('a start after the end is reported at the start, with both months [spec 1 §5, §8]', () => {
    expect(checkSpan('2024-04', '2024-03', today)).toEqual(
      fault({ _tag: 'StartAfterEnd', from: '2024-04', to: '2024-03' }, undefined),
    );
  });

  it('is accepted exactly if start ≤ end ≤ this month, with present counting as this month and no start as the first [R21]', () => {
    const todays = ordinaryMonths.map((month) => date(`${month}-15`));
    const perhaps = fc.option(ordinaryMonths, { nil: '' });
    const number = (month: string): number => Number(month.replace('-', ''));
    fc.assert(
      fc.property(perhaps, perhaps, todays, (from, to, day) => {
        const now = number(day.slice(0, 7));
        const end = to === '' ? now : number(to);
        expect(E.isRight(checkSpan(from, to, day))).toBe((from === '' || number(from) <= end) && end <= now);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('A list created elsewhere', () => {
  it('reports each invalid entry, by its index and end [R21]', () => {
    const spans = [
      span('2024-01', '2024-03'),
      span('2024-03', '2024-01'),
      span('2026-12'),
      span('2026-11', '2026-12'),
      span('2026-11'),
      { from: undefined, to: undefined },
      { from: undefined, to: month('2027-02') },
    ];
    expect(spanFaultsIn(spans, today)).toEqual([
      { place: 1, end: 'from', fault: { _tag: 'StartAfterEnd', from: '2024-03', to: '2024-01' } },
      { place: 2, end: 'from', fault: future('2026-12') },
      { place: 3, end: 'to', fault: future('2026-12') },
      { place: 6, end: 'to', fault: future('2027-02') },
    ]);
  });
});
