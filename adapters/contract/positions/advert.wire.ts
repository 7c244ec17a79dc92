import type { Advert } from '../../../domain/positions/advert';
import { listOf, text, withDefault, type Codec } from '../codec';
import { allOf, field, objectOf, turned } from '../record';
import { positionId } from '../wire/fields';
import { positionParts, positionSaid, sayPosition } from './position.wire';

const { meeting: _, dialIn: __, ...publicParts } = positionParts;

const otherJob = objectOf(
  allOf({ positionId: field('position_id', positionId), positionName: field('position_name', text) }),
);

const nothingPrivate = { meeting: undefined, dialIn: undefined };

/** A position as everybody may read it (spec 1 §3): without the employer's permanent meeting room and its phone number, with the other open jobs at its location. */
export const advert: Codec<Advert> = objectOf(
  turned(
    allOf({ ...publicParts, otherJobs: field('other_jobs', withDefault(listOf(otherJob), [])) }),
    ({ otherJobs, ...ofPosition }): Advert => {
      const { meeting: ___, dialIn: ____, ...position } = positionSaid({ ...ofPosition, ...nothingPrivate });
      return { ...position, otherJobs };
    },
    ({ otherJobs, ...position }) => ({ ...sayPosition({ ...position, ...nothingPrivate }), otherJobs }),
  ),
);
