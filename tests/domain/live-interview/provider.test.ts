import { meetingProvider } from '../../../domain/live-interview/provider';

describe('What carries a live interview', () => {
  it.each([
    [undefined, 'peer', undefined, 'peer'],
    [undefined, 'dailyco', 'example.daily.co', 'dailyco'],
    [undefined, 'dailyco', undefined, 'peer'],
    ['dailyco', 'peer', undefined, 'peer'],
    ['dailyco', 'peer', 'example.daily.co', 'dailyco'],
    ['peer', 'dailyco', 'example.daily.co', 'peer'],
  ] as const)('position %s, deployment %s, Daily at %s: %s [R26]', (own, provider, dailyDomain, expected) => {
    expect(meetingProvider(own, { provider, dailyDomain })).toBe(expected);
  });
});
