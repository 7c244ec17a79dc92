import * as t from 'io-ts';
import {
  applyResult,
  beforeApplying,
  dependsOnApplication,
  opensScreening,
  type AppliedTo,
} from '../../../domain/applications/apply-result';
import { cases } from '../../support/cases/cases';
import { dataOf, named, number, oneOf, optional, yesNo } from '../../../adapters/rules/cases/columns';

const anybody = { signedIn: true, published: true, blocked: false };
const video: AppliedTo = { interviewKind: 'video', resume: 'none', hasResume: false };
const answered = (status: number | undefined, to: AppliedTo = video) => applyResult({ _tag: 'Answered', status }, to);
const leadsTo = (destination: object) => ({ _tag: 'LeadsTo', destination });
const notUnderstood = { _tag: 'Stays', error: { _tag: 'NotUnderstood' } };

describe('Before the call is made', () => {
  it('without a token it leads to sign-up, whatever else is known [R6, spec 1 §4]', () => {
    for (const rest of [anybody, { ...anybody, published: false }, { ...anybody, blocked: true }])
      expect(beforeApplying({ ...rest, signedIn: false })).toEqual(leadsTo({ _tag: 'SignUp' }));
  });

  it('a job that is not published, or a blocked candidate, leads to the page without positions [R6, spec 1 §4]', () => {
    for (const rest of [{ published: false }, { blocked: true }, { published: false, blocked: true }])
      expect(beforeApplying({ ...anybody, ...rest })).toEqual(leadsTo({ _tag: 'NoPositions' }));
  });

  it('nothing stops anyone else [R6]', () => {
    expect(beforeApplying(anybody)).toBeUndefined();
  });
});

describe('The answer of apply_job', () => {
  const kinds = ['video', 'in-person', 'self-record'] as const;
  const interviewKind = optional(oneOf(...kinds));

  it('202 leads to the page without positions [R6, spec 1 §8]', () => {
    expect(applyResult({ _tag: 'NoPositions' }, video)).toEqual(leadsTo({ _tag: 'NoPositions' }));
  });

  it('406 stays on the page, with the server’s message if there is one [R6, spec 1 §8]', () => {
    expect(applyResult({ _tag: 'NotTaken', error: 'Not today' }, video)).toEqual({
      _tag: 'Stays',
      error: { _tag: 'SaidByServer', text: 'Not today' },
    });
    expect(applyResult({ _tag: 'NotTaken', error: '' }, video)).toEqual(notUnderstood);
  });

  it.each(cases('applications/apply-result-to-screening', { interviewKind }))('$title', ({ interviewKind: kind }) => {
    expect(answered(0, { ...video, interviewKind: kind })).toEqual(leadsTo({ _tag: 'Screening' }));
  });

  it.each(
    cases('applications/apply-result-already-applied', {
      interviewKind: optional(oneOf('video', 'in-person', 'self-record')),
      destination: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ interviewKind, destination }) => {
    expect(answered(1, { ...video, interviewKind })).toEqual(leadsTo(destination));
  });

  describe.each([2, 3])('%d', (status) => {
    const asked = cases('applications/apply-result-resume-settled', {
      resume: oneOf('none', 'optional', 'required'),
      hasResume: yesNo,
    });

    it('of self-record leads to the closed page, resume or not [R6, spec 2 §4.5]', () => {
      for (const resume of ['none', 'optional', 'required'] as const)
        for (const hasResume of [true, false])
          expect(answered(status, { interviewKind: 'self-record', resume, hasResume })).toEqual(
            leadsTo({ _tag: 'PositionClosed', value: '2' }),
          );
    });

    it.each(cases('applications/apply-result-resume-missing', { interviewKind }))('$title', ({ interviewKind }) => {
      expect(answered(status, { interviewKind, resume: 'required', hasResume: false })).toEqual(
        leadsTo({ _tag: 'ScreeningSuccess' }),
      );
    });

    it.each(asked)('$title', ({ resume, hasResume }) => {
      for (const interviewKind of ['video', 'in-person'] as const)
        expect(answered(status, { interviewKind, resume, hasResume })).toEqual(leadsTo({ _tag: 'Schedule' }));
    });

    it.each(asked)(
      'of no known kind otherwise (resume $resume, there: $hasResume) leads to My Jobs with its hint [R6]',
      ({ resume, hasResume }) => {
        expect(answered(status, { interviewKind: undefined, resume, hasResume })).toEqual(
          leadsTo({ _tag: 'MyJobs', hint: 'schedule-interview' }),
        );
      },
    );
  });

  it.each(cases('applications/apply-result-closed', { interviewKind }))('$title', ({ interviewKind: kind }) => {
    expect(answered(4, { ...video, interviewKind: kind })).toEqual(leadsTo({ _tag: 'PositionClosed', value: '4' }));
  });

  it.each(cases('applications/apply-result-not-understood', { status: optional(number) }))('$title', ({ status }) => {
    expect(answered(status)).toEqual(notUnderstood);
  });

  it.each(cases('applications/apply-result-depends-on-application', { status: optional(number) }))(
    '$title',
    ({ status }) => {
      const ends = [...kinds, undefined].flatMap((kind) =>
        [true, false].map((hasResume) =>
          JSON.stringify(answered(status, { interviewKind: kind, resume: 'required', hasResume })),
        ),
      );
      expect(dependsOnApplication({ _tag: 'Answered', status })).toBe(new Set(ends).size > 1);
      expect(opensScreening({ _tag: 'Answered', status })).toBe(status === 0);
    },
  );

  it.each(
    cases('applications/apply-result-without-status', {
      response: named({ NoPositions: { _tag: 'NoPositions' }, NotTaken: { _tag: 'NotTaken', error: '' } } as const),
    }),
  )('$title', ({ response }) => {
    expect([opensScreening(response), dependsOnApplication(response)]).toEqual([false, false]);
  });
});
