import type {
  TechCheckOperations,
  TechCheckRecord,
  ThresholdFor,
} from '../../../application/tech-check/tech-check.api';
import { sayPositionRefusal } from '../../../application/applications/scheduling-refusals.words';
import { defaultThreshold } from '../../../domain/tech-check/readiness';
import type { CallOf } from '../call';
import { oneOfCalls, type Bindings } from '../operation';
import { mapped, maybe, number, renamed, struct, withDefault, type Codec } from '../codec';
import { field, objectOf, objectWith } from '../record';
import { noApplication } from '../applications/applying-refusals.wire';
import { positionId } from '../wire/fields';
import { jobFields, nothing } from '../calls/shared';

/*
 * The tech check's flags (spec 2 §4.4, §7) and its threshold. A flag is set to 1 (done) or 2 (skipped); nothing sets it back to 0.
 */

/** 1 done, 2 skipped. */
const changed: Codec<'done' | 'skipped'> = renamed({ done: 1, skipped: 2 });
const done: Codec<'done'> = renamed({ done: 1 });

const refusals = { refusal: noApplication, refusalStatus: () => 404 as const, sayRefusal: sayPositionRefusal };

type RecordCall = CallOf<TechCheckOperations['recordTechCheck']>;

const record = (by: 'mandatory' | 'optional', path: string, summary: string): RecordCall => ({
  name: `tech_check_${by}`,
  summary,
  source: 'spec 2 §4.4, §7',
  method: 'PUT',
  path,
  access: 'candidate',
  request: mapped(
    by === 'mandatory'
      ? mapped(
          struct({ ...jobFields, tech_check_mandatory: changed }),
          ({ tech_check_mandatory: to, ...job }) => ({ ...job, to }),
          ({ to, ...job }) => ({ ...job, tech_check_mandatory: to }),
        )
      : mapped(
          struct({ ...jobFields, tech_check_optional: changed }),
          ({ tech_check_optional: to, ...job }) => ({ ...job, to }),
          ({ to, ...job }) => ({ ...job, tech_check_optional: to }),
        ),
    (wire): TechCheckRecord => ({ communityId: wire.community_id, positionId: wire.position_id, by, to: wire.to }),
    ({ communityId, positionId: id, to }) => ({ community_id: communityId, position_id: id, to }),
  ),
  response: nothing,
  ...refusals,
});

/** The call of each form, and the recorder's own. */
export const techCheckRecords: Readonly<Record<TechCheckRecord['by'], RecordCall>> = {
  mandatory: record(
    'mandatory',
    'candidate/tech_check_mandatory',
    'The mandatory tech check of an application is done (1) or set automatically (2).',
  ),
  optional: record(
    'optional',
    'candidate/tech_check_optional',
    'The optional tech check of an application is done (1) or skipped (2).',
  ),
  'self-record': {
    name: 'self_recording_tech_check_completion',
    summary: 'The recorder finds the tech check of an application done.',
    source: 'spec 2 §2.2, §7, R43',
    method: 'PUT',
    path: 'self_record_interviews/self_recording_tech_check_completion',
    access: 'candidate',
    request: mapped(
      struct({ ...jobFields, tech_check_mandatory: done }),
      (wire): TechCheckRecord => ({
        communityId: wire.community_id,
        positionId: wire.position_id,
        by: 'self-record',
        to: wire.tech_check_mandatory,
      }),
      ({ communityId, positionId: id }) => ({
        community_id: communityId,
        position_id: id,
        tech_check_mandatory: 'done' as const,
      }),
    ),
    response: nothing,
    ...refusals,
  },
};

type ThresholdCall = CallOf<TechCheckOperations['speedThreshold']>;

const threshold: Codec<number> = objectOf(field('threshold_value', withDefault(number, defaultThreshold)));

/** GET global_settings/get_threshold_value: the deployment's; with a position's id, that position's own if it has one (R46). */
export const thresholdCalls: Readonly<Record<'deployment' | 'position', ThresholdCall>> = {
  deployment: {
    name: 'get_threshold_value',
    summary: 'The download speed in Mbps that a tech check requires.',
    source: 'spec 2 §7, §9, R46',
    method: 'GET',
    path: 'global_settings/get_threshold_value',
    access: 'candidate',
    request: mapped(
      struct({}),
      (): ThresholdFor => ({ positionId: undefined }),
      () => ({}),
    ),
    response: threshold,
    ...refusals,
  },
  position: {
    name: 'get_threshold_value_of_position',
    summary: 'The same for a position applied to, which can have its own.',
    source: 'ours: R46',
    method: 'GET',
    path: 'global_settings/get_threshold_value/{position_id}',
    access: 'candidate',
    request: objectWith({ positionId: field('position_id', maybe(positionId)) }),
    response: threshold,
    ...refusals,
  },
};

/** The calls of `TechCheckOperations`: who set the flag, and whether a position is named, decides which. */
export const techCheckCalls: Bindings<TechCheckOperations> = {
  recordTechCheck: oneOfCalls(techCheckRecords, ({ by }) => by),
  speedThreshold: oneOfCalls(thresholdCalls, (wish) => (wish.positionId === undefined ? 'deployment' : 'position')),
};
