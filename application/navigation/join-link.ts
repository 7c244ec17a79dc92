import type * as O from 'fp-ts/Option';
import type { Job } from '../../domain/ids/job';
import type { LinkedIds } from '../positions/adverts.api';
import { jobFromPath, toPath } from './path';

/*
 * Where a video interview is joined: the only address whose query names its job (spec 2 §2.1). Access is checked there, so the link itself is not
 * secret.
 */

const names = { communityId: 'community_id', positionId: 'position_id' } as const;

type Id = keyof typeof names;

/** The address at which the interview of this job is joined (spec 2 §2.1). */
export const joinPath = ({ communityId, positionId }: Job): string =>
  `${toPath({ _tag: 'Join' })}?${names.communityId}=${communityId}&${names.positionId}=${positionId}`;

/** An id as the query has it, plain or encoded. */
export const joinId = (query: string, of: Id): string | undefined =>
  new RegExp(`[?&]${names[of]}=([^&]*)`).exec(query)?.[1];

/** The job that the query names; none if it names none, or if an id is not plain. */
export const joinedJob = (query: string): O.Option<Job> =>
  jobFromPath(joinId(query, 'communityId') ?? '', joinId(query, 'positionId') ?? '');

/** The same address with the ids that could be resolved. */
export const withJoinIds = (address: string, ids: LinkedIds): string =>
  (['communityId', 'positionId'] as const).reduce(
    (path, of) =>
      ids[of] === undefined
        ? path
        : path.replace(new RegExp(`([?&]${names[of]}=)[^&]*`), (_, name: string) => `${name}${String(ids[of])}`),
    address,
  );
