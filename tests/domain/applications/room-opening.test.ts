import * as fc from 'fast-check';
import { liveIsOn, liveOpening, liveWindow } from '../../../domain/applications/room-opening';
import { refused } from '../../../domain/decision';
import { minus } from '../../../domain/time/instant';
import { given } from '../../support/builders/given';
import { at } from '../../support/builders/time';
import { application } from '../../support/cases/application';
import { cases } from '../../support/cases/cases';
import { data, duration } from '../../../adapters/rules/cases/columns';

const schedule = at('2026-12-04T15:30:00Z');
const booked = { scheduledAt: schedule, meetingLink: '/join', applied: 'interview-arranged' } as const;

describe('The room of a live interview', () => {
  it.each(cases('applications/room-opening-door', { application, early: duration, answer: data }))(
    '$title',
    ({ application: live, early, answer }) => {
      expect(liveOpening(live, schedule, minus(schedule, 600_000 + early))).toEqual(answer);
    },
  );

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
