import * as fc from 'fast-check';
import type { Allowance, Application, MoveKind } from '../../../domain/applications/application';
import { cardActions, moveKindOf, offersEnabled, type CardAction } from '../../../domain/applications/card-actions';
import { statusCatalogue, statusOf } from '../../../domain/applications/status-catalogue';
import { applications, around, statusCodes } from '../../support/arbitraries/applications';
import { ordinaryInstants } from '../../support/arbitraries/time';
import { allowances, anApplication, unlimited } from '../../support/builders/applications';
import { at, atMs } from '../../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const inAnHour = at('2026-12-04T16:00:00Z');

const inStatus = (code: number, changes: Partial<Application> = {}): Application =>
  anApplication({ status: statusOf(code), ...changes });
const arranged = (changes: Partial<Application> = {}): Application =>
  anApplication({ applied: 'interview-arranged', scheduledAt: inAnHour, ...changes });

const selfRecord = { interviewKind: 'self-record' } as const;

describe('A gated action', () => {
  /** Whether giving up a held slot, or the candidate's own no-show, uses up a reschedule; and which of the four allowances it uses. */
  const gated: readonly (readonly [string, MoveKind, CardAction, Application])[] = [
    ['row 3, onsite scheduled', 'onsite', 'reschedule-onsite', inStatus(35)],
    ['row 4, no-show at onsite', 'onsite', 'reschedule-onsite', inStatus(37)],
    ['row 6, onboarding scheduled', 'onboarding', 'reschedule-onboarding', inStatus(21)],
    ['row 7, no-show at onboarding', 'onboarding', 'reschedule-onboarding', inStatus(24)],
    ['row 8, no-show at a video interview', 'video', 'reschedule', inStatus(3)],
    ['row 8, no-show in person', 'in-person', 'reschedule', inStatus(3, { interviewKind: 'in-person' })],
    [
      'row 8, no-show, self-record with onboarding',
      'onboarding',
      'reschedule',
      inStatus(3, { ...selfRecord, onboarding: true }),
    ],
    ['row 8, no-show, self-record without onboarding', 'video', 'reschedule', inStatus(3, selfRecord)],
    ['row 8, no-show, video with onboarding', 'video', 'reschedule', inStatus(3, { onboarding: true })],
    ['row 8, no-show, kind unknown', 'video', 'reschedule', inStatus(3, { interviewKind: undefined })],
    ['row 19, video', 'video', 'reschedule', arranged()],
    ['row 20, in person', 'in-person', 'reschedule', arranged({ interviewKind: 'in-person' })],
  ];

  const barrierTo = (action: CardAction, application: Application, kind: MoveKind, allowance: Allowance) =>
    cardActions({ ...application, allowances: allowances({ [kind]: allowance }) }, now).find(
      (candidate) => candidate.action === action,
    )?.barrier;

  it.each(gated)(
    '%s: disabled when the %s flag is false or its counter is 0 [R10]',
    (_row, kind, action, application) => {
      const noneLeft = { _tag: 'NoMovesLeft', kind, left: 0 };
      expect(moveKindOf(application)).toBe(kind);
      expect(barrierTo(action, application, kind, { flag: false, left: undefined })).toEqual(noneLeft);
      expect(barrierTo(action, application, kind, { flag: false, left: 2 })).toEqual(noneLeft);
      expect(barrierTo(action, application, kind, { flag: true, left: 0 })).toEqual(noneLeft);
    },
  );

  it.each(gated)(
    '%s: enabled while a %s move is left; a missing counter does not gate [R10]',
    (_row, kind, action, application) => {
      expect(barrierTo(action, application, kind, { flag: true, left: 1 })).toBeUndefined();
      expect(barrierTo(action, application, kind, { flag: true, left: undefined })).toBeUndefined();
    },
  );

  it.each(gated)('%s: does not ask for moves of another kind than %s [R10]', (_row, kind, action, application) => {
    for (const other of (['video', 'in-person', 'onboarding', 'onsite'] as const).filter((one) => one !== kind))
      expect(barrierTo(action, application, other, { flag: false, left: 0 })).toBeUndefined();
  });

  it.each([
    [38, 'reschedule-onsite'],
    [41, 'reschedule-onsite'],
    [25, 'reschedule-onboarding'],
    [12, 'reschedule'],
    [16, 'reschedule'],
    [17, 'reschedule'],
    [32, 'schedule-onsite'],
  ] as const)(
    'is not what the employer or an earlier Reschedule later caused: in status %d %s stays enabled without a move left [R10]',
    (code, action) => {
      const none = { flag: false, left: 0 };
      const spent = { video: none, 'in-person': none, onboarding: none, onsite: none };
      expect(cardActions(inStatus(code, { allowances: spent }), now)).toEqual([{ action, barrier: undefined }]);
    },
  );

  it('belongs to the stage its status is in: onsite 35, 37, 38, 41; onboarding 21, 24, 25; otherwise to the kind of interview [R10]', () => {
    for (const code of [35, 37, 38, 41]) expect(moveKindOf(inStatus(code))).toBe('onsite');
    for (const code of [21, 24, 25]) expect(moveKindOf(inStatus(code))).toBe('onboarding');
    for (const code of [0, 3, 12, 16, 17, 19, 20]) expect(moveKindOf(inStatus(code))).toBe('video');
    for (const code of [35, 37, 38, 41, 21, 24, 25])
      expect(moveKindOf(inStatus(code, { interviewKind: 'in-person' }))).not.toBe('in-person');
  });

  it('is never a cancellation: giving up for good needs no move [R10]', () => {
    const none = { flag: false, left: 0 };
    const spent = { video: none, 'in-person': none, onboarding: none, onsite: none };
    for (const application of [inStatus(35), inStatus(21), arranged(), arranged({ interviewKind: 'in-person' })]) {
      const cancel = cardActions({ ...application, allowances: spent }, now).find(({ action }) =>
        action.startsWith('cancel'),
      );
      expect(cancel?.barrier).toBeUndefined();
      expect(cancel).toBeDefined();
    }
  });
});

describe('Join Meeting on the card', () => {
  const video = arranged({ meetingLink: 'https://meet.example.org/a' });
  const join = (application: Application, ms: number) =>
    cardActions(application, atMs(ms)).find(({ action }) => action === 'join-meeting');

  it.each([
    ['600 001 ms before the schedule is disabled', -600_001, { _tag: 'JoinOpensLater', opensAt: inAnHour - 600_000 }],
    ['600 000 ms before is enabled', -600_000, undefined],
    ['599 999 ms before is enabled', -599_999, undefined],
    ['an hour after is enabled', 3_600_000, undefined],
  ])('%s [R10, R12]', (_when, shift, barrier) => {
    expect(join(video, inAnHour + shift)).toEqual({ action: 'join-meeting', barrier });
  });

  it('is disabled while the interview has no time, although it has a link [R10, R12]', () => {
    expect(join({ ...video, scheduledAt: undefined }, inAnHour)?.barrier).toEqual({ _tag: 'NotScheduled' });
  });

  it('is not there without a link [R10]', () => {
    expect(join(arranged(), inAnHour)).toBeUndefined();
  });
});

describe('What the server asks of the card', () => {
  it('grants an action that the card offers enabled [R10b]', () => {
    expect(offersEnabled(anApplication(), 'schedule', now)).toBe(true);
  });

  it('refuses an action that the card offers disabled [R10b]', () => {
    const spent = allowances({ video: { flag: true, left: 0 } });
    expect(offersEnabled(arranged({ allowances: spent }), 'reschedule', now)).toBe(false);
    expect(offersEnabled(arranged({ allowances: spent }), 'cancel', now)).toBe(true);
  });

  it('refuses an action that the card does not offer [R10b]', () => {
    expect(offersEnabled(anApplication(), 'cancel', now)).toBe(false);
    expect(offersEnabled(anApplication({ blocked: true }), 'schedule', now)).toBe(false);
  });

  it('grants exactly what stands on the card without a barrier, at any instant [R10b]', () => {
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

describe('Whatever an application is', () => {
  it('a blocked candidate never has an action [R10, spec 1 §6]', () => {
    fc.assert(
      fc.property(applications, ordinaryInstants, (application, when) => {
        expect(cardActions({ ...application, blocked: true }, when)).toEqual([]);
      }),
    );
  });

  it('an unlisted status permits nothing [R9]', () => {
    const unlisted = statusCodes.filter((code) => !Object.keys(statusCatalogue).map(Number).includes(code));
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

  it('Join Meeting is enabled from 10 minutes before a schedule on, and never otherwise [R10, R12]', () => {
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

  it('no action stands twice on a card, and nobody has more than three [R10]', () => {
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
