import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { withChange } from '../../domain/positions/flags';
import type { NoSuchApplication } from '../ports/candidate-api/call';
import type { TechCheckRecord } from './tech-check.api';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { lockOwn } from '../applications/own-application.service';
import type { ServiceDependencies } from '../service/dependencies';

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
