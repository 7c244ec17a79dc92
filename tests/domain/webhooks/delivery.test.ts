import * as fc from 'fast-check';
import { duration, number, oneOf, optional, yesNo } from '../../../adapters/rules/cases/columns';
import { hours, minutes, seconds } from '../../../domain/time/duration';
import { minus, plus } from '../../../domain/time/instant';
import { afterDelivery, isAboutOneEvent, type ReceiverAnswer } from '../../../domain/webhooks/delivery';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';

const now = at('2026-12-04T15:00:00Z');
const never = { tries: 0, triedSince: undefined, lastSuccessAt: undefined };
const noAnswer: ReceiverAnswer = { _tag: 'NoAnswer', why: 'ECONNREFUSED' };
const outcome = oneOf('Accepted', 'ReceiverGone', 'TryAgain', 'GivenUp', 'ReceiverAway');

describe('A delivery', () => {
  it.each(cases('webhooks/delivery-by-status', { status: number, outcome }))('$title', ({ status, outcome: _tag }) => {
    expect(afterDelivery({ _tag: 'Answered', status }, never, now, 0.5)).toMatchObject({ _tag });
  });

  it.each(cases('webhooks/delivery-alone', { status: number, alone: yesNo }))('$title', ({ status, alone }) => {
    expect(isAboutOneEvent({ _tag: 'Answered', status })).toBe(alone);
    expect(isAboutOneEvent(noAnswer)).toBe(false);
  });

  it('that is refused alone is given up after three days, and the receiver stays on, also if it took nothing else', () => {
    const aboutIt = '400 409 413 415 422'.split(' ').map(Number);
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), (status) => {
        fc.pre(status !== 410);
        const [_tag] = aboutIt.includes(status) ? (['GivenUp'] as const) : (['ReceiverAway'] as const);
        const soFar = { tries: 79, triedSince: minus(now, hours(72)), lastSuccessAt: undefined };
        expect(afterDelivery({ _tag: 'Answered', status }, soFar, now, 0.5)).toEqual({ _tag });
      }),
    );
  });

  it.each(cases('webhooks/delivery-pauses', { tries: number, chance: number, pause: duration }))(
    '$title',
    ({ tries, chance, pause }) => {
      expect(afterDelivery(noAnswer, { ...never, tries, triedSince: now }, now, chance)).toEqual({
        _tag: 'TryAgain',
        due: plus(now, pause),
      });
    },
  );

  it.each(cases('webhooks/delivery-end', { since: duration, accepted: optional(duration), outcome }))(
    '$title',
    ({ since, accepted, outcome: _tag }) => {
      const soFar = {
        tries: 79,
        triedSince: minus(now, since),
        lastSuccessAt: accepted === undefined ? undefined : minus(now, accepted),
      };
      expect(afterDelivery(noAnswer, soFar, now, 0.5)).toMatchObject({ _tag });
    },
  );

  it('to a receiver that never answers is tried for three days, the last time at their end, never twice within seconds', () => {
    fc.assert(
      fc.property(
        ordinaryInstants,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
        (first, chances) => {
          let [tries, at, ended] = [0, first, false];
          while (!ended) {
            const soFar = { tries, triedSince: tries === 0 ? undefined : first, lastSuccessAt: undefined };
            const next = afterDelivery(noAnswer, soFar, at, chances[tries % chances.length] ?? 0);
            tries += 1;
            ended = next._tag !== 'TryAgain';
            if (next._tag === 'TryAgain') {
              const pause = next.due - at;
              expect(pause <= minutes(75) && (pause >= seconds(3.75) || next.due - first === hours(72))).toBe(true);
              at = next.due;
            }
          }
          expect(at - first).toBe(hours(72));
          expect(tries).toBeGreaterThan(65);
          expect(tries).toBeLessThan(120);
        },
      ),
      { numRuns: 50 },
    );
  });
});
