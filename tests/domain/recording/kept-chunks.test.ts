import * as fc from 'fast-check';
import { isExpired, keptFor, recoverable, type KeptTake } from '../../../domain/recording/kept-chunks';
import { plus } from '../../../domain/time/instant';
import { communityId, positionId } from '../../support/builders/applications';
import { candidateId, questionId } from '../../support/builders/recording';
import { at } from '../../support/builders/time';
import { cases } from '../../support/cases/cases';
import { duration, named, yesNo } from '../../../adapters/rules/cases/columns';

const now = at('2026-12-18T12:00:00Z');
const fourteenDays = 14 * 86_400_000;

const kept = (changes: Partial<KeptTake> = {}): KeptTake => ({
  owner: candidateId(1),
  communityId: communityId(42),
  positionId: positionId(4711),
  questionId: questionId(1),
  mode: 'live',
  take: 1,
  chunks: [{ index: 0, bytes: 100 }],
  finished: true,
  reRecords: 0,
  lastChunkAt: plus(now, -60_000),
  ...changes,
});
const mine = {
  owner: candidateId(1),
  communityId: communityId(42),
  positionId: positionId(4711),
  mode: 'live',
} as const;

describe('A recording stored in the browser', () => {
  it('waits 14 days for its owner [R3a, R24]', () => {
    expect(keptFor).toBe(fourteenDays);
  });

  it.each(cases('recording/kept-chunks-expired', { age: duration, expired: yesNo }))(
    '$title',
    ({ age, expired: isOver }) => {
      const one = kept({ lastChunkAt: plus(now, -age) });
      expect(isExpired(one, now)).toBe(isOver);
      expect(recoverable([one], mine, now)).toEqual(isOver ? [] : [one]);
    },
  );

  it('is found by its owner, for its job and its mode [R24]', () => {
    expect(recoverable([kept()], mine, now)).toEqual([kept()]);
    expect(recoverable([kept({ finished: false })], mine, now)).toEqual([kept({ finished: false })]);
  });

  it.each(
    cases('recording/kept-chunks-of-another', {
      whose: named<Partial<KeptTake>>({
        'another candidate': { owner: candidateId(2) },
        'another position': { positionId: positionId(4712) },
        'another community': { communityId: communityId(43) },
        practice: { mode: 'practice' },
      }),
    }),
  )('$title', ({ whose }) => {
    expect(recoverable([kept(whose)], mine, now)).toEqual([]);
    expect(isExpired(kept(whose), now)).toBe(false);
  });

  it("that is empty doesn't count as a recording [R24]", () => {
    expect(recoverable([kept({ chunks: [] }), kept({ chunks: [{ index: 0, bytes: 0 }] })], mine, now)).toEqual([]);
  });

  it('is the latest take of each question, in the order of the questions [R24]', () => {
    const takes = [
      kept({ questionId: questionId(2), take: 1 }),
      kept({ questionId: questionId(1), take: 1 }),
      kept({ questionId: questionId(1), take: 3 }),
      kept({ questionId: questionId(1), take: 2 }),
    ];
    expect(recoverable(takes, mine, now).map((one) => [one.questionId, one.take])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('is only ever shown to its owner [R3a]', () => {
    const any = fc.record({
      owner: fc.integer({ min: 1, max: 3 }).map(candidateId),
      positionId: fc.integer({ min: 1, max: 2 }).map(positionId),
      questionId: fc.integer({ min: 1, max: 3 }).map(questionId),
      take: fc.integer({ min: 1, max: 3 }),
      chunks: fc.array(fc.record({ index: fc.nat({ max: 3 }), bytes: fc.nat({ max: 2 }) }), { maxLength: 3 }),
      lastChunkAt: fc.integer({ min: -fourteenDays - 2, max: 0 }).map((shift) => plus(now, shift)),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (changes) => {
        const all = changes.map(kept);
        const found = recoverable(all, { ...mine, positionId: positionId(1) }, now);
        for (const one of found) {
          expect([one.owner, one.positionId]).toEqual([1, 1]);
          expect(now - one.lastChunkAt).toBeLessThanOrEqual(fourteenDays);
        }
        const due = all.filter(
          (one) =>
            one.owner === 1 &&
            one.positionId === 1 &&
            now - one.lastChunkAt <= fourteenDays &&
            one.chunks.some(({ bytes }) => bytes > 0),
        );
        expect(found.map((one) => one.questionId)).toEqual(
          [1, 2, 3].filter((id) => due.some((one) => one.questionId === id)),
        );
        for (const one of found)
          expect(one.take).toBe(Math.max(...due.filter((d) => d.questionId === one.questionId).map((d) => d.take)));
      }),
      { numRuns: 500 },
    );
  });
});
