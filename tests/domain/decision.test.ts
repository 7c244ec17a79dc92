import { allowed, isAllowed, permitted, refused } from '../../domain/decision';

describe('A decision', () => {
  it('allows with what follows from it [R14]', () => {
    expect(allowed(90)).toEqual({ _tag: 'Allowed', value: 90 });
    expect(isAllowed(allowed(90))).toBe(true);
  });

  it('may allow with nothing to add [R12]', () => {
    expect(permitted).toEqual({ _tag: 'Allowed', value: undefined });
    expect(isAllowed(permitted)).toBe(true);
  });

  it('refuses with a reason that carries its numbers [R14]', () => {
    const decision = refused({ _tag: 'SlotTooSoon', startsInMinutes: 89 });
    expect(decision).toEqual({ _tag: 'Refused', reason: { _tag: 'SlotTooSoon', startsInMinutes: 89 } });
    expect(isAllowed(decision)).toBe(false);
  });
});
