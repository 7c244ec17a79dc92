import * as fc from 'fast-check';
import { hasMovesLeft, moveUsed } from '../../../domain/applications/moves';
import { cases } from '../../support/cases/cases';
import { number, optional, yesNo } from '../../../adapters/rules/cases/columns';

describe('The moves of an appointment', () => {
  it.each(cases('applications/moves-left', { flag: yesNo, left: optional(number), anyLeft: yesNo }))(
    '$title',
    ({ flag, left, anyLeft: has }) => {
      expect(hasMovesLeft({ flag, left })).toBe(has);
    },
  );

  it.each(
    cases('applications/moves-used', {
      flag: yesNo,
      left: optional(number),
      flagThen: yesNo,
      leftThen: optional(number),
    }),
  )('$title', ({ flag, left, flagThen, leftThen }) => {
    expect(moveUsed({ flag, left })).toEqual({ flag: flagThen, left: leftThen });
  });

  it('can be used exactly as often as the counter says [R10, R27]', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), (limit) => {
        let allowance = { flag: limit > 0, left: limit };
        let used = 0;
        while (hasMovesLeft(allowance) && used <= limit) {
          const next = moveUsed(allowance);
          allowance = { flag: next.flag, left: next.left ?? Number.NaN };
          used += 1;
        }
        expect([used, allowance]).toEqual([limit, { flag: false, left: 0 }]);
      }),
    );
  });
});
