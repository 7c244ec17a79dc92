import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { chapters, type Chapter } from '../../../adapters/composition/rulebook';
import { dateFilterChapter } from '../../../adapters/rules/chapters/date-filter';
import { joinChapter } from '../../../adapters/rules/chapters/join';
import { lifecycleChapter } from '../../../adapters/rules/chapters/lifecycle';
import { slotsChapter } from '../../../adapters/rules/chapters/slots';
import { asksOf, type Asks } from '../../../ui/rulebook/asks';
import { caseGiven, isGuided, nextQuestion, rowsLeft, type Given } from '../../../ui/rulebook/guide';

/** The guide of a chapter, which computes each question once: many walks begin with the same answers. */
const guideOf = (chapter: Chapter): ((given: readonly Given[]) => Asks | undefined) => {
  const known = new Map<string, Asks | undefined>();
  return (given) => {
    const answers = JSON.stringify(given.map(({ name, option }) => [name, option.label]));
    if (!known.has(answers)) known.set(answers, nextQuestion(chapter, given));
    return known.get(answers);
  };
};

/** Answers the guide at random until it has no more to ask. */
const walked = (ask: (given: readonly Given[]) => Asks | undefined, choices: readonly number[]): readonly Given[] => {
  let given: readonly Given[] = [];
  for (const choice of choices) {
    const next = ask(given);
    if (next === undefined) return given;
    const option = next.options[choice % next.options.length];
    if (option !== undefined) given = [...given, { ...next, option }];
  }
  return given;
};

const guided = chapters.filter(isGuided);

describe.each(guided.map((chapter) => [chapter.rule.name, chapter] as const))(
  'One question at a time about %s',
  (_, chapter) => {
    const ask = guideOf(chapter);

    it('ends with one row, and with a case that matches the answers and that this row decides', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(60), { minLength: 40, maxLength: 40 }), (choices) => {
          const given = walked(ask, choices);
          expect(ask(given)).toBeUndefined();
          const question = caseGiven(chapter, given);
          if (question === undefined) return;
          for (const { option } of given) expect(option.holds(question)).toBe(true);
          const verdict = chapter.decide(question);
          expect(rowsLeft(chapter, given)).toEqual(E.isRight(verdict) ? [verdict.right.row] : []);
        }),
        { numRuns: 10 },
      );
    });

    it('leads to every row if answered as in its example', () => {
      for (const { id, example } of chapter.rows) {
        let given: readonly Given[] = [];
        for (let next = ask(given); next !== undefined; next = ask(given)) {
          const option = next.options.find(({ holds }) => holds(example));
          if (option === undefined) throw new Error(`'${next.label}' has no answer for row ${id}`);
          given = [...given, { ...next, option }];
        }
        expect(rowsLeft(chapter, given)).toEqual([id]);
      }
    });
  },
);

/** The answers of one question of a chapter. */
const answersTo = (chapter: Chapter, question: string): readonly string[] =>
  asksOf(chapter)
    .find(({ label }) => label === question)
    ?.options.map(({ label }) => label) ?? [];

describe('The questions about times divide where the rule does', () => {
  it('90 minutes before a slot, no second sooner [R14]', () => {
    expect(answersTo(slotsChapter, 'How long until the time begins?')).toEqual([
      'less than 90 minutes, or it has begun',
      '90 minutes or more',
    ]);
    expect(answersTo(slotsChapter, 'How many days from today is it?')).toEqual(['today', '1 day or more']);
  });

  it('at 10 minutes before an interview, with no further boundary after its start [R12]', () => {
    expect(answersTo(joinChapter, 'How long until the interview begins?')).toEqual([
      '10 minutes or less, or it has begun',
      'more than 10 minutes',
    ]);
  });

  it('at today and 30 days later for the filter [R15]', () => {
    expect(answersTo(dateFilterChapter, 'How many days from today is the end?')).toEqual([
      'before today',
      '0 days or more',
    ]);
    expect(
      answersTo(dateFilterChapter, 'How many days is the end after the start, or after today where that is later?'),
    ).toEqual(['it comes first', '0 to 30 days', '31 days or more']);
  });

  it('at the last remaining move [R18]', () => {
    expect(answersTo(lifecycleChapter, 'Moves left, video interview')).toEqual(['0', '1 or more', 'not given']);
  });

  it.each([
    ['slots', ['given', 'no', 'less than 90 minutes, or it has begun'], '3'],
    ['slots', ['given', 'no', '90 minutes or more', 'today', 'no'], '4'],
    ['slots', ['given', 'no', '90 minutes or more', 'today', 'yes'], '5'],
    ['slots', ['given', 'no', '90 minutes or more', '1 day or more'], '5'],
    ['join', ['0 Pending', 'given', 'given', 'more than 10 minutes'], '4'],
    ['date-filter', ['given', 'given', '0 days or more', '31 days or more'], '6'],
  ])('%s, answered %j, is decided by row %s [R12, R14, R15]', (rule, answers, row) => {
    const chapter = guided.find((one) => one.rule.name === rule);
    if (chapter === undefined) throw new Error(`No guide of ${rule}`);
    const given = answers.reduce<readonly Given[]>((before, answer) => {
      const next = nextQuestion(chapter, before);
      const option = next?.options.find(({ label }) => label === answer);
      if (next === undefined || option === undefined) throw new Error(`'${answer}' answers no question now`);
      return [...before, { ...next, option }];
    }, []);
    expect(nextQuestion(chapter, given)).toBeUndefined();
    expect(rowsLeft(chapter, given)).toEqual([row]);
  });
});
