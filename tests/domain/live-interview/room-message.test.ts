import * as t from 'io-ts';
import * as fc from 'fast-check';
import type { AskedQuestion } from '../../../domain/live-interview/meeting';
import {
  maySay,
  withAnswer,
  writtenAnswer,
  type QuestionAnswer,
  type RoomMessage,
} from '../../../domain/live-interview/room-message';
import { cases } from '../../support/cases/cases';
import { dataOf, named, optional, text, yesNo } from '../../../adapters/rules/cases/columns';

describe("A candidate's answer in a live interview", () => {
  it.each(
    cases('live-interview/room-message-answer', {
      option: optional(text),
      words: text,
      answer: dataOf(t.UnknownRecord),
    }),
  )('$title', ({ option, words, answer }) => {
    expect(writtenAnswer(7, option, words)).toEqual({ questionId: 7, ...answer });
  });

  it.each(cases('live-interview/room-message-no-answer', { words: text }))('$title', ({ words }) => {
    expect(writtenAnswer(7, undefined, words)).toBeUndefined();
  });

  it('keeps the option and every word, without blanks around them', () => {
    const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
    const blanks = fc.stringMatching(/^[ \n\t]{0,3}$/);
    fc.assert(
      fc.property(
        fc.option(word, { nil: undefined }),
        fc.array(word, { minLength: 1 }),
        blanks,
        (option, said, around) => {
          const words = said.join(' ');
          expect(writtenAnswer(1, option, `${around}${words}${around}`)).toEqual({
            questionId: 1,
            option,
            additionalResponse: words,
          });
        },
      ),
    );
  });
});

describe('The messages that each side of a live interview may send', () => {
  const question: AskedQuestion = {
    questionId: 1,
    question: 'Can you lift 20 kg?',
    options: [],
    additionalResponse: '',
    interviewerId: 900,
    sender: 'Ines',
  };
  it.each(
    cases('live-interview/room-message-sides', {
      message: named<RoomMessage>({
        Joined: { _tag: 'Joined', name: 'Maria' },
        Asked: { _tag: 'Asked', questions: [], answers: [] },
        Answer: { _tag: 'Answer', answer: { questionId: 1, option: 'Yes', additionalResponse: '' } },
        RunningLate: { _tag: 'RunningLate', minutes: 5 },
        Question: { _tag: 'Question', question },
        End: { _tag: 'End' },
      }),
      candidate: yesNo,
      interviewer: yesNo,
    }),
  )('$title', ({ message, candidate, interviewer }) => {
    expect([maySay('candidate', message), maySay('interviewer', message)]).toEqual([candidate, interviewer]);
  });
});

describe('Answers to asked questions', () => {
  const answer = (questionId: number, option?: string): QuestionAnswer => ({
    questionId,
    option,
    additionalResponse: '',
  });

  it('keep the last one of each question [R51]', () => {
    expect(withAnswer([answer(1, 'No'), answer(2)], answer(1, 'Yes'))).toEqual([answer(2), answer(1, 'Yes')]);
    expect(withAnswer([], answer(3))).toEqual([answer(3)]);
  });
});
