import { resumeAtJoin } from '../../../domain/applications/resume-at-join';

describe('The resume at join', () => {
  it.each([
    ['none', false, { _tag: 'Allowed', value: 'not-asked' }],
    ['none', true, { _tag: 'Allowed', value: 'not-asked' }],
    ['required', false, { _tag: 'Refused', reason: { _tag: 'ResumeMissing' } }],
    ['required', true, { _tag: 'Allowed', value: 'stored' }],
    ['optional', false, { _tag: 'Allowed', value: 'may-be-added' }],
    ['optional', true, { _tag: 'Allowed', value: 'stored' }],
  ] as const)(
    'that is %s (0 none, 1 required, 2 optional), stored: %s, answers %j [spec 2 §4.6]',
    (requirement, hasResume, answer) => {
      expect(resumeAtJoin(requirement, hasResume)).toEqual(answer);
    },
  );
});
