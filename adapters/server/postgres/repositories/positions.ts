import * as TE from 'fp-ts/TaskEither';
import type { Positions } from '../../../../application/ports/unit-of-work/positions';
import type { Unit } from '../unit';
import { neighbor, neighborColumns, position, positionColumns } from './position-row';

export const positions = ({ db, all, first }: Unit): Positions => ({
  withId: (id) =>
    first('positions', position, db.selectFrom('positions').select(positionColumns).where('position_id', '=', id)),
  withIds: (ids) =>
    ids.length === 0
      ? TE.right([])
      : all(
          'positions',
          position,
          db.selectFrom('positions').select(positionColumns).where('position_id', 'in', ids).orderBy('position_id'),
        ),
  ofCommunity: (id) =>
    all(
      'positions',
      neighbor,
      db.selectFrom('positions').select(neighborColumns).where('community_id', '=', id).orderBy('position_id'),
    ),
});
