import { managerOnlineFor } from '../../domain/chat/connection';
import type { HiringManagerId } from '../../domain/ids/chat-ids';
import type { CandidateId } from '../../domain/ids/candidate-id';
import { minus } from '../../domain/time/instant';
import type { FromStore } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';

/** Every hiring manager who is online: who acted within the last minute; a watching terminal acts every few seconds. */
export const activeManagers =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (): FromStore<readonly HiringManagerId[]> =>
    unitOfWork.run(({ chat }) => chat.managersActive(minus(clock.now(), managerOnlineFor)));

/** Which of this candidate's hiring managers are online: those they write with, and those they may write to (R39). */
export const onlineManagers =
  ({ unitOfWork, clock }: ServiceDependencies) =>
  (candidate: CandidateId): FromStore<readonly HiringManagerId[]> =>
    unitOfWork.run(({ chat, applications }) =>
      inOrder(function* () {
        const active = yield* take(chat.managersActive(minus(clock.now(), managerOnlineFor)));
        if (active.length === 0) return [];
        const begun = yield* take(chat.of(candidate));
        const own = yield* take(applications.of(candidate));
        const theirs = new Set<HiringManagerId | undefined>([
          ...begun.map(({ hiringManagerId }) => hiringManagerId),
          ...own.map(({ position }) => position.hiringManager?.id),
        ]);
        return active.filter((manager) => theirs.has(manager));
      }),
    );
