import * as TE from 'fp-ts/TaskEither';
import type { Positions } from '../../../application/positions/positions.store';
import type { Part } from '../../contract/record';
import { rowsOf, selected } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import { neighborRow, positionRow, postedPositionRow } from './position-row.repository';

const position = rowsOf(positionRow);
const posted = rowsOf(postedPositionRow);
const neighbor = rowsOf(neighborRow);

export const positions = ({ db, all, first }: Unit): Positions => {
  const found = <A>(row: Part<A>) => db.selectFrom('positions').select(selected(row));
  return {
    withId: (id) => first('positions', position, found(positionRow).where('position_id', '=', id)),
    withIds: (ids) =>
      ids.length === 0
        ? TE.right([])
        : all('positions', posted, found(postedPositionRow).where('position_id', 'in', ids).orderBy('position_id')),
    ofCommunity: (id) =>
      all('positions', neighbor, found(neighborRow).where('community_id', '=', id).orderBy('position_id')),
  };
};
