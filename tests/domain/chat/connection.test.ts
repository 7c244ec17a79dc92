import * as fc from 'fast-check';
import { chatReconnectDelay, noticesOf, notificationCloses } from '../../../domain/chat/connection';

describe('The chat socket', () => {
  it.each([
    [-1, 1_000],
    [0, 1_000],
    [1, 2_000],
    [2, 4_000],
    [3, 5_000],
    [4, 5_000],
    [10_000, 5_000],
  ])('makes reconnection attempt %d after %d ms: 1 to 5 s, as often as necessary [spec 2 §9]', (attempt, ms) => {
    expect(chatReconnectDelay(attempt)).toBe(ms);
  });

  it('waits 1 to 5 s, never less than before, and never gives up [spec 2 §9]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (attempt, more) => {
        const pause = chatReconnectDelay(attempt);
        expect(pause >= 1_000 && pause <= 5_000).toBe(true);
        expect(chatReconnectDelay(attempt + more)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });
});

describe('A chat notification', () => {
  it('closes after 5 s [spec 2 §9]', () => {
    expect(notificationCloses).toBe(5_000);
  });

  it.each([
    [false, 'desktop', { toast: true, desktop: true }],
    [false, 'tablet', { toast: true, desktop: true }],
    [false, 'mobile', { toast: true, desktop: false }],
    [true, 'desktop', { toast: false, desktop: false }],
    [true, 'mobile', { toast: false, desktop: false }],
  ] as const)('with the page in view: %s, on %s, is %j [spec 2 §1]', (isLooking, device, notices) => {
    expect(noticesOf(isLooking, device)).toEqual(notices);
  });
});
