import * as fc from 'fast-check';
import { writtenAnswer } from '../../../domain/live-interview/room-message';

describe("A candidate's answer in a live interview", () => {
  it.each([
    ['an option', 'Yes', '', { option: 'Yes', additionalResponse: '' }],
    ['words', undefined, ' By bus \n', { option: undefined, additionalResponse: 'By bus' }],
    ['both', 'No', 'Not on Sundays', { option: 'No', additionalResponse: 'Not on Sundays' }],
  ])('is %s [spec 2 §3]', (_what, option, words, answer) => {
    expect(writtenAnswer(7, option, words)).toEqual({ questionId: 7, ...answer });
  });

  it.each(['', ' ', '\n\t', '\u00a0', '\u200b'])(
    'is none without an option and with nothing to see (%j) [spec 2 §3]',
    (words) => {
      expect(writtenAnswer(7, undefined, words)).toBeUndefined();
    },
  );

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
