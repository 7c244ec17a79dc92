import { noticeStays, type NoticePlace } from '../../../domain/resilience/notices';

describe('A notice disappears by itself', () => {
  it.each<[NoticePlace, number, string]>([
    ['portal', 10, '10 s on the portal'],
    ['job-list', 8, '8 s on the list'],
    ['sign-up', 6, '6 s on sign-up'],
    ['profile', 6, '6 s on the profile'],
    ['anywhere-else', 6, '6 s on most screens'],
    ['apply-link', 10, '10 s on the apply-link header'],
  ])('%s: after %d s [spec 1 §9]', (place, after) => {
    expect(noticeStays[place]).toBe(after * 1_000);
  });

  it.each<[NoticePlace, number]>([
    ['tech-check', 5],
    ['copied', 5],
    ['success', 5],
    ['chat-message', 5],
    ['anywhere-else', 6],
  ])('%s: after %d s [spec 2 §9]', (place, after) => {
    expect(noticeStays[place]).toBe(after * 1_000);
  });
});
