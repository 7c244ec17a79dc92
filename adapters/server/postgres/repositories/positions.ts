import type { Positions } from '../../../../application/ports/unit-of-work/positions';
import type { Unit } from '../unit';
import { position, positionColumns } from './position-row';

export const positions = ({ db, all, first }: Unit): Positions => ({
  withId: (id) =>
    first('positions', position, db.selectFrom('positions').select(positionColumns).where('position_id', '=', id)),
  ofCommunity: (id) =>
    all(
      'positions',
      position,
      db.selectFrom('positions').select(positionColumns).where('community_id', '=', id).orderBy('position_id'),
    ),
});
