import type { JobsList } from '../../../application/ports/candidate-api/applications';
import type { Call } from '../call';
import { listOf, mapped, struct, text, withDefault } from '../codec';
import { listedApplication } from '../wire/application';
import { candidateId } from '../wire/fields';
import { neverRefused, nothing } from './shared';

/** GET /candidate/get_jobs_list */
export const getJobsList: Call<undefined, JobsList, never, 'candidate'> = {
  name: 'get_jobs_list',
  summary: 'The applications of the signed-in candidate, in the order of the list.',
  method: 'GET',
  path: 'candidate/get_jobs_list',
  access: 'candidate',
  request: nothing,
  response: mapped(
    struct({ candidate_id: candidateId, name: withDefault(text, ''), jobs: listOf(listedApplication) }),
    ({ candidate_id, name, jobs }) => ({ candidateId: candidate_id, candidateName: name, applications: jobs }),
    (list) => ({ candidate_id: list.candidateId, name: list.candidateName, jobs: list.applications }),
  ),
  ...neverRefused,
};
