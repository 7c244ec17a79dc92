import { skillFilterView, type SkillFilterState } from '../../../ui/screening/skill-filter.view';
import { aPosition } from '../../support/builders/positions';
import { aQuestion, aQuestionnaire, aSection, questionId } from '../../support/builders/screening';

const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
const questionnaire = aQuestionnaire(
  {
    ...aSection(1, aQuestion(1), aQuestion(2, { type: 'multiple-choice', options: many })),
    description: 'Be yourself',
  },
  aSection(2, aQuestion(3, { type: 'short-text', required: false, options: [] })),
);

const view = (changes: Partial<SkillFilterState> = {}) =>
  skillFilterView({
    position: aPosition({ resume: 'required' }),
    questionnaire,
    draft: { at: 0, answers: [] },
    part: 'question',
    fault: undefined,
    submit: { _tag: 'NotAsked' },
    width: 'wide',
    allOptions: false,
    ...changes,
  });

describe('The questions of a job', () => {
  it('are shown one per page, with their section, how many are completed and the current step [spec 1 §2, spec 1 §9]', () => {
    expect(view()).toMatchObject({
      _tag: 'Asking',
      steps: { summary: 'Step 2 of 6: Questions' },
      completion: { label: 'Completed 0 of 3', done: 0, of: 3 },
      question: {
        section: { name: 'Section 1', description: 'Be yourself' },
        title: 'Question 1',
        required: true,
        place: 'Question 1 of 3',
        hasPrevious: false,
        forward: 'Next',
        canCheck: false,
        control: {
          several: false,
          options: [
            { label: 'Yes', chosen: false },
            { label: 'No', chosen: false },
          ],
          more: undefined,
        },
      },
    });
  });

  it.each([
    ['wide', 8, '1 more answer'],
    ['narrow', 6, '3 more answers'],
  ] as const)('show %s screens %p options before Show More Options [spec 1 §9, R15]', (width, count, more) => {
    const seen = view({ width, draft: { at: 1, answers: [] } });
    expect(seen).toMatchObject({ question: { control: { several: true, more } } });
    expect(
      seen._tag === 'Asking' && seen.question.control._tag === 'Options' && seen.question.control.options.length,
    ).toBe(count);
  });

  it('can be reviewed before Submit: every answer with its page, and what is still missing', () => {
    const answers = [{ questionId: questionId(2), answer: ['a', 'c'] }];
    const seen = view({ part: 'check', draft: { at: 2, answers } });
    expect(seen).toMatchObject({
      _tag: 'Checking',
      rows: [
        { at: 0, answer: [], open: 'Not answered yet. This question needs an answer.', missing: true },
        { at: 1, answer: ['a', 'c'], open: undefined, missing: false },
        { at: 2, answer: [], open: 'Not answered. You can leave it blank.', missing: false },
      ],
    });
  });

  it('lead back there after a change from there', () => {
    expect(view({ part: 'change', draft: { at: 2, answers: [] } })).toMatchObject({
      question: { forward: 'Back to your answers', hasPrevious: false, canCheck: false },
    });
  });

  it('end with Submit, and show what was typed [spec 1 §2]', () => {
    const answers = [{ questionId: questionId(3), answer: ['By bike'] }];
    expect(view({ draft: { at: 2, answers } })).toMatchObject({
      completion: { label: 'Completed 1 of 3' },
      question: {
        forward: 'Submit',
        canCheck: true,
        hasPrevious: true,
        control: { _tag: 'Text', lines: 'one', value: 'By bike' },
      },
    });
  });

  it("say what is missing in the specification's words [spec 1 §5]", () => {
    expect(view({ fault: { _tag: 'MandatoryUnanswered', questionId: questionId(1) } })).toMatchObject({
      question: { fault: 'Please answer the mandatory question' },
    });
  });

  it('wait while the answers are evaluated, even if nothing is asked [spec 1 §8, R6a]', () => {
    expect(view({ submit: { _tag: 'Evaluating' } })).toMatchObject({ _tag: 'Evaluating' });
    expect(view({ questionnaire: undefined })).toMatchObject({ _tag: 'Evaluating' });
  });

  it('say why nothing was submitted, that the answers are kept, and the request id [R29]', () => {
    const reason = { _tag: 'ServerFault', message: '', requestId: '7F3A-91C2' } as const;
    expect(view({ submit: { _tag: 'NotSubmitted', reason } })).toMatchObject({
      _tag: 'Asking',
      failure: { requestId: '7F3A-91C2', keptNote: 'Your answers are kept.', action: 'Try again' },
    });
    expect(view({ questionnaire: undefined, submit: { _tag: 'NotSubmitted', reason } })).toMatchObject({
      _tag: 'NotSubmitted',
    });
    expect(view({ submit: { _tag: 'NotSubmitted', reason: { _tag: 'OtherQuestionnaire' } } })).toMatchObject({
      failure: {
        text: 'The questions have changed. Load the page again; your other answers are kept.',
        action: 'Load the page again',
        reloads: true,
      },
    });
  });

  it.each([
    ['NoConnection', /not submitted yet/],
    ['AnswerLost', /did not hear back/],
  ] as const)(
    'after %s wait for the connection next to the question, or alone if there is none [R17, R29]',
    (_tag, what) => {
      const waiting = { lines: [expect.stringMatching(what), expect.stringMatching(/when you are back online/)] };
      const submit = { _tag: 'Waiting', lost: { _tag } } as const;
      expect(view({ submit })).toMatchObject({ _tag: 'Asking', failure: undefined, waiting });
      const unasked = { lines: [expect.stringMatching(/not sent yet|did not hear back/), expect.any(String)] };
      const asksNothing = view({ questionnaire: undefined, submit });
      expect(asksNothing).toMatchObject({ _tag: 'Waiting', waiting: unasked });
      expect(JSON.stringify(asksNothing)).not.toContain('answers');
    },
  );
});
