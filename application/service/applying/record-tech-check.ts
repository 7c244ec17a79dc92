import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../../domain/identity/candidate-id';
import { withChange } from '../../../domain/tech-check/flags';
import type { NoSuchApplication } from '../../ports/candidate-api/call';
import type { TechCheckRecord } from '../../ports/candidate-api/tech-check';
import type { StoreUnavailable } from '../../ports/unit-of-work/store';
import { lockOwn } from '../acts/own-application';
import type { ServiceDependencies } from '../dependencies';

/** Sets a tech check's flag of the caller's own application (spec 2 §4.4). Setting it again changes nothing. */
export const recordTechCheck =
  ({ unitOfWork, clock }: Pick<ServiceDependencies, 'unitOfWork' | 'clock'>) =>
  (caller: CandidateId, wish: TechCheckRecord): TE.TaskEither<NoSuchApplication | StoreUnavailable, undefined> =>
    unitOfWork.run((store) =>
      pipe(
        lockOwn(store, clock, caller, wish),
        TE.flatMap(({ application }) => {
          const flag = wish.by === 'self-record' ? 'mandatory' : wish.by;
          const techCheck = withChange(application.techCheck, { flag, to: wish.to });
          return store.applications.save(caller, { ...application, techCheck });
        }),
      ),
    );
