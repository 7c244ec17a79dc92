import * as t from 'io-ts';
import {
  applyResult,
  beforeApplying,
  dependsOnApplication,
  opensScreening,
  type AppliedTo,
} from '../../../domain/applications/apply-result';
import { cases } from '../../support/cases/cases';
import { dataOf, number, oneOf, optional } from '../../../adapters/rules/cases/columns';

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
  const kinds = ['video', 'in-person', 'self-record', undefined] as const;

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

  it.each(kinds)('0 leads to the screening for kind %s [R6]', (interviewKind) => {
    expect(answered(0, { ...video, interviewKind })).toEqual(leadsTo({ _tag: 'Screening' }));
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
    const asked = [
      ['none', false],
      ['none', true],
      ['optional', false],
      ['optional', true],
      ['required', true],
    ] as const;

    it('of self-record leads to the closed page, resume or not [R6, spec 2 §4.5]', () => {
      for (const resume of ['none', 'optional', 'required'] as const)
        for (const hasResume of [true, false])
          expect(answered(status, { interviewKind: 'self-record', resume, hasResume })).toEqual(
            leadsTo({ _tag: 'PositionClosed', value: '2' }),
          );
    });

    it.each(
      cases('applications/apply-result-resume-missing', {
        interviewKind: optional(oneOf('video', 'in-person', 'self-record')),
      }),
    )('$title', ({ interviewKind }) => {
      expect(answered(status, { interviewKind, resume: 'required', hasResume: false })).toEqual(
        leadsTo({ _tag: 'ScreeningSuccess' }),
      );
    });

    it.each(asked)(
      'of video or in person otherwise (resume %s, there: %s) leads to the dates [R6]',
      (resume, hasResume) => {
        for (const interviewKind of ['video', 'in-person'] as const)
          expect(answered(status, { interviewKind, resume, hasResume })).toEqual(leadsTo({ _tag: 'Schedule' }));
      },
    );

    it.each(asked)(
      'of no known kind otherwise (resume %s, there: %s) leads to My Jobs with its hint [R6]',
      (resume, hasResume) => {
        expect(answered(status, { interviewKind: undefined, resume, hasResume })).toEqual(
          leadsTo({ _tag: 'MyJobs', hint: 'schedule-interview' }),
        );
      },
    );
  });

  it.each(kinds)('4 leads to the closed page for kind %s [R6]', (interviewKind) => {
    expect(answered(4, { ...video, interviewKind })).toEqual(leadsTo({ _tag: 'PositionClosed', value: '4' }));
  });

  it.each(cases('applications/apply-result-not-understood', { status: optional(number) }))('$title', ({ status }) => {
    expect(answered(status)).toEqual(notUnderstood);
  });

  it.each(cases('applications/apply-result-depends-on-application', { status: optional(number) }))(
    '$title',
    ({ status }) => {
      const ends = kinds.flatMap((interviewKind) =>
        [true, false].map((hasResume) =>
          JSON.stringify(answered(status, { interviewKind, resume: 'required', hasResume })),
        ),
      );
      expect(dependsOnApplication({ _tag: 'Answered', status })).toBe(new Set(ends).size > 1);
      expect(opensScreening({ _tag: 'Answered', status })).toBe(status === 0);
    },
  );

  it.each([{ _tag: 'NoPositions' }, { _tag: 'NotTaken', error: '' }] as const)(
    'without a status, $_tag opens no questions and depends on no application [R6]',
    (response) => {
      expect([opensScreening(response), dependsOnApplication(response)]).toEqual([false, false]);
    },
  );
});
