import { resumeAtJoin } from '../../../domain/applications/resume-at-join';
import { cases } from '../../support/cases/cases';
import { data, oneOf, yesNo } from '../../../adapters/rules/cases/columns';

describe('The resume at join', () => {
  it.each(
    cases('applications/resume-at-join', {
      requirement: oneOf('none', 'optional', 'required'),
      hasResume: yesNo,
      answer: data,
    }),
  )('$title', ({ requirement, hasResume, answer }) => {
    expect(resumeAtJoin(requirement, hasResume)).toEqual(answer);
  });
});
