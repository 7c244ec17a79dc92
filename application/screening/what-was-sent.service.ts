import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { answersRead } from '../../domain/screening/answers-read';
import type { Job } from '../../domain/ids/job';
import { found, inOrder, refuse, take } from '../in-order';
import { noApplication, type NoSuchApplication } from '../ports/candidate-api/call';
import type { AnswersSent, WhatWasSent } from './screening.api';
import type { Store } from '../ports/unit-of-work';
import type { SubmittedAnswers } from './answers.store';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import { receiptOf } from '../resumes/store-resume.service';
import { questionnaireOf } from './questionnaire.service';

type Failure = NoSuchApplication | StoreUnavailable;

const inWords = (store: Store, { questionnaireId, answers, at }: SubmittedAnswers): FromStore<AnswersSent> =>
  pipe(
    questionnaireOf(store, { questionnaireId }),
    TE.map((onFile) => ({ at, answers: answersRead(O.toUndefined(onFile)?.questionnaire, answers) })),
  );

/** The answers and the resume that a candidate sent for one job; only that candidate may read them. */
export const readWhatWasSent =
  ({ unitOfWork }: ServiceDependencies) =>
  (caller: CandidateId, { communityId, positionId }: Job): TE.TaskEither<Failure, WhatWasSent> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { position } = yield* found(store.applications.find(caller, positionId), noApplication);
        if (position.communityId !== communityId) return yield* refuse(noApplication);
        const submitted = yield* take(store.screeningAnswers.of(caller, positionId));
        const answers = O.isSome(submitted) ? yield* take(inWords(store, submitted.value)) : undefined;
        const given = yield* take(store.resumes.of(caller));
        const resume = given.find((one) => one.positionId === positionId);
        return { answers, resume: resume && receiptOf(resume) };
      }),
    );
