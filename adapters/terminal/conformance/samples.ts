import { bodyField } from '../../../domain/resilience/error-text';
import type { DescribedCall } from '../../contract/call';
import { namesInPath, type Fields } from './asking';
import { namesIn } from './reply';

/* A plausible body for every call of the contract, and bodies that must be refused. The contract's own codec decides which is which. */

/** Every field that a call may need, about a job that does not exist: a call reads the fields it knows and drops the rest. */
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
  tech_check_mandatory: 1,
  tech_check_optional: 1,
  upload_type: 'old',
  resume_path: 'no-such-resume',
  question_id: 1,
  record_type: 'now',
  skip_question: true,
  candidate_option: 'practice',
  candidate_id: 6_999_999_999,
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
  hm_id: 6_999_999_999,
  to: 6_999_999_999,
  sender_id: 6_999_999_999,
  hiring_manager_id: 6_999_999_999,
  location_id: 6_999_999_998,
  message_id: 6_999_999_999,
  messageDetails: { message: 'A message' },
  attachment: 'aaaaaaaaaaaaaaaaaaaaaa',
  status: 'Joined',
  minutes: 5,
  block: true,
  verify_code: 'bm9ib2R5cy1saW5r',
  link: 'nobodys-link',
  userinfo: { email: 'conformance-nobody@example.org', name: 'Nobody Nowhere' },
  id_token: 'nobodys-token',
  access_token: 'nobodys-token',
  nonce_secret: 'nobodys-secret',
  attachment_url: 'aaaaaaaaaaaaaaaaaaaaaa',
  app_sid: 'AP1',
  eta: { eta_status: 'no' },
  name: 'Nobody Nowhere',
  rights: ['read'],
  // Where no receiver ever is: what is added must not be told anything.
  url: 'https://169.254.169.254/',
  webhook_id: 6_999_999_999,
  file_name: 'nothing.txt',
  content: 'aGVsbG8=',
  // Not that of the content, which is therefore never kept.
  sha256: '0'.repeat(64),
  bytes: 5,
  first_byte: 0,
  import_id: 'import-of-nobody',
  'idempotency-key': 'conformance-key-of-nobody',
};

/** The part of a call that describes its request. */
type Asks = { readonly request: Pick<DescribedCall['request'], 'schema'> };

/** The fields that the call knows. */
export const fieldsOf = ({ request }: Asks): readonly string[] => namesIn(bodyField(request.schema, 'properties'));

/** What is a number in some calls, and a word in others. */
const alsoNumbers: Fields = { status: 0 };

/** What is a day in some calls, and somebody's id in others. */
const alsoDays: Fields = { to: '2030-01-14' };

const formsOf = (schema: unknown): readonly unknown[] => {
  const anyOf = bodyField(schema, 'anyOf');
  return Array.isArray(anyOf) ? anyOf : [schema];
};

const isNumber = (schema: unknown): boolean => formsOf(schema).some((one) => bodyField(one, 'type') === 'number');
const isDay = (schema: unknown): boolean => formsOf(schema).some((one) => bodyField(one, 'format') === 'date');

/** What only calls that can't do without it are given, because lists begin with the first entry. */
const onlyNeeded: Fields = { after: 'p0' };

export const sampleOf = (call: Asks): Fields => {
  const schemas = bodyField(call.request.schema, 'properties');
  const required = bodyField(call.request.schema, 'required');
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const given: Fields = {
    ...sample,
    ...Object.fromEntries(Object.entries(onlyNeeded).filter(([name]) => needed.includes(name))),
  };
  const fitting = (name: string): Fields => {
    const schema = bodyField(schemas, name);
    if (name in alsoNumbers && isNumber(schema)) return alsoNumbers;
    return name in alsoDays && isDay(schema) ? alsoDays : given;
  };
  return Object.fromEntries(
    fieldsOf(call)
      .filter((name) => name in given)
      .map((name) => [name, fitting(name)[name]]),
  );
};

/** One way to make a request invalid. */
export interface Spoiled {
  readonly what: string;
  readonly fields: Fields;
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

/** Every field left out or with a wrong type, and letters for an id in the address, if that makes the request unreadable. */
export const spoiledRequests = (call: DescribedCall): readonly Spoiled[] => {
  const whole = sampleOf(call);
  const inPath = namesInPath(call.path);
  return fieldsOf(call)
    .flatMap((name): readonly Spoiled[] =>
      inPath.includes(name)
        ? [{ what: `letters as ${name}`, fields: { ...whole, [name]: 'abc' } }]
        : [
            { what: `a body without ${name}`, fields: without(whole, name) },
            ...(name === 'idempotency-key'
              ? [{ what: 'a key of 3 characters', fields: { ...whole, [name]: 'abc' } }]
              : [{ what: `an object as ${name}`, fields: { ...whole, [name]: { of: 'another type' } } }]),
          ],
    )
    .filter(({ fields }) => !call.request.isReadable(fields));
};
