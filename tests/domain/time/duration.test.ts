import { hours, minutes, seconds } from '../../../domain/time/duration';

describe('A duration', () => {
  it.each([
    ['60 seconds of the resend timer', seconds(60), 60_000],
    ['2.5 seconds of the session-expiry redirect', seconds(2.5), 2_500],
    ['10 minutes of the joinable window', minutes(10), 600_000],
    ['90 minutes of lead time', minutes(90), 5_400_000],
    ['48 hours', hours(48), 172_800_000],
  ])('is counted in milliseconds: %s are %d [spec 1 §9]', (_what, length, ms) => {
    expect(length).toBe(ms);
  });
});
