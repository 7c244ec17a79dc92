import { statusOf } from '../../../domain/applications/status-catalogue';
import { allowances, anApplication } from './applications';
import { given } from './given';
import { at } from './time';

describe('An application in the experts’ words', () => {
  it.each([
    ['a status', given('status 35', 'onsite locked'), { status: statusOf(35), onsiteLocked: true }],
    ['what is not submitted', given('not submitted'), { applied: 'not-submitted', screening: 'open' }],
    ['nor settled otherwise', given('not submitted', 'screening unknown'), { screening: 'unknown' }],
    ['a length with a plural', given('appointment in 90 minutes'), { scheduledAt: at('2026-12-04T16:30:00Z') }],
    ['a sum of lengths', given('appointment in 1 hour and 1 ms'), { scheduledAt: at('2026-12-04T16:00:00.001Z') }],
    ['the past', given('interview 1 week ago'), { scheduledAt: at('2026-11-27T15:00:00Z') }],
    ['an interview', given('interview in 2 days'), { applied: 'interview-arranged' }],
    ['facts of a test’s own', given('blocked', { hasResume: true }), { blocked: true, hasResume: true }],
  ] as const)('says %s', (_what, application, facts) => {
    expect(application).toMatchObject(facts);
  });

  it('is as usual in all that no phrase speaks of', () => {
    expect(given()).toEqual(anApplication());
    expect(given('1 onsite move left', '0 video moves left').allowances).toEqual(
      allowances({ onsite: { flag: true, left: 1 }, video: { flag: true, left: 0 } }),
    );
  });

  it('is told once: a second phrase about the same thing fails the test', () => {
    expect(() => given('status 35', 'status 41')).toThrow('Two phrases speak of status');
    expect(() => given('interview in 1 hour', 'not submitted')).toThrow('Two phrases speak of applied');
    expect(() => given('no move left', '2 video moves left')).toThrow('Two phrases speak of the moves of video');
    expect(() => given('blocked', { blocked: false })).toThrow('Two phrases speak of blocked');
  });
});
