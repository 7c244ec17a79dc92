import * as O from 'fp-ts/Option';
import type * as TE from 'fp-ts/TaskEither';
import { beginnings, type EventType } from '../../domain/applications/application-event';
import { whatHappened } from '../../domain/applications/history';
import type { CandidateId } from '../../domain/ids/candidate-id';
import type { Job } from '../../domain/ids/job';
import { found, inOrder, refuse, take } from '../in-order';
import { noApplication, type NoSuchApplication } from '../ports/candidate-api/call';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';
import type { ApplicationHistory } from './history.api';

const begin: readonly EventType[] = beginnings;

/** What happened to the candidate's own application (R69), by the days of their own zone; if it isn't known, of the position's. */
export const readApplicationHistory =
  ({ unitOfWork }: ServiceDependencies) =>
  (
    caller: CandidateId,
    { communityId, positionId }: Job,
  ): TE.TaskEither<NoSuchApplication | StoreUnavailable, ApplicationHistory> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const { position } = yield* found(store.applications.find(caller, positionId), noApplication);
        if (position.communityId !== communityId) return yield* refuse(noApplication);
        const events = yield* take(store.events.of(caller, positionId));
        const addressee = O.toUndefined(yield* take(store.candidates.addressee(caller)));
        return {
          lines: whatHappened(events, addressee?.zone ?? position.zone),
          fromTheBeginning: events.some(({ type }) => begin.includes(type)),
        };
      }),
    );
