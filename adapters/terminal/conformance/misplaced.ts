import { getJobsList } from '../../contract/calls/applications';
import { answered } from './expectations';
import { roleNames, type Role } from './roles';
import { send, type World } from './world';

/** The candidate's applications before the checks begin. */
const appliedTo: Readonly<Record<Role, boolean>> = {
  video: true,
  in_person: true,
  onboarding: true,
  onsite: true,
  offer: true,
  invitation: true,
  apply: false,
  external: true,
  resume: true,
  optional: true,
  closed: false,
  theirs: false,
};

/** Jobs that don't fit their role, a line for each: a mistake in an option must not look like a defect of the backend. */
export const misplaced = async (world: World): Promise<readonly string[]> => {
  const { candidate, jobs } = world;
  if (candidate === undefined) return [];
  const list = answered(getJobsList, await send(world, getJobsList, {}, candidate));
  if (list === undefined) return [];
  return roleNames.flatMap((role) => {
    const job = jobs[role];
    const has = list.applications.some(
      ({ application: { positionId, communityId } }) =>
        positionId === job?.position_id && communityId === job.community_id,
    );
    return job === undefined || has === appliedTo[role]
      ? []
      : [
          `--position ${role}=${job.community_id}/${job.position_id}: ${candidate.email} ` +
            `${has ? 'has an application' : 'has no application'} to it, by get_jobs_list`,
        ];
  });
};
