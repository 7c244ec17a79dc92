import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../../domain/positions/job';
import type { Position } from '../../../domain/positions/position';
import type { InterviewQuestion, PracticeSet } from '../../../domain/recording/interview-question';
import type { RecordingTerms } from '../../../domain/recording/options';
import type { AnswerOnFile } from '../../../domain/recording/stored-answer';
import { submissionOf } from '../../../domain/recording/submission';
import type { NoSuchApplication } from '../../ports/candidate-api/call';
import type { AlreadySubmitted } from '../../ports/candidate-api/recording';
import type { Store } from '../../ports/unit-of-work';
import type { ApplicationWithPosition } from '../../ports/unit-of-work/applications';
import type { StoredAnswer } from '../../ports/unit-of-work/recorded-answers';
import type { FromStore, StoreUnavailable } from '../../ports/unit-of-work/store';

/** The caller's own application, to read only. Another candidate's, or one under another community, counts as none. */
export const findOwn = (
  { applications }: Pick<Store, 'applications'>,
  caller: CandidateId,
  { communityId, positionId }: Job,
): TE.TaskEither<NoSuchApplication | StoreUnavailable, ApplicationWithPosition> =>
  pipe(
    applications.find(caller, positionId),
    TE.map(O.filter(({ position }) => position.communityId === communityId)),
    TE.flatMap(TE.fromOption((): NoSuchApplication | StoreUnavailable => ({ _tag: 'NoSuchApplication' }))),
  );

/** A position's questions to record and to practice with. */
export interface QuestionsToRecord {
  readonly interview: readonly InterviewQuestion[];
  readonly practice: readonly PracticeSet[];
}

/** A position's questions from its questionnaire; none of either kind if it has no questionnaire. */
export const questionsToRecord = (
  { questionnaires }: Pick<Store, 'questionnaires'>,
  { questionnaireId }: Position,
): FromStore<QuestionsToRecord> =>
  questionnaireId === undefined
    ? TE.right({ interview: [], practice: [] })
    : pipe(
        questionnaires.withId(questionnaireId),
        TE.map(
          O.match(
            (): QuestionsToRecord => ({ interview: [], practice: [] }),
            ({ interview, practice }) => ({ interview, practice }),
          ),
        ),
      );

/** What the choices and the links in mails depend on (spec 2 §4.3). */
export const recordingTerms = (
  { resumes }: Pick<Store, 'resumes'>,
  caller: CandidateId,
  { application, position }: Pick<ApplicationWithPosition, 'application' | 'position'>,
): FromStore<RecordingTerms> =>
  pipe(
    resumes.proceedsWithout(caller, position.positionId),
    TE.map((proceededWithout) => ({
      published: position.published,
      blocked: application.blocked,
      submittedAt: application.recordingSubmittedAt,
      resume: { option: application.resume, uploaded: application.hasResume, proceededWithout },
      mayRecordLater: position.mayRecordLater,
    })),
  );

/** Nothing changes after the submission: it is refused with how it was submitted. */
export const notSubmittedYet = (
  store: Pick<Store, 'resumes'>,
  caller: CandidateId,
  own: { readonly application: Application; readonly position: Position },
): TE.TaskEither<AlreadySubmitted | StoreUnavailable, undefined> =>
  pipe(
    recordingTerms(store, caller, own),
    TE.flatMap(({ submittedAt, resume }) =>
      submittedAt === undefined
        ? TE.right(undefined)
        : TE.left<AlreadySubmitted | StoreUnavailable>({
            _tag: 'AlreadySubmitted',
            submission: submissionOf(resume),
            at: submittedAt,
          }),
    ),
  );

/** A stored answer for the rules of re-recording: its fingerprint, and those that it replaced (R34). */
export const onFile = ({ questionId, take, replaced }: StoredAnswer): AnswerOnFile => ({
  questionId,
  current: take?.sha256,
  replaced,
});
