import * as t from 'io-ts';
import * as fc from 'fast-check';
import type { ResumeRequirement } from '../../../domain/positions/kinds';
import { inviteByEmail, mayProceedWithout, resumeAtScheduling, resumeStep } from '../../../domain/resumes/requirement';
import { email } from '../../support/builders/identity';
import { cases } from '../../support/cases/cases';
import { dataOf, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';

const permitted = { _tag: 'Allowed', value: undefined };
const refused = (reason: object) => ({ _tag: 'Refused', reason });
const requirements: readonly ResumeRequirement[] = ['none', 'optional', 'required'];

describe('The resume of an application', () => {
  it.each(
    cases('resumes/requirement-step', {
      resume: oneOf('none', 'optional', 'required'),
      hasResume: yesNo,
      step: text,
      goOn: text,
      without: text,
    }),
  )('$title', ({ resume, hasResume, step, goOn, without }) => {
    const asked = { resume, hasResume };
    expect(resumeStep(asked)).toBe(step);
    expect(resumeAtScheduling(asked)).toEqual(goOn === 'Allowed' ? permitted : refused({ _tag: goOn }));
    expect(mayProceedWithout(asked)).toEqual(without === 'Allowed' ? permitted : refused({ _tag: without }));
  });

  it('blocks scheduling exactly if upload_resume is 1 and none is stored [spec 1 §4]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...requirements), fc.boolean(), (resume, hasResume) => {
        expect(resumeAtScheduling({ resume, hasResume })._tag).toBe(
          resume === 'required' && !hasResume ? 'Refused' : 'Allowed',
        );
      }),
    );
  });
});

describe('The link for uploading later', () => {
  const own = email('nora@example.org');
  const asked = { resume: 'required', hasResume: false } as const;

  it("is sent to the candidate's own address if no other is entered [spec 1 §2]", () => {
    expect(inviteByEmail(asked, undefined, own)).toEqual({ _tag: 'Allowed', value: 'nora@example.org' });
  });

  it('is sent to the typed address [spec 2 §2.5]', () => {
    expect(inviteByEmail(asked, ' Nora@Home.example ', own)).toEqual({ _tag: 'Allowed', value: 'nora@home.example' });
  });

  it.each(cases('resumes/requirement-address-refused', { typed: text, reason: dataOf(t.UnknownRecord) }))(
    '$title',
    ({ typed, reason }) => {
      expect(inviteByEmail(asked, typed, own)).toEqual(refused(reason));
    },
  );

  it('is sent for an optional resume, and for replacing one [spec 1 §2]', () => {
    expect(inviteByEmail({ resume: 'optional', hasResume: false }, undefined, own)._tag).toBe('Allowed');
    expect(inviteByEmail({ resume: 'required', hasResume: true }, undefined, own)._tag).toBe('Allowed');
  });

  it('is not sent if the job requires no resume [spec 1 §3]', () => {
    expect(inviteByEmail({ resume: 'none', hasResume: false }, 'nora@example.org', own)).toEqual(
      refused({ _tag: 'ResumeNotAsked' }),
    );
  });
});
