import { migration } from '../migration';

/*
 * An advert names the other open jobs at its location (spec 1 §3).
 *   positions (community_id, position_id)   the positions of one community, among those of all
 */
export const adverts = migration('create index positions_by_community on positions (community_id, position_id)');
