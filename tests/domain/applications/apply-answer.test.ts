import { applyAnswer, applyStatus, isClosedToCandidate } from '../../../domain/applications/apply-answer';
import { given } from '../../support/builders/given';
import { cases } from '../../support/cases/cases';
import { number } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

describe('Our server’s answer to apply_job', () => {
  it.each(cases('applications/apply-answer', { status: number, application }))('$title', ({ status, application }) => {
    expect(applyStatus(application)).toBe(status);
    expect(applyAnswer(true, application)).toEqual({ _tag: 'Answered', status });
  });

  it.each(cases('applications/apply-answer-finished', { status: number }))('$title', ({ status: code }) => {
    expect(applyStatus(given(`status ${code}`))).toBe(4);
    expect(isClosedToCandidate(given(`status ${code}`))).toBe(true);
  });

  it('is 202 if the position is not published or the candidate is blocked [R6]', () => {
    expect(applyAnswer(false, given('screening passed'))).toEqual({ _tag: 'NoPosition' });
    expect(applyAnswer(true, given('blocked'))).toEqual({ _tag: 'NoPosition' });
  });

  it.each(cases('applications/apply-answer-failed-screening', { status: number }))('$title', ({ status: code }) => {
    const failed = given(`status ${code}`, 'screening not selected');
    expect(applyAnswer(true, failed)).toEqual({ _tag: 'ScreeningAnswered' });
    expect(isClosedToCandidate(failed)).toBe(true);
  });

  it('with a failed screening: an ended application is closed, and an unpublished job is no position [R6, R6a, R6b]', () => {
    expect(applyAnswer(true, given('status 2', 'screening not selected'))).toEqual({ _tag: 'Answered', status: 4 });
    expect(applyAnswer(false, given('screening not selected'))).toEqual({ _tag: 'NoPosition' });
  });

  it('with a failed screening the application is closed only until the employer moves it forward [R6a, R10]', () => {
    expect(isClosedToCandidate(given('status 32', 'screening not selected'))).toBe(false);
    expect(isClosedToCandidate(given('screening passed'))).toBe(false);
  });
});
