import { allPairs } from './pairs';

describe('All pairs', () => {
  const factors = { a: [1, 2, 3], b: ['x', 'y'], c: [true, false], d: [0, 1, 2, 3] } as const;
  const rows = allPairs(factors);

  it('meet at least once', () => {
    const names = ['a', 'b', 'c', 'd'] as const;
    for (const one of names)
      for (const other of names)
        if (one !== other)
          for (const left of factors[one])
            for (const right of factors[other])
              expect(rows.some((row) => row[one] === left && row[other] === right)).toBe(true);
  });

  it('need far fewer rows than all combinations, and always the same', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.length).toBeLessThan(18);
    expect(allPairs(factors)).toEqual(rows);
  });
});
