import * as fc from 'fast-check';
import { printPay, statedPay, type Pay } from '../../../domain/positions/pay';
import { cases } from '../../support/cases/cases';
import { number, oneOf, optional, text } from '../../../adapters/rules/cases/columns';

const pay = (changes: Partial<Pay>): Pay => ({ basis: 'exact', rate: 'hour', minimum: 17, maximum: 22.5, ...changes });

describe('What a position pays', () => {
  it.each(cases('positions/pay-by-basis', { basis: oneOf('exact', 'starting', 'maximum', 'range'), text }))(
    '$title',
    ({ basis, text }) => {
      expect(printPay(pay({ basis }))).toBe(text);
    },
  );

  it.each(cases('positions/pay-by-rate', { rate: oneOf('hour', 'day', 'week', 'month', 'year'), text }))(
    '$title',
    ({ rate, text }) => {
      expect(printPay(pay({ rate }))).toBe(text);
    },
  );

  it.each(cases('positions/pay-dollars-and-cents', { minimum: number, text }))('$title', ({ minimum, text }) => {
    expect(printPay(pay({ minimum }))).toBe(text);
  });
});

describe('What an employer says about pay', () => {
  it.each(
    cases('positions/pay-amount-told', {
      basis: oneOf('exact', 'starting', 'maximum', 'range'),
      minimum: number,
      maximum: number,
      told: optional(text),
    }),
  )('$title', ({ basis, minimum, maximum, told }) => {
    expect(statedPay(pay({ basis, minimum, maximum }))?.basis).toBe(told);
  });

  it('is nothing if no pay is given [H 7]', () => {
    expect(statedPay(undefined)).toBeUndefined();
  });

  it("never reads '$0' [H 7]", () => {
    const amount = fc.constantFrom(0, 0, 17, 22);
    const basis = fc.constantFrom('exact', 'starting', 'maximum', 'range');
    fc.assert(
      fc.property(basis, amount, amount, (by, minimum, maximum) => {
        const told = statedPay(pay({ basis: by, minimum, maximum }));
        if (told !== undefined) expect(printPay(told)).not.toContain('$0');
      }),
    );
  });
});
