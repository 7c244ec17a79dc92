import type { Positions } from '../../../../application/ports/unit-of-work';
import type { Unit } from '../unit';
import { position, positionColumns } from './position-row';

export const positions = ({ db, first }: Unit): Positions => ({
  withId: (id) =>
    first('positions', position, db.selectFrom('positions').select(positionColumns).where('position_id', '=', id)),
});
