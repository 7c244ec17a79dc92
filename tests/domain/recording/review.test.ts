import * as fc from 'fast-check';
import { firstUnrecorded, maySubmitRecording, reviewLines } from '../../../domain/recording/review';
import { aQuestion } from '../../support/builders/recording';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, optional } from '../../../adapters/rules/cases/columns';

const recorded = { standing: 'recorded' } as const;
const skipped = { standing: 'skipped', skippable: true } as const;

describe('The review list', () => {
  it.each(
    cases('recording/review-question-offer', {
      standing: oneOf('skipped', 'recorded', 'unrecorded'),
      reRecords: number,
      limit: number,
      offer: optional(oneOf('record', 're-record')),
    }),
  )('$title', ({ standing, reRecords, limit, offer }) => {
    expect(reviewLines([aQuestion(1, { standing, reRecords })], limit)).toEqual([
      { questionId: 1, standing, required: true, offer },
    ]);
  });

  it("marks questions that can't be skipped as required, in the order of the questions [spec 2 §2.3]", () => {
    const questions = [aQuestion(3, recorded), aQuestion(1, skipped), aQuestion(2)];
    expect(reviewLines(questions, 1).map(({ questionId, required }) => [questionId, required])).toEqual([
      [3, true],
      [1, false],
      [2, true],
    ]);
  });
});

describe('Submit Responses', () => {
  it('submits if every required question is recorded; optional ones may be open [spec 2 §2.3]', () => {
    for (const questions of [
      [],
      [aQuestion(1, recorded), aQuestion(2, skipped)],
      [aQuestion(1, recorded), aQuestion(2, { skippable: true })],
      [aQuestion(1, { skippable: true })],
    ])
      expect(maySubmitRecording(questions)).toEqual({ _tag: 'Allowed', value: undefined });
  });

  it('otherwise reports the missing questions, and the total [spec 2 §2.3]', () => {
    const questions = [
      aQuestion(1, recorded),
      aQuestion(2),
      aQuestion(3, { standing: 'skipped' }),
      aQuestion(4, skipped),
    ];
    expect(maySubmitRecording(questions)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'RequiredNotRecorded', missing: [2, 3], required: 3 },
    });
  });
});

describe('Where a session resumes', () => {
  it.each(
    cases('recording/review-resumes-at', {
      standings: list(oneOf('recorded', 'unrecorded', 'skipped')),
      number: optional(number),
    }),
  )('$title', ({ standings, number: n }) => {
    expect(firstUnrecorded(standings.map((standing, i) => aQuestion(i + 1, { standing })))?.questionId).toBe(n);
  });

  it('has everything before it answered [spec 2 §4.1]', () => {
    const standings = fc.array(fc.constantFrom('unrecorded', 'recorded', 'skipped'));
    fc.assert(
      fc.property(standings, (list) => {
        const next = firstUnrecorded(list.map((standing, i) => aQuestion(i + 1, { standing })));
        const upTo = next === undefined ? list.length : next.questionId - 1;
        expect(list.slice(0, upTo)).not.toContain('unrecorded');
        if (next !== undefined) expect(list[upTo]).toBe('unrecorded');
      }),
    );
  });
});
