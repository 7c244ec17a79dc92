import * as fc from 'fast-check';
import type { MoveKind } from '../../../domain/positions/kinds';
import { cardActions } from '../../../domain/applications/card-actions';
import { movesLeft, movesPhrase, rescheduleLimit } from '../../../domain/applications/rescheduling';
import { applications } from '../../support/arbitraries/applications';
import { given, now } from '../../support/builders/given';
import { cases } from '../../support/cases/cases';
import { phrase } from '../../support/cases/application';
import { data, list, number, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

describe('Moves left', () => {
  it.each(
    cases('applications/rescheduling-moves-left', { flag: yesNo, left: optional(number), moves: optional(number) }),
  )('$title', ({ flag, left, moves }) => {
    expect(movesLeft({ flag, left })).toBe(moves);
  });

  it.each(cases('applications/rescheduling-moves-left-phrase', { left: optional(number), phrase: data }))(
    '$title',
    ({ left, phrase: said }) => {
      expect(movesPhrase(left)).toEqual(said);
    },
  );
});

describe('The limit that counts', () => {
  /** Each kind has its own number, so that the result shows which one was read. */
  const numbered = [
    ...(['1 video move left', '2 in-person moves left'] as const),
    ...(['3 onboarding moves left', '4 onsite moves left'] as const),
  ];

  it.each(cases('applications/rescheduling-limit', { application: list(phrase), kind: text, left: number }))(
    '$title',
    ({ application, kind, left }) => {
      expect(rescheduleLimit(given(...application, ...numbered))).toEqual({ kind, left });
    },
  );

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
