import { noticeStays } from '../../../domain/resilience/notices';
import { cases } from '../../support/cases/cases';
import { number, oneOf } from '../../../adapters/rules/cases/columns';

describe('A notice disappears by itself', () => {
  it.each(
    cases('resilience/notices-of-first-document', {
      place: oneOf(
        'portal',
        'job-list',
        'sign-up',
        'profile',
        'apply-link',
        'tech-check',
        'copied',
        'success',
        'chat-message',
        'anywhere-else',
      ),
      after: number,
    }),
  )('$title', ({ place, after }) => {
    expect(noticeStays[place]).toBe(after * 1_000);
  });

  it.each(
    cases('resilience/notices-of-second-document', {
      place: oneOf(
        'portal',
        'job-list',
        'sign-up',
        'profile',
        'apply-link',
        'tech-check',
        'copied',
        'success',
        'chat-message',
        'anywhere-else',
      ),
      after: number,
    }),
  )('$title', ({ place, after }) => {
    expect(noticeStays[place]).toBe(after * 1_000);
  });
});
