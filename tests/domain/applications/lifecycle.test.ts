import * as fc from 'fast-check';
import { candidateActs } from '../../../domain/applications/act-refusals';
import type { Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions } from '../../../domain/applications/card-actions';
import { candidateAct, wasOffered, type CandidateAct } from '../../../domain/applications/lifecycle';
import { isScreeningOpen } from '../../../domain/applications/open-screening';
import { stepTo, type LifeStep } from '../../../domain/applications/life-step';
import { statusOf } from '../../../domain/applications/status-catalogue';
import { timeOffered } from '../../../domain/applications/time-offer';
import type { OfferTerms } from '../../../domain/positions/lead-time';
import { applications } from '../../support/arbitraries/applications';
import { allowances } from '../../support/builders/applications';
import { given } from '../../support/builders/given';
import { slot } from '../../support/builders/slots';
import { at, zone } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { number, oneOf, text, yesNo } from '../../../adapters/rules/cases/columns';
import { application, applicationWith } from '../../support/cases/application';

const terms: OfferTerms = { zone: zone('America/New_York'), sameDaySlots: true, now: at('2026-12-04T15:00:00Z') };
const monday = slot('2026-12-07', '09:30', '10:00');
const onMonday = { slot: monday, scheduledAt: at('2026-12-07T14:30:00Z') } as const;
const booked = { applied: 'interview-arranged', ...onMonday } as const;
const free = { slot: undefined, scheduledAt: undefined } as const;
const left = (n: number | undefined) => ({ flag: true, left: n });

type Plain = Exclude<CandidateAct, { readonly slot: unknown }>['_tag'];
const act = (_tag: Plain, application: Application) => candidateAct(application, { _tag }, terms);
const writes = (step: LifeStep) => ({ _tag: 'Allowed', value: step });
const refusal = (name: Plain, application: Application, status: string) => ({
  _tag: 'Refused',
  reason: {
    _tag: 'ActNotOffered',
    act: name,
    status,
    offered: cardActions(application, terms.now).map(({ action }) => action),
  },
});

describe('The screening', () => {
  it.each(
    cases('applications/lifecycle-screening-answered', {
      act: oneOf(
        'Withdraw',
        'PassScreening',
        'FailScreening',
        'ConfirmExternalApplication',
        'StoreResume',
        'StoreAnswer',
        'SubmitRecording',
        'RescheduleLater',
        'DeclineOffer',
        'DeclineInvitation',
      ),
      screening: oneOf('open', 'passed', 'not-selected', 'unknown'),
    }),
  )('$title', ({ act: name, screening }) => {
    for (const application of [
      given('not submitted'),
      given('screening open'),
      given('not submitted', 'a required resume missing'),
    ])
      expect(act(name, application)).toEqual(
        writes(stepTo({ ...application, applied: 'screening-submitted', screening })),
      );
  });

  it.each(
    cases('applications/lifecycle-screening-settled', { application: applicationWith({ booked }), status: text }),
  )('$title', ({ application, status }) => {
    for (const name of ['PassScreening', 'FailScreening'] as const)
      expect(act(name, application)).toEqual(refusal(name, application, status));
  });

  it('is open again if an application that was never made has an outcome without a meaning [R6a, R9]', () => {
    expect(isScreeningOpen(given('not submitted', 'screening unknown'))).toBe(true);
    expect(act('PassScreening', given('not submitted', 'screening unknown'))._tag).toBe('Allowed');
    expect(isScreeningOpen(given('not submitted', 'screening passed'))).toBe(false);
    expect(isScreeningOpen(given('not submitted', 'screening not selected'))).toBe(false);
  });
});

describe('Applying on another site', () => {
  it('confirmed, writes applied_status 1 and a passed screening [R6a]', () => {
    const application = given('not submitted', 'external application');
    expect(act('ConfirmExternalApplication', application)).toEqual(
      writes(stepTo({ ...application, applied: 'screening-submitted', screening: 'passed' })),
    );
  });

  it.each(cases('applications/lifecycle-external-not-confirmed', { application }))('$title', ({ application }) => {
    expect(act('ConfirmExternalApplication', application)).toEqual(
      refusal('ConfirmExternalApplication', application, 'Pending'),
    );
  });
});

describe('A resume', () => {
  it.each(cases('applications/lifecycle-resume-stored', { application: applicationWith({ booked }) }))(
    '$title',
    ({ application }) => {
      expect(act('StoreResume', application)).toEqual(writes(stepTo({ ...application, hasResume: true })));
    },
  );

  it('is not stored for a blocked candidate or in a status without a meaning [R9, R10]', () => {
    for (const application of [given('not submitted', 'blocked'), given('status 18')])
      expect(act('StoreResume', application)._tag).toBe('Refused');
  });
});

describe('A self-recorded interview', () => {
  it('has applied_status 2 as soon as its first answer is stored [R27]', () => {
    const application = given('self-record');
    expect(act('StoreAnswer', application)).toEqual(writes(stepTo({ ...application, applied: 'interview-arranged' })));
  });

  it('accepts more answers until it is submitted, and they change nothing [R10, R27]', () => {
    const recording = given('self-record', 'interview arranged');
    expect(act('StoreAnswer', recording)).toEqual(writes(stepTo(recording)));
  });

  it('is recorded and submitted while its required resume is missing: that is asked for afterwards [R60, spec 2 §4.2]', () => {
    for (const application of [
      given('self-record', 'a required resume missing'),
      given('not submitted', 'self-record', 'screening passed', 'a required resume missing'),
    ]) {
      const recording = { ...application, applied: 'interview-arranged' } as const;
      expect(act('StoreAnswer', application)).toEqual(writes(stepTo(recording)));
      expect(act('StoreAnswer', recording)).toEqual(writes(stepTo(recording)));
      expect(act('SubmitRecording', recording)._tag).toBe('Allowed');
    }
    expect(act('StoreAnswer', given('not submitted', 'self-record', 'a required resume missing'))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ScreeningNotPassed', screening: 'open' },
    });
    expect(act('StoreAnswer', given('screening passed', 'a required resume missing'))._tag).toBe('Refused');
  });

  it('is completed, with its date, when submitted [R27]', () => {
    const recording = given('self-record', 'interview arranged');
    expect(act('SubmitRecording', recording)).toEqual(
      writes(stepTo({ ...recording, selfRecordCompleted: true, recordingSubmittedAt: terms.now })),
    );
  });

  it('waits for the screening: Record Interview with applied_status 0 is the apply call [R6, R10]', () => {
    expect(act('StoreAnswer', given('not submitted', 'self-record'))).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'ScreeningNotPassed', screening: 'open' },
    });
    expect(act('StoreAnswer', given('not submitted', 'self-record', 'screening passed'))._tag).toBe('Allowed');
  });

  it.each(cases('applications/lifecycle-recording-refused', { application: applicationWith({ booked }) }))(
    '$title',
    ({ application }) => {
      for (const name of ['StoreAnswer', 'SubmitRecording'] as const)
        expect(act(name, application)).toEqual(refusal(name, application, 'Pending'));
    },
  );

  it('cannot be submitted before an answer is stored [R10b, R27]', () => {
    const application = given('self-record');
    expect(act('SubmitRecording', application)).toEqual(refusal('SubmitRecording', application, 'Pending'));
  });
});

describe('Giving up a held slot', () => {
  const stagesBooked = cases('applications/lifecycle-stages-booked', {
    what: text,
    application: applicationWith({ booked, onMonday }),
    kind: oneOf('video', 'in-person', 'onboarding', 'onsite'),
    later: number,
    forGood: number,
  });
  const stageOf = (kind: MoveKind) => (kind === 'onboarding' || kind === 'onsite' ? kind : 'interview');

  it.each(stagesBooked)('$title', ({ kind, later, application: before }) => {
    const application = { ...before, allowances: allowances({ [kind]: left(2) }) };
    expect(act('RescheduleLater', application)).toEqual(
      writes({
        application: {
          ...application,
          ...free,
          status: statusOf(later),
          allowances: allowances({ [kind]: left(1) }),
        },
        held: undefined,
        freed: stageOf(kind),
        makesMeetingLink: false,
      }),
    );
  });

  it.each(stagesBooked)(
    'for good: $what frees its slot, uses no move ($kind), and ends: not in $later but in $forGood [R27]',
    ({ kind, forGood, application }) => {
      expect(act('Withdraw', application)).toEqual(
        writes({
          application: { ...application, ...free, status: statusOf(forGood) },
          held: undefined,
          freed: stageOf(kind),
          makesMeetingLink: false,
        }),
      );
    },
  );

  it.each(stagesBooked)(
    '$what without a move left ($kind) can be withdrawn, but not postponed [R18, R27]',
    ({ kind, application: before }) => {
      for (const spent of [left(0), { flag: false, left: undefined }]) {
        const application = { ...before, allowances: allowances({ [kind]: spent }) };
        expect(act('RescheduleLater', application)).toEqual({
          _tag: 'Refused',
          reason: { _tag: 'NoMovesLeft', kind, left: 0 },
        });
        expect(act('Withdraw', application)._tag).toBe('Allowed');
      }
    },
  );

  it.each(
    cases('applications/lifecycle-giving-up-refused', {
      application: applicationWith({ booked, onMonday }),
      status: text,
    }),
  )('$title', ({ application, status }) => {
    for (const name of ['RescheduleLater', 'Withdraw'] as const)
      expect(act(name, application)).toEqual(refusal(name, application, status));
  });

  it('leaves the appointments of other stages alone; back in the interview stage, the interview is shown again [R27]', () => {
    const interview = { slot: slot('2026-11-30', '10:00', '10:30'), startsAt: at('2026-11-30T15:00:00Z') };
    const others = { interview, onboarding: undefined, onsite: undefined };
    const later = act(
      'RescheduleLater',
      given('status 21', 'with onboarding', onMonday, { otherAppointments: others }),
    );
    expect(later).toMatchObject({
      value: {
        freed: 'onboarding',
        application: {
          status: statusOf(1),
          slot: interview.slot,
          scheduledAt: interview.startsAt,
          otherAppointments: { interview: undefined, onboarding: undefined, onsite: undefined },
        },
      },
    });
  });
});

describe('An onboarding was offered', () => {
  it.each(cases('applications/lifecycle-onboarding-offered', { application, answer: yesNo }))(
    '$title',
    ({ application, answer: expected }) => {
      expect(wasOffered(application)).toBe(expected);
    },
  );
});

describe('Declining', () => {
  it.each(
    cases('applications/lifecycle-declined', {
      act: oneOf(
        'Withdraw',
        'PassScreening',
        'FailScreening',
        'ConfirmExternalApplication',
        'StoreResume',
        'StoreAnswer',
        'SubmitRecording',
        'RescheduleLater',
        'DeclineOffer',
        'DeclineInvitation',
      ),
      from: oneOf(1, 32),
      to: number,
    }),
  )('$title', ({ act: name, from, to }) => {
    const application = given(`status ${from}`);
    expect(act(name, application)).toEqual(writes(stepTo({ ...application, status: statusOf(to) })));
  });

  it('is refused in every other status, and to a blocked candidate [R10b, R27]', () => {
    for (const [name, from] of [
      ['DeclineOffer', 1],
      ['DeclineInvitation', 32],
    ] as const) {
      for (const code of Array.from({ length: 66 }, (_, n) => n - 5).filter((n) => n !== from))
        expect(act(name, given(`status ${code}`))._tag).toBe('Refused');
      expect(act(name, given(`status ${from}`, 'blocked'))._tag).toBe('Refused');
    }
  });
});

/** Every act a candidate could try on it: a time of the kind it accepts, and of every other kind. */
const everyAct: readonly CandidateAct[] = candidateActs.flatMap((name): readonly CandidateAct[] =>
  name === 'Book' || name === 'Move'
    ? (['video', 'in-person', 'onboarding', 'onsite'] as const).map((kind) => ({ _tag: name, kind, slot: monday }))
    : [{ _tag: name }],
);

describe('For any application', () => {
  it.each(cases('applications/lifecycle-finished', { status: number }))('$title', ({ status: code }) => {
    fc.assert(
      fc.property(applications, (arbitrary) => {
        for (const one of everyAct)
          expect(candidateAct({ ...arbitrary, status: statusOf(code) }, one, terms)._tag).toBe('Refused');
      }),
      { numRuns: 20 },
    );
  });

  it('no act is accepted from a blocked candidate, or in an unlisted status [R9, R10, R10b]', () => {
    const unlisted = fc.constantFrom(4, 5, 11, 18, 43, 60, -1, 0.5);
    fc.assert(
      fc.property(applications, unlisted, (arbitrary, code) => {
        for (const one of everyAct) {
          expect(candidateAct({ ...arbitrary, blocked: true }, one, terms)._tag).toBe('Refused');
          expect(candidateAct({ ...arbitrary, status: statusOf(code) }, one, terms)._tag).toBe('Refused');
        }
      }),
      { numRuns: 100 },
    );
  });

  it('an act never changes the candidate, the position, or who may act [R27]', () => {
    fc.assert(
      fc.property(applications, fc.constantFrom(...everyAct), (application, one) => {
        const step = candidateAct(application, one, terms);
        if (step._tag === 'Refused') return;
        const { positionId, communityId, onboarding, resume, blocked, invitedOn, meetingLink } = application;
        expect(step.value.application).toMatchObject({
          positionId,
          communityId,
          onboarding,
          resume,
          blocked,
          invitedOn,
          meetingLink,
          externalApplicationUrl: application.externalApplicationUrl,
          onsiteLocked: application.onsiteLocked,
          offeredAt: application.offeredAt,
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('an act books or releases a slot, never both, and the application shows the slot it holds [R17, R27]', () => {
    fc.assert(
      fc.property(applications, fc.constantFrom(...everyAct), (arbitrary, one) => {
        const step = candidateAct({ ...arbitrary, ...onMonday, slot: slot('2026-12-09', '09:30') }, one, terms);
        if (step._tag === 'Refused') return;
        const { held, freed, application } = step.value;
        expect(held !== undefined && freed !== undefined).toBe(false);
        if (held !== undefined) expect([application.slot, application.scheduledAt]).toEqual([held.slot, held.startsAt]);
        if (freed !== undefined) expect(application.slot).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  it('moves used never exceed the limit: a counter never rises, and falls by at most one and never below 0 [R27]', () => {
    fc.assert(
      fc.property(applications, fc.constantFrom(...everyAct), (application, one) => {
        const step = candidateAct(application, one, terms);
        if (step._tag === 'Refused') return;
        for (const kind of ['video', 'in-person', 'onboarding', 'onsite'] as const) {
          const before = application.allowances[kind];
          const after = step.value.application.allowances[kind];
          if (before.left === undefined || after.left === undefined) expect(after).toEqual(before);
          else {
            expect([before.left, before.left - 1]).toContain(after.left);
            expect(after.left).toBeGreaterThanOrEqual(0);
            if (after.left === 0 && before.left === 1) expect(after.flag).toBe(false);
            if (before.left !== after.left) expect(before.flag).toBe(true);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('every enabled action on the card is accepted by its act; with applied_status 0, rows 14 and 15 require the screening first [R10, R10b, R27]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const applies = application.applied === 'not-submitted' && application.screening !== 'passed';
        const takes = (...tags: readonly Plain[]): void => {
          for (const tag of tags) expect([tag, act(tag, application)._tag]).toEqual([tag, 'Allowed']);
        };
        const takesTime = (): void => {
          const kind = timeOffered(application)?.kind ?? 'video';
          const tries = (['Book', 'Move'] as const).map((_tag) =>
            candidateAct(application, { _tag, kind, slot: monday }, terms),
          );
          expect(tries.map((one) => one._tag)).toContain('Allowed');
        };
        for (const { action, barrier } of cardActions(application, terms.now)) {
          if (barrier !== undefined) continue;
          switch (action) {
            case 'schedule':
              if (applies) takes('PassScreening');
              else takesTime();
              break;
            case 'reschedule':
            case 'schedule-onsite':
            case 'reschedule-onsite':
            case 'schedule-onboarding':
            case 'reschedule-onboarding':
              takesTime();
              break;
            case 'record-interview':
              takes(applies ? 'PassScreening' : 'StoreAnswer');
              break;
            case 'continue-recording':
              takes('StoreAnswer', 'SubmitRecording');
              break;
            case 'upload-resume':
              takes('StoreResume');
              break;
            case 'submit-skill-filter':
              takes('PassScreening', 'FailScreening');
              break;
            case 'apply-external':
              takes('ConfirmExternalApplication');
              break;
            case 'cancel':
            case 'cancel-onsite':
            case 'cancel-onboarding':
              takes('Withdraw');
              break;
            case 'join-meeting':
            case 'view-details':
              break;
          }
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('only rows 14 and 15 require the screening; invitations, offers and new times do not [R10]', () => {
    const time = (tag: 'Book' | 'Move', kind: MoveKind, application: Application) =>
      candidateAct(application, { _tag: tag, kind, slot: monday }, terms)._tag;
    expect(time('Book', 'onsite', given('status 32', 'not submitted'))).toBe('Allowed');
    expect(time('Book', 'onboarding', given('status 1', 'not submitted', 'with onboarding'))).toBe('Allowed');
    expect(time('Move', 'video', given('status 16', 'not submitted'))).toBe('Allowed');
    expect(time('Book', 'video', given('status 0', 'not submitted'))).toBe('Refused');
  });
});
