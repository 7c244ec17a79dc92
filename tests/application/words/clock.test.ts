import { sayClockWrong } from '../../../application/words/clock';

describe('A clock that is wrong', () => {
  it.each([
    [5, 'ahead', 'It is 5 minutes ahead.'],
    [60, 'behind', 'It is 1 hour behind.'],
    [121, 'ahead', 'It is 2 hours 1 minute ahead.'],
    [1_440, 'behind', 'It is 1 day behind.'],
    [3 * 1_440 + 61, 'ahead', 'It is 3 days 1 hour ahead.'],
  ] as const)('by %i minutes is described in words: %s [R14]', (minutes, direction, said) => {
    expect(sayClockWrong({ _tag: 'ClockWrong', minutes, direction })).toBe(
      `${said} The times you see here are right: go by them, or set the clock of your device.`,
    );
  });
});
