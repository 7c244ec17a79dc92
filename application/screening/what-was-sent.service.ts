import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { answersRead } from '../../domain/screening/answers-read';
import type { Job } from '../../domain/ids/job';
import type { NoSuchApplication } from '../ports/candidate-api/call';
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
    unitOfWork.run<Failure, WhatWasSent>((store) =>
      pipe(
        store.applications.find(caller, positionId),
        TE.filterOrElseW(
          (found) => O.isSome(found) && found.value.position.communityId === communityId,
          (): NoSuchApplication => ({ _tag: 'NoSuchApplication' }),
        ),
        TE.flatMap((): TE.TaskEither<Failure, O.Option<SubmittedAnswers>> =>
          store.screeningAnswers.of(caller, positionId),
        ),
        TE.flatMap(
          O.match(
            (): FromStore<AnswersSent | undefined> => TE.right(undefined),
            (submitted) => inWords(store, submitted),
          ),
        ),
        TE.bindTo('answers'),
        TE.bindW('given', () => store.resumes.of(caller)),
        TE.map(({ answers, given }) => {
          const resume = given.find((one) => one.positionId === positionId);
          return { answers, resume: resume && receiptOf(resume) };
        }),
      ),
    );
