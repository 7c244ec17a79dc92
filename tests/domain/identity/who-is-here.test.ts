import * as fc from 'fast-check';
import { askAfter, showsUnasked } from '../../../domain/identity/who-is-here';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const halfAnHour = 1_800_000;
const asks = { _tag: 'Refused', reason: { _tag: 'AwayTooLong', limitMinutes: 30 } };

describe('A signed-in portal', () => {
  it.each(cases('identity/who-is-here-not-asked', { away: duration }))('$title', ({ away }) => {
    expect(askAfter).toBe(halfAnHour);
    expect(showsUnasked(plus(now, -away), now)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it.each(cases('identity/who-is-here-asked', { away: duration }))('$title', ({ away }) => {
    expect(showsUnasked(plus(now, -away), now)).toEqual(asks);
  });

  it('whose last use is unknown, or in the future because the clock was set back, asks [R3a]', () => {
    expect(showsUnasked(undefined, now)).toEqual(asks);
    expect(showsUnasked(plus(now, 1), now)).toEqual(asks);
  });

  it('is shown without asking only in the half hour after the last use [R3a]', () => {
    fc.assert(
      fc.property(ordinaryInstants, fc.integer({ min: -2 * halfAnHour, max: 2 * halfAnHour }), (used, away) => {
        const shown = showsUnasked(used, plus(used, away))._tag === 'Allowed';
        expect(shown).toBe(away >= 0 && away < 1_800_000);
      }),
    );
  });
});
