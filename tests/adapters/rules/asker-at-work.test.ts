import { asker } from '../../../adapters/rules/asking/asker';
import { chapters } from '../../../adapters/rules/chapters';
import { everyday } from '../../../adapters/rules/everyday';
import { plainChapters } from '../../../adapters/rules/plain-chapters';
import { questionsA, questionsB, questionsC, questionsD, type QuestionAtWork } from './asked-at-work';
import { hurriedFirst, hurriedSecond } from './asked-in-a-hurry';
import { everydayUnseen, everydayOfNobody } from './asked-everyday';
import { laterFirst } from './asked-later-first';
import { laterSecond } from './asked-later-second';
import { laterThird } from './asked-later-third';
import { askedByReader } from './asked-by-readers';
import { questionsE, questionsF, questionsG, questionsH, questionsNobodyAnswers } from './asked-at-work-later';

const ask = asker(chapters, plainChapters);

/** Whether one of the first answers is right: the row, the whole chapter (`phone/`), any row of it (`phone`), or silence. */
const isRightAmong =
  (most: number) =>
  ([question, ...right]: QuestionAtWork): boolean => {
    const answers = ask(question);
    if (answers.length === 0) return right.length === 0;
    return answers
      .slice(0, most)
      .some(({ chapter, row }) => right.includes(chapter) || right.includes(`${chapter}/${row ?? ''}`));
  };
const isRight = isRightAmong(1);

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
    ['typed in a hurry, tuned on', hurriedFirst, 39],
    ['typed in a hurry, unseen at first asking: 21 of 40', hurriedSecond, 28],
    ['everyday ones, unseen at first asking: 22 of 40', everydayUnseen, 25],
    ['everyday ones that no rule answers', everydayOfNobody, 17],
    ['of another hand, unseen at first asking: 52 of 80', laterFirst, 74],
    ['of another hand, the other half, unseen at first asking: 50 of 79', laterSecond, 74],
    ['of a third hand, unseen at first asking: 32 of 40', laterThird, 38],
    ['of a reader who knows no code, unseen at first asking: 60 of 80', askedByReader(1), 75],
    ['of another reader, unseen at first asking: 67 of 80', askedByReader(2), 76],
    ['of a third reader, unseen at first asking: 73 of 80', askedByReader(3), 76],
    ['of a fourth reader, unseen at first asking: 69 of 80', askedByReader(4), 75],
    ['of a fifth reader, unseen at first asking: 70 of 80', askedByReader(5), 75],
    ['of a last reader, never tuned on', askedByReader(6), 70],
  ])('%s', (_, questions, atLeast) => {
    expect(questions.filter(isRight).length).toBeGreaterThanOrEqual(atLeast);
  });

  it.each([
    ['tuned on', hurriedFirst, 39],
    ['unseen at first asking: 27 of 40', hurriedSecond, 27],
  ])('or, typed in a hurry, by one of the first three: %s', (_, questions, atLeast) => {
    expect(questions.filter(isRightAmong(3)).length).toBeGreaterThanOrEqual(atLeast);
  });

  it('is never a word of the search: no list is quoted in the words of the rules', () => {
    const words = [
      ...chapters.flatMap(({ rows, asked }) => [asked, ...rows.map((row) => row.asked)]),
      ...plainChapters.flatMap(({ rows }) => rows.map(({ asked }) => asked)),
      ...[...everyday.values()].map((ways) => ways.join(', ')),
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
      hurriedFirst,
      hurriedSecond,
      everydayUnseen,
      laterFirst,
      laterSecond,
      laterThird,
      ...([1, 2, 3, 4, 5, 6] as const).map(askedByReader),
    ].flat();
    expect(asked.filter(([question]) => words.includes(question.toLowerCase().replace(/[?.!]$/, '')))).toEqual([]);
  });

  it('or in everyday words, each of which leads to a place of the book', () => {
    const places = [
      ...chapters.flatMap(({ rule, rows }) => [rule.name, ...rows.map(({ id }) => `${rule.name}/${id}`)]),
      ...plainChapters.flatMap(({ name, rows }) => rows.map(({ id }) => `${name}/${id}`)),
    ];
    expect([...everyday.keys()].filter((place) => !places.includes(place))).toEqual([]);
    expect([...everyday].filter(([, ways]) => ways.includes(''))).toEqual([]);
  });
});
