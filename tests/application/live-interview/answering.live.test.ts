import {
  answeringStep,
  sentAnswerTo,
  draftOf,
  isAnswerSent,
  type Answering,
  type AnsweringAct,
} from '../../../application/live-interview/answering.live';
import type { QuestionAnswer } from '../../../domain/live-interview/room-message';

const questionId = 7;
const choose = (option: string): AnsweringAct => ({ _tag: 'OptionChosen', questionId, option });
const type = (words: string): AnsweringAct => ({ _tag: 'WordsTyped', questionId, words });
const press: AnsweringAct = { _tag: 'AnswerPressed', questionId };

const nothingSent: Answering = { answers: [], drafts: new Map() };
const after = (acts: readonly AnsweringAct[], begin = nothingSent) => {
  const sent: QuestionAnswer[] = [];
  const state = acts.reduce((before, act) => {
    const [next, answer] = answeringStep(before, act);
    if (answer !== undefined) sent.push(answer);
    return next;
  }, begin);
  return { state, sent, draft: draftOf(state, questionId), isSent: isAnswerSent(state, questionId) };
};

describe('Answering one of the interviewer’s questions [spec 2 §3, §4.6]', () => {
  it('sends an option, words, or both, without the space around the words', () => {
    const answer = { questionId, option: 'Yes', additionalResponse: 'Gladly' };
    const { sent, state, isSent } = after([choose('Yes'), type(' Gladly '), press]);
    expect([sent, state.answers, sentAnswerTo(state, questionId), isSent]).toEqual([[answer], [answer], answer, true]);
    expect(after([choose('No'), press]).sent).toEqual([{ questionId, option: 'No', additionalResponse: '' }]);
    expect(after([type('Yes'), press]).sent).toEqual([{ questionId, option: undefined, additionalResponse: 'Yes' }]);
  });

  it.each([[[]], [[type(' \n')]]])('says that nothing is written, until something is: %j', (acts) => {
    const empty = after([...acts, press]);
    expect([empty.sent, empty.draft.isEmpty, empty.isSent]).toEqual([[], true, false]);
    for (const act of [choose('Yes'), type('Y')]) expect(after([...acts, press, act]).draft.isEmpty).toBe(false);
  });

  it('begins with the answer that was sent, and sends what is changed since once more', () => {
    const kept: Answering = { ...nothingSent, answers: [{ questionId, option: 'Yes', additionalResponse: 'Gladly' }] };
    expect(after([], kept)).toMatchObject({ draft: { option: 'Yes', words: 'Gladly' }, isSent: true });
    const changed = after([choose('No')], kept);
    expect(changed).toMatchObject({ draft: { option: 'No', words: 'Gladly' }, isSent: false });
    expect(after([press], changed.state).state.answers).toEqual([
      { questionId, option: 'No', additionalResponse: 'Gladly' },
    ]);
  });

  it('keeps each question’s answer apart', () => {
    const { state } = after([choose('Yes'), press, { _tag: 'WordsTyped', questionId: 8, words: 'Nights' }]);
    expect([draftOf(state, 8).words, draftOf(state, questionId).words]).toEqual(['Nights', '']);
    expect([isAnswerSent(state, 8), isAnswerSent(state, questionId)]).toEqual([false, true]);
  });
});
