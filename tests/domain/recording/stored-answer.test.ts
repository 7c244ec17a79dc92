import fc from 'fast-check';
import type { InterviewQuestion } from '../../../domain/screening/interview-question';
import { parseSha256, type Sha256 } from '../../../domain/recording/sha256';
import {
  questionAsked,
  questionsOnFile,
  reRecordsOf,
  takeAnswer,
  type AnswerGiven,
  type AnswerOnFile,
} from '../../../domain/recording/stored-answer';
import { decoded } from '../../support/builders/decoded';
import { questionId } from '../../support/builders/recording';
import { cases } from '../../support/cases/cases';
import { list, number, oneOf, optional, text } from '../../../adapters/rules/cases/columns';

const sha = (n: number): Sha256 => decoded(parseSha256(n.toString(16).padStart(64, '0')), n);
const question = (skippable: boolean): InterviewQuestion => ({
  questionId: questionId(1),
  name: 'Why here?',
  skippable,
  limitSeconds: undefined,
});
const take = (n: number): AnswerGiven => ({ _tag: 'Take', sha256: sha(n) });
const skip: AnswerGiven = { _tag: 'Skip' };
const had = (current: number | undefined, ...replaced: readonly number[]): AnswerOnFile => ({
  questionId: questionId(1),
  current: current === undefined ? undefined : sha(current),
  replaced: replaced.map(sha),
});

type Given = 'skip' | number;
/** One of the answers that were given, in the order of a table: a take by its number, or a skip. */
const answer = oneOf<Given>('skip', 1, 2, 3);

/** What is on file after these answers: the last stands, the takes before it are replaced. */
const onFile = (given: readonly Given[]): AnswerOnFile | undefined => {
  const last = given.at(-1);
  const replaced = given.slice(0, -1).filter((one) => one !== 'skip');
  return last === undefined ? undefined : had(last === 'skip' ? undefined : last, ...replaced);
};

describe('Which answer is accepted [spec 2 §4.1, R34]', () => {
  it.each(
    cases('recording/stored-answer-taken', {
      before: list(answer),
      given: answer,
      limit: number,
      then: list(answer),
      says: optional(text),
    }),
  )('$title', ({ before, given, limit, then, says }) => {
    const decision = takeAnswer(question(true), onFile(before), given === 'skip' ? skip : take(given), limit);
    if (decision._tag === 'Refused') expect(decision.reason._tag).toBe(says);
    else if (decision.value._tag === 'Stored') expect([decision.value.answer, says]).toEqual([onFile(then), undefined]);
    else expect(decision.value._tag).toBe(says);
  });

  it('refuses an answer to an unknown question, and a skip of a required one', () => {
    const [optional, required] = [question(true), question(false)];
    expect(questionAsked([optional], questionId(1))).toEqual({ _tag: 'Allowed', value: optional });
    for (const questions of [[], [optional]])
      expect(questionAsked(questions, questionId(2))).toEqual({
        _tag: 'Refused',
        reason: { _tag: 'NoSuchQuestion', questionId: questionId(2) },
      });
    expect(takeAnswer(required, undefined, skip, 1)).toEqual({
      _tag: 'Refused',
      reason: { _tag: 'NotSkippable', questionId: questionId(1) },
    });
  });

  it('never stores more takes than one plus the re-records, and never the same take twice [R34]', () => {
    const acts = fc.array(fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }), { maxLength: 12 });
    fc.assert(
      fc.property(acts, fc.integer({ min: 0, max: 3 }), (takes, limit) => {
        // The model: the distinct takes in the order in which they were taken.
        const model: number[] = [];
        let now: number | undefined;
        let file: AnswerOnFile | undefined;
        for (const n of takes) {
          const decision = takeAnswer(question(true), file, n === undefined ? skip : take(n), limit);
          if (n === undefined) now = undefined;
          else if (!model.includes(n) && model.length <= limit) {
            model.push(n);
            now = n;
          }
          if (decision._tag === 'Allowed' && decision.value._tag === 'Stored') file = decision.value.answer;
        }
        expect(file?.current).toBe(now === undefined ? undefined : sha(now));
        expect(file === undefined ? 0 : reRecordsOf(file)).toBe(Math.max(0, model.length - 1));
      }),
    );
  });

  it('restores each question as the page does [spec 2 §4.1]', () => {
    const asked = [1, 2, 3].map((n) => ({ ...question(n === 2), questionId: questionId(n) }));
    const answers = [had(2, 1), { ...had(undefined), questionId: questionId(2) }];
    expect(questionsOnFile(asked, answers)).toEqual([
      { questionId: questionId(1), skippable: false, standing: 'recorded', reRecords: 1 },
      { questionId: questionId(2), skippable: true, standing: 'skipped', reRecords: 0 },
      { questionId: questionId(3), skippable: false, standing: 'unrecorded', reRecords: 0 },
    ]);
  });
});
