import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Application } from '../../../domain/applications/application';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import type { Job } from '../../navigation/destination';
import type { Applied, ConfirmRefusal } from '../../ports/candidate-api/applying';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import { lockOwn } from '../acts/own-application';
import { writePlainAct } from '../acts/plain-act';
import type { ServiceDependencies } from '../dependencies';
import { answerTo } from './apply-to-job';

type Failure = ConfirmRefusal | StoreUnavailable;

/** The same press again, after an answer that was lost. */
const isRepeated = ({ externalApplicationUrl, screening }: Application): boolean =>
  externalApplicationUrl !== undefined && screening === 'passed';

/**
 * POST applied_position (R6a): the candidate has applied on the employer's own site; it counts as a passed screening. The answer is that of
 * apply_job afterwards. A repetition after a lost answer, when such an application counts as passed already, is answered as it stands: it
 * needs no key.
 */
export const confirmExternal =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, Applied> =>
    unitOfWork.run<Failure, Applied>((store) => {
      const own = lockOwn(store, clock, caller, job);
      return pipe(
        own,
        TE.tap((found) => answerTo(found)),
        TE.tap((found): TE.TaskEither<Failure, undefined> =>
          isRepeated(found.application)
            ? TE.right(undefined)
            : writePlainAct(store, caller, found, { _tag: 'ConfirmExternalApplication' }, undefined),
        ),
        TE.flatMap(() => own),
        TE.flatMap(answerTo),
      );
    });
