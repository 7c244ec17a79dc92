import * as fc from 'fast-check';
import { mayStayOpen } from '../../../domain/identity/idle';
import { idleLimit } from '../../../domain/identity/session';
import { plus } from '../../../domain/time/instant';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-04T15:00:00Z');
const hours48 = 172_800_000;
const idle = { _tag: 'Refused', reason: { _tag: 'SessionIdle', limitHours: 48 } };

describe('The portal in a browser', () => {
  it.each(cases('identity/idle-stays-open', { length: duration, left: duration }))('$title', ({ length, left }) => {
    expect(idleLimit).toBe(hours48);
    expect(mayStayOpen(plus(now, -length), now)).toEqual({ _tag: 'Allowed', value: left });
  });

  it.each(cases('identity/idle-signed-out', { length: duration }))('$title', ({ length }) => {
    expect(mayStayOpen(plus(now, -length), now)).toEqual(idle);
  });

  it('logs the candidate out when a timer for the remaining time fires, and not a millisecond earlier [spec 2 §4.11]', () => {
    fc.assert(
      fc.property(ordinaryInstants, fc.nat({ max: hours48 - 1 }), (used, waited) => {
        const decision = mayStayOpen(used, plus(used, waited));
        expect(decision).toEqual({ _tag: 'Allowed', value: hours48 - waited });
        if (decision._tag === 'Refused') return;
        expect(mayStayOpen(used, plus(used, waited + decision.value - 1))._tag).toBe('Allowed');
        expect(mayStayOpen(used, plus(used, waited + decision.value))._tag).toBe('Refused');
      }),
    );
  });
});
