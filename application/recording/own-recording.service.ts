import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import type { Position } from '../../domain/positions/position';
import type { InterviewQuestion, PracticeSet } from '../../domain/screening/interview-question';
import type { LastDay, RecordingTerms } from '../../domain/recording/options';
import type { AnswerOnFile } from '../../domain/recording/stored-answer';
import type { Instant } from '../../domain/time/instant';
import { dateIn } from '../../domain/time/zoned';
import { found, inOrder, refuse } from '../in-order';
import { noApplication, type NoSuchApplication } from '../ports/candidate-api/call';
import type { Store } from '../ports/unit-of-work';
import type { ApplicationWithPosition } from '../applications/applications.store';
import type { StoredAnswer } from './recorded-answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';

/** The caller's own application, to read only. Another candidate's, or one under another community, counts as none. */
export const findOwn = (
  { applications }: Pick<Store, 'applications'>,
  caller: CandidateId,
  { communityId, positionId }: Job,
): TE.TaskEither<NoSuchApplication | StoreUnavailable, ApplicationWithPosition> =>
  inOrder(function* () {
    const own = yield* found(applications.find(caller, positionId), noApplication);
    return own.position.communityId === communityId ? own : yield* refuse(noApplication);
  });

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

/** The last day to record and the day it is there (R32). */
export const lastDayOf = ({ recordUntil: until, zone }: Position, now: Instant): LastDay | undefined =>
  until === undefined
    ? undefined
    : pipe(
        dateIn(now, zone),
        O.match(
          () => undefined,
          (today) => ({ until, today }),
        ),
      );

/** What a recording, its choices and the links in its mails depend on (spec 2 §4.3). */
export const recordingTerms = (
  { resumes }: Pick<Store, 'resumes'>,
  caller: CandidateId,
  { application, position }: Pick<ApplicationWithPosition, 'application' | 'position'>,
  now: Instant,
): FromStore<RecordingTerms> =>
  pipe(
    resumes.proceedsWithout(caller, position.positionId),
    TE.map((proceededWithout) => ({
      published: position.published,
      blocked: application.blocked,
      submittedAt: application.recordingSubmittedAt,
      resume: { option: application.resume, uploaded: application.hasResume, proceededWithout },
      mayRecordLater: position.mayRecordLater,
      lastDay: lastDayOf(position, now),
    })),
  );

/** A stored answer for the rules of re-recording: its fingerprint, and those that it replaced (R34). */
export const onFile = ({ questionId, take, replaced }: StoredAnswer): AnswerOnFile => ({
  questionId,
  current: take?.sha256,
  replaced,
});
