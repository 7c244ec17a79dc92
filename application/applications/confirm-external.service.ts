import * as TE from 'fp-ts/TaskEither';
import type { Application } from '../../domain/applications/application';
import type { Job } from '../../domain/ids/job';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Applied, ConfirmRefusal } from './applying.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { granted, inOrder, take } from '../in-order';
import { lockOwn } from './own-application.service';
import { writePlainAct } from './plain-act.service';
import type { ServiceDependencies } from '../service/dependencies';
import { answerTo } from './apply-to-job.service';

type Failure = ConfirmRefusal | StoreUnavailable;

/** Whether this repeats a call whose answer was lost. */
const isRepeated = ({ externalApplicationUrl, screening }: Application): boolean =>
  externalApplicationUrl !== undefined && screening === 'passed';

/**
 * POST applied_position (R6a): the candidate has applied on the employer's own site, which counts as a passed screening. The answer is what
 * apply_job would answer then. A repetition after a lost answer gets the current state, so it needs no key.
 */
export const confirmExternal =
  ({
    unitOfWork,
    clock,
    publicUrl,
    sendMails,
  }: Pick<ServiceDependencies, 'unitOfWork' | 'clock' | 'publicUrl' | 'sendMails'>) =>
  (caller: CandidateId, job: Job): TE.TaskEither<Failure, Applied> =>
    inOrder(function* () {
      const applied = yield* take(
        unitOfWork.run((store) =>
          inOrder(function* () {
            const own = yield* take(lockOwn(store, clock, caller, job));
            yield* granted(answerTo(own));
            if (!isRepeated(own.application))
              yield* take(
                writePlainAct(store, publicUrl, caller, own, { _tag: 'ConfirmExternalApplication' }, undefined),
              );
            return yield* granted(answerTo(yield* take(lockOwn(store, clock, caller, job))));
          }),
        ),
      );
      yield* take(TE.fromTask(sendMails));
      return applied;
    });
