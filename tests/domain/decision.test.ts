import { allowed, isAllowed, permitted, refused } from '../../domain/decision';

describe('A decision', () => {
  it('if allowed, carries the result [R14]', () => {
    expect(allowed(90)).toEqual({ _tag: 'Allowed', value: 90 });
    expect(isAllowed(allowed(90))).toBe(true);
  });

  it('may be allowed without a result [R12]', () => {
    expect(permitted).toEqual({ _tag: 'Allowed', value: undefined });
    expect(isAllowed(permitted)).toBe(true);
  });

  it('if refused, has a reason that carries its numbers [R14]', () => {
    const decision = refused({ _tag: 'SlotTooSoon', startsInMinutes: 89 });
    expect(decision).toEqual({ _tag: 'Refused', reason: { _tag: 'SlotTooSoon', startsInMinutes: 89 } });
    expect(isAllowed(decision)).toBe(false);
  });
});
