import {
  leaveWarning,
  openSession,
  sessionStep,
  type SessionEvent,
  type SessionState,
} from '../../../domain/recording/session';
import type { SessionQuestion } from '../../../domain/recording/review';
import { aQuestion, questionId } from '../../support/builders/recording';
import { cases } from '../../support/cases/cases';
import { named, optional, text } from '../../../adapters/rules/cases/columns';

const terms = { mode: 'live', reRecordLimit: 1 } as const;
const recorded = { standing: 'recorded' } as const;
const open = (...questions: readonly SessionQuestion[]): SessionState => openSession(terms, questions, false)[0];
const after = (state: SessionState, ...events: readonly SessionEvent[]): SessionState =>
  events.reduce((current, event) => sessionStep(current, event)[0], state);
const answered = (n: number, changes: { skipped?: boolean; reRecords?: number } = {}): SessionEvent => ({
  _tag: 'QuestionAnswered',
  questionId: questionId(n),
  skipped: false,
  reRecords: 0,
  ...changes,
});
const does = (
  _tag:
    | 'BackToReviewPressed'
    | 'SubmitPressed'
    | 'SubmitAcknowledged'
    | 'SubmitFailed'
    | 'LeavePressed'
    | 'LeaveConfirmed'
    | 'LeaveDeclined',
): SessionEvent => ({ _tag });
const chooses = (n: number): SessionEvent => ({ _tag: 'RecordChosen', questionId: questionId(n) });
const answering = (n: number, from: 'order' | 'review' = 'order') => ({
  _tag: 'Answering',
  questionId: questionId(n),
  from,
});
const reviewing = { _tag: 'Reviewing', submitFailed: false };

const twoOpen = open(aQuestion(1), aQuestion(2));
const review = open(aQuestion(1, recorded), aQuestion(2, { ...recorded, reRecords: 1 }));
const again = after(review, chooses(1));
const submitting = after(review, does('SubmitPressed'));
const submitted = after(submitting, does('SubmitAcknowledged'));
const left = after(review, does('LeavePressed'), does('LeaveConfirmed'));

describe('A recording session', () => {
  it('resumes at the first question without an answer [spec 2 §4.1]', () => {
    const [state, commands] = openSession(terms, [aQuestion(7, recorded), aQuestion(5), aQuestion(6)], false);
    expect(state.stage).toEqual(answering(5));
    expect(commands).toEqual([{ _tag: 'OpenQuestion', questionId: 5 }]);
    expect(state.leaving).toBe(false);
  });

  it('shows the review if all are answered [spec 2 §4.1]', () => {
    expect(openSession(terms, [aQuestion(1, recorded)], false)[0].stage).toEqual(reviewing);
    expect(openSession(terms, [], false)).toEqual([{ terms, questions: [], stage: reviewing, leaving: false }, []]);
  });

  it('goes straight to the review if the server says all_questions_recorded, and trusts that for every question [spec 2 §4.1]', () => {
    const skippable = { skippable: true } as const;
    const [state, commands] = openSession(
      terms,
      [aQuestion(1), aQuestion(2, skippable), aQuestion(3, recorded), aQuestion(4, { ...skippable, ...recorded })],
      true,
    );
    expect(state.stage).toEqual(reviewing);
    expect(commands).toEqual([]);
    expect(state.questions.map(({ standing }) => standing)).toEqual(['recorded', 'skipped', 'recorded', 'recorded']);
  });

  it('moves to the next open question after each answer, and to the review after the last [spec 2 §4.1]', () => {
    const [second, commands] = sessionStep(twoOpen, answered(1));
    expect(second.stage).toEqual(answering(2));
    expect(commands).toEqual([{ _tag: 'OpenQuestion', questionId: 2 }]);
    expect(second.questions[0]).toEqual(aQuestion(1, recorded));
    const [last, none] = sessionStep(second, answered(2, { skipped: true, reRecords: 1 }));
    expect(last.stage).toEqual(reviewing);
    expect(none).toEqual([]);
    expect(last.questions[1]).toEqual(aQuestion(2, { standing: 'skipped', reRecords: 1 }));
  });

  it('registers an answer that is acknowledged while another question, or none, is open [R24]', () => {
    const [state, commands] = sessionStep(twoOpen, answered(2));
    expect([state.stage, commands]).toEqual([answering(1), []]);
    expect(state.questions[1]).toEqual(aQuestion(2, recorded));
    const [still, nothing] = sessionStep(review, answered(1, { reRecords: 1 }));
    expect([still.stage, nothing]).toEqual([reviewing, []]);
    expect(still.questions[0]).toEqual(aQuestion(1, { ...recorded, reRecords: 1 }));
    expect(sessionStep(submitting, answered(1))[0].stage).toEqual({ _tag: 'Submitting' });
  });

  it('from the review records one question again and comes back [spec 2 §2.3]', () => {
    const [state, commands] = sessionStep(review, chooses(1));
    expect([state.stage, commands]).toEqual([answering(1, 'review'), [{ _tag: 'OpenQuestion', questionId: 1 }]]);
    expect(sessionStep(state, answered(1, { reRecords: 1 }))[0].stage).toEqual(reviewing);
    expect(sessionStep(state, does('BackToReviewPressed'))).toEqual([review, []]);
  });

  it("from the review opens no question whose limit is reached, or that isn't listed [spec 2 §4.1]", () => {
    expect(sessionStep(review, chooses(2))).toEqual([review, []]);
    expect(sessionStep(review, chooses(9))).toEqual([review, []]);
  });

  it('goes back to the review only if it came from there [spec 2 §2.3]', () => {
    for (const state of [twoOpen, review, submitting, submitted, left])
      expect(sessionStep(state, does('BackToReviewPressed'))).toEqual([state, []]);
    for (const state of [twoOpen, submitting, submitted, left])
      expect(sessionStep(state, chooses(1))).toEqual([state, []]);
  });

  it('reopens the question of a lost answer, even while submitting, but not afterward [R24]', () => {
    const lost = { _tag: 'AnswerLost', questionId: questionId(1) } as const;
    const questions = [aQuestion(1), aQuestion(2, { ...recorded, reRecords: 1 })];
    expect(sessionStep(review, lost)).toEqual([{ ...review, questions }, []]);
    expect(sessionStep(submitting, lost)).toEqual([{ ...review, questions, stage: reviewing }, []]);
    for (const state of [submitted, left]) expect(sessionStep(state, lost)).toEqual([state, []]);
  });

  it('submits from the review, and continues once the server has accepted it [spec 2 §4.2]', () => {
    expect(sessionStep(review, does('SubmitPressed'))).toEqual([
      { ...review, stage: { _tag: 'Submitting' } },
      [{ _tag: 'SubmitRecording' }],
    ]);
    expect(sessionStep(submitting, does('SubmitAcknowledged'))).toEqual([
      { ...review, stage: { _tag: 'Submitted' } },
      [{ _tag: 'GoTo', screen: 'after-submission' }],
    ]);
  });

  it('that failed to submit says so in the review, until it is tried again or something is recorded [R29]', () => {
    const [failed, commands] = sessionStep(submitting, does('SubmitFailed'));
    expect(failed.stage).toEqual({ _tag: 'Reviewing', submitFailed: true });
    expect(commands).toEqual([]);
    expect(after(failed, does('SubmitPressed')).stage).toEqual({ _tag: 'Submitting' });
    expect(after(failed, chooses(1), does('BackToReviewPressed')).stage).toEqual(reviewing);
  });

  it('submits nothing while a required question is open, or from any other page [spec 2 §2.3]', () => {
    const skippedRequired = open(aQuestion(1, { standing: 'skipped' }));
    for (const state of [skippedRequired, twoOpen, again, submitting, submitted, left])
      expect(sessionStep(state, does('SubmitPressed'))).toEqual([state, []]);
    for (const state of [twoOpen, review, submitted, left])
      for (const event of [does('SubmitAcknowledged'), does('SubmitFailed')])
        expect(sessionStep(state, event)).toEqual([state, []]);
  });

  it('for practice submits nothing and goes straight to its end [spec 2 §2.7]', () => {
    const [practice] = openSession({ mode: 'practice', reRecordLimit: 1 }, [aQuestion(1, recorded)], false);
    expect(sessionStep(practice, does('SubmitPressed'))).toEqual([
      { ...practice, stage: { _tag: 'Submitted' } },
      [{ _tag: 'GoTo', screen: 'practice-end' }],
    ]);
  });
});

describe('Leaving a recording session', () => {
  it.each(
    cases('recording/session-leaving-warning', {
      state: named({ twoOpen, review, again, submitting, submitted, left }),
      warning: optional(text),
    }),
  )('$title', ({ state, warning }) => {
    expect(leaveWarning(state)).toBe(warning);
    expect(sessionStep(state, does('LeavePressed'))).toEqual([{ ...state, leaving: warning !== undefined }, []]);
  });

  it('asks first; Yes leads to My Job Applications, No continues [spec 2 §2.3]', () => {
    for (const state of [twoOpen, review, again]) {
      const asked = after(state, does('LeavePressed'));
      expect(sessionStep(asked, does('LeaveConfirmed'))).toEqual([
        { ...state, stage: { _tag: 'Left' } },
        [{ _tag: 'GoTo', screen: 'my-jobs' }],
      ]);
      expect(sessionStep(asked, does('LeaveDeclined'))).toEqual([state, []]);
      expect(sessionStep(state, does('LeaveConfirmed'))).toEqual([state, []]);
    }
  });

  it('accepts no choice behind the open dialog, but still handles server events [spec 2 §2.3, R24]', () => {
    for (const [state, event] of [
      [review, chooses(1)],
      [review, does('SubmitPressed')],
      [again, does('BackToReviewPressed')],
    ] as const) {
      const asked = after(state, does('LeavePressed'));
      expect(sessionStep(asked, event)).toEqual([asked, []]);
    }
    expect(after(twoOpen, does('LeavePressed'), answered(1)).questions[0]).toEqual(aQuestion(1, recorded));
  });

  it('is final: later events change nothing [spec 2 §2.3]', () => {
    for (const event of [answered(1), chooses(1), does('SubmitPressed'), does('LeaveConfirmed'), does('LeaveDeclined')])
      expect(sessionStep(left, event)).toEqual([left, []]);
  });
});
