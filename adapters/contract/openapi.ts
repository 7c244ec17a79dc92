import type { Access } from '../../application/ports/candidate-api/call';
import { apiPrefix, apiVersion, type DescribedCall } from './call';
import type { JsonSchema } from './codec';

const failure = { $ref: '#/components/schemas/Failure' };
const failureContent = { content: { 'application/json': { schema: failure } } };

const withToken = {
  security: [{ sessionToken: [] }],
  closed: { 401: { description: 'No session, or it has ended.', ...failureContent } },
};

/** The security scheme of each kind of access, and the answer to a caller who is not admitted. */
const doors: Readonly<Record<Access, { readonly security: readonly object[]; readonly closed: object }>> = {
  public: { security: [], closed: {} },
  candidate: withToken,
  'candidate or mailed link': withToken,
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

/** The fields of the body: all that are neither in the path nor a header. */
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

const operationOf = (call: DescribedCall): object => ({
  operationId: call.name,
  summary: call.summary,
  'x-source': call.source,
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

/** The OpenAPI 3.1 document of these calls, derived from the same descriptions as client and server. */
export const openApi = (described: readonly DescribedCall[], serverUrl: string): JsonSchema => {
  const paths = new Map<string, object>();
  for (const call of described) {
    const path = `${apiPrefix}/${call.path}`;
    paths.set(path, { ...paths.get(path), [call.method.toLowerCase()]: operationOf(call) });
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
