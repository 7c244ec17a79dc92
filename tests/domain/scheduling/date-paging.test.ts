import * as fc from 'fast-check';
import { cardsShownAfter, pageOfDates } from '../../../domain/scheduling/date-paging';
import { cases } from '../../support/cases/cases';
import { number, oneOf, yesNo } from '../../../adapters/rules/cases/columns';

const loaded = (n: number): readonly number[] => Array.from({ length: n }, (_, k) => k);

describe('The date cards on the screen', () => {
  it.each(
    cases('scheduling/date-paging-most', {
      act: oneOf('opened', 'show-more', 'apply', 'clear', 'show-less'),
      most: number,
    }),
  )('$title', ({ act, most }) => {
    expect(cardsShownAfter[act]).toBe(most);
    expect(pageOfDates(loaded(most - 1), act).shown).toEqual(loaded(most - 1));
    expect(pageOfDates(loaded(most), act).shown).toEqual(loaded(most));
    expect(pageOfDates(loaded(most + 1), act).shown).toEqual(loaded(most));
  });

  it.each(cases('scheduling/date-paging-when-opened', { number, canShowMore: yesNo }))(
    '$title',
    ({ number: n, canShowMore }) => {
      expect(pageOfDates(loaded(n), 'opened')).toMatchObject({ canShowMore, canShowLess: false });
    },
  );

  it.each(cases('scheduling/date-paging-after-show-more', { number, canShowLess: yesNo, canShowMore: yesNo }))(
    '$title',
    ({ number: n, canShowLess, canShowMore }) => {
      expect(pageOfDates(loaded(n), 'show-more')).toMatchObject({ canShowLess, canShowMore });
    },
  );

  it('after Clear can be shown fewer from the fifth on [R15]', () => {
    expect(pageOfDates(loaded(5), 'clear')).toEqual({ shown: loaded(5), canShowMore: false, canShowLess: true });
    expect(pageOfDates(loaded(7), 'clear')).toEqual({ shown: loaded(6), canShowMore: true, canShowLess: true });
  });

  it('are always the first of the loaded ones, and Show More is offered exactly while some are hidden [R15]', () => {
    const acts = fc.constantFrom('opened', 'show-more', 'apply', 'clear', 'show-less');
    fc.assert(
      fc.property(fc.nat({ max: 80 }), acts, (n, act) => {
        const { shown, canShowMore, canShowLess } = pageOfDates(loaded(n), act);
        expect(shown).toEqual(loaded(shown.length));
        expect(canShowMore).toBe(shown.length !== n);
        expect(canShowLess).toBe(shown.length >= 5);
      }),
    );
  });
});
