import { known } from '../../../domain/brand';
import type { InterviewQuestionId } from '../../../domain/ids/question-id';
import { practiceReRecordLimit } from '../../../domain/recording/re-record';
import type { SessionQuestion } from '../../../domain/recording/review';
import { openSession, sessionStep, type SessionEvent, type SessionState } from '../../../domain/recording/session';
import { asWords } from '../chapters/words';
import { diagramOf, edgesOf, tagOf } from '../walk';

const ids = [known<InterviewQuestionId>(1), known<InterviewQuestionId>(2)];

const questions = ids.map((questionId): SessionQuestion => ({
  questionId,
  skippable: false,
  standing: 'unrecorded',
  reRecords: 0,
}));

const begin = (mode: 'live' | 'practice'): SessionState =>
  openSession({ mode, reRecordLimit: practiceReRecordLimit }, questions, false)[0];

const events: readonly SessionEvent[] = [
  ...ids.flatMap((questionId): readonly SessionEvent[] => [
    { _tag: 'QuestionAnswered', questionId, skipped: false, reRecords: 0 },
    { _tag: 'QuestionAnswered', questionId, skipped: false, reRecords: practiceReRecordLimit },
    { _tag: 'RecordChosen', questionId },
  ]),
  { _tag: 'BackToReviewPressed' },
  { _tag: 'SubmitPressed' },
  { _tag: 'SubmitAcknowledged' },
  { _tag: 'SubmitFailed' },
  { _tag: 'LeavePressed' },
  { _tag: 'LeaveConfirmed' },
  { _tag: 'LeaveDeclined' },
];

const sayState = ({ stage, leaving }: SessionState): string =>
  asWords(leaving ? `${stage._tag}, asked whether to leave` : stage._tag);

const sayEvent = (event: SessionEvent, { terms }: SessionState): string =>
  event._tag === 'SubmitPressed' && terms.mode === 'practice' ? 'Submit pressed, in practice' : tagOf(event);

export const session = diagramOf(
  'A recorded interview',
  edgesOf<SessionState, SessionEvent>({
    begins: [begin('live'), begin('practice')],
    events: () => events,
    step: (state, event) => sessionStep(state, event)[0],
    key: (state) => JSON.stringify(state),
  }),
  { state: sayState, event: sayEvent },
);
