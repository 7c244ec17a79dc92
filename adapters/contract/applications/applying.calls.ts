import * as E from 'fp-ts/Either';
import type { Applied, ApplyingOperations, ConfirmRefusal } from '../../../application/applications/applying.api';
import type { AdvertRefusal } from '../../../application/positions/adverts.api';
import { sayAdvertRefusal, sayConfirmRefusal, sayLinkRefusal } from '../../../application/applications/apply.words';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import type { PositionId } from '../../../domain/ids/position-ids';
import type { CallOf, RefusalStatus } from '../call';
import { oneCall, type Bindings } from '../operation';
import {
  fromParser,
  listOf,
  mapped,
  maybe,
  number,
  struct,
  text,
  textOrNumber,
  withDefault,
  type Codec,
} from '../codec';
import { field, objectOf, objectWith } from '../record';
import { job, jobParts } from '../positions/job.wire';
import { advert } from '../positions/advert.wire';
import { candidatePosition } from './candidate-position.wire';
import { advertRefusal, applyRefusal, confirmRefusal, linkRefusal, noApplication } from './applying-refusals.wire';
import { communityId, positionId } from '../wire/fields';

/* Adverts, which everybody may read, and the calls that apply for a job (spec 1 §7, R6, R6a). */

const onePosition: Codec<PositionId> = objectOf(field('position_id', positionId));

const advertStatus = ({ _tag }: AdvertRefusal): RefusalStatus => (_tag === 'PositionClosed' ? 202 : 204);

/** GET candidate/get_position/{position_id}, the rulings' path for 'position by id' (R3b). */
export const getPosition: CallOf<ApplyingOperations['advert']> = {
  name: 'get_position',
  summary: 'The advert of a published position, with the other open jobs of its community.',
  source: 'spec 1 §7, R3b',
  method: 'GET',
  path: 'candidate/get_position/{position_id}',
  access: 'public',
  request: onePosition,
  response: advert,
  refusal: advertRefusal,
  refusalStatus: advertStatus,
  sayRefusal: sayAdvertRefusal,
};

/** GET candidate/get_positions_data/{position_id}: the same for a signed-in candidate. */
export const getPositionsData: CallOf<ApplyingOperations['positionDetails']> = {
  name: 'get_positions_data',
  summary: 'Theme and details of a published position, whether the candidate applied to it or not.',
  source: 'spec 1 §7',
  method: 'GET',
  path: 'candidate/get_positions_data/{position_id}',
  access: 'candidate',
  request: onePosition,
  response: advert,
  refusal: advertRefusal,
  refusalStatus: advertStatus,
  sayRefusal: sayAdvertRefusal,
};

/** POST candidate/getRedirectionLinks (R1). */
export const getRedirectionLinks: CallOf<ApplyingOperations['resolveLink']> = {
  name: 'get_redirection_links',
  summary: 'The plain ids behind the encoded ones of a link.',
  source: 'spec 1 §7, R1',
  method: 'POST',
  path: 'candidate/getRedirectionLinks',
  access: 'public',
  request: objectWith({
    position: field('position_id', maybe(textOrNumber)),
    community: field('community_id', maybe(textOrNumber)),
  }),
  response: mapped(
    struct({ data: struct({ position_id: maybe(positionId), community_id: maybe(communityId) }) }),
    ({ data }) => ({ positionId: data.position_id, communityId: data.community_id }),
    (ids) => ({ data: { position_id: ids.positionId, community_id: ids.communityId } }),
  ),
  refusal: linkRefusal,
  refusalStatus: () => 406,
  sayRefusal: sayLinkRefusal,
};

/** R6 gives `status` its meaning; here any number is valid. */
const applied: Codec<Applied> = struct({ status: number });

/** POST candidate/apply_job */
export const applyJob: CallOf<ApplyingOperations['applyToJob']> = {
  name: 'apply_job',
  summary:
    'Applies to a job, or says how the application to it stands: 0 screening open, 1 booked or recorded, 2 passed, 4 closed.',
  source: 'spec 1 §7, R6, R6a, R6b',
  method: 'POST',
  path: 'candidate/apply_job',
  access: 'candidate',
  request: objectWith({ ...jobParts, positionName: field('position_name', withDefault(text, '')) }),
  response: applied,
  refusal: applyRefusal,
  refusalStatus: ({ _tag }) => (_tag === 'PositionClosed' ? 202 : 406),
  sayRefusal: sayConfirmRefusal,
};

const confirmStatus = ({ _tag }: ConfirmRefusal): RefusalStatus => {
  if (_tag === 'PositionClosed') return 202;
  return _tag === 'NoSuchApplication' ? 204 : 406;
};

/** POST candidate-registration/applied_position */
export const appliedPosition: CallOf<ApplyingOperations['confirmExternal']> = {
  name: 'applied_position',
  summary: "The candidate says that they applied on the employer's own site; answers as apply_job.",
  source: 'spec 1 §7, R6a, R27',
  method: 'POST',
  path: 'candidate-registration/applied_position',
  access: 'candidate',
  request: job,
  response: applied,
  refusal: confirmRefusal,
  refusalStatus: confirmStatus,
  sayRefusal: sayConfirmRefusal,
};

const positions = listOf(candidatePosition);

/** GET candidate/get_candidate_position/{community_id}/{position_id} */
export const getCandidatePosition: CallOf<ApplyingOperations['application']> = {
  name: 'get_candidate_position',
  summary: "The candidate's own application to one job, with the resume given for it.",
  source: 'spec 1 §7, spec 2 §3',
  method: 'GET',
  path: 'candidate/get_candidate_position/{community_id}/{position_id}',
  access: 'candidate',
  request: job,
  response: fromParser({
    name: 'one candidate',
    wire: struct({ candidate: { ...positions, schema: { ...positions.schema, minItems: 1 } } }),
    parse: ({ candidate }) => E.fromNullable('nobody')(candidate[0]),
    print: (listed) => ({ candidate: [listed] }),
  }),
  refusal: noApplication,
  refusalStatus: () => 404,
  sayRefusal: sayPositionRefusal,
};

/** The calls of `ApplyingOperations`, one for each operation. */
export const applyingCalls: Bindings<ApplyingOperations> = {
  advert: oneCall(getPosition),
  positionDetails: oneCall(getPositionsData),
  resolveLink: oneCall(getRedirectionLinks),
  applyToJob: oneCall(applyJob),
  confirmExternal: oneCall(appliedPosition),
  application: oneCall(getCandidatePosition),
};
