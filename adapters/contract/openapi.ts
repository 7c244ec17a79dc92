import { apiPrefix, apiVersion, type Access, type Method } from './call';
import type { calls } from './calls';
import type { JsonSchema } from './codec';

/** As much of a call as the document tells. */
interface DescribedCall {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly file?: string;
  readonly request: { readonly schema: JsonSchema };
  readonly response: { readonly schema: JsonSchema };
  readonly refusal: { readonly schema: JsonSchema };
}

type CallName = keyof typeof calls;

/** Where each call is asked for. A call without a source does not compile. */
const sources: Readonly<Record<CallName, string>> = {
  sendOtp: 'spec 1 §7',
  submitOtp: 'spec 1 §7',
  submitOtpLink: 'spec 1 §7, R3c',
  checkPhoneNumber: 'spec 1 §5, spec 1 §7, R3b',
  signUp: 'spec 1 §3, spec 1 §7, R3b',
  fetchSsoUserInfo:
    'spec 1 §7; id_token, access_token and nonce_secret are ours: without them the server would have to believe a browser',
  signOut: 'ours: ends the session as well as forgetting its token (spec 1 §4)',
  getJobsList: 'spec 1 §7, R13',
  getPositionData: 'spec 1 §7, spec 2 §4.7',
  getCandidateProfile: 'spec 1 §7',
  updateCandidateProfile: 'spec 1 §5, spec 1 §7, R21',
  updateEmailPhone: 'spec 1 §7, R28',
  proveEmail: 'ours: R41',
  getSkillFilter: 'spec 1 §7, R6a',
  getQuestions: 'spec 1 §7',
  submitSkillFilter: 'spec 1 §7, R8, R27',
  getDayViewSlots: 'spec 1 §7, R14',
  getInPersonDayViewSlots: 'spec 1 §7, R14',
  getOnboardingSlots: 'spec 1 §7, R14',
  getOnsiteSlots: 'spec 1 §7, R14',
  bookSlot: 'spec 1 §7, R17, R27',
  bookInPersonSlot: 'spec 1 §7, R17, R27',
  bookOnboardingSlot: 'spec 1 §7, R17, R27',
  bookOnsiteSlot: 'spec 1 §7, R17, R27',
  rescheduleSlot: 'spec 1 §7, R17, R27',
  rescheduleInPersonSlot: 'spec 1 §7, R17, R27',
  rescheduleOnboardingSlot: 'spec 1 §7, R17, R27',
  rescheduleOnsiteSlot: 'spec 1 §7, R17, R27',
  cancelInterview: 'spec 1 §7, R18, R27',
  cancelInPersonInterview: 'spec 1 §7, R18, R27',
  cancelOnboarding: 'spec 1 §7, R18, R27',
  cancelOnsite: 'spec 1 §7, R18, R27',
  rescheduleFromMail: 'spec 1 §7, R18',
  declineOffer: 'spec 2 §4.8, R27',
  declineInvitation: 'spec 2 §4.8, R27',
  getPosition: 'spec 1 §7, R3b',
  getPositionsData: 'spec 1 §7',
  getRedirectionLinks: 'spec 1 §7, R1',
  applyJob: 'spec 1 §7, R6, R6a',
  appliedPosition: 'spec 1 §7, R6a, R27',
  getCandidatePosition: 'spec 1 §7',
  addHotjarUserIds: 'spec 1 §7, spec 2 §7, R5',
  uploadResume: 'spec 1 §7, R20, R27',
  listResumes: 'spec 1 §7',
  inviteUploadResume: 'spec 1 §7, R3c',
  proceedWithoutResume: 'spec 1 §7, spec 2 §2.5',
  signResume: 'ours: R3, signed links',
  actOnApplication: "ours: R27, the operator's acts",
  seeApplication: "ours: R27, the operator's acts",
  publishPosition: 'ours: R27, R7',
  openSlots: 'ours: R27, R14',
  seeMails: 'ours: R27, the mails that follow an act',
  chooseForMail: 'ours: R27, the mails that follow an act',
  importFiles: 'ours: spec 1 §3 has the fields',
  importState: 'ours: an import outlasts its line',
};

const failure = { $ref: '#/components/schemas/Failure' };
const failureContent = { content: { 'application/json': { schema: failure } } };

/** What lets a caller in, and how a caller who is not is answered. */
const doors: Readonly<Record<Access, { readonly security: readonly object[]; readonly closed: object }>> = {
  public: { security: [], closed: {} },
  candidate: {
    security: [{ sessionToken: [] }],
    closed: { 401: { description: 'No session, or it has ended.', ...failureContent } },
  },
  operator: {
    security: [{ operatorToken: [] }],
    closed: {
      401: { description: "Not the operator's token.", ...failureContent },
      403: { description: 'The deployment has no OPERATOR_TOKEN.', ...failureContent },
    },
  },
};

const idempotencyHeader = 'idempotency-key';

const isRecord = (value: unknown): value is Readonly<Record<string, JsonSchema>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = ({ properties }: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  isRecord(properties) ? Object.entries(properties) : [];

const requiredOf = ({ required }: JsonSchema): readonly unknown[] => (Array.isArray(required) ? required : []);

const inPath = (path: string): readonly string[] => [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');

const headers = {
  'x-request-id': {
    description: 'Names this request in the log of the server; also `request_id` in every failure.',
    schema: { type: 'string' },
  },
  'x-server-time': {
    description: 'The clock of the server, by which lead times are measured (R14).',
    schema: { type: 'string', format: 'date-time' },
  },
};

const parametersOf = ({ path, request }: DescribedCall): readonly object[] => [
  {
    name: 'api-version',
    in: 'header',
    description: `The version of this contract; another one is refused (statusCode 406).`,
    schema: { const: apiVersion },
  },
  ...propertiesOf(request.schema).flatMap(([name, schema]) => {
    if (inPath(path).includes(name)) return [{ name, in: 'path', required: true, schema }];
    const required = requiredOf(request.schema).includes(name);
    return name === idempotencyHeader
      ? [{ name, in: 'header', required, description: 'One per choice: a repetition acts once.', schema }]
      : [];
  }),
];

/** The fields that travel in the body: all that are neither in the path nor a header. */
const bodyOf = ({ path, request, file }: DescribedCall): object => {
  const apart = [...inPath(path), idempotencyHeader];
  const fields = propertiesOf(request.schema).filter(([name]) => !apart.includes(name));
  if (fields.length === 0) return {};
  const required = requiredOf(request.schema).filter((name) => fields.some(([field]) => field === name));
  const schema = { type: 'object', properties: Object.fromEntries(fields), required };
  const asForm = (name: string): object => ({
    ...schema,
    properties: { ...schema.properties, [name]: { type: 'string', format: 'binary' } },
  });
  const form = file === undefined ? {} : { 'multipart/form-data': { schema: asForm(file) } };
  return { requestBody: { required: true, content: { 'application/json': { schema }, ...form } } };
};

const answerOf = ({ response: { schema } }: DescribedCall): object => ({
  ...schema,
  properties: { statusCode: { const: 200 }, ...Object.fromEntries(propertiesOf(schema)) },
  required: ['statusCode', ...requiredOf(schema)],
});

const isRefusable = ({ refusal: { schema } }: DescribedCall): boolean =>
  !(Array.isArray(schema['oneOf']) && schema['oneOf'].length === 0);

const refusalOf = ({ refusal }: DescribedCall): object => ({
  description: "A rule's refusal, with its reason and the reason's numbers.",
  allOf: [
    failure,
    {
      type: 'object',
      properties: { statusCode: { enum: [202, 204, 404, 406] }, refusal: refusal.schema },
      required: ['refusal'],
    },
  ],
});

const operationOf = (key: CallName, call: DescribedCall): object => ({
  operationId: call.name,
  summary: call.summary,
  'x-source': sources[key],
  security: doors[call.access].security,
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: {
    200: {
      description: 'The answer, or why there is none: `statusCode` in the body tells (R4).',
      headers,
      content: {
        'application/json': {
          schema: { anyOf: [answerOf(call), ...(isRefusable(call) ? [refusalOf(call)] : []), failure] },
        },
      },
    },
    ...doors[call.access].closed,
    429: { description: 'Too many calls from this network.', ...failureContent },
    503: {
      description: 'The store does not answer, or a mail could not be sent. Trying again helps.',
      ...failureContent,
    },
  },
});

const isCallName = (name: string): name is CallName => Object.hasOwn(sources, name);

/** The OpenAPI 3.1 document of these calls, derived from what client and server are derived from. */
export const openApi = (described: Readonly<Record<CallName, DescribedCall>>, serverUrl: string): JsonSchema => {
  const paths = new Map<string, object>();
  for (const [key, call] of Object.entries(described)) {
    if (!isCallName(key)) continue;
    const path = `${apiPrefix}/${call.path}`;
    paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: operationOf(key, call) });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Candidate portal',
      version: apiVersion,
      description:
        'What the portal asks of the provider. Answers travel as HTTP 200 with a status inside the body; trailing slashes are optional.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        sessionToken: { type: 'http', scheme: 'bearer' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'OPERATOR_TOKEN, as the deployment sets it.' },
      },
      schemas: {
        Failure: {
          type: 'object',
          properties: {
            statusCode: { type: 'integer', description: '400, 406, 401, 404, 429, 500, 503, or a refusal’s status.' },
            error: { type: 'string', description: 'What a candidate may read.' },
            request_id: { type: 'string' },
          },
          required: ['statusCode', 'error', 'request_id'],
        },
      },
    },
  };
};
