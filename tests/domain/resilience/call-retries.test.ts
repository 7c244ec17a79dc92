import * as fc from 'fast-check';
import { keptPause, retryPause, retryPauses, type Repeatability } from '../../../domain/resilience/call-retries';

describe('A call that lost its connection', () => {
  it.each<[Repeatability, number, number]>([
    ['read', 1, 500],
    ['read', 2, 2_000],
    ['keyed-write', 1, 500],
    ['keyed-write', 2, 2_000],
  ])('of kind %s, after %d tries, is repeated %d ms later [R17, spec 2 §8]', (call, tries, pause) => {
    expect(retryPause(call, tries)).toEqual({ _tag: 'Allowed', value: pause });
  });

  it.each<[Repeatability, number]>([
    ['read', 3],
    ['keyed-write', 3],
    ['read', 0],
    ['read', 4],
  ])('of kind %s fails after %d tries: 3 are made in all [R17, spec 2 §8]', (call, tries) => {
    expect(retryPauses).toEqual([500, 2_000]);
    expect(retryPause(call, tries)).toEqual({ _tag: 'Refused', reason: { _tag: 'RetriesUsedUp', tries, limit: 3 } });
  });

  it.each([1, 2, 3])(
    'that writes without a key is never repeated, after %d tries: it may have been executed [R17]',
    (tries) => {
      expect(retryPause('write', tries)).toEqual({ _tag: 'Refused', reason: { _tag: 'NotRepeatable' } });
    },
  );

  it('ends after at most 3 tries, whatever kind it is [R17]', () => {
    fc.assert(
      fc.property(fc.constantFrom<Repeatability>('read', 'keyed-write', 'write'), (call) => {
        let tries = 1;
        while (retryPause(call, tries)._tag === 'Allowed') tries += 1;
        expect(tries).toBe(call === 'write' ? 1 : 3);
      }),
    );
  });
});

describe('What is kept while offline', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [4, 30_000],
    [50, 30_000],
    [0, 5_000],
  ])('is sent for the %dth time again after %d ms', (attempt, pause) => {
    expect(keptPause(attempt)).toBe(pause);
  });
});
