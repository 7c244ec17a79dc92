import * as TE from 'fp-ts/TaskEither';
import type { Positions } from '../../../application/positions/positions.store';
import type { Part } from '../../contract/record';
import { rowsOf, selected } from '../postgres/columns';
import type { Unit } from '../postgres/unit';
import { neighborRow, positionInZoneRow, positionRow, postedPositionRow } from './position-row.repository';

const position = rowsOf(positionRow);
const posted = rowsOf(postedPositionRow);
const neighbor = rowsOf(neighborRow);
const inZone = rowsOf(positionInZoneRow);

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
    withApplications: (after, limit, { positionId, communityId }) =>
      all(
        'positions',
        inZone,
        found(positionInZoneRow)
          // One look into an index for each, instead of a list of the positions of all applications.
          .innerJoinLateral(
            (query) =>
              query
                .selectFrom('applications')
                .select('applications.id')
                .whereRef('applications.position_id', '=', 'positions.position_id')
                // In the order of the index, so that none is looked for by reading the whole table.
                .orderBy('applications.position_id')
                .orderBy('applications.id')
                .limit(1)
                .as('one'),
            (join) => join.onTrue(),
          )
          .$if(after !== undefined, (query) => query.where('position_id', '>', after ?? 0))
          .$if(positionId !== undefined, (query) => query.where('position_id', '=', positionId ?? 0))
          .$if(communityId !== undefined, (query) => query.where('community_id', '=', communityId ?? 0))
          .orderBy('position_id')
          .limit(limit),
      ),
  };
};
