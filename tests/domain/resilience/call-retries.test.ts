import * as fc from 'fast-check';
import { keptPause, retryPause, type Repeatability, type RetryReason } from '../../../domain/resilience/call-retries';
import { cases } from '../../support/cases/cases';
import { duration, number, oneOf } from '../../../adapters/rules/cases/columns';

const cause = oneOf('connection-lost', 'portal-away');

describe('A call that was not answered', () => {
  it.each(
    cases('resilience/call-retries-repeated', {
      call: oneOf('read', 'keyed-write'),
      cause,
      tries: number,
      pause: duration,
    }),
  )('$title', ({ call, cause: why, tries, pause }) => {
    expect(retryPause(call, why, tries)).toEqual({ _tag: 'Allowed', value: pause });
  });

  it.each(
    cases('resilience/call-retries-limit', {
      call: oneOf('read', 'keyed-write', 'write'),
      cause,
      tries: number,
      limit: number,
    }),
  )('$title', ({ call, cause: why, tries, limit }) => {
    expect(retryPause(call, why, tries)).toEqual({ _tag: 'Refused', reason: { _tag: 'RetriesUsedUp', tries, limit } });
  });

  it.each(cases('resilience/call-retries-never', { cause, tries: number }))('$title', ({ cause: why, tries }) => {
    expect(retryPause('write', why, tries)).toEqual({ _tag: 'Refused', reason: { _tag: 'NotRepeatable' } });
  });

  it('fails within ten seconds of pauses, and is made three or six times, whatever kind it is [R17]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Repeatability>('read', 'keyed-write', 'write'),
        fc.constantFrom<RetryReason>('connection-lost', 'portal-away'),
        (call, why) => {
          let [tries, waited] = [1, 0];
          for (let next = retryPause(call, why, tries); next._tag === 'Allowed'; next = retryPause(call, why, tries)) {
            waited += next.value;
            tries += 1;
          }
          expect(tries).toBe(call === 'write' ? 1 : why === 'portal-away' ? 6 : 3);
          expect(waited).toBeLessThan(10_000);
        },
      ),
    );
  });
});

describe('What is kept while offline', () => {
  it.each(cases('resilience/call-retries-pause', { attempt: number, pause: duration }))(
    '$title',
    ({ attempt, pause }) => {
      expect(keptPause(attempt)).toBe(pause);
    },
  );
});
