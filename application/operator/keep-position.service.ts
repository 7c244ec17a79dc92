import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { PositionId } from '../../domain/ids/position-ids';
import type { Position } from '../../domain/positions/position';
import { encodedAdvertPath } from '../navigation/encoded-links';
import type { NoSuchPosition, OpenedSlots, Publication, Published, SlotsRefused, SlotsToClose } from './operator.port';
import type { ClosedPlaces } from '../positions/slots.store';
import type { Store } from '../ports/unit-of-work';
import type { StoreUnavailable } from '../ports/unit-of-work/store';
import { inOrder, take } from '../in-order';
import type { ServiceDependencies } from '../service/dependencies';
import { isBackwards } from '../import/faults-among.service';

const known = (
  { positions }: Store,
  positionId: PositionId,
): TE.TaskEither<NoSuchPosition | StoreUnavailable, Position> =>
  pipe(
    positions.withId(positionId),
    TE.flatMap(TE.fromOption((): NoSuchPosition => ({ _tag: 'NoSuchPosition', positionId }))),
  );

/** Publishes a position or closes it (R7). Repeating changes nothing. */
export const publish =
  ({ unitOfWork, clock, idCodes, publicUrl }: ServiceDependencies) =>
  (wish: Publication): TE.TaskEither<NoSuchPosition | StoreUnavailable, Published> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        const position = yield* take(known(store, wish.positionId));
        yield* take(store.provisioning.putPosition({ ...position, published: wish.published }, clock.now()));
        const path = encodedAdvertPath(idCodes.encode('position', wish.positionId));
        return { ...wish, advertUrl: `${publicUrl}${path}` };
      }),
    );

/** Adds slots. For existing slots, updates the end and the capacity. */
export const openSlots =
  ({ unitOfWork }: ServiceDependencies) =>
  (wish: OpenedSlots): TE.TaskEither<SlotsRefused | StoreUnavailable, OpenedSlots> => {
    const backwards = wish.slots.find(({ slot }) => isBackwards(slot));
    if (backwards !== undefined) return TE.left({ _tag: 'EndsBeforeItBegins', slot: backwards.slot });
    return unitOfWork.run((store) =>
      inOrder(function* () {
        yield* take(known(store, wish.positionId));
        yield* take(store.provisioning.putSlots(wish.positionId, wish.kind, wish.slots));
        return wish;
      }),
    );
  };

/** Closes the free places of these times. Whoever has booked one keeps it until a new time is asked for (R27). Repeating changes nothing. */
export const closeSlots =
  ({ unitOfWork }: ServiceDependencies) =>
  (wish: SlotsToClose): TE.TaskEither<NoSuchPosition | StoreUnavailable, ClosedPlaces> =>
    unitOfWork.run((store) =>
      inOrder(function* () {
        yield* take(known(store, wish.positionId));
        return yield* take(store.slots.close(wish.positionId, wish.kind, wish.slots));
      }),
    );
