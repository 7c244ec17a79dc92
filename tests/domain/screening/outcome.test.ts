import * as fc from 'fast-check';
import type { InterviewKind, ResumeRequirement } from '../../../domain/positions/kinds';
import {
  afterSuccess,
  evaluateScreening,
  isPass,
  screeningDestination,
  submitStatus,
  type Disqualifier,
} from '../../../domain/screening/outcome';
import { questionId } from '../../support/builders/screening';
import { cases } from '../../support/cases/cases';
import { data, number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

const resumes: readonly ResumeRequirement[] = ['none', 'optional', 'required'];
const kinds: readonly (InterviewKind | undefined)[] = [undefined, 'video', 'in-person', 'self-record'];
const given = (id: number, ...answer: readonly string[]) => ({ questionId: questionId(id), answer });

describe('The evaluation of a screening on our server', () => {
  const notLicensed: Disqualifier = { questionId: questionId(1), option: 'No' };
  const noNights: Disqualifier = { questionId: questionId(2), option: 'Days only' };

  it('passes if no disqualifying option was chosen: status 1 [R8]', () => {
    const evaluation = evaluateScreening([given(1, 'Yes'), given(2, 'Nights')], [notLicensed, noNights]);
    expect(evaluation).toEqual({ _tag: 'Allowed', value: undefined });
    expect(submitStatus(evaluation)).toBe(1);
  });

  it('passes a screening without a question, or without a disqualifying option [R8, R6a]', () => {
    expect(submitStatus(evaluateScreening([], [notLicensed]))).toBe(1);
    expect(submitStatus(evaluateScreening([given(1, 'No')], []))).toBe(1);
  });

  it('fails on any disqualifying option, even one of several, and names them all: status 0 [R8]', () => {
    const evaluation = evaluateScreening([given(1, 'No'), given(2, 'Nights', 'Days only')], [notLicensed, noNights]);
    expect(evaluation).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'Disqualified', by: [notLicensed, noNights] },
    });
    expect(submitStatus(evaluation)).toBe(0);
  });

  it('ignores the same text as the answer to another question [R8]', () => {
    expect(submitStatus(evaluateScreening([given(2, 'No')], [notLicensed]))).toBe(1);
  });

  it('fails exactly if a chosen option is disqualifying [R8]', () => {
    const options = fc.constantFrom('a', 'b', 'c');
    const ids = fc.constantFrom(1, 2, 3);
    const rules = fc.array(fc.tuple(ids, options));
    const answers = fc.tuple(fc.subarray(['a', 'b', 'c']), fc.subarray(['a', 'b', 'c']), fc.subarray(['a', 'b', 'c']));
    fc.assert(
      fc.property(answers, rules, (chosen, disqualifying) => {
        const bad = chosen.some((answer, at) =>
          answer.some((option) => disqualifying.some(([id, one]) => id === at + 1 && one === option)),
        );
        const evaluation = evaluateScreening(
          chosen.map((answer, at) => given(at + 1, ...answer)),
          disqualifying.map(([id, option]) => ({ questionId: questionId(id), option })),
        );
        expect(submitStatus(evaluation)).toBe(bad ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });
});

describe('Where a submitted screening leads', () => {
  it.each(cases('screening/outcome-pass', { status: number }))('$title', ({ status }) => {
    expect(isPass(status)).toBe(true);
    expect(screeningDestination({ status, selfRecord: false, resume: 'none' })).toEqual({ _tag: 'ScreeningSuccess' });
  });

  it.each(cases('screening/outcome-fail', { status: number }))('$title', ({ status }) => {
    expect(isPass(status)).toBe(false);
    for (const resume of resumes)
      for (const selfRecord of [true, false])
        expect(screeningDestination({ status, selfRecord, resume })).toEqual({ _tag: 'ScreeningFail' });
  });

  it.each(
    cases('screening/outcome-after-pass', {
      selfRecord: yesNo,
      resume: oneOf('none', 'optional', 'required'),
      outcome: text,
    }),
  )('$title', ({ selfRecord, resume, outcome: tag }) => {
    expect(screeningDestination({ status: 1, selfRecord, resume })).toEqual({ _tag: tag });
  });

  it('is a success for our own pass and the fail screen for our own fail [R8]', () => {
    const fail: Disqualifier = { questionId: questionId(1), option: 'No' };
    const leads = (answer: string): string =>
      screeningDestination({
        status: submitStatus(evaluateScreening([given(1, answer)], [fail])),
        selfRecord: true,
        resume: 'required',
      })._tag;
    expect([leads('Yes'), leads('No')]).toEqual(['SelfRecordScreeningSuccess', 'ScreeningFail']);
  });
});

describe('The success screen', () => {
  it.each(
    cases('screening/outcome-resume-requested', {
      resume: oneOf('none', 'optional', 'required'),
      hasResume: yesNo,
      next: data,
    }),
  )('$title', ({ resume, hasResume, next }) => {
    for (const kind of kinds) expect(afterSuccess(kind, { resume, hasResume })).toEqual(next);
  });

  it.each(
    cases('screening/outcome-interview-offered', {
      kind: optional(oneOf('video', 'in-person', 'self-record')),
      outcome: text,
    }),
  )('$title', ({ kind, outcome: tag }) => {
    expect(afterSuccess(kind, { resume: 'none', hasResume: false })).toEqual({ _tag: tag });
    for (const resume of resumes) expect(afterSuccess(kind, { resume, hasResume: true })).toEqual({ _tag: tag });
  });
});
