import type { Application } from '../../../domain/applications/application';
import { applyAnswer, applyStatus, isClosedToCandidate } from '../../../domain/applications/apply-answer';
import { given } from '../../support/builders/given';

describe('Our server’s answer to apply_job', () => {
  it.each<[number, string, Application]>([
    [0, 'a new application', given('not submitted')],
    [0, 'a submitted one whose screening is open', given('screening open')],
    [0, 'one that was never made, with an outcome of no meaning', given('not submitted', 'screening unknown')],
    [0, 'a shortlisted one whose screening is open', given('status 19', 'screening open')],
    [1, 'a booked interview', given('interview arranged')],
    [1, 'a booked interview whose screening nobody settled', given('interview arranged', 'screening open')],
    [1, 'a recording that was begun', given('self-record', 'interview arranged')],
    [1, 'a recording that was submitted', given('self-record', 'interview arranged', 'recording submitted')],
    [1, 'a submitted one with an outcome of no meaning', given('screening unknown')],
    [1, 'a missed interview', given('status 3', 'interview arranged')],
    [1, 'an interview that the interviewer missed', given('status 12', 'interview arranged')],
    [1, 'an interview that was held', given('status 13', 'interview arranged')],
    [1, 'an offer', given('status 1')],
    [1, 'a held onboarding', given('status 21')],
    [1, 'an invitation', given('status 32')],
    [1, 'a visit', given('status 35')],
    [1, 'a visit that was put off', given('status 41')],
    [1, 'a visit that was not arranged', given('status 42')],
    [1, 'a status that nobody has listed', given('status 18', 'screening open')],
    [2, 'a passed screening', given('screening passed')],
    [2, 'a passed screening, self-record', given('self-record')],
    [2, 'a passed screening of an application that was never made', given('not submitted', 'screening passed')],
    [2, 'a reviewed one that passed', given('status 20')],
    [2, 'an interview that was put off', given('status 16', 'interview arranged')],
    [2, 'an interview for which the employer asks a new time', given('status 17', 'interview arranged')],
    [4, 'an application that was not selected', given('status 2')],
    [4, 'an application that was canceled', given('status 31')],
    [4, 'an onboarded candidate', given('status 22')],
  ])('is %d for %s [R6a]', (status, _what, application) => {
    expect(applyStatus(application)).toBe(status);
    expect(applyAnswer(true, application)).toEqual({ _tag: 'Answered', status });
  });

  it.each([2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40])(
    'is 4 in status %d, which is finished [R6a, R27]',
    (code) => {
      expect(applyStatus(given(`status ${code}`))).toBe(4);
      expect(isClosedToCandidate(given(`status ${code}`))).toBe(true);
    },
  );

  it('is 202 if the position is not published or the candidate is blocked [R6]', () => {
    expect(applyAnswer(false, given('screening passed'))).toEqual({ _tag: 'NoPosition' });
    expect(applyAnswer(true, given('blocked'))).toEqual({ _tag: 'NoPosition' });
  });

  it.each([0, 19, 20])(
    'with a failed screening is 406 in status %d: the application is closed, not the job [R6b]',
    (code) => {
      const failed = given(`status ${code}`, 'screening not selected');
      expect(applyAnswer(true, failed)).toEqual({ _tag: 'ScreeningAnswered' });
      expect(isClosedToCandidate(failed)).toBe(true);
    },
  );

  it('with a failed screening: an ended application is closed, and an unpublished job is no position [R6, R6a, R6b]', () => {
    expect(applyAnswer(true, given('status 2', 'screening not selected'))).toEqual({ _tag: 'Answered', status: 4 });
    expect(applyAnswer(false, given('screening not selected'))).toEqual({ _tag: 'NoPosition' });
  });

  it('with a failed screening the application is closed only until the employer moves it forward [R6a, R10]', () => {
    expect(isClosedToCandidate(given('status 32', 'screening not selected'))).toBe(false);
    expect(isClosedToCandidate(given('screening passed'))).toBe(false);
  });
});
