import * as fc from 'fast-check';
import {
  leaveWarning,
  openSession,
  sessionStep,
  type SessionEvent,
  type SessionState,
} from '../../../domain/recording/session';
import { aQuestion, questionId } from '../../support/builders/recording';
import { act, playActs } from '../../support/models/acts';

/** An interview on paper: a sheet with a tick or a dash for each question, and whether it was submitted. */
interface Sheet {
  readonly required: readonly boolean[];
  readonly marks: ('' | 'tick' | 'dash')[];
  readonly again: number[];
  readonly limit: number;
  sheet: 'on the desk' | 'being handed in' | 'handed in' | 'left behind';
  /** The question being viewed; undefined: the whole sheet. */
  at: number | undefined;
  fromReview: boolean;
  asked: boolean;
  submissions: number;
}

interface Real {
  state: SessionState;
}

const looksOn = (paper: Sheet): void => {
  const next = paper.marks.indexOf('');
  paper.at = next === -1 ? undefined : next;
  paper.fromReview = false;
};

const compare = (paper: Sheet, { state }: Real): void => {
  const { stage } = state;
  const names = { 'on the desk': '', 'being handed in': 'Submitting', 'handed in': 'Submitted', 'left behind': 'Left' };
  expect(stage._tag).toBe(names[paper.sheet] || (paper.at === undefined ? 'Reviewing' : 'Answering'));
  if (stage._tag === 'Answering') expect(stage.questionId).toBe((paper.at ?? -1) + 1);
  expect(state.questions.map(({ standing }) => standing)).toEqual(
    paper.marks.map((mark) => (mark === '' ? 'unrecorded' : mark === 'tick' ? 'recorded' : 'skipped')),
  );
  expect(state.leaving).toBe(paper.asked);
  const warning = paper.marks.includes('') ? 'not-finished' : 'recorded-not-submitted';
  expect(leaveWarning(state)).toBe(paper.sheet === 'on the desk' ? warning : undefined);
};

const step = (name: string, event: SessionEvent, run: (paper: Sheet) => void) =>
  act<Sheet, Real>(name, (paper, real) => {
    run(paper);
    const [state, commands] = sessionStep(real.state, event);
    paper.submissions -= commands.filter(({ _tag }) => _tag === 'SubmitRecording').length;
    real.state = state;
    compare(paper, real);
    expect(paper.submissions).toBe(0);
  });

const places = fc.nat({ max: 3 });
const free = (paper: Sheet): boolean => paper.sheet === 'on the desk' && !paper.asked;

const acts = [
  fc.tuple(places, fc.boolean()).map(([n, skipped]) =>
    step(
      `question ${n + 1} is ${skipped ? 'skipped' : 'answered'}`,
      { _tag: 'QuestionAnswered', questionId: questionId(n + 1), skipped, reRecords: 1 },
      (paper) => {
        if (paper.sheet === 'left behind' || n >= paper.marks.length) return;
        paper.marks[n] = skipped ? 'dash' : 'tick';
        paper.again[n] = 1;
        if (paper.sheet !== 'on the desk' || paper.at !== n) return;
        // From the review too: an answer lost in the meantime leaves its question open.
        looksOn(paper);
      },
    ),
  ),
  places.map((n) =>
    step(`the answer to ${n + 1} is lost`, { _tag: 'AnswerLost', questionId: questionId(n + 1) }, (paper) => {
      if (paper.sheet === 'handed in' || paper.sheet === 'left behind') return;
      if (paper.sheet === 'being handed in') paper.sheet = 'on the desk';
      if (n < paper.marks.length) paper.marks[n] = '';
    }),
  ),
  places.map((n) =>
    step(`chooses ${n + 1} in the review`, { _tag: 'RecordChosen', questionId: questionId(n + 1) }, (paper) => {
      if (!free(paper) || paper.at !== undefined || n >= paper.marks.length) return;
      if (paper.marks[n] === 'tick' && (paper.again[n] ?? 0) >= paper.limit) return;
      paper.at = n;
      paper.fromReview = true;
    }),
  ),
  fc.constant(
    step('goes back to the review', { _tag: 'BackToReviewPressed' }, (paper) => {
      if (free(paper) && paper.fromReview) paper.at = undefined;
    }),
  ),
  fc.constant(
    step('submits', { _tag: 'SubmitPressed' }, (paper) => {
      if (!free(paper) || paper.at !== undefined) return;
      if (!paper.required.every((needed, n) => !needed || paper.marks[n] === 'tick')) return;
      paper.sheet = 'being handed in';
      paper.submissions += 1;
    }),
  ),
  fc.constant(
    step('the server acknowledges', { _tag: 'SubmitAcknowledged' }, (paper) => {
      if (paper.sheet === 'being handed in') paper.sheet = 'handed in';
    }),
  ),
  fc.constant(
    step('the submission fails', { _tag: 'SubmitFailed' }, (paper) => {
      if (paper.sheet === 'being handed in') paper.sheet = 'on the desk';
    }),
  ),
  fc.constant(
    step('goes back in the browser', { _tag: 'LeavePressed' }, (paper) => {
      if (paper.sheet === 'on the desk') paper.asked = true;
    }),
  ),
  fc.constant(
    step('stays', { _tag: 'LeaveDeclined' }, (paper) => {
      paper.asked = false;
    }),
  ),
  fc.constant(
    step('leaves', { _tag: 'LeaveConfirmed' }, (paper) => {
      if (paper.asked) [paper.asked, paper.sheet] = [false, 'left behind'];
    }),
  ),
];

describe('Whatever happens in a session', () => {
  it('asks the open questions one by one, submits once and only when complete, and is left only on request [spec 2 §2.3, §4.1, §4.2]', () => {
    const start = fc
      .record({
        questions: fc.array(fc.record({ skippable: fc.boolean(), isRecorded: fc.boolean() }), { maxLength: 4 }),
        limit: fc.integer({ min: 1, max: 2 }),
      })
      .map(({ questions, limit }) => {
        const paper: Sheet = {
          required: questions.map(({ skippable }) => !skippable),
          marks: questions.map(({ isRecorded }) => (isRecorded ? 'tick' : '')),
          again: questions.map(() => 0),
          limit,
          sheet: 'on the desk',
          at: undefined,
          fromReview: false,
          asked: false,
          submissions: 0,
        };
        looksOn(paper);
        const [state] = openSession(
          { mode: 'live', reRecordLimit: limit },
          questions.map(({ skippable, isRecorded }, n) =>
            aQuestion(n + 1, { skippable, standing: isRecorded ? 'recorded' : 'unrecorded' }),
          ),
          false,
        );
        return { model: paper, real: { state } };
      });
    playActs(acts, start, { numRuns: 150, maxCommands: 40 });
  });
});
