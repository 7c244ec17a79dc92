import * as fc from 'fast-check';
import { codeOf } from '../../../domain/applications/status-catalogue';
import type { Application } from '../../../domain/applications/application';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions, moveKindOf } from '../../../domain/applications/card-actions';
import {
  cancellationOf,
  cancellationStage,
  cancelledRedirect,
  requestCancellation,
  type CancellationChoice,
} from '../../../domain/applications/cancellation';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { cases } from '../../support/cases/cases';
import { data, dataOf, number, oneOf, optional, text, yesNo } from '../../../adapters/rules/cases/columns';
import * as t from 'io-ts';

/** R18's table as printed, in the wire's own words. */
const ruledStage = (status: number, interviewType: string, onboardingStatus: boolean): MoveKind => {
  if ([32, 33, 34, 35, 36, 37, 38, 39, 40, 41].includes(status)) return 'onsite';
  if ([21, 22, 23, 24, 25, 26, 27, 28, 29, 30].includes(status)) return 'onboarding';
  if (interviewType === 'self-record' && onboardingStatus) return 'onboarding';
  if (interviewType === 'in-person') return 'in-person';
  return 'video';
};

describe('What a cancellation gives up', () => {
  it.each(
    cases('applications/cancellation-stage-by-status', {
      status: oneOf(21, 30, 31, 20, 32, 41, 42, 43, 32.5, -32),
      stage: text,
    }),
  )('$title', ({ status: code, stage }) => {
    expect(cancellationStage(given(`status ${code}`, 'in person'))).toBe(stage);
  });

  it.each(
    cases('applications/cancellation-stage-by-kind', {
      interviewKind: optional(oneOf('video', 'in-person', 'self-record')),
      onboarding: yesNo,
      stage: text,
    }),
  )('$title', ({ interviewKind, onboarding, stage }) => {
    expect(cancellationStage(given('status 0', { interviewKind, onboarding }))).toBe(stage);
  });

  it('follows the table of R18 for every code from −5 to 60 and every kind [R18]', () => {
    for (let code = -5; code <= 60; code += 1)
      for (const interviewKind of [undefined, 'video', 'in-person', 'self-record'] as const)
        for (const onboarding of [true, false])
          expect([
            code,
            interviewKind,
            onboarding,
            cancellationStage(given(`status ${code}`, { interviewKind, onboarding })),
          ]).toEqual([code, interviewKind, onboarding, ruledStage(code, interviewKind ?? '', onboarding)]);
  });

  it('has wording and route for the same stage, for any application [R18]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const { wording, route } = cancellationOf(application);
        expect(wording).toBe(route);
        expect(wording).toBe(
          ruledStage(codeOf(application.status), application.interviewKind ?? '', application.onboarding),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is limited by the same counter as the move next to it on the card [R10, R18]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const offered = cardActions(application, now).map(({ action }) => action);
        if (offered.some((action) => ['cancel', 'cancel-onsite', 'cancel-onboarding'].includes(action)))
          expect(cancellationOf(application).wording).toBe(moveKindOf(application));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('The cancel dialog', () => {
  it('goes to My Job Applications 2 s after its success [spec 1 §4, spec 2 §4.7]', () => {
    expect(cancelledRedirect).toBe(2_000);
  });

  it.each(
    cases('applications/cancellation-choice-offered', {
      allowance: dataOf(t.type({ flag: t.boolean, left: t.union([t.number, t.undefined]) })),
      movesLeft: optional(number),
      asksForChoice: yesNo,
      phrase: data,
    }),
  )('$title', ({ allowance, movesLeft, asksForChoice, phrase }) => {
    expect(cancellationOf(given({ allowances: { video: allowance } }))).toEqual({
      wording: 'video',
      route: 'video',
      movesLeft,
      asksForChoice,
      phrase,
    });
  });

  it('counts the moves of its own stage [R18]', () => {
    const numbered = [
      ...(['1 video move left', '2 in-person moves left'] as const),
      ...(['3 onboarding moves left', '4 onsite moves left'] as const),
    ];
    expect(cancellationOf(given('status 0', 'video', ...numbered)).movesLeft).toBe(1);
    expect(cancellationOf(given('status 0', 'in person', ...numbered)).movesLeft).toBe(2);
    expect(cancellationOf(given('status 21', 'video', ...numbered)).movesLeft).toBe(3);
    expect(cancellationOf(given('status 35', 'video', ...numbered)).movesLeft).toBe(4);
  });
});

describe('A filled-in cancel dialog', () => {
  const limited = (left: number | undefined): Application =>
    given('in person', { allowances: { 'in-person': { flag: true, left } } });
  const ask = (
    left: number | undefined,
    choice: CancellationChoice | undefined,
    reason = '',
    place: 'dialog' | 'schedule-or-cancel' = 'dialog',
  ) => requestCancellation(limited(left), { choice, reason }, place);
  const allowedTo = (value: object) => ({ _tag: 'Allowed', value });
  const refusedFor = (reason: object) => ({ _tag: 'Refused', reason });

  it.each(cases('applications/cancellation-choice-required', { left: optional(number) }))('$title', ({ left }) => {
    expect(ask(left, undefined, 'I moved away')).toEqual(refusedFor({ _tag: 'ChoiceMissing', movesLeft: left }));
  });

  it('reschedules later by the call of its stage, and neither needs nor sends a reason [R18]', () => {
    expect(ask(1, 'reschedule-later')).toEqual(allowedTo({ _tag: 'RescheduleLater', route: 'in-person' }));
    expect(ask(undefined, 'reschedule-later', 'x'.repeat(2_000))).toEqual(
      allowedTo({ _tag: 'RescheduleLater', route: 'in-person' }),
    );
  });

  it('on /scheduleOrCancel reschedules by the client-community call, and withdraws by the call of its stage [R18]', () => {
    expect(ask(1, 'reschedule-later', '', 'schedule-or-cancel')).toEqual(
      allowedTo({ _tag: 'RescheduleLater', route: 'client-community' }),
    );
    expect(ask(1, 'withdraw', 'I moved away', 'schedule-or-cancel')).toEqual(
      allowedTo({ _tag: 'Withdraw', route: 'in-person', reason: 'I moved away' }),
    );
  });

  it('with 0 moves left needs no choice and withdraws; choosing Withdraw anyway does the same [R18]', () => {
    const withdrawn = allowedTo({ _tag: 'Withdraw', route: 'in-person', reason: 'I moved away' });
    expect(ask(0, undefined, 'I moved away')).toEqual(withdrawn);
    expect(ask(0, 'withdraw', 'I moved away')).toEqual(withdrawn);
  });

  it('with 0 moves left cannot be rescheduled later, from no place [R18]', () => {
    const refusal = refusedFor({ _tag: 'NoMovesLeft', kind: 'in-person', left: 0 });
    expect(ask(0, 'reschedule-later')).toEqual(refusal);
    expect(ask(0, 'reschedule-later', '', 'schedule-or-cancel')).toEqual(refusal);
  });

  it.each(
    cases('applications/cancellation-reason-required', {
      left: number,
      choice: optional(oneOf('reschedule-later', 'withdraw')),
      reason: text,
    }),
  )('$title', ({ left, choice, reason }) => {
    expect(ask(left, choice, reason)).toEqual(refusedFor({ _tag: 'ReasonMissing' }));
  });

  it.each(cases('applications/cancellation-reason-length', { length: number, tooLong: yesNo }))(
    '$title',
    ({ length, tooLong }) => {
      const reason = 'x'.repeat(length);
      expect(ask(2, 'withdraw', ` ${reason} `)).toEqual(
        tooLong
          ? refusedFor({ _tag: 'ReasonTooLong', length, limit: 1_000 })
          : allowedTo({ _tag: 'Withdraw', route: 'in-person', reason }),
      );
    },
  );

  it('keeps the application only if a move is left, and ends it only with a reason [R18]', () => {
    const choices = fc.constantFrom(undefined, 'reschedule-later', 'withdraw');
    const places = fc.constantFrom('dialog', 'schedule-or-cancel');
    fc.assert(
      fc.property(applications, choices, fc.string(), places, (application, choice, reason, place) => {
        const stage = ruledStage(codeOf(application.status), application.interviewKind ?? '', application.onboarding);
        const { flag, left } = application.allowances[stage];
        const answer = requestCancellation(application, { choice, reason }, place);
        if (answer._tag === 'Refused') return;
        if (answer.value._tag === 'RescheduleLater') {
          expect([choice, flag, left === 0]).toEqual(['reschedule-later', true, false]);
          expect(answer.value.route).toBe(place === 'dialog' ? stage : 'client-community');
        } else {
          expect(choice).not.toBe('reschedule-later');
          expect(answer.value.route).toBe(stage);
          expect(answer.value.reason.trim()).not.toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
