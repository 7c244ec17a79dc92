import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { bodyField } from '../../../domain/resilience/error-text';
import type { Access, Method } from '../../contract/call';
import type { JsonSchema } from '../../contract/codec';
import { namesInPath, type Fields } from './asking';
import { namesIn } from './reply';

/* A plausible body for every call of the contract, and what must not be taken for one. The contract's own codec says which is which. */

/** As much of a call as the walk over all of them needs. */
export interface WalkedCall {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly file?: string;
  readonly request: {
    readonly schema: JsonSchema;
    readonly type: { readonly decode: (input: unknown) => E.Either<t.Errors, unknown> };
  };
}

/** Whatever a call may ask for, about a job that nobody has: a call reads what it knows and drops the rest. */
export const sample: Fields = {
  community_id: 6_999_999_998,
  position_id: 6_999_999_999,
  position_name: 'Nobody’s job',
  start_date: '2030-01-07',
  end_date: '2030-01-14',
  slot_date: '2030-01-07',
  slot_from: '09:00',
  slot_to: '09:30',
  reason: 'A reason',
  reschedule_flag: true,
  email: 'conformance-nobody@example.org',
  otp: '0000',
  hotjarUserId: 'conformance-visit',
  upload_type: 'old',
  resume_path: 'no-such-resume',
  skill_filter_id: 1,
  sections: [],
  firstname: 'Nobody',
  lastname: 'Nowhere',
  phone: '3125550142',
  country: '+1',
  source_from: '',
  file: '',
  countryCode: '+1',
  phoneNumber: '3125550142',
  first_name: 'Nobody',
  last_name: 'Nowhere',
  zipcode: '60625',
  education_details: [],
  experience_details: [],
  act: 'review',
  mail_id: 6_999_999_999,
  what: 'retry',
  published: true,
  kind: 'video',
  slots: [],
  files: [],
  'idempotency-key': 'conformance-key-of-nobody',
};

/** The fields that a call knows. */
export const fieldsOf = ({ request }: WalkedCall): readonly string[] =>
  namesIn(bodyField(request.schema, 'properties'));

export const sampleOf = (call: WalkedCall): Fields =>
  Object.fromEntries(Object.entries(sample).filter(([name]) => fieldsOf(call).includes(name)));

/** One way to spoil a request. */
export interface Spoiled {
  readonly what: string;
  readonly fields: Fields;
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

/** Every field left out and every field as what it is not, as far as the call can't be read then. */
export const spoiledRequests = (call: WalkedCall): readonly Spoiled[] => {
  const whole = sampleOf(call);
  const inBody = fieldsOf(call).filter((name) => !namesInPath(call.path).includes(name));
  return inBody
    .flatMap((name): readonly Spoiled[] => [
      { what: `a body without ${name}`, fields: without(whole, name) },
      ...(name === 'idempotency-key'
        ? [{ what: 'a key of 3 characters', fields: { ...whole, [name]: 'abc' } }]
        : [{ what: `an object as ${name}`, fields: { ...whole, [name]: { of: 'another type' } } }]),
    ])
    .filter(({ fields }) => E.isLeft(call.request.type.decode(fields)));
};
