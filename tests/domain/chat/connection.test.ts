import * as fc from 'fast-check';
import { chatReconnectDelay, noticesOf, notificationCloses } from '../../../domain/chat/connection';

describe('The chat socket', () => {
  it.each([
    [-1, 0, 1_000],
    [0, 0, 1_000],
    [0, 0.5, 1_500],
    [0, 1, 2_000],
    [1, 0, 2_000],
    [1, 1, 4_000],
    [2, 0, 2_500],
    [2, 1, 5_000],
    [10_000, 0, 2_500],
    [10_000, 1, 5_000],
  ])('makes attempt %d to reconnect, with the chance %d, after %d ms [spec 2 §9]', (attempt, chance, ms) => {
    expect(chatReconnectDelay(attempt, chance)).toBe(ms);
  });

  it('waits 1 to 5 s, never less than before by the same chance, and never gives up [spec 2 §9]', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, more, chance) => {
        const pause = chatReconnectDelay(attempt, chance);
        expect(pause >= 1_000 && pause <= 5_000).toBe(true);
        expect(chatReconnectDelay(attempt + more, chance)).toBeGreaterThanOrEqual(pause);
      }),
    );
  });

  it('comes back at moments spread over as long as the shortest wait, however often it was refused (ours)', () => {
    for (const attempt of [0, 1, 2, 3, 50])
      expect(chatReconnectDelay(attempt, 1)).toBe(2 * chatReconnectDelay(attempt, 0));
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
