import * as fc from 'fast-check';
import { meetingProvider } from '../../../domain/live-interview/provider';
import { interviewerNoShow, noShowAt, type RoomWatched } from '../../../domain/live-interview/interviewer-no-show';
import { liveIsOn, liveOpening, liveWindow } from '../../../domain/applications/room-opening';
import type { AskedQuestion } from '../../../domain/live-interview/meeting';
import { maySay, withAnswer, type QuestionAnswer, type RoomMessage } from '../../../domain/live-interview/room-message';
import { allowed, permitted, refused } from '../../../domain/decision';
import { minus, plus } from '../../../domain/time/instant';
import { given } from '../../support/builders/given';
import { at, atMs } from '../../support/builders/time';

const schedule = at('2026-12-04T15:30:00Z');
const booked = { scheduledAt: schedule, meetingLink: '/join', applied: 'interview-arranged' } as const;
const notOn = (code: number) => refused({ _tag: 'InterviewNotOn', code });

describe('The room of a live interview', () => {
  it.each([
    [
      'a millisecond before the join window',
      given(booked),
      1,
      refused({ _tag: 'JoinOpensLater', opensAt: minus(schedule, 600_000) }),
    ],
    ['10 minutes before', given(booked), 0, permitted],
    ['without a required resume', given(booked, 'a required resume missing'), 0, refused({ _tag: 'ResumeMissing' })],
    ['with it', given(booked, 'a required resume there'), 0, permitted],
    ['with an optional one missing', given(booked, 'an optional resume missing'), 0, permitted],
    ['withdrawn', given('status 14', booked), 0, refused({ _tag: 'InterviewNotOn', code: 14 })],
    ['put off', given('status 16', booked), 0, refused({ _tag: 'InterviewNotOn', code: 16 })],
    ['without a link', given({ scheduledAt: schedule }), 0, refused({ _tag: 'NoMeetingLink' })],
    ['without a time', given({ meetingLink: '/join' }), 0, refused({ _tag: 'NotScheduled' })],
    ['blocked', given(booked, 'blocked'), 0, notOn(0)],
    ['blocked, too early', given(booked, 'blocked'), 1, notOn(0)],
    ['not selected by the screening', given(booked, 'screening not selected'), 0, notOn(0)],
    ['shortlisted', given(booked, 'status 19'), 0, permitted],
    ['reviewed', given(booked, 'status 20'), 0, permitted],
    ['with a missed interviewer, who came late', given(booked, 'status 12'), 0, permitted],
    ['with a missed interviewer, blocked', given(booked, 'status 12', 'blocked'), 0, notOn(12)],
    ['missed by the candidate', given(booked, 'status 3'), 0, notOn(3)],
    ['interviewed', given(booked, 'status 13'), 0, notOn(13)],
    ['offered', given(booked, 'status 1'), 0, notOn(1)],
    ['at the time of an onboarding', given(booked, 'status 21', 'with onboarding'), 0, notOn(21)],
    ['at the time of an onsite meeting', given(booked, 'status 35'), 0, notOn(35)],
    ['canceled by the employer', given(booked, 'status 31'), 0, notOn(31)],
    ['in an unlisted status', given(booked, 'status 99'), 0, notOn(99)],
    ['in person', given(booked, 'in person'), 0, refused({ _tag: 'NotAVideoInterview' })],
  ])('%s [R12, R50, spec 2 §4.6]', (_what, live, early, expected) => {
    expect(liveOpening(live, schedule, minus(schedule, 600_000 + early))).toEqual(expected);
  });

  it('is on as soon as the interview is booked, before there is a link [R10b]', () => {
    expect(liveIsOn(given({ scheduledAt: schedule, applied: 'interview-arranged' }))).toBe(true);
    expect(liveIsOn(given({ applied: 'screening-submitted' }))).toBe(false);
  });

  it('opens where the card has Join Meeting, or an interviewer no-show, and nowhere else [R10b, R36]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 45 }),
        fc.boolean(),
        fc.constantFrom('not-submitted', 'screening-submitted', 'interview-arranged'),
        fc.constantFrom('video', 'in-person', 'self-record', undefined),
        fc.constantFrom('passed', 'not-selected', 'open'),
        (code, blocked, applied, interviewKind, screening) => {
          const facts = { ...booked, blocked, applied, interviewKind, screening } as const;
          const application = given(facts, `status ${code}`);
          const listed = [0, 19, 20].includes(code) && applied === 'interview-arranged' && screening !== 'not-selected';
          const on = !blocked && interviewKind === 'video' && (listed || code === 12);
          expect(liveIsOn(application)).toBe(on);
          const later = liveWindow(application, minus(schedule, 600_001));
          expect(liveWindow(application, schedule)._tag).toBe(on ? 'Allowed' : 'Refused');
          expect(later._tag === 'Refused' && later.reason._tag).toBe(on ? 'JoinOpensLater' : 'InterviewNotOn');
        },
      ),
    );
  });

  it('opens to no one who has not consented [R62]', () => {
    expect(liveOpening(given(booked), undefined, schedule)).toEqual(refused({ _tag: 'ConsentMissing' }));
  });
});

describe('What carries a live interview', () => {
  it.each([
    [undefined, 'peer', undefined, 'peer'],
    [undefined, 'dailyco', 'example.daily.co', 'dailyco'],
    [undefined, 'dailyco', undefined, 'peer'],
    ['dailyco', 'peer', undefined, 'peer'],
    ['dailyco', 'peer', 'example.daily.co', 'dailyco'],
    ['peer', 'dailyco', 'example.daily.co', 'peer'],
  ] as const)('position %s, deployment %s, Daily at %s: %s [R26]', (own, provider, dailyDomain, expected) => {
    expect(meetingProvider(own, { provider, dailyDomain })).toBe(expected);
  });
});

describe('An interviewer who did not come', () => {
  const seen: RoomWatched = { watchedSince: minus(schedule, 1), candidateSince: schedule, otherCame: false };
  const end = plus(schedule, 906_000);

  it.each([
    ['at 15 minutes and 6 seconds', seen, end, permitted],
    ['a millisecond earlier', seen, minus(end, 1), refused({ _tag: 'StillTime', until: end })],
    ['somebody came', { ...seen, otherCame: true }, end, refused({ _tag: 'SomebodyCame' })],
    ['the candidate came at the 15th minute', { ...seen, candidateSince: plus(schedule, 900_000) }, end, permitted],
    [
      'the candidate came later',
      { ...seen, candidateSince: plus(schedule, 900_001) },
      end,
      refused({ _tag: 'CandidateNotThere' }),
    ],
    [
      'the candidate was not there',
      { ...seen, candidateSince: undefined },
      end,
      refused({ _tag: 'CandidateNotThere' }),
    ],
    ['the server watched from the schedule on', { ...seen, watchedSince: schedule }, end, permitted],
    [
      'the server started after it',
      { ...seen, watchedSince: plus(schedule, 1) },
      end,
      refused({ _tag: 'NotWatched', since: plus(schedule, 1) }),
    ],
  ])('%s [R36]', (_what, watched, now, expected) => {
    expect(interviewerNoShow(schedule, watched, now)).toEqual(expected);
    expect(noShowAt(schedule)).toBe(end);
  });

  it('is recorded only if the full 15 minutes were observed, with the candidate alone in the room [R36]', () => {
    const ms = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(ms, fc.option(ms, { nil: undefined }), fc.boolean(), ms, (since, candidate, otherCame, now) => {
        const decision = interviewerNoShow(
          atMs(0),
          {
            watchedSince: atMs(since),
            candidateSince: candidate === undefined ? undefined : atMs(candidate),
            otherCame,
          },
          atMs(now),
        );
        const known = now >= 906_000 && since <= 0 && !otherCame && candidate !== undefined && candidate <= 900_000;
        expect(decision._tag).toBe(known ? 'Allowed' : 'Refused');
      }),
    );
  });
});

describe('The messages that each side of a live interview may send', () => {
  const question: AskedQuestion = {
    questionId: 1,
    question: 'Can you lift 20 kg?',
    options: [],
    additionalResponse: '',
    interviewerId: 900,
    sender: 'Ines',
  };
  it.each<[RoomMessage, candidate: boolean, interviewer: boolean]>([
    [{ _tag: 'Joined', name: 'Maria' }, true, true],
    [{ _tag: 'Asked', questions: [], answers: [] }, true, false],
    [{ _tag: 'Answer', answer: { questionId: 1, option: 'Yes', additionalResponse: '' } }, true, false],
    [{ _tag: 'RunningLate', minutes: 5 }, true, false],
    [{ _tag: 'Question', question }, false, true],
    [{ _tag: 'End' }, false, true],
  ])('%j: candidate %s, interviewer %s [R51]', (message, candidate, interviewer) => {
    expect([maySay('candidate', message), maySay('interviewer', message)]).toEqual([candidate, interviewer]);
  });
});

describe('Answers to asked questions', () => {
  const answer = (questionId: number, option?: string): QuestionAnswer => ({
    questionId,
    option,
    additionalResponse: '',
  });

  it('keep the last one of each question [R51]', () => {
    expect(withAnswer([answer(1, 'No'), answer(2)], answer(1, 'Yes'))).toEqual([answer(2), answer(1, 'Yes')]);
    expect(allowed(withAnswer([], answer(3)))).toEqual(allowed([answer(3)]));
  });
});
