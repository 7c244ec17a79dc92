import * as fc from 'fast-check';
import type { Allowance, Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions, moveKindOf, offersEnabled, type CardAction } from '../../../domain/applications/card-actions';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { applications, around, statusCodes } from '../../support/arbitraries/applications';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { allowances, unlimited } from '../../support/builders/applications';
import { given, now } from '../../support/builders/given';
import { at, atMs } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { data, duration, oneOf, text } from '../../../adapters/rules/cases/columns';
import { application } from '../../support/cases/application';

const inAnHour = at('2026-12-04T16:00:00Z');

describe('A gated action', () => {
  /** Whether giving up a held slot, or the candidate's own no-show, uses up a reschedule; and which of the four allowances it uses. */
  const gated = cases('applications/card-barriers-gated', {
    card: text,
    application,
    kind: oneOf('video', 'in-person', 'onboarding', 'onsite'),
    action: text,
  });

  const barrierTo = (action: string, application: Application, kind: MoveKind, allowance: Allowance) =>
    cardActions({ ...application, allowances: allowances({ [kind]: allowance }) }, now).find(
      (candidate) => candidate.action === action,
    )?.barrier;

  it.each(gated)('$title', ({ kind, action, application }) => {
    const noneLeft = { _tag: 'NoMovesLeft', kind, left: 0 };
    expect(moveKindOf(application)).toBe(kind);
    expect(barrierTo(action, application, kind, { flag: false, left: undefined })).toEqual(noneLeft);
    expect(barrierTo(action, application, kind, { flag: false, left: 2 })).toEqual(noneLeft);
    expect(barrierTo(action, application, kind, { flag: true, left: 0 })).toEqual(noneLeft);
  });

  it.each(gated)(
    '$card: enabled while a $kind move is left; a missing counter does not gate [R10]',
    ({ kind, action, application }) => {
      expect(barrierTo(action, application, kind, { flag: true, left: 1 })).toBeUndefined();
      expect(barrierTo(action, application, kind, { flag: true, left: undefined })).toBeUndefined();
    },
  );

  it.each(gated)('$card: depends on no other moves than those of kind $kind [R10]', ({ kind, action, application }) => {
    for (const other of (['video', 'in-person', 'onboarding', 'onsite'] as const).filter((one) => one !== kind))
      expect(barrierTo(action, application, other, { flag: false, left: 0 })).toBeUndefined();
  });

  it.each(
    cases('applications/card-barriers-no-move-needed', {
      status: oneOf(12, 25, 38, 16, 32, 41, 17),
      action: oneOf('reschedule', 'schedule-onsite', 'reschedule-onsite', 'reschedule-onboarding'),
    }),
  )('$title', ({ status: code, action }) => {
    expect(cardActions(given(`status ${code}`, 'no move left'), now)).toEqual([{ action, barrier: undefined }]);
  });

  it('belongs to the stage its status is in: onsite 35, 37, 38, 41; onboarding 21, 24, 25; otherwise to the kind of interview [R10]', () => {
    for (const code of [35, 37, 38, 41]) expect(moveKindOf(given(`status ${code}`))).toBe('onsite');
    for (const code of [21, 24, 25]) expect(moveKindOf(given(`status ${code}`))).toBe('onboarding');
    for (const code of [0, 3, 12, 16, 17, 19, 20]) expect(moveKindOf(given(`status ${code}`))).toBe('video');
    for (const code of [35, 37, 38, 41, 21, 24, 25])
      expect(moveKindOf(given(`status ${code}`, 'in person'))).not.toBe('in-person');
  });

  it('is never a cancellation: canceling for good needs no move [R10]', () => {
    for (const application of [
      given('status 35', 'no move left'),
      given('status 21', 'no move left'),
      given('interview in 1 hour', 'no move left'),
      given('interview in 1 hour', 'in person', 'no move left'),
    ]) {
      const cancel = cardActions(application, now).find(({ action }) => action.startsWith('cancel'));
      expect(cancel?.barrier).toBeUndefined();
      expect(cancel).toBeDefined();
    }
  });
});

describe('Join Meeting on the card', () => {
  const video = given('interview in 1 hour', 'with a link');
  const join = (application: Application, ms: number) =>
    cardActions(application, atMs(ms)).find(({ action }) => action === 'join-meeting');

  it.each(cases('applications/card-barriers-join', { afterSchedule: duration, barrier: data }))(
    '$title',
    ({ afterSchedule: shift, barrier }) => {
      expect(join(video, inAnHour + shift)).toEqual({ action: 'join-meeting', barrier });
    },
  );

  it('is disabled while the interview has a link but no time [R10, R12]', () => {
    expect(join({ ...video, scheduledAt: undefined }, inAnHour)?.barrier).toEqual({ _tag: 'NotScheduled' });
  });

  it('is not there without a link [R10]', () => {
    expect(join(given('interview in 1 hour'), inAnHour)).toBeUndefined();
  });
});

describe("The server's check against the card", () => {
  it('grants an action that the card offers enabled [R10b]', () => {
    expect(offersEnabled(given('screening passed'), 'schedule', now)).toBe(true);
  });

  it('refuses an action that the card offers disabled [R10b]', () => {
    expect(offersEnabled(given('interview in 1 hour', '0 video moves left'), 'reschedule', now)).toBe(false);
    expect(offersEnabled(given('interview in 1 hour', '0 video moves left'), 'cancel', now)).toBe(true);
  });

  it('refuses an action that the card does not offer [R10b]', () => {
    expect(offersEnabled(given('screening passed'), 'cancel', now)).toBe(false);
    expect(offersEnabled(given('blocked'), 'schedule', now)).toBe(false);
  });

  it('grants exactly the enabled actions on the card, at any instant [R10b]', () => {
    const all: readonly CardAction[] = [
      ...['apply-external', 'schedule', 'upload-resume', 'submit-skill-filter', 'record-interview'],
      ...['continue-recording', 'join-meeting', 'view-details', 'reschedule', 'cancel', 'schedule-onsite'],
      ...['reschedule-onsite', 'cancel-onsite', 'schedule-onboarding', 'reschedule-onboarding', 'cancel-onboarding'],
    ] as const;
    fc.assert(
      fc.property(applications, ordinaryInstants, (application, when) => {
        const usable = cardActions(application, when).filter(({ barrier }) => barrier === undefined);
        for (const action of all)
          expect(offersEnabled(application, action, when)).toBe(usable.some((one) => one.action === action));
      }),
    );
  });
});

describe('For any application', () => {
  it('a blocked candidate never has an action [R10, spec 1 §6]', () => {
    fc.assert(
      fc.property(applications, ordinaryInstants, (application, when) => {
        expect(cardActions({ ...application, blocked: true }, when)).toEqual([]);
      }),
    );
  });

  it('an unlisted status permits nothing [R9]', () => {
    const unlisted = statusCodes.filter((code) => statusOf(code)._tag === 'Unlisted');
    fc.assert(
      fc.property(applications, unlisted, ordinaryInstants, (application, code, when) => {
        expect(cardActions({ ...application, status: statusOf(code) }, when)).toEqual([]);
      }),
    );
  });

  it('a finished application offers nothing [R10, R27]', () => {
    const finished = fc.constantFrom(2, 14, 15, 22, 23, 26, 27, 28, 29, 30, 31, 33, 34, 39, 40);
    fc.assert(
      fc.property(applications, finished, ordinaryInstants, (application, code, when) => {
        expect(cardActions({ ...application, status: statusOf(code) }, when)).toEqual([]);
      }),
    );
  });

  it('Join Meeting is enabled from 10 minutes before the scheduled time, and at no other time [R10, R12]', () => {
    const video = applications.map((application): Application => ({
      ...application,
      blocked: false,
      interviewKind: 'video',
    }));
    fc.assert(
      fc.property(video, around(inAnHour), fc.boolean(), (application, when, scheduled) => {
        const scheduledAt = scheduled ? inAnHour : undefined;
        const join = cardActions({ ...application, scheduledAt }, when).find(({ action }) => action === 'join-meeting');
        if (join === undefined) return;
        expect(join.barrier === undefined).toBe(scheduled && inAnHour - when <= 600_000);
      }),
      { numRuns: 1_000 },
    );
  });

  it('no card shows an action twice, or more than three actions [R10]', () => {
    fc.assert(
      fc.property(applications, ordinaryInstants, (application, when) => {
        const actions = cardActions(application, when).map(({ action }) => action);
        expect(new Set(actions).size).toBe(actions.length);
        expect(actions.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('with every allowance unlimited only Join Meeting is ever disabled [R10]', () => {
    fc.assert(
      fc.property(applications, ordinaryInstants, (application, when) => {
        const free = { video: unlimited, 'in-person': unlimited, onboarding: unlimited, onsite: unlimited };
        for (const { action, barrier } of cardActions({ ...application, allowances: free }, when))
          if (barrier !== undefined) expect(action).toBe('join-meeting');
      }),
    );
  });
});
