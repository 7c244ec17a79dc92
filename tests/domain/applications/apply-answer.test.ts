import type { Application } from '../../../domain/applications/application';
import { applyAnswer, applyStatus, isClosedToCandidate } from '../../../domain/applications/apply-answer';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { anApplication } from '../../support/builders/applications';

const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), ...changes });
const selfRecord = { interviewKind: 'self-record' } as const;
const arranged = { applied: 'interview-arranged' } as const;

describe('Our server’s answer to apply_job', () => {
  it.each<[number, string, Application]>([
    [0, 'a new application', anApplication({ applied: 'not-submitted', screening: 'open' })],
    [0, 'a submitted one whose screening is open', anApplication({ screening: 'open' })],
    [
      0,
      'one that was never made, with an outcome of no meaning',
      anApplication({ applied: 'not-submitted', screening: 'unknown' }),
    ],
    [0, 'a shortlisted one whose screening is open', inStatus(19, { screening: 'open' })],
    [1, 'a booked interview', anApplication(arranged)],
    [1, 'a booked interview whose screening nobody settled', anApplication({ ...arranged, screening: 'open' })],
    [1, 'a recording that was begun', anApplication({ ...selfRecord, ...arranged })],
    [1, 'a recording that was submitted', anApplication({ ...selfRecord, ...arranged, selfRecordCompleted: true })],
    [1, 'a submitted one with an outcome of no meaning', anApplication({ screening: 'unknown' })],
    [1, 'a missed interview', inStatus(3, arranged)],
    [1, 'an interview that the interviewer missed', inStatus(12, arranged)],
    [1, 'an interview that was held', inStatus(13, arranged)],
    [1, 'an offer', inStatus(1)],
    [1, 'a held onboarding', inStatus(21)],
    [1, 'an invitation', inStatus(32)],
    [1, 'a visit', inStatus(35)],
    [1, 'a visit that was put off', inStatus(41)],
    [1, 'a visit that was not arranged', inStatus(42)],
    [1, 'a status that nobody has listed', inStatus(18, { screening: 'open' })],
    [2, 'a passed screening', anApplication()],
    [2, 'a passed screening, self-record', anApplication(selfRecord)],
    [2, 'a passed screening of an application that was never made', anApplication({ applied: 'not-submitted' })],
    [2, 'a reviewed one that passed', inStatus(20)],
    [2, 'an interview that was put off', inStatus(16, arranged)],
    [2, 'an interview for which the employer asks a new time', inStatus(17, arranged)],
    [4, 'an application that was not selected', inStatus(2)],
    [4, 'an application that was canceled', inStatus(31)],
    [4, 'an onboarded candidate', inStatus(22)],
  ])('is %d for %s [R6a]', (status, _what, application) => {
    expect(applyStatus(application)).toBe(status);
    expect(applyAnswer(true, application)).toEqual({ _tag: 'Answered', status });
  });

  it.each([2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40])(
    'is 4 in status %d, which is finished [R6a, R27]',
    (code) => {
      expect(applyStatus(inStatus(code))).toBe(4);
      expect(isClosedToCandidate(inStatus(code))).toBe(true);
    },
  );

  it('is 202 where the position is not published or the candidate blocked [R6]', () => {
    expect(applyAnswer(false, anApplication())).toEqual({ _tag: 'NoPosition' });
    expect(applyAnswer(true, anApplication({ blocked: true }))).toEqual({ _tag: 'NoPosition' });
  });

  it.each([0, 19, 20])(
    'a failed screening is no closed job: 406 in status %d, the application closed [R6b]',
    (code) => {
      const failed = inStatus(code, { screening: 'not-selected' });
      expect(applyAnswer(true, failed)).toEqual({ _tag: 'ScreeningAnswered' });
      expect(isClosedToCandidate(failed)).toBe(true);
    },
  );

  it('a failed screening behind an ended application is closed, and behind an unpublished job no position [R6, R6a, R6b]', () => {
    const failed = { screening: 'not-selected' } as const;
    expect(applyAnswer(true, inStatus(2, failed))).toEqual({ _tag: 'Answered', status: 4 });
    expect(applyAnswer(false, anApplication(failed))).toEqual({ _tag: 'NoPosition' });
  });

  it('a failed screening closes an application only until the employer takes it further [R6a, R10]', () => {
    expect(isClosedToCandidate(inStatus(32, { screening: 'not-selected' }))).toBe(false);
    expect(isClosedToCandidate(anApplication())).toBe(false);
  });
});
