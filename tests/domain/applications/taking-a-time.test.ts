import * as fc from 'fast-check';
import type { Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { takeTime } from '../../../domain/applications/taking-a-time';
import { stageTakenBy, timeOffered } from '../../../domain/applications/time-offer';
import type { OfferTerms } from '../../../domain/positions/lead-time';
import { applications } from '../../support/arbitraries/applications';
import { allowances, unlimited } from '../../support/builders/applications';
import { given } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, list, number, oneOf, text } from '../../../adapters/rules/cases/columns';
import { application, applicationWith } from '../../support/cases/application';

/** 10:00 in New York on Friday, 4 December. */
const terms: OfferTerms = { zone: zone('America/New_York'), sameDaySlots: true, now: at('2026-12-04T15:00:00Z') };
const monday = slot('2026-12-07', '09:30', '10:00');
const mondayStarts = at('2026-12-07T14:30:00Z');
const tuesday = slot('2026-12-08', '13:00', '13:30');
const tuesdayStarts = at('2026-12-08T18:00:00Z');

interface Wish {
  readonly kind?: MoveKind;
  readonly slot?: typeof monday;
  readonly terms?: OfferTerms;
}

const take =
  (_tag: 'Book' | 'Move') =>
  (application: Application, { kind = 'video', slot: wanted = monday, terms: when = terms }: Wish = {}) =>
    takeTime(application, { _tag, kind, slot: wanted }, when);
const book = take('Book');
const move = take('Move');

const onMonday = { slot: monday, scheduledAt: mondayStarts } as const;
const booked = { applied: 'interview-arranged', ...onMonday } as const;
const left = (n: number | undefined) => ({ flag: true, left: n });

const offered = (application: Application) => cardActions(application, terms.now).map(({ action }) => action);

describe('Booking a first interview', () => {
  it('writes status 0, applied_status 2, the slot and its instant, and nothing else [R27]', () => {
    const application = given('status 20');
    expect(book(application)).toEqual({
      _tag: 'Allowed',
      value: {
        application: {
          ...application,
          status: statusOf(0),
          applied: 'interview-arranged',
          slot: monday,
          scheduledAt: mondayStarts,
        },
        held: { stage: 'interview', kind: 'video', slot: monday, startsAt: mondayStarts },
        freed: undefined,
        makesMeetingLink: true,
      },
    });
  });

  it('creates a meeting link for a video interview and for no other appointment [R27]', () => {
    expect(book(given('screening passed'))).toMatchObject({ value: { makesMeetingLink: true } });
    expect(book(given('in person'), { kind: 'in-person' })).toMatchObject({
      value: { makesMeetingLink: false },
    });
    expect(book(given('status 1', 'with onboarding'), { kind: 'onboarding' })).toMatchObject({
      value: { makesMeetingLink: false },
    });
    expect(book(given('status 32'), { kind: 'onsite' })).toMatchObject({ value: { makesMeetingLink: false } });
  });

  it.each(cases('applications/taking-a-time-open', { application }))('$title', ({ application }) => {
    expect(book(application)._tag).toBe('Allowed');
  });

  it.each(
    cases('applications/taking-a-time-refused', {
      application: applicationWith({ booked }),
      status: text,
      actions: list(text),
    }),
  )('$title', ({ application, status, actions }) => {
    const held = status === 'Candidate no show' ? {} : { held: application.slot };
    expect(book(application)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ActNotOffered', act: 'Book', status, offered: actions, ...held },
    });
  });

  it('waits for the screening: the Schedule of applied_status 0 is the apply call, until R6 answers 2 [R6, R6a, R10, R10b]', () => {
    const notApplied = (screening: 'open' | 'unknown' | 'passed') => given('not submitted', `screening ${screening}`);
    expect(offered(notApplied('open'))).toEqual(['schedule']);
    for (const screening of ['open', 'unknown'] as const)
      expect(book(notApplied(screening))).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'ScreeningNotPassed', screening },
      });
    expect(book(notApplied('passed'))).toMatchObject({ value: { application: { applied: 'interview-arranged' } } });
  });

  it('accepts in-person slots only for an in-person interview [R10b, R17]', () => {
    expect(book(given('in person'), { kind: 'in-person' })._tag).toBe('Allowed');
    expect(book(given('video'), { kind: 'in-person' })._tag).toBe('Refused');
    expect(book(given('kind unknown'), { kind: 'in-person' })._tag).toBe('Refused');
  });

  it('settles the kind of an interview of no known kind, whose card would offer nothing otherwise [R10, R18, R27]', () => {
    const decision = book(given('kind unknown'));
    expect(decision).toMatchObject({ value: { application: { interviewKind: 'video' } } });
    if (decision._tag === 'Allowed') expect(offered(decision.value.application)).toEqual(['reschedule', 'cancel']);
  });

  it('accepts a slot that starts exactly 90 minutes from now [R14]', () => {
    expect(book(given('screening passed'), { slot: slot('2026-12-04', '11:30') })._tag).toBe('Allowed');
  });

  it('refuses a slot that starts 89 minutes from now, with both numbers [R14]', () => {
    expect(book(given('screening passed'), { slot: slot('2026-12-04', '11:29') })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'SlotTooSoon', startsInMinutes: 89, leadMinutes: 90 },
    });
  });

  it("refuses a slot today if the position doesn't allow same-day slots [R14]", () => {
    const wish = { slot: slot('2026-12-04', '16:00'), terms: { ...terms, sameDaySlots: false } };
    expect(book(given('screening passed'), wish)).toEqual({ _tag: 'Refused', reason: { _tag: 'SlotIsToday' } });
  });

  it('refuses a slot at a time that a clock change skips [R14]', () => {
    const skipped = slot('2027-03-14', '02:30');
    expect(book(given('screening passed'), { slot: skipped })).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'SlotTimeSkipped', slot: skipped },
    });
  });

  it('reports that the act is not offered before it reports that the slot is too soon [R10b]', () => {
    expect(book(given('blocked'), { slot: slot('2026-12-04', '10:05') })).toMatchObject({
      reason: { _tag: 'ActNotOffered' },
    });
  });

  it('is possible only if the card offers it and R17 says to book, and never a second time [R10b, R17, R27]', () => {
    fc.assert(
      fc.property(applications, fc.boolean(), (arbitrary, holds) => {
        const application = holds ? { ...arbitrary, ...onMonday } : { ...arbitrary, scheduledAt: undefined };
        const usable = cardActions(application, terms.now).filter(({ barrier }) => barrier === undefined);
        const takesVideo = application.interviewKind === 'video' || application.interviewKind === undefined;
        const schedules = usable.some(({ action }) => action === 'schedule' || action === 'reschedule');
        const decision = book(application, { slot: tuesday });
        if (decision._tag === 'Refused') return;
        expect([takesVideo, schedules, holds]).toEqual([true, true, false]);
        expect(book(decision.value.application)).toMatchObject({ reason: { _tag: 'ActNotOffered' } });
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('Moving an interview', () => {
  it('writes the new slot and its instant, status 0, and one move less [R27]', () => {
    const application = given('status 19', booked, '2 video moves left');
    expect(move(application, { slot: tuesday })).toEqual({
      _tag: 'Allowed',
      value: {
        application: {
          ...application,
          status: statusOf(0),
          slot: tuesday,
          scheduledAt: tuesdayStarts,
          allowances: allowances({ video: left(1) }),
        },
        held: { stage: 'interview', kind: 'video', slot: tuesday, startsAt: tuesdayStarts },
        freed: undefined,
        makesMeetingLink: true,
      },
    });
  });

  it.each(
    cases('applications/taking-a-time-uses-move', {
      application: applicationWith({ booked, onMonday }),
      kind: oneOf('onboarding', 'video', 'in-person', 'onsite'),
      counted: oneOf('onboarding', 'video', 'in-person', 'onsite'),
    }),
  )('$title', ({ application, kind, counted }) => {
    const limited = { ...application, allowances: allowances({ [counted]: left(2) }) };
    expect(move(limited, { kind, slot: tuesday })).toMatchObject({
      value: { application: { allowances: allowances({ [counted]: left(1) }) } },
    });
  });

  it.each(
    cases('applications/taking-a-time-no-move-needed', {
      application: applicationWith({ booked }),
      kind: oneOf('onboarding', 'video', 'in-person', 'onsite'),
    }),
  )('$title', ({ application, kind }) => {
    const spent = { flag: false, left: 0 };
    const none = allowances({ video: spent, onboarding: spent, onsite: spent });
    expect(move({ ...application, allowances: none }, { kind, slot: tuesday })).toMatchObject({
      value: { application: { allowances: none } },
    });
  });

  it('turns the flag false with the last move, and is then refused with its kind [R10, R27]', () => {
    const last = move(given(booked, '1 video move left'), { slot: tuesday });
    expect(last).toMatchObject({
      value: { application: { allowances: allowances({ video: { flag: false, left: 0 } }) } },
    });
    if (last._tag === 'Allowed')
      expect(move(last.value.application)).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'NoMovesLeft', kind: 'video', left: 0 },
      });
  });

  it('is not limited if the server sent no counter [R10, R27]', () => {
    expect(move(given(booked), { slot: tuesday })).toMatchObject({
      value: { application: { allowances: { video: unlimited } } },
    });
  });

  it('is accepted whenever the card says Reschedule, even if no slot is on record anymore [R10b, R17]', () => {
    expect(move(given('status 16'))._tag).toBe('Allowed');
    expect(book(given('status 16'))._tag).toBe('Allowed');
    expect(move(given('interview arranged', { scheduledAt: mondayStarts }))._tag).toBe('Allowed');
  });

  it('without a slot on record counts as a booking, which uses no move [R17, R27]', () => {
    const application = given('interview arranged', { scheduledAt: mondayStarts }, '2 video moves left');
    expect(book(application)).toMatchObject({
      value: { application: { allowances: { video: left(2) }, slot: monday } },
    });
    const missed = given('status 3', '2 video moves left');
    expect(book(missed)).toMatchObject({ value: { application: { allowances: { video: left(1) } } } });
  });

  it('is refused if no slot is held and the card says Schedule [R10b, R17]', () => {
    expect(move(given('screening passed'))).toMatchObject({ reason: { _tag: 'ActNotOffered', act: 'Move' } });
    expect(move(given('status 32'), { kind: 'onsite' })).toMatchObject({
      reason: { _tag: 'ActNotOffered', act: 'Move' },
    });
    expect(move(given('status 1', 'with onboarding'), { kind: 'onboarding' })).toMatchObject({
      reason: { _tag: 'ActNotOffered', act: 'Move' },
    });
  });

  it('is what R17 chooses if a slot is on record and the card says Schedule [R17]', () => {
    expect(move(given(onMonday), { slot: tuesday })._tag).toBe('Allowed');
    expect(book(given(onMonday), { slot: tuesday })._tag).toBe('Refused');
  });

  it('to the slot already held is refused: it would waste a move [R17, R27]', () => {
    expect(move(given(booked, '1 video move left'))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'SlotAlreadyHeld', slot: monday },
    });
  });

  it('checks for a move before it checks the slot [R10b]', () => {
    const spent = given(booked, '0 video moves left');
    expect(move(spent, { slot: slot('2026-12-04', '10:05') })).toMatchObject({ reason: { _tag: 'NoMovesLeft' } });
  });

  it('of a self-recorded interview accepts a face-to-face slot, and makes it an in-person interview [R17]', () => {
    const waiting = given('status 12', 'self-record', 'interview arranged');
    expect(move(waiting, { kind: 'video' })._tag).toBe('Refused');
    const decision = move(waiting, { kind: 'in-person' });
    expect(decision).toMatchObject({ value: { application: { interviewKind: 'in-person' } } });
    if (decision._tag === 'Allowed')
      expect(offered(decision.value.application)).toEqual(['view-details', 'reschedule', 'cancel']);
  });
});

describe('Onboarding and onsite', () => {
  const from = (stage: 'onboarding' | 'onsite', application: Application, act: 'Book' | 'Move') =>
    take(act)(application, { kind: stage, slot: tuesday });

  it.each(
    cases('applications/taking-a-time-onboarding', {
      application: applicationWith({ onMonday }),
      act: oneOf('Book', 'Move'),
    }),
  )('$title', ({ application, act }) => {
    expect(from('onboarding', application, act)).toMatchObject({
      value: {
        application: {
          status: statusOf(21),
          slot: tuesday,
          scheduledAt: tuesdayStarts,
          applied: application.applied,
          interviewKind: application.interviewKind,
        },
        held: { stage: 'onboarding', kind: 'onboarding', slot: tuesday, startsAt: tuesdayStarts },
      },
    });
  });

  it.each(
    cases('applications/taking-a-time-onsite', {
      application: applicationWith({ onMonday }),
      act: oneOf('Book', 'Move'),
    }),
  )('$title', ({ application, act }) => {
    expect(from('onsite', application, act)).toMatchObject({
      value: {
        application: { status: statusOf(35), slot: tuesday, scheduledAt: tuesdayStarts, applied: application.applied },
        held: { stage: 'onsite', kind: 'onsite', slot: tuesday, startsAt: tuesdayStarts },
      },
    });
  });

  it.each(cases('applications/taking-a-time-only-moved', { status: number }))('$title', ({ status: code }) => {
    expect(from('onsite', given(`status ${code}`), 'Book')).toMatchObject({
      reason: { _tag: 'ActNotOffered', act: 'Book' },
    });
  });

  it('have their own slot: booking one keeps the interview’s slot [R27]', () => {
    const offer = given('status 1', 'with onboarding', onMonday);
    expect(from('onboarding', offer, 'Book')).toMatchObject({
      value: {
        application: {
          slot: tuesday,
          otherAppointments: { interview: { slot: monday, startsAt: mondayStarts }, onboarding: undefined },
        },
      },
    });
  });

  it('a move is measured against the slot of its own stage [R17, R27]', () => {
    const old = { slot: monday, startsAt: mondayStarts };
    const again = given('status 16', 'self-record', 'with onboarding', {
      otherAppointments: { interview: undefined, onboarding: old, onsite: undefined },
    });
    expect(take('Book')(again, { kind: 'onboarding', slot: tuesday })._tag).toBe('Refused');
    expect(take('Move')(again, { kind: 'onboarding', slot: monday })).toMatchObject({
      reason: { _tag: 'SlotAlreadyHeld' },
    });
    expect(take('Move')(again, { kind: 'onboarding', slot: tuesday })._tag).toBe('Allowed');
  });
});

describe("The time that a card's action schedules", () => {
  it.each(cases('applications/taking-a-time-by-card', { application: applicationWith({ booked }), answer: data }))(
    '$title',
    ({ application, answer: expected }) => {
      expect(timeOffered(application)).toEqual(expected);
    },
  );

  it('exists only for actions that schedule [R10a]', () => {
    const video = given('video');
    const onboards = given('self-record', 'with onboarding');
    for (const action of ['schedule', 'reschedule'] as const) {
      expect(stageTakenBy(action, video)).toBe('interview');
      expect(stageTakenBy(action, onboards)).toBe('onboarding');
      expect(stageTakenBy(action, given('video', 'with onboarding'))).toBe('interview');
      expect(stageTakenBy(action, given('self-record'))).toBe('interview');
    }
    for (const application of [video, onboards]) {
      for (const action of ['schedule-onboarding', 'reschedule-onboarding'] as const)
        expect(stageTakenBy(action, application)).toBe('onboarding');
      for (const action of ['schedule-onsite', 'reschedule-onsite'] as const)
        expect(stageTakenBy(action, application)).toBe('onsite');
      for (const action of [
        ...(['apply-external', 'upload-resume', 'submit-skill-filter', 'record-interview'] as const),
        ...(['continue-recording', 'join-meeting', 'view-details'] as const),
        ...(['cancel', 'cancel-onsite', 'cancel-onboarding'] as const),
      ])
        expect(stageTakenBy(action, application)).toBeUndefined();
    }
  });
});

describe('Another time after an appointment that was missed', () => {
  it.each(
    cases('applications/taking-a-time-after-missed', {
      status: oneOf(24, 3, 12, 25, 37, 38),
      kind: oneOf('onboarding', 'video', 'in-person', 'onsite'),
      movesLeft: number,
    }),
  )('$title', ({ status, kind, movesLeft }) => {
    const application = given(`status ${status}`, {
      applied: 'interview-arranged',
      allowances: allowances({ [kind]: left(2) }),
    });
    const taken = [book, move].map((act) => act(application, { kind })).filter(({ _tag }) => _tag === 'Allowed');
    const counted = { value: { application: { allowances: { [kind]: left(movesLeft) } } } };
    expect(taken).toMatchObject(kind === 'onsite' ? [counted] : [counted, counted]);
  });
});
