import { asker } from '../../../adapters/rules/asking/asker';
import { chapters } from '../../../adapters/rules/chapters';
import { plainChapters } from '../../../adapters/rules/plain-chapters';
import { questionsA, questionsB, questionsC, questionsD, type QuestionAtWork } from './asked-at-work';
import { questionsE, questionsF, questionsG, questionsH, questionsNobodyAnswers } from './asked-at-work-later';

const ask = asker(chapters, plainChapters);

/** Whether the first answer is right: the row, the whole chapter (`phone/`), any row of it (`phone`), or silence. */
const isRight = ([question, ...right]: QuestionAtWork): boolean => {
  const [first] = ask(question);
  if (first === undefined) return right.length === 0;
  return right.includes(first.chapter) || right.includes(`${first.chapter}/${first.row ?? ''}`);
};

describe('A question asked at work is answered right by the first answer', () => {
  it.each([
    ['tuned on', questionsA, 40],
    ['kept unseen until the words were improved', questionsB, 40],
    ['written before the words were improved', questionsC, 40],
    ['written before the words were improved, the other half', questionsD, 39],
    ['written to be hard', questionsE, 35],
    ['written after that', questionsF, 36],
    ['written last but one', questionsG, 34],
    ['unseen at first asking: 35 of 40', questionsH, 35],
    ['that no rule answers', questionsNobodyAnswers, 12],
  ])('%s', (_, questions, atLeast) => {
    expect(questions.filter(isRight).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('is never a word of the search: no list is quoted in the words of the rules', () => {
    const words = [
      ...chapters.flatMap(({ rows, asked }) => [asked, ...rows.map((row) => row.asked)]),
      ...plainChapters.flatMap(({ rows }) => rows.map(({ asked }) => asked)),
    ].flatMap((asked) => asked?.toLowerCase().split(', ') ?? []);
    const asked = [
      questionsA,
      questionsB,
      questionsC,
      questionsD,
      questionsE,
      questionsF,
      questionsG,
      questionsH,
    ].flat();
    expect(asked.filter(([question]) => words.includes(question.toLowerCase().replace(/[?.!]$/, '')))).toEqual([]);
  });
});
