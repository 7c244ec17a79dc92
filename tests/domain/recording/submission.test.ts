import {
  afterSubmission,
  endNote,
  linkSentRedirect,
  resumeRedirect,
  submissionOf,
} from '../../../domain/recording/submission';
import { cases } from '../../support/cases/cases';
import { data, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('A submitted recording', () => {
  it.each(
    cases('recording/submission-full-or-partial', {
      option: optional(oneOf('unknown', 'none', 'optional', 'required')),
      uploaded: yesNo,
      proceededWithout: yesNo,
      submission: text,
    }),
  )('$title', ({ option, uploaded, proceededWithout, submission }) => {
    expect(submissionOf({ option, uploaded, proceededWithout })).toBe(submission);
  });

  it.each(
    cases('recording/submission-leads-to', {
      requirement: oneOf('none', 'optional', 'required'),
      hasResume: yesNo,
      after: data,
    }),
  )('$title', ({ requirement, hasResume, after }) => {
    expect(afterSubmission(requirement, hasResume)).toEqual(after);
  });

  it('goes to the resume page after 2 s, and to its end 2.5 s after the link was emailed [spec 2 §4.2, §8]', () => {
    expect([resumeRedirect, linkSentRedirect]).toEqual([2_000, 2_500]);
  });

  it.each(
    cases('recording/submission-end-note', {
      reachedBy: oneOf('skip', 'message'),
      requirement: oneOf('none', 'optional', 'required'),
      note: text,
    }),
  )('$title', ({ reachedBy, requirement, note }) => {
    expect(endNote(reachedBy, requirement)).toBe(note);
  });
});
