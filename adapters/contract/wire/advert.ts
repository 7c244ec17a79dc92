import type { Advert } from '../../../domain/positions/advert';
import { listOf, mapped, struct, text, withDefault, type Codec } from '../codec';
import { positionId } from './fields';
import { fromWirePosition, positionFields, toWirePosition } from './position';

const { meeting: _, ...told } = positionFields;

/** A position as everybody may read it (spec 1 §3): without the employer's standing room, with the other open jobs at its location. */
export const advert: Codec<Advert> = mapped(
  struct({
    ...told,
    other_jobs: withDefault(listOf(struct({ position_id: positionId, position_name: text })), []),
  }),
  ({ other_jobs, ...wire }): Advert => {
    const { meeting: __, ...position } = fromWirePosition({ ...wire, meeting: undefined });
    return {
      ...position,
      otherJobs: other_jobs.map((job) => ({ positionId: job.position_id, positionName: job.position_name })),
    };
  },
  ({ otherJobs, ...position }) => {
    const { meeting: __, ...wire } = toWirePosition({ ...position, meeting: undefined });
    return {
      ...wire,
      other_jobs: otherJobs.map((job) => ({ position_id: job.positionId, position_name: job.positionName })),
    };
  },
);
