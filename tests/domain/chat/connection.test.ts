import * as fc from 'fast-check';
import { chatReconnectDelay, noticesOf, notificationCloses } from '../../../domain/chat/connection';
import { cases } from '../../support/cases/cases';
import { data, duration, number, oneOf, yesNo } from '../../../adapters/rules/cases/columns';

describe('The chat socket', () => {
  it.each(cases('chat/connection-reconnect-delay', { attempt: number, chance: number, delay: duration }))(
    '$title',
    ({ attempt, chance, delay: ms }) => {
      expect(chatReconnectDelay(attempt, chance)).toBe(ms);
    },
  );

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

  it.each(
    cases('chat/connection-notifications', {
      isLooking: yesNo,
      device: oneOf('desktop', 'tablet', 'mobile'),
      notices: data,
    }),
  )('$title', ({ isLooking, device, notices }) => {
    expect(noticesOf(isLooking, device)).toEqual(notices);
  });
});
