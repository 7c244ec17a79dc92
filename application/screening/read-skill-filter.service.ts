import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { goesOn } from '../../domain/applications/lifecycle';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { PositionId } from '../../domain/ids/position-ids';
import { questionsOf } from '../../domain/screening/questionnaire';
import { found, granted, inOrder, refuse, take } from '../in-order';
import type { OpenQuestion, SkillFilter, SkillFilterRefusal } from './screening.api';
import { noApplication } from '../ports/candidate-api/call';
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
    unitOfWork.run((store) =>
      inOrder(function* () {
        const own = yield* found(store.applications.find(caller, positionId), noApplication);
        yield* granted(mayAnswer(own));
        if (!goesOn(own.application)) return yield* refuse({ _tag: 'PositionClosed' });
        const onFile = yield* take(questionnaireOf(store, own.position));
        return { candidateId: caller, questionnaire: O.toUndefined(onFile)?.questionnaire };
      }),
    );

/** All unanswered questions of this candidate, job by job in the order of the applications. */
export const readOpenQuestions =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId): TE.TaskEither<StoreUnavailable, readonly OpenQuestion[]> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const open: OpenQuestion[] = [];
        for (const own of yield* take(store.applications.of(caller))) {
          if (mayAnswer(own)._tag === 'Refused' || !goesOn(own.application)) continue;
          const { positionId } = own.position;
          const onFile = yield* take(questionnaireOf(store, own.position));
          if (O.isNone(onFile)) continue;
          open.push(...questionsOf(onFile.value.questionnaire).map((question) => ({ positionId, question })));
        }
        return open;
      }),
    );
