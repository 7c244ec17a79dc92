import type { Access } from '../../application/ports/candidate-api/call';
import { apiPrefix, apiVersion, type DescribedCall } from './call';
import type { JsonSchema } from './codec';
import { exampleOf } from './example';
import { isRefusable, refusalOf } from './openapi-refusals';
import { withWords } from './openapi-words';
import { schemasOfWebhooks, sentToWebhooks } from './openapi-webhooks';
import { uploadPaths } from './openapi-uploads';
import { serverTimeHeader } from './server-clock';
import { idempotencyHeader } from './wire/fields';

/** Every status of a failure or a refusal, including HTTP's own. */
const failureStatuses = [202, 204, 400, 401, 403, 404, 406, 409, 412, 413, 414, 415, 429, 431, 500, 503, 507];

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
      401: { description: "Not the operator's token, nor a named one that is in use.", ...failureContent },
      403: {
        description: 'The deployment has no OPERATOR_TOKEN, or a named token lacks the right that `x-right` names.',
        ...failureContent,
      },
    },
  },
};

const isRecord = (value: unknown): value is Readonly<Record<string, JsonSchema>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const propertiesOf = ({ properties }: JsonSchema): readonly (readonly [string, JsonSchema])[] =>
  isRecord(properties) ? Object.entries(properties) : [];

const named = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

/** `book_slot` → `BookSlot` */
const schemaName = ({ name }: DescribedCall, part: 'Request' | 'Answer' | 'Refusal'): string =>
  `${name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}${part}`;

/** A header can't be null: either there is a key or there isn't. */
const withoutNothing = (schema: JsonSchema): JsonSchema => {
  const [first] = Array.isArray(schema['anyOf']) ? schema['anyOf'].filter(isRecord) : [];
  return first ?? schema;
};

const requiredOf = ({ required }: JsonSchema): readonly unknown[] => (Array.isArray(required) ? required : []);

const inPath = (path: string): readonly string[] => [...path.matchAll(/\{([a-z_]+)\}/g)].map(([, name]) => name ?? '');

const headers = {
  'x-request-id': {
    description: 'Names this request in the log of the server; also `request_id` in every failure.',
    schema: { type: 'string' },
  },
  [serverTimeHeader]: {
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
      ? [
          {
            name,
            in: 'header',
            required,
            description: 'One per choice: a repetition acts once.',
            schema: withoutNothing(schema),
          },
        ]
      : [];
  }),
];

/** Code generators treat a field with a `default` as always present; in a request it may be omitted. */
const mayBeLeftOut = (schema: JsonSchema): JsonSchema => {
  if (!('default' in schema)) return schema;
  const { default: assumed, ...field } = schema;
  return { description: `If missing: ${JSON.stringify(assumed)}.`, ...field };
};

/** The fields of the body: those in neither the path nor a header, plus any rule that spans several of them. */
const bodySchema = ({ path, request: { schema } }: DescribedCall): JsonSchema | undefined => {
  const apart = [...inPath(path), idempotencyHeader];
  const fields = propertiesOf(schema).filter(([name]) => !apart.includes(name));
  if (fields.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, mayBeLeftOut(field)])),
    required: requiredOf(schema).filter((name) => fields.some(([field]) => field === name)),
    ...('anyOf' in schema ? { anyOf: schema['anyOf'] } : {}),
  };
};

const bodyOf = (call: DescribedCall): object => {
  const schema = bodySchema(call);
  if (schema === undefined) return {};
  const { anyOf: _, ...fields } = schema;
  const asForm = (name: string): object => ({
    ...fields,
    properties: { ...Object.fromEntries(propertiesOf(schema)), [name]: { type: 'string', format: 'binary' } },
  });
  const form = call.file === undefined ? {} : { 'multipart/form-data': { schema: asForm(call.file) } };
  const json = { schema: named(schemaName(call, 'Request')), example: exampleOf(schema) };
  return { requestBody: { required: true, content: { 'application/json': json, ...form } } };
};

const answerOf = ({ response: { schema } }: DescribedCall): JsonSchema => ({
  ...schema,
  type: 'object',
  properties: { statusCode: { const: 200 }, ...Object.fromEntries(propertiesOf(schema)) },
  required: ['statusCode', ...requiredOf(schema)],
});

/** An example of the answer, if one made of simple values is readable to the client. */
const exampleOfAnswer = (call: DescribedCall): object => {
  const made = exampleOf(answerOf(call));
  const example = isRecord(made) ? { statusCode: 200, ...made } : made;
  return call.response.isReadable(example) ? { example } : {};
};

/** A call's area: the first part of its path. */
const tagOf = ({ path }: DescribedCall): string => path.split('/')[0] ?? path;

/** The named schemas of a call: its body, its answer, its refusals. */
const schemasOf = (call: DescribedCall): readonly (readonly [string, object])[] => {
  const body = bodySchema(call);
  return [
    ...(body === undefined ? [] : [[schemaName(call, 'Request'), body] as const]),
    [schemaName(call, 'Answer'), answerOf(call)],
    ...(isRefusable(call) ? [[schemaName(call, 'Refusal'), refusalOf(call, failure)] as const] : []),
  ];
};

const operationOf = (call: DescribedCall): object => ({
  operationId: call.name,
  summary: call.summary,
  tags: [tagOf(call)],
  'x-source': call.source,
  ...(call.right === undefined ? {} : { 'x-right': call.right }),
  security: doors[call.access].security,
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: {
    200: {
      description: 'The answer, or why there is none: `statusCode` in the body tells (R4).',
      headers,
      content: {
        'application/json': {
          schema: {
            anyOf: [
              named(schemaName(call, 'Answer')),
              ...(isRefusable(call) ? [named(schemaName(call, 'Refusal'))] : []),
              failure,
            ],
          },
          ...exampleOfAnswer(call),
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
      description: [
        'What the portal asks of the provider. Answers travel as HTTP 200 with a status inside the body; trailing slashes are optional.',
        'A call without its token, and a path that does not exist, are refused by the HTTP status as well, before anything else is looked at.',
        'A body is sent as it is: one with a content-encoding is refused by HTTP status 415.',
        'A request that its schema does not allow is answered with statusCode 400. A repetition of an idempotency key has the first answer.',
        "Every answer carries cache-control: no-store, x-content-type-options: nosniff, content-security-policy with frame-ancestors 'none',",
        'and referrer-policy: no-referrer. `x-source` says where a rule is written.',
      ].join(' '),
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(described.map(tagOf)), 'uploads', 'webhooks'].map((name) => ({ name })),
    paths: { ...Object.fromEntries(paths), ...uploadPaths },
    webhooks: sentToWebhooks,
    components: {
      securitySchemes: {
        sessionToken: { type: 'http', scheme: 'bearer' },
        operatorToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'OPERATOR_TOKEN, as the deployment sets it, or a token of operator/token_add with the right of the call.',
        },
      },
      schemas: {
        ...Object.fromEntries(described.flatMap(schemasOf).map(([name, schema]) => [name, withWords(schema)])),
        ...schemasOfWebhooks,
        Failure: {
          type: 'object',
          properties: {
            statusCode: { enum: failureStatuses, description: 'Never 200: a client narrows an answer by it.' },
            error: { type: 'string', description: 'What a candidate may read.' },
            request_id: { type: 'string' },
          },
          required: ['statusCode', 'error', 'request_id'],
        },
      },
    },
  };
};
