import { printPay, type Pay } from '../../../domain/positions/pay';

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
  ])('writes %d dollars as %s: cents only where there are some [spec 1 §3]', (minimum, text) => {
    expect(printPay(pay({ minimum }))).toBe(text);
  });
});
