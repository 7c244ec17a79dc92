import {
  interruptedWords,
  recordingWords,
  sayConnectionTooSlow,
  sayLeaveWarning,
  sayReRecordCaution,
  sayRecordingEnd,
  sayRecordingFault,
  sayRecordingOffer,
  sayRecordingRefusal,
  sayRequiredNotRecorded,
  saySubmitted,
  sayUploadFault,
} from '../../../application/recording/recording.words';
import { questionId } from '../../support/builders/recording';
import { sayStoreAnswerRefusal } from '../../../application/recording/recording-refusals.words';
import { at, date } from '../../support/builders/time';

describe('The words of recording', () => {
  it('are the specified ones on the buttons and prompts [spec 2 §2.2, §2.3, §2.7]', () => {
    expect(recordingWords).toEqual({
      skip: 'Skip Question',
      next: 'Next Question',
      continue: 'Continue',
      review: 'Interview video recordings',
      submit: 'Submit Responses',
      uploading: 'Video is uploading please wait...',
      reSubmit: 'Re-submit',
      startStop: 'Click the red button below to start/stop your video recording.',
      reviewOrAgain: 'Review your response or re-record.',
      notSupported: 'Currently, this browser is not supported.',
    });
    expect([sayRecordingOffer('record'), sayRecordingOffer('re-record')]).toEqual(['Record', 'Re-record']);
  });

  it.each([
    [1, 'ONCE'],
    [2, '2 TIMES'],
    [3, '3 TIMES'],
  ])('warn before the original is given up, with %d re-records left: %s [spec 2 §2.3]', (left, times) => {
    expect(sayReRecordCaution(left)).toBe(
      `CAUTION – YOU MAY RE-RECORD YOUR RESPONSE ${times}. Your original video will no longer be available for submission. Proceed?`,
    );
  });

  it.each([
    ['recorded-not-submitted', "You're about to leave this page. Your answers are recorded but not submitted."],
    ['not-finished', 'You are not yet finished recording.'],
  ] as const)('when leaving, %s, are %j [spec 2 §2.3]', (warning, words) => {
    expect(sayLeaveWarning(warning)).toBe(words);
  });

  it.each([
    ['failed', 'Your internet connection is slow, please select any one of the following actions.'],
    ['timeout', 'Your internet connection is slow, please select any one of the following actions.'],
    ['not-stored', 'Your video is no longer on this device. Please record your response again.'],
  ] as const)('when an upload ends with %s are %j [spec 2 §2.3]', (fault, words) => {
    expect(sayUploadFault(fault)).toBe(words);
  });

  it.each([
    ['recorder-failed', 'Custom error: Something went wrong with video recording'],
    ['nothing-recorded', 'Nothing was recorded. Please record your response again.'],
  ] as const)('when recording ends with %s are %j [spec 2 §8]', (fault, words) => {
    expect(sayRecordingFault(fault)).toBe(words);
  });

  it('offer an answer that was recovered [R24]', () => {
    expect(interruptedWords.found).toContain('use it as it is, or record it again');
    expect(interruptedWords.use).toBe('Use this response');
  });

  it.each([
    [1, 3, '1 of 3 required questions has no recording yet.'],
    [2, 3, '2 of 3 required questions have no recording yet.'],
  ])('when %d of %d required questions are missing name both numbers [spec 2 §2.3]', (n, required, words) => {
    const missing = Array.from({ length: n }, (_, k) => questionId(k + 1));
    expect(sayRequiredNotRecorded({ _tag: 'RequiredNotRecorded', missing, required })).toBe(words);
  });

  it('about a slow connection include the score and the required one [R22, spec 1 §8]', () => {
    expect(sayConnectionTooSlow({ _tag: 'ConnectionTooSlow', score: 3.2, needed: 5 })).toBe(
      'Low connection speed: 3.2 Mbps. Recording needs 5 Mbps. Check your network and refresh.',
    );
  });

  it.each([
    ['full', 'Your interview is already recorded and submitted.'],
    ['partial', 'Your interview is already recorded.'],
  ] as const)('of a %s submission are %j [R7, spec 2 §2.16]', (submission, words) => {
    expect(saySubmitted(submission)).toBe(words);
    expect(sayRecordingRefusal({ _tag: 'AlreadySubmitted', submission, at: at('2026-12-04T15:00:00Z') })).toBe(words);
  });

  it.each([
    [
      { _tag: 'PositionNotOpen', because: 'blocked' },
      "Thank you for applying. We currently don't have a position that matches your profile.",
    ],
    [
      { _tag: 'RecordingOver', until: date('2026-12-10'), today: date('2026-12-11') },
      'You could record this interview until Thursday, 10 December, 2026. What we received by then can still be submitted.',
    ],
    [{ _tag: 'RecordingLaterNotAllowed' }, 'You can only record this interview now, not later.'],
    [{ _tag: 'ConnectionNotMeasured' }, 'We need to check your connection speed first. Please wait a moment.'],
    [
      { _tag: 'ConnectionTooSlow', score: 4.9, needed: 5 },
      'Low connection speed: 4.9 Mbps. Recording needs 5 Mbps. Check your network and refresh.',
    ],
  ] as const)('refuse %j with what can be done [spec 2 §4.3]', (refusal, words) => {
    expect(sayRecordingRefusal(refusal)).toBe(words);
  });

  it('say that an answer did not arrive, and what to do [R29]', () => {
    expect(sayStoreAnswerRefusal({ _tag: 'NoSuchUpload' })).toBe(
      'The recording did not arrive, or it waited for more than an hour. Send it again.',
    );
  });

  it('say until when an answer that was on its way could arrive [R32]', () => {
    expect(sayStoreAnswerRefusal({ _tag: 'AnswerTooLate', until: date('2026-12-10'), atMost: 10_800_000 })).toBe(
      'This answer arrived too late. You could record until Thursday, 10 December, 2026, and what was on its way by then had 3 more hours.',
    );
  });

  it.each([
    ['nothing', undefined],
    ['link-sent', 'An email with a link to upload your resume was sent to you.'],
    [
      'link-sent-and-required',
      'An email with a link to upload your resume, required to complete your application, was sent to you.',
    ],
  ] as const)('at the end with %s add %j [spec 2 §2.4]', (note, added) => {
    expect(sayRecordingEnd(note)).toEqual([
      'Your application for this position has been successfully submitted. We will notify you of the next steps once the hiring manager has reviewed your submission.',
      ...(added === undefined ? [] : [added]),
    ]);
  });
});
