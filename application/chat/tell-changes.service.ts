import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { ApplicationEvent } from '../../domain/applications/application-event';
import type { InboundMessage } from './socket.port';
import type { LiveNews } from './live-news.port';
import type { UnitOfWork } from '../ports/unit-of-work';

type Changed = Extract<InboundMessage, { readonly _tag: 'ApplicationChanged' }>;

/** An import adds applications by the thousand: nobody is told of each. */
const isTold = ({ change, type }: ApplicationEvent): boolean => change !== undefined && type !== 'application.imported';

/**
 * The same store, which tells the candidate's open pages of each act that changed an application, once it is committed. It follows from the act's event,
 * so no act is forgotten.
 */
export const tellingChanges = (unitOfWork: UnitOfWork, live: Pick<LiveNews, 'tell'>): UnitOfWork => ({
  run: (work) => {
    let changes: readonly Changed[] = [];
    return pipe(
      unitOfWork.run((store) => {
        // Work that lost a race runs again, and only what its last run did stands.
        changes = [];
        return work({
          ...store,
          events: {
            ...store.events,
            add: (candidateId, positionId, event) => {
              const byCandidate = event.by._tag === 'Candidate';
              if (isTold(event))
                changes = [...changes, { _tag: 'ApplicationChanged', candidateId, positionId, byCandidate }];
              return store.events.add(candidateId, positionId, event);
            },
          },
        });
      }),
      TE.tapIO(() => () => {
        for (const change of changes) live.tell(change.candidateId, change);
      }),
    );
  },
});
