import * as O from 'fp-ts/Option';
import * as RA from 'fp-ts/ReadonlyArray';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { goesOn } from '../../domain/applications/lifecycle';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { questionsOf } from '../../domain/screening/questionnaire';
import type { OpenQuestion, SkillFilter, SkillFilterRefusal } from './screening.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { questionnaireOf, mayAnswer } from './questionnaire.service';

/** A job's questions for this candidate, while they can be answered and the application goes on (R10b). It leaves out which options disqualify (R8). */
export const readSkillFilter =
  ({ unitOfWork }: ServiceDependencies) =>
  (
    caller: CandidateId,
    { positionId }: { readonly positionId: PositionId },
  ): TE.TaskEither<SkillFilterRefusal | StoreUnavailable, SkillFilter> =>
    unitOfWork.run<SkillFilterRefusal | StoreUnavailable, SkillFilter>((store) =>
      pipe(
        store.applications.find(caller, positionId),
        TE.flatMap(TE.fromOption((): SkillFilterRefusal => ({ _tag: 'NoSuchApplication' }))),
        TE.flatMap((found): TE.TaskEither<SkillFilterRefusal | StoreUnavailable, SkillFilter> => {
          const decision = mayAnswer(found);
          if (decision._tag === 'Refused') return TE.left(decision.reason);
          if (!goesOn(found.application)) return TE.left({ _tag: 'PositionClosed' });
          return pipe(
            questionnaireOf(store, found.position),
            TE.map((onFile) => ({
              candidateId: caller,
              questionnaire: O.toUndefined(onFile)?.questionnaire,
            })),
          );
        }),
      ),
    );

/** All unanswered questions of this candidate, job by job in the order of the applications. */
export const readOpenQuestions =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, readonly OpenQuestion[]> =>
    unitOfWork.run<StoreUnavailable, readonly OpenQuestion[]>((store) =>
      pipe(
        store.applications.of(caller),
        TE.map(RA.filter((one) => mayAnswer(one)._tag === 'Allowed' && goesOn(one.application))),
        TE.flatMap(
          TE.traverseSeqArray(({ position }) =>
            pipe(
              questionnaireOf(store, position),
              TE.map((onFile) =>
                O.isNone(onFile)
                  ? []
                  : questionsOf(onFile.value.questionnaire).map((question) => ({
                      positionId: position.positionId,
                      question,
                    })),
              ),
            ),
          ),
        ),
        TE.map(RA.flatten),
      ),
    );
