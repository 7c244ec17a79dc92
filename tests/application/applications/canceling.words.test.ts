import { sayJoinRefusal } from '../../../application/applications/card.words';
import {
  cancelWords,
  declinedWords,
  sayAfterCancellation,
  sayCancelButton,
  sayCancellation,
  sayCancellationDone,
  sayCancellationRefusal,
  sayDeclineRefusal,
  sayReasonFault,
  sayMeetingCancelled,
} from '../../../application/applications/canceling.words';
import { sayCallPhase, sayEtaNotice } from '../../../application/live-interview/call.words';
import { cancellationOf, requestCancellation } from '../../../domain/applications/cancellation';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { allowances, anApplication } from '../../support/builders/applications';
import { at, zone } from '../../support/builders/time';

const limited = (left: number | undefined) =>
  anApplication({ allowances: allowances({ video: { flag: true, left } }) });

describe('The words of the cancel dialog', () => {
  it.each([
    [
      0,
      'Your video interview will be canceled and cannot be rescheduled. Your application will no longer be considered.',
    ],
    [1, 'Your video interview may be rescheduled up to 1 more time(s).'],
    [3, 'Your video interview may be rescheduled up to 3 more time(s).'],
    [undefined, 'Your video interview may be rescheduled.'],
  ])('with %s moves left are exactly the specified ones [R18, spec 1 §4]', (left, words) => {
    expect(sayCancellation(cancellationOf(limited(left)))).toBe(words);
  });

  it.each([
    [35, 'video', 'Your onsite interview may be rescheduled.', 'Yes, Cancel Onsite'],
    [21, 'video', 'Your onboarding interview may be rescheduled.', 'Yes, Cancel Onboard'],
    [0, 'in-person', 'Your in-person interview may be rescheduled.', 'Yes, Cancel Inperson'],
    [0, 'video', 'Your video interview may be rescheduled.', 'Yes, Cancel'],
  ] as const)(
    'in status %d of a %s interview name its stage, on the button too [R18, spec 1 §4]',
    (code, interviewKind, words, button) => {
      const cancellation = cancellationOf(anApplication({ status: statusOf(code), interviewKind }));
      expect([sayCancellation(cancellation), sayCancelButton(cancellation.wording)]).toEqual([words, button]);
    },
  );

  it('offer to reschedule later, to withdraw and to go back [spec 1 §4, spec 2 §2.11]', () => {
    expect(cancelWords).toEqual({
      rescheduleLater: 'Reschedule later',
      withdraw: 'Withdraw from consideration for the job?',
      reasonPlaceholder: 'Add your reason here...',
      goBack: 'No, Go Back',
      wantToReschedule: 'Do you want to Re-schedule?',
    });
  });

  it.each([
    ['withdraw', 'Interview cancelled successfully'],
    ['reschedule-later', 'Interview rescheduled successfully'],
  ] as const)('after %s say what was done [spec 1 §4, spec 2 §8]', (choice, words) => {
    const answer = requestCancellation(limited(2), { choice, reason: 'I moved away' }, 'dialog');
    expect(answer._tag === 'Allowed' && sayCancellationDone(answer.value)).toBe(words);
  });

  it.each([
    ['withdraw', 'Your application for this job has ended.'],
    ['reschedule-later', 'You gave up your time, and no new one is booked yet. Choose one when it suits you.'],
  ] as const)('after %s say what is so now', (choice, words) => {
    const answer = requestCancellation(limited(2), { choice, reason: 'I moved away' }, 'dialog');
    expect(answer._tag === 'Allowed' && sayAfterCancellation(answer.value)).toBe(words);
  });

  it.each([
    [{ _tag: 'ChoiceMissing', movesLeft: 2 }, 'Please choose option for cancel interview'],
    [
      { _tag: 'NoMovesLeft', kind: 'video', left: 0 },
      'This job cannot be rescheduled or you have exceeded the reschedule limit',
    ],
    [{ _tag: 'ReasonMissing' }, 'Required'],
    [
      { _tag: 'ReasonTooLong', length: 1_001, limit: 1_000 },
      'This reason is 1001 characters long. Shorten it to 1000.',
    ],
  ] as const)('refuse %j in the specified words [R18, spec 1 §5, spec 2 §5]', (refusal, words) => {
    expect(sayCancellationRefusal(refusal)).toBe(words);
  });
});

describe('The words of declining', () => {
  it('thank the candidate for the answer [spec 2 §4.8]', () => {
    expect(declinedWords).toBe('Thanks for letting us know, Your response has been recorded');
  });

  it.each([
    [{ _tag: 'ReasonMissing' }, 'Required'],
    [
      { _tag: 'ReasonTooLong', length: 1_200, limit: 1_000 },
      'This reason is 1200 characters long. Shorten it to 1000.',
    ],
    [{ _tag: 'CandidateBlocked' }, "You can't answer anything for this job right now."],
    [
      { _tag: 'NothingToDecline', what: 'offer', code: 30, meaning: 'Offer declined' },
      "There is no offer to decline. The status of this application is 'Offer declined'.",
    ],
  ] as const)('refuse %j with what is missing [spec 2 §5]', (refusal, words) => {
    expect(sayDeclineRefusal(refusal)).toBe(words);
  });

  it('say Required for a missing reason wherever one is requested [spec 2 §5]', () => {
    expect(sayReasonFault({ _tag: 'ReasonMissing' })).toBe('Required');
  });
});

describe('The words of joining', () => {
  it("too early say when it opens, in the position's time [R12, R14, spec 2 §4.6]", () => {
    expect(
      sayJoinRefusal({ _tag: 'JoinOpensLater', opensAt: at('2026-12-04T15:20:00Z') }, zone('America/Chicago')),
    ).toBe(
      'You can join your interview no earlier than 10 minutes prior to its scheduled time. ' +
        'You will be able to join on Friday, 04 December, 2026 at 09:20 AM CT',
    );
  });

  it.each([
    [{ _tag: 'InterviewNotOn', code: 16 }, 'This interview was canceled or needs a new time.'],
    [
      { _tag: 'InterviewNotOn', code: 0 },
      "This interview can't be joined any more. My Job Applications shows how it stands.",
    ],
    [{ _tag: 'NoMeetingLink' }, 'There is no link to this interview yet.'],
    [{ _tag: 'NotScheduled' }, 'This interview has no time yet.'],
    [{ _tag: 'ResumeMissing' }, 'Upload your resume to start the interview.'],
  ] as const)('refused for %j say why [R12, spec 2 §4.6]', (refusal, words) => {
    expect(sayJoinRefusal(refusal, zone('America/Chicago'))).toBe(words);
  });

  it.each([
    [{ _tag: 'NoNotice' }, ''],
    [{ _tag: 'InterviewerUnable' }, 'Interviewer unable to join the interview'],
    [{ _tag: 'InterviewerDelayed', minutes: undefined }, 'Yes he will join 2 to 3 min'],
    [{ _tag: 'InterviewerDelayed', minutes: 10 }, 'Interviewer will join in 10 minutes'],
  ] as const)('while waiting are %j [spec 2 §4.6]', (notice, words) => {
    expect(sayEtaNotice(notice)).toBe(words);
  });

  it.each([
    ['nobody-joined', 'Unfortunately the interviewer could not join the meeting'],
    ['interviewer-unable', 'Interviewer unable to join the interview'],
  ] as const)('of an interview cancelled because of %s are %j [spec 2 §2.10, §8]', (because, words) => {
    expect(sayMeetingCancelled(because)).toBe(words);
  });

  it('distinguish the six states of a call [spec 2 §4.6]', () => {
    const phases = ['connecting', 'accepted', 'closed', 'cancelled', 'disconnected', 'rejected'] as const;
    expect(new Set(phases.map(sayCallPhase)).size).toBe(6);
  });
});
