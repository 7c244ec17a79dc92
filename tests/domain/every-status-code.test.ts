import { candidateActs } from '../../domain/applications/act-refusals';
import { actionDestination, afterResume } from '../../domain/applications/action-destination';
import { applyAnswer } from '../../domain/applications/apply-answer';
import { cardActions, decidingRow, moveKindOf, offersEnabled } from '../../domain/applications/card-actions';
import { candidateAct } from '../../domain/applications/lifecycle';
import { nextStep } from '../../domain/applications/next-step';
import { operatorAct, operatorTurns } from '../../domain/applications/operator-acts';
import { progressOf } from '../../domain/applications/progress';
import { meaningOf, stageOf, statusOf } from '../../domain/applications/status-catalogue';
import { joinWindow } from '../../domain/applications/join-window';
import { bookingVerb } from '../../domain/applications/booking';
import { mayOpen } from '../../domain/applications/scheduling-guard';
import { anApplication } from '../support/builders/applications';
import { ownKeys } from '../support/builders/own-keys';
import { slot } from '../support/builders/slots';
import { at, zone } from '../support/builders/time';

const now = at('2026-12-04T15:00:00Z');
const held = slot('2026-12-07', '09:30');
const terms = { zone: zone('America/New_York'), sameDaySlots: true, now };
const operatorTurnNames = ownKeys(operatorTurns);
const stages = ['interview', 'onboarding', 'onsite'] as const;
const screens = [
  'schedule',
  'schedule-reschedule',
  'schedule-or-cancel',
  'onsite',
  'onboarding',
  'self-record',
] as const;

/** An application of each kind at each step, with that status. */
const everyApplicationIn = (code: number) =>
  (['not-submitted', 'screening-submitted', 'interview-arranged'] as const).flatMap((applied) =>
    ([undefined, 'video', 'in-person', 'self-record'] as const).flatMap((interviewKind) =>
      [true, false].map((onboarding) => anApplication({ status: statusOf(code), applied, interviewKind, onboarding })),
    ),
  );

describe('Every status code from −5 to 60, and some that are no whole number', () => {
  const codes = [...Array.from({ length: 66 }, (_, n) => n - 5), 0.5, 2.9, -0.1];

  it.each(codes)('%d has an answer from every rule [R9]', (code) => {
    const status = statusOf(code);
    expect(meaningOf(status)).toMatch(/^\w/);
    expect(stages).toContain(stageOf(status));
    for (const stage of stages)
      for (const slotHeld of [undefined, held])
        expect(['book', 'reschedule']).toContain(bookingVerb(stage, status, slotHeld));
    for (const screen of screens) expect(['Allowed', 'Refused']).toContain(mayOpen(screen, status)._tag);
    expect(['Allowed', 'Refused']).toContain(joinWindow(now, 'https://meet.example.org/a', status, now)._tag);
    for (const application of everyApplicationIn(code)) {
      expect([0, 1, 2, 3]).toContain(progressOf(application).step);
      const { row } = decidingRow(application);
      expect(row >= 1 && row <= 21).toBe(true);
      const actions = cardActions(application, now);
      expect(actions.map(({ action }) => offersEnabled(application, action, now))).toEqual(
        actions.map(({ barrier }) => barrier === undefined),
      );
      expect(['video', 'in-person', 'onboarding', 'onsite']).toContain(moveKindOf(application));
      const verdicts = [
        ...candidateActs.map((_tag) => {
          const act = _tag === 'Book' || _tag === 'Move' ? ({ _tag, kind: 'video', slot: held } as const) : { _tag };
          return candidateAct(application, act, terms);
        }),
        ...operatorTurnNames.map((act) => operatorAct(application, act, now)),
      ];
      // One expectation for many verdicts: each takes longer than the rule.
      expect(['Allowed', 'Refused']).toEqual(expect.arrayContaining(verdicts.map(({ _tag }) => _tag)));
      expect(['NoPosition', 'ScreeningAnswered', 'Answered']).toContain(applyAnswer(true, application)._tag);
      expect(nextStep(application, now)._tag).toMatch(/^\w/);
      expect(afterResume(application, now)._tag).toMatch(/^\w/);
      for (const { action } of actions) expect(actionDestination(action, application)._tag).toMatch(/^\w/);
    }
  });
});
