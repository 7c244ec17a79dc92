import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { isScreeningOpen } from '../../domain/applications/open-screening';
import { inListOrder } from '../../domain/applications/list-order';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import type { QuestionnaireId } from '../../domain/ids/questionnaire-ids';
import { listed, type JobsList, type QuestionsAsked } from './applications.api';
import type { ApplicationWithPosition } from './applications.store';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** The questionnaire of an application whose questions are still to be answered. */
const openQuestionnaire = ({ application, position }: ApplicationWithPosition): QuestionnaireId | undefined =>
  isScreeningOpen(application) ? position.questionnaireId : undefined;

/** Submitted without the optional resume: whether on purpose decides if the submission is full (R23). */
const mayHaveProceeded = ({ application }: ApplicationWithPosition): boolean =>
  application.recordingSubmittedAt !== undefined && application.resume === 'optional' && !application.hasResume;

const asksOf = (
  one: ApplicationWithPosition,
  counts: ReadonlyMap<QuestionnaireId, number>,
): QuestionsAsked | undefined => {
  const questionnaireId = openQuestionnaire(one);
  const count = questionnaireId === undefined ? 0 : (counts.get(questionnaireId) ?? 0);
  return questionnaireId === undefined || count === 0 ? undefined : { questionnaireId, count };
};

/** A candidate's name and applications, in the order of the list (R13). */
export const listApplications =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, JobsList> =>
    unitOfWork.run(({ candidates, applications, questionnaires, resumes }) =>
      inOrder(function* () {
        const candidate = yield* take(candidates.withId(caller));
        const all = yield* take(applications.of(caller));
        // One query for all cards, and none if no card has an open screening.
        const ids = all.map(openQuestionnaire).filter((id) => id !== undefined);
        const counts = yield* take(questionnaires.counts([...new Set(ids)]));
        const waived = new Set<PositionId>();
        for (const { position } of all.filter(mayHaveProceeded))
          if (yield* take(resumes.proceedsWithout(caller, position.positionId))) waived.add(position.positionId);
        return {
          candidateId: caller,
          candidateName: O.isSome(candidate) ? `${candidate.value.firstName} ${candidate.value.lastName}`.trim() : '',
          applications: inListOrder(all.map((one) => ({ ...one.application, one }))).map(({ one }) =>
            listed(one, asksOf(one, counts), waived.has(one.position.positionId)),
          ),
        };
      }),
    );
