import * as fc from 'fast-check';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions } from '../../../domain/applications/card-actions';
import { movesLeft, movesPhrase, rescheduleLimit } from '../../../domain/applications/rescheduling';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { cases } from '../../support/cases/cases';
import { data, number, optional, yesNo } from '../../../adapters/rules/cases/columns';

describe('Moves left', () => {
  it.each(
    cases('applications/rescheduling-moves-left', { flag: yesNo, left: optional(number), moves: optional(number) }),
  )('$title', ({ flag, left, moves }) => {
    expect(movesLeft({ flag, left })).toBe(moves);
  });

  it.each(cases('applications/rescheduling-moves-left-phrase', { left: optional(number), phrase: data }))(
    '$title',
    ({ left, phrase }) => {
      expect(movesPhrase(left)).toEqual(phrase);
    },
  );
});

describe('The limit that counts', () => {
  /** Each kind has its own number, so that the result shows which one was read. */
  const numbered = [
    ...(['1 video move left', '2 in-person moves left'] as const),
    ...(['3 onboarding moves left', '4 onsite moves left'] as const),
  ];

  it.each([
    ['a video interview', given('video', ...numbered), 'video', 1],
    ['an interview in person', given('in person', ...numbered), 'in-person', 2],
    ['a self-recorded interview', given('self-record', ...numbered), 'video', 1],
    [
      'a self-recorded application with onboarding',
      given('self-record', 'with onboarding', ...numbered),
      'onboarding',
      3,
    ],
    ['a video interview with onboarding', given('video', 'with onboarding', ...numbered), 'video', 1],
    ['an onboarding (status 21)', given('status 21', 'in person', ...numbered), 'onboarding', 3],
    ['an onsite meeting (status 35)', given('status 35', 'in person', ...numbered), 'onsite', 4],
  ] as const)('for %s is its own [R10]', (_what, application, kind, left) => {
    expect(rescheduleLimit(application)).toEqual({ kind, left });
  });

  it('is 0 exactly if the card disables a move because none is left, and is of the same kind [R10, R18]', () => {
    fc.assert(
      fc.property(applications, (application) => {
        const { kind, left } = rescheduleLimit(application);
        const kinds: readonly MoveKind[] = ['video', 'in-person', 'onboarding', 'onsite'];
        expect(kinds).toContain(kind);
        for (const { barrier } of cardActions(application, now))
          if (barrier?._tag === 'NoMovesLeft') expect([barrier.kind, left]).toEqual([kind, 0]);
      }),
      { numRuns: 500 },
    );
  });
});
