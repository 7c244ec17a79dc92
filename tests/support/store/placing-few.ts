import { inMemoryUnitOfWork } from '../../../adapters/in-process/store';
import type { UnitOfWork } from '../../../application/ports/unit-of-work';

/** A store that gives places to this many events at a time, as others do to thousands. */
export const placingFew = (most: number): UnitOfWork => {
  const { run } = inMemoryUnitOfWork();
  return {
    run: (work) =>
      run((store) => work({ ...store, events: { ...store.events, place: () => store.events.place(most) } })),
  };
};
