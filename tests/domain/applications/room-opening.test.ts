import * as fc from 'fast-check';
import { liveIsOn, liveOpening, liveWindow } from '../../../domain/applications/room-opening';
import { permitted, refused } from '../../../domain/decision';
import { minus } from '../../../domain/time/instant';
import { given } from '../../support/builders/given';
import { at } from '../../support/builders/time';

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
