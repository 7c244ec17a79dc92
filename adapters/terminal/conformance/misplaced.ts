import type { ListedApplication } from '../../../application/applications/applications.api';
import { actionsShown, type CardAction } from '../../../domain/applications/card-actions';
import { bodyField } from '../../../domain/resilience/error-text';
import { getJobsList } from '../../contract/applications/applications.calls';
import { answered } from './expectations';
import type { Reply } from './reply';
import { roleNames, type Role, type WireJob } from './roles';
import { send, type World } from './world';

/** What the candidate's card offers before the checks begin (R10); `any`: whatever it may be, `none`: there is no application. */
const offeredTo: Readonly<Record<Role, CardAction | 'any' | 'none'>> = {
  video: 'schedule',
  in_person: 'schedule',
  onboarding: 'schedule-onboarding',
  onsite: 'schedule-onsite',
  offer: 'schedule-onboarding',
  invitation: 'schedule-onsite',
  apply: 'none',
  external: 'apply-external',
  resume: 'upload-resume',
  optional: 'schedule',
  closed: 'none',
  theirs: 'none',
  record: 'record-interview',
  chat: 'any',
};

const decisive = ['status', 'applied_status', 'sf_status', 'interview_type', 'upload_resume', 'onboarding_status'];

/** The fields that decide what the card offers, as they were sent. */
const standing = ({ body }: Reply, { position_id }: WireJob): string => {
  const jobs = bodyField(body, 'jobs');
  const sent: unknown = Array.isArray(jobs)
    ? jobs.find((one: unknown) => bodyField(one, 'position_id') === position_id)
    : undefined;
  const inWords = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));
  return decisive.map((name) => `${name} ${inWords(bodyField(sent, name))}`).join(', ');
};

const listedAs = (job: WireJob, reply: Reply): ListedApplication | undefined =>
  answered(getJobsList, reply)?.applications.find(
    ({ application: { positionId, communityId } }) =>
      positionId === job.position_id && communityId === job.community_id,
  );

/** What keeps the job from its role; undefined: it fits. */
const slipOf = (role: Role, job: WireJob, reply: Reply): string | undefined => {
  const listed = listedAs(job, reply);
  const needed = offeredTo[role];
  if (listed === undefined) return needed === 'none' ? undefined : 'has no application to it';
  if (needed === 'none') return 'has an application to it';
  const offered = actionsShown(listed.application);
  return needed === 'any' || offered.includes(needed)
    ? undefined
    : `is offered ${offered.join(', ') || 'nothing'} (${standing(reply, job)}), and the role needs ${needed} (R10)`;
};

/** Jobs that don't fit their role, a line for each: a mistake in an option must not look like a defect of the backend. */
export const misplaced = async (world: World): Promise<readonly string[]> => {
  const { candidate, jobs } = world;
  if (candidate === undefined) return [];
  const reply = await send(world, getJobsList, {}, candidate);
  if (answered(getJobsList, reply) === undefined) return [];
  return roleNames.flatMap((role) => {
    const job = jobs[role];
    const slip = job && slipOf(role, job, reply);
    return job === undefined || slip === undefined
      ? []
      : [`--position ${role}=${job.community_id}/${job.position_id}: ${candidate.email} ${slip}, by get_jobs_list`];
  });
};
