import type { ApplicationsOperations } from '../../../application/applications/applications.api';
import type { CallOf } from '../call';
import { oneCall, type Bindings } from '../operation';
import { listOf, text, withDefault } from '../codec';
import { field, objectWith } from '../record';
import { listedApplication } from './application.wire';
import { candidateId } from '../wire/fields';
import { neverRefused, nothingAsked } from '../calls/shared';

/** GET /candidate/get_jobs_list */
export const getJobsList: CallOf<ApplicationsOperations['listApplications']> = {
  name: 'get_jobs_list',
  summary: 'The applications of the signed-in candidate, in the order of the list.',
  source: 'spec 1 §7, R13',
  method: 'GET',
  path: 'candidate/get_jobs_list',
  access: 'candidate',
  request: nothingAsked,
  response: objectWith({
    candidateId: field('candidate_id', candidateId),
    candidateName: field('name', withDefault(text, '')),
    applications: field('jobs', listOf(listedApplication)),
  }),
  ...neverRefused,
};

/** The call of `ApplicationsOperations`. */
export const applicationsCalls: Bindings<ApplicationsOperations> = {
  listApplications: oneCall(getJobsList),
};
