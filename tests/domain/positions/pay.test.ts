import * as fc from 'fast-check';
import { printPay, statedPay, type Pay } from '../../../domain/positions/pay';

const pay = (changes: Partial<Pay>): Pay => ({ basis: 'exact', rate: 'hour', minimum: 17, maximum: 22.5, ...changes });

describe('What a position pays', () => {
  it.each([
    ['exact', '$17/hour'],
    ['starting', 'from $17/hour'],
    ['maximum', 'up to $22.50/hour'],
    ['range', '$17 - $22.50/hour'],
  ] as const)('by %s amount of 17 to 22.50 dollars reads %s [spec 1 §3]', (basis, text) => {
    expect(printPay(pay({ basis }))).toBe(text);
  });

  it.each([
    ['hour', '$17/hour'],
    ['day', '$17/day'],
    ['week', '$17/week'],
    ['month', '$17/month'],
    ['year', '$17/year'],
  ] as const)('per %s reads %s [spec 1 §3]', (rate, text) => {
    expect(printPay(pay({ rate }))).toBe(text);
  });

  it.each([
    [18.5, '$18.50/hour'],
    [18.05, '$18.05/hour'],
    [18.999, '$19.00/hour'],
    [0, '$0/hour'],
    [999, '$999/hour'],
    [1_000, '$1,000/hour'],
    [52_000, '$52,000/hour'],
    [1_234_567.5, '$1,234,567.50/hour'],
  ])('writes %d dollars as %s: cents only if there are any [spec 1 §3]', (minimum, text) => {
    expect(printPay(pay({ minimum }))).toBe(text);
  });
});

describe('What an employer says about pay', () => {
  it.each([
    ['exact', 17, 0, 'exact'],
    ['exact', 0, 22, undefined],
    ['starting', 0.01, 0, 'starting'],
    ['starting', 0, 22, undefined],
    ['maximum', 0, 22, 'maximum'],
    ['maximum', 17, 0, undefined],
    ['range', 17, 22, 'range'],
    ['range', 17, 0, 'starting'],
    ['range', 0, 22, 'maximum'],
    ['range', 17, 17, 'exact'],
    ['range', 0, 0, undefined],
    ['range', -1, 0, undefined],
  ] as const)(
    'by %s amount of %d and %d is %s: 0 dollars count as not given [H 7]',
    (basis, minimum, maximum, told) => {
      expect(statedPay(pay({ basis, minimum, maximum }))?.basis).toBe(told);
    },
  );

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
