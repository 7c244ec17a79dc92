import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { managerOnlineFor } from '../../domain/chat/connection';
import type { HiringManagerId } from '../../domain/ids/chat-ids';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { minus } from '../../domain/time/instant';
import type { FromStore, StoreUnavailable } from '../ports/unit-of-work/store';
import type { ServiceDependencies } from '../service/dependencies';

interface Online {
  readonly candidateId: CandidateId;
  readonly manager: HiringManagerId;
}

/** Every hiring manager who is online: who acted within the last minute; a watching terminal acts every few seconds. */
export const activeManagers =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (): FromStore<readonly HiringManagerId[]> =>
    unitOfWork.run(({ chat }) => chat.managersActive(minus(clock.now(), managerOnlineFor)));

/**
 * Which of their hiring managers are online, for each of these candidates: those they write with, and those they may write to (R39). One question for all of
 * them, because a manager who comes online concerns every open page of a process.
 */
export const onlineManagers =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (candidates: readonly CandidateId[]): FromStore<ReadonlyMap<CandidateId, readonly HiringManagerId[]>> =>
    pipe(
      unitOfWork.run<StoreUnavailable, readonly Online[]>(({ chat }) =>
        chat.managersActiveFor(candidates, minus(clock.now(), managerOnlineFor)),
      ),
      TE.map((online) => {
        const theirs = new Map<CandidateId, HiringManagerId[]>(candidates.map((candidate) => [candidate, []]));
        for (const { candidateId, manager } of online) theirs.get(candidateId)?.push(manager);
        return theirs;
      }),
    );
