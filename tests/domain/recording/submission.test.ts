import {
  afterSubmission,
  endNote,
  linkSentRedirect,
  resumeRedirect,
  submissionOf,
} from '../../../domain/recording/submission';

describe('A submitted recording', () => {
  it.each([
    ['required', false, false, 'partial'],
    ['required', false, true, 'partial'],
    ['required', true, false, 'full'],
    ['required', true, true, 'full'],
    ['optional', false, false, 'partial'],
    ['optional', false, true, 'full'],
    ['optional', true, false, 'full'],
    ['optional', true, true, 'full'],
    ['none', false, false, 'full'],
    ['none', true, false, 'full'],
    [undefined, false, false, 'full'],
    [undefined, false, true, 'full'],
    ['unknown', false, false, 'partial'],
    ['unknown', true, true, 'partial'],
  ] as const)(
    'with a resume that is %s, uploaded: %s, proceeded without: %s, is %s [R23, spec 2 §4.3]',
    (option, uploaded, proceededWithout, submission) => {
      expect(submissionOf({ option, uploaded, proceededWithout })).toBe(submission);
    },
  );

  it.each([
    ['none', false, { leadsTo: 'recording-end', after: 0 }],
    ['none', true, { leadsTo: 'recording-end', after: 0 }],
    ['required', true, { leadsTo: 'recording-end', after: 0 }],
    ['optional', true, { leadsTo: 'recording-end', after: 0 }],
    ['required', false, { leadsTo: 'upload-resume', after: 2_000 }],
    ['optional', false, { leadsTo: 'upload-resume', after: 2_000 }],
  ] as const)('with a resume that is %s, there: %s, leads to %j [spec 2 §4.2]', (requirement, hasResume, after) => {
    expect(afterSubmission(requirement, hasResume)).toEqual(after);
  });

  it('goes to the resume page after 2 s, and to its end 2.5 s after the link was emailed [spec 2 §4.2, §8]', () => {
    expect([resumeRedirect, linkSentRedirect]).toEqual([2_000, 2_500]);
  });

  it.each([
    ['skip', 'none', 'nothing'],
    ['skip', 'required', 'nothing'],
    ['message', 'required', 'link-sent-and-required'],
    ['message', 'optional', 'link-sent'],
    ['message', 'none', 'link-sent'],
  ] as const)('reached by %s with a resume that is %s adds %s [spec 2 §2.4]', (reachedBy, requirement, note) => {
    expect(endNote(reachedBy, requirement)).toBe(note);
  });
});
